// Follows modules from their registries to their packages, as far as that needs no archive.
import { accept } from '../../../go/parsed.ts'
import type { Url } from '../../../go/url.ts'
import { comparedName } from '../../../network/endpoint.ts'
import type { Origin } from '../../../network/redirects.ts'
import type { MainClient } from '../../../protocol/clients.ts'
import { type Hostname, hostOfUrl } from '../../../protocol/hostname.ts'
import type { RegistryModule } from '../../../protocol/module-address.ts'
import { MODULES } from '../../../protocol/services.ts'
import { tokenReach } from '../../../protocol/token-reach.ts'
import type { LocationAnswer } from '../../../registry/answers/module-location.ts'
import { type PackagePlan, planHop, planPackage } from '../../../registry/answers/package-plan.ts'
import { moduleDownloadUrl } from '../../../registry/urls.ts'
import type { PerClient } from '../evidence.ts'
import type { InquiryContext } from '../inquire.ts'
import type { ChosenVersion, Fetched, ModulePackage, PackageStep } from '../package-evidence.ts'
import { askAndRead, type Reading, textOf } from '../question.ts'
import { targetsOf } from '../services.ts'
import {
  DIRECT_ARCHIVE,
  MODULE_ARCHIVE,
  originOf,
  PAGE,
  type PackageHosts,
  REPOSITORY
} from './package-host.ts'

/** What packages need beside the questions about versions. */
export type PackagesContext = InquiryContext & {
  readonly hosts: PackageHosts
  /** OpenTofu 1.12 and later. */
  readonly readsPackages: boolean
}

// The clients put the whole body into their messages; a location is short.
const MAX_LOCATION_BYTES = 1024 * 1024

const LOCATION: Reading<LocationAnswer> = {
  accepts: (status) => status === 200 || status === 204,
  plan: () => ({ kind: 'whole', maxBytes: MAX_LOCATION_BYTES }),
  read: ({ head, body }) =>
    accept({
      status: head.status === 204 ? 204 : 200,
      header: head.terraformGet,
      body: textOf(body)
    })
}

/** One version of a module: the location, and what is there for each client. */
export async function askModulePackage(
  { address, version, clients }: ChosenVersion<RegistryModule>,
  context: PackagesContext
): Promise<PerClient<ModulePackage>> {
  const { host } = address
  const urlOf = (base: Url) => moduleDownloadUrl(base, address, version)
  const targets = targetsOf(MODULES, host, clients, urlOf, context)
  const located = await askAndRead(host, targets, LOCATION, context)
  const packages = targets.map(async (target) => {
    const { client } = target
    const asked = located[client]
    if (asked === undefined) return []
    if (target.kind !== 'service' || asked.outcome.kind !== 'read') {
      return [[client, { location: { ...asked, outcome: asked.outcome }, steps: [] }] as const]
    }
    const answer = asked.outcome.value
    const { readsPackages: readsCredentials, network } = context
    const plan = planPackage({ answer, downloadUrl: target.url, client, readsCredentials })
    const way = { registry: host, client, origin: originOf(asked, network), start: target.url }
    const steps = await follow(plan, way, context)
    const location = { ...asked, outcome: { kind: 'read', value: null } as const }
    return [[client, { location, steps }] as const]
  })
  return Object.fromEntries((await Promise.all(packages)).flat())
}

/** Who goes the way, and whose answer leads on. */
type Way = {
  readonly registry: Hostname
  readonly client: MainClient
  readonly origin: Origin
  /** The request for the location. */
  readonly start: Url
}

// go-getter follows ten pages.
const MAX_PAGES = 10

/** Goes where a client goes, up to the first byte of an archive. */
async function follow(
  first: PackagePlan,
  way: Way,
  { hosts, network }: PackagesContext
): Promise<readonly PackageStep[]> {
  const steps: PackageStep[] = []
  let plan = first
  let { origin } = way
  for (let requests = 0; plan.kind !== 'refused' && plan.kind !== 'other'; requests += 1) {
    if (plan.kind === 'page' && requests === MAX_PAGES) {
      return [
        ...steps,
        { kind: 'refused', why: `too many X-Terraform-Get redirects: ${requests + 1}` }
      ]
    }
    const [what, file] = REQUESTS[plan.kind]
    const usesToken = plan.kind === 'direct' && plan.usesCredentials
    const token = usesToken && keepsToken(way.start, plan.url)
    const fetched: Fetched<string> = await hosts.fetch(
      { ...way, url: urlOf(plan), origin, token },
      file
    )
    const next = fetched.kind === 'asked' && fetched.asked.outcome
    if (usesToken && !token && next && next.kind === 'status' && next.status === 401) {
      const host = hostOfUrl(plan.url)
      return [...steps, { kind: 'other', getter: `the token of the registry from ${host}`, host }]
    }
    steps.push({ ...fetched, what })
    if (plan.kind !== 'page' || !next || next.kind !== 'read') return steps
    origin = originOf(fetched.asked, network)
    plan = planHop(next.value, way.client)
  }
  return [...steps, plan]
}

/**
 * OpenTofu sends the token to whatever host the location names. This check sends it only where a redirect of the
 * registry could lead it.
 */
function keepsToken(from: Url, to: Url): boolean {
  const stops = [from, to].map((url) => {
    return { scheme: url.scheme === 'http' ? 'http' : 'https', name: comparedName(url) } as const
  })
  return tokenReach(stops).at(-1) === 'sent'
}

const REQUESTS = {
  archive: ['archive', MODULE_ARCHIVE],
  direct: ['archive', DIRECT_ARCHIVE],
  page: ['page', PAGE],
  git: ['repository', REPOSITORY]
} as const

/** Of a repository, what `git clone` asks for first (gitprotocol-http). */
const urlOf = ({ kind, url }: PackagePlan & { readonly url: Url }): Url =>
  kind === 'git' ? { ...url, path: `${url.path}/info/refs`, query: 'service=git-upload-pack' } : url
