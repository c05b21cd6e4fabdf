// Hosts that serve nothing without a token, although their discovery documents are public.
import { CLOUD, MODULES, PROVIDERS, REMOTE } from '../services.ts'

type PrivateHost = {
  readonly matches: RegExp
  readonly services: readonly string[]
}

// The `cloud` block and the remote backend stop without a token, whatever the host
// (internal/cloud/backend.go, "Required token could not be found").
const STATE = [CLOUD, REMOTE]
const REGISTRY = [MODULES, PROVIDERS]

const PRIVATE_HOSTS: readonly PrivateHost[] = [
  // HCP Terraform and its European region: "you must authenticate" for modules and providers
  // (developer.hashicorp.com/terraform/cloud-docs/registry/using).
  { matches: /^app\.(eu\.)?terraform\.io$/, services: [...STATE, ...REGISTRY] },
  // docs.env0.com/docs/private-registry, docs.env0.com/docs/login
  { matches: /^api\.env0\.com$/, services: REGISTRY },
  { matches: /^backend\.api\.env0\.com$/, services: STATE },
  // An account is a subdomain (docs.scalr.io/docs/cli).
  { matches: /\.scalr\.io$/, services: STATE }
]

/** The services that a host is known to refuse without a token. */
export const servicesWithToken = (host: string): readonly string[] =>
  PRIVATE_HOSTS.find(({ matches }) => matches.test(host))?.services ?? []
