// The hosts in arguments of backends, which `init` contacts (measured with both clients).
import { comparableHost, hostIn } from './hostname.ts'
import { UNKNOWN_HOST } from './package-address.ts'

/** The arguments whose texts become a part of a host, such as that of a bucket. */
export const HOST_PARTS: Readonly<Record<string, string>> = {
  azurerm: 'storage_account_name',
  cos: 'bucket region',
  oss: 'bucket region',
  s3: 'bucket region'
}

/** The arguments of OpenTofu's key providers that name a host, by the path of their block. */
export const KEY_PROVIDERS: Readonly<Record<string, string>> = {
  'openbao *': 'address',
  'aws_kms *': 'ec2_metadata_service_endpoint http_proxy https_proxy',
  'aws_kms * > endpoints': 'dynamodb iam kms s3 sso sts',
  'azure_vault *': 'metadata_host msi_endpoint oidc_request_url vault_uri'
}

/** The arguments of the `encryption` of Terragrunt's remote_state that name the host of a key provider. */
export const ENCRYPTION_HOSTS = ['address', 'endpoints', 'http_proxy', 'https_proxy', 'vault_uri']

/** The arguments that name a host; `a.b` is an item of an object. */
export const ADDRESSES: Readonly<Record<string, string>> = {
  azurerm: 'metadata_host msi_endpoint oidc_request_url',
  consul: 'address',
  cos: 'domain endpoint',
  gcs: 'storage_custom_endpoint universe_domain',
  http: 'address lock_address unlock_address',
  kubernetes: 'host',
  oss: 'endpoint sts_endpoint tablestore_endpoint',
  pg: 'conn_str',
  s3: 'endpoint dynamodb_endpoint iam_endpoint sts_endpoint sso_endpoint ec2_metadata_service_endpoint http_proxy https_proxy endpoints.s3 endpoints.dynamodb endpoints.iam endpoints.sts endpoints.sso'
}

/** Null for a name as clouds have them; others can end the host, or begin another one. */
export const partHostOf = (text: string): string | null =>
  /^[\w.-]*$/.test(text) ? null : UNKNOWN_HOST

/** Null for a path of a state that the scan reads. */
export const stateHostOf = (path: string): string | null =>
  /^(?:\.\/)*(?:(?!node_modules\/)[\w-][\w.-]*\/)*[\w-][\w.-]*(?:\.tfstate|\.d)$/.test(path)
    ? null
    : UNKNOWN_HOST

/** The host of the address of a backend: a URL, a host with a port, or a connection string; null where that has none. */
export function addressHostOf(text: string): string | null {
  // PostgreSQL's client prefers the host in a query.
  if (/^postgres(?:ql)?:.*[?&]host(?:addr)?=/is.test(text)) return UNKNOWN_HOST
  if (/^\s*\w+\s*=/.test(text)) {
    const [host, ...others] = Array.from(
      text.matchAll(/\bhost(?:addr)?\s*=\s*'?([^\s']+)/g),
      ([, name = '']) => name
    )
    return host === undefined ? null : others.length === 0 ? comparableHost(host) : UNKNOWN_HOST
  }
  return hostIn(/^[\w+.-]+:\/\//.test(text) ? text : `https://${text}`) ?? UNKNOWN_HOST
}
