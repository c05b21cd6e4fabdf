// Every problem code, and what is always true of it.
import { ALL_CLIENTS, type Client, MAIN_CLIENTS, REPLACING_CLIENTS } from '../protocol/clients.ts'
import type { ProblemFacts, Severity } from './problem.ts'

/** Facts of a severity: title, and every client that the problem can affect. */
const factsOf =
  (severity: Severity) =>
  <Affected extends Client = never>(
    title: string,
    affects: readonly Affected[] = [],
    cured: Pick<ProblemFacts, 'isCuredByScan'> = {}
  ) => ({ title, severity, affects, ...cured })

const error = factsOf('error')
const warning = factsOf('warning')
const notice = factsOf('notice')

const CURED_BY_SCAN = { isCuredByScan: true } as const

/** Codes are stable: never rename one. Documentation and reports keep this order: by family (their first word), then alphabetically. */
export const FACTS = {
  'machine-network': error('This machine cannot reach any registry host', ALL_CLIENTS),
  'host-check-crashed': error('tf-disco crashed while it checked the host', ALL_CLIENTS),
  'host-dotless-module': error('Module host has no dot in its name', MAIN_CLIENTS),
  'host-generic': warning('Generic hostname was not contacted'),
  'host-http2': error('Host speaks only HTTP/2', ALL_CLIENTS),
  'host-idn-module': error('Terraform cannot use modules from an internationalized host', [
    'terraform'
  ]),
  'host-invalid': error('Hostname is invalid', MAIN_CLIENTS),
  // Terraform's default is app.terraform.io.
  'host-missing': error('Hostname is missing', ['opentofu']),
  'host-not-allowed': error('Host is not allowed', ALL_CLIENTS),
  'host-not-checked': error('Host was not checked before the check ended', ALL_CLIENTS),
  'host-private-redirect': error('Redirect to a non-public address', ALL_CLIENTS),
  'host-protocol': error('Host does not speak HTTP', ALL_CLIENTS),
  'host-recovered': notice('Discovery succeeded after a retry'),
  'host-slow': warning('Host is slow'),
  'host-timeout': error('Host does not respond in time', ALL_CLIENTS),
  'host-unknown': error('Hostname does not resolve', ALL_CLIENTS),
  'host-unreachable': error('Host is unreachable', ALL_CLIENTS),
  'proxy-refused': error('Proxy refused the request', ALL_CLIENTS),
  'tls-expired': error('TLS certificate has expired', ALL_CLIENTS),
  'tls-expires-soon': warning('TLS certificate expires soon'),
  'tls-name-mismatch': error('TLS certificate is for another name', ALL_CLIENTS),
  'tls-not-yet-valid': error('TLS certificate is not valid yet', ALL_CLIENTS),
  'tls-plain-http': error('Port serves plain HTTP', ALL_CLIENTS),
  'tls-protocol': error('TLS handshake failed', ALL_CLIENTS),
  'tls-untrusted': error('TLS certificate is not trusted', ALL_CLIENTS),
  'redirect-insecure': warning('Redirect to plain HTTP', MAIN_CLIENTS),
  'redirect-invalid': error('Invalid redirect', ALL_CLIENTS),
  'redirect-limit': error('Too many redirects', MAIN_CLIENTS),
  'redirect-loop': error('Redirect loop', ALL_CLIENTS),
  'redirect-nested': notice('More than one redirect'),
  'document-absent': error('Host has no discovery document', ALL_CLIENTS),
  'document-encoding': error('Discovery document cannot be decompressed', MAIN_CLIENTS),
  'document-headers': error('Response headers are too large', ALL_CLIENTS),
  'document-incomplete': error('Discovery document is incomplete', ALL_CLIENTS),
  'document-not-json': error('Discovery document is not valid JSON', ALL_CLIENTS),
  'document-not-object': error('Discovery document is not a JSON object', ALL_CLIENTS),
  'document-size': error('Discovery document is too large', MAIN_CLIENTS),
  'document-status': error('Unexpected HTTP status', ALL_CLIENTS),
  'document-type': error('Wrong Content-Type', ALL_CLIENTS),
  'document-unauthorized': error('Discovery requires valid credentials', ALL_CLIENTS),
  'service-missing': error('Service is not offered', ALL_CLIENTS),
  'service-type': error('Service URL is not a string', ALL_CLIENTS),
  'service-url-credentials': error('Service URL contains a user name', ALL_CLIENTS),
  'service-url-cross-host': notice('Service is on another host'),
  'service-url-double-slash': warning('Service URL has a double slash'),
  'service-url-empty': error('Service URL is empty', ALL_CLIENTS),
  'service-url-insecure': warning('Service URL is not https', [...MAIN_CLIENTS, 'dependabot']),
  'service-url-invalid': error('Service URL cannot be used', ALL_CLIENTS),
  'service-url-looks-like-host': error('Service URL has no https://', ALL_CLIENTS),
  'service-url-no-slash': error('Service URL does not end with a slash', REPLACING_CLIENTS),
  'service-url-other-port': notice('Service is on another port of the host'),
  'service-url-private': error('Service URL has a non-public address', ALL_CLIENTS),
  'service-url-query': warning('Service URL has a query', MAIN_CLIENTS),
  'service-url-relative': warning('Service URL is relative to the document', [
    'dependabot',
    'renovate',
    'terragrunt'
  ]),
  'service-url-same': warning('Two services have the same URL'),
  'service-version': error('Service is offered in another version', ALL_CLIENTS),
  'login-authz-invalid': error('authz URL in login.v1 cannot be used', MAIN_CLIENTS),
  'login-authz-missing': error('login.v1 has no authz URL', MAIN_CLIENTS),
  'login-client-empty': warning('login.v1 has an empty client', MAIN_CLIENTS),
  'login-client-missing': error('login.v1 has no client', MAIN_CLIENTS),
  'login-grant-types-invalid': error('grant_types in login.v1 is not an array', MAIN_CLIENTS),
  'login-grant-types-unknown': notice('login.v1 has unknown grant types'),
  'login-grant-types-unsupported': error('login.v1 has no usable grant type', MAIN_CLIENTS),
  'login-ports-count': error('ports in login.v1 is not two ports', MAIN_CLIENTS),
  'login-ports-ignored': warning('ports in login.v1 is not an array', MAIN_CLIENTS),
  'login-ports-order': error('ports in login.v1 are in the wrong order', MAIN_CLIENTS),
  'login-ports-range': error('ports in login.v1 are out of range', MAIN_CLIENTS),
  'login-ports-single': error('ports in login.v1 is a range of one port', MAIN_CLIENTS),
  'login-scopes-ignored': warning('scopes in login.v1 is not an array', MAIN_CLIENTS),
  'login-scopes-invalid': error(
    'scopes in login.v1 contains a value that is not a string',
    MAIN_CLIENTS
  ),
  'login-token-invalid': error('token URL in login.v1 cannot be used', MAIN_CLIENTS),
  'login-token-missing': error('login.v1 has no token URL', MAIN_CLIENTS),
  'login-type': error('login.v1 is not an object', MAIN_CLIENTS),
  'login-url-port': warning('Login URL has no port', MAIN_CLIENTS),
  'source-dynamic': notice('Source address is only known at init time'),
  'source-invalid': error('Source address is invalid', MAIN_CLIENTS),
  'source-missing': error('Directory of a local module is missing', MAIN_CLIENTS),
  'source-near-miss': warning('Source address is probably a mistake', MAIN_CLIENTS),
  'constraint-invalid': error('Version constraint is invalid', MAIN_CLIENTS),
  'constraint-unmeetable': error('No version can meet the constraints', MAIN_CLIENTS),
  'lock-invalid': error('Dependency lock file is invalid', MAIN_CLIENTS),
  'lock-outside': error('Locked version does not match the constraints', MAIN_CLIENTS),
  'lock-platform-missing': error('Lock file lacks the checksum of a package', MAIN_CLIENTS),
  'lock-readonly': error('Lock file has to change and may not', MAIN_CLIENTS),
  'client-version': error('Configuration does not support this version of the CLI', MAIN_CLIENTS),
  'module-described': warning('Registry module can probably not be installed', MAIN_CLIENTS),
  'module-unknown': error('Module is not in the registry', MAIN_CLIENTS),
  'provider-excluded': error('No installation method covers a provider', MAIN_CLIENTS),
  'provider-unknown': error('Provider is not in the registry', MAIN_CLIENTS),
  'provider-warning': notice('Registry warns about a provider'),
  'mirror-url': error('URL or path of a provider mirror is wrong', MAIN_CLIENTS),
  'mirror-version': error('Network mirror lacks the chosen version', MAIN_CLIENTS),
  'versions-empty': error('Registry lists no versions', MAIN_CLIENTS),
  'versions-shape': error('List of versions cannot be read', MAIN_CLIENTS),
  'versions-status': error('Registry fails to list versions', MAIN_CLIENTS),
  'versions-unauthorized': error('Registry requires a valid token', MAIN_CLIENTS),
  'version-locked-gone': error('Locked version is no longer listed', MAIN_CLIENTS),
  'version-none-fits': error('No listed version fits', MAIN_CLIENTS),
  'version-unreadable': error('Listed version cannot be read', MAIN_CLIENTS),
  'answer-incomplete': error('Response is incomplete', MAIN_CLIENTS),
  'cloud-incomplete': error('Organization or workspaces are missing', MAIN_CLIENTS),
  'cloud-organization': error('Organization cannot be read', MAIN_CLIENTS),
  'cloud-token': error('Token for the cloud block or remote backend is missing', MAIN_CLIENTS),
  'cloud-version': error('API is too old for the cloud block', MAIN_CLIENTS),
  'cloud-workspace': error('Workspace cannot be read', MAIN_CLIENTS),
  'cloud-workspace-missing': notice('Workspace does not exist'),
  'package-broken': error('Package of a module cannot be read', MAIN_CLIENTS),
  'package-document': error('Description of a provider package is wrong', MAIN_CLIENTS),
  'package-location': error('Package location cannot be used', MAIN_CLIENTS),
  'package-platform': error('Provider has no package for a platform', MAIN_CLIENTS),
  'package-protocol': error('CLI does not support the plugin protocol of a provider', MAIN_CLIENTS),
  'package-sums': error('Checksums of a provider do not agree', MAIN_CLIENTS),
  'package-unauthorized': error('Package requires credentials', MAIN_CLIENTS),
  'package-unreachable': error('Package cannot be downloaded', MAIN_CLIENTS),
  'package-unsigned': error('Provider has no usable signature', MAIN_CLIENTS),
  'block-invalid': error('Block is not accepted', MAIN_CLIENTS),
  'block-providers': error('Call and module disagree about provider configurations', MAIN_CLIENTS),
  'block-unsupported': error('Block is not supported by this CLI', MAIN_CLIENTS, CURED_BY_SCAN),
  'file-limit': warning('Part of the repository exceeds a limit', [], CURED_BY_SCAN),
  'file-outside': warning('Path leads out of what is read', [], CURED_BY_SCAN),
  'file-stale': warning('Usages file is old'),
  'file-syntax': error('File has a syntax error', MAIN_CLIENTS, CURED_BY_SCAN),
  'file-unreadable': error('File cannot be read', MAIN_CLIENTS, CURED_BY_SCAN),
  'nothing-to-check': error('Nothing to check'),
  'credentials-bot': warning('Bot has no token for a registry', ['dependabot', 'renovate']),
  'credentials-config': warning('CLI configuration has a mistake', MAIN_CLIENTS),
  'credentials-differ': notice('Clients use different tokens'),
  'credentials-empty': warning('Token is empty', MAIN_CLIENTS),
  'credentials-expiry': warning('Token has expired or expires soon', MAIN_CLIENTS),
  'credentials-helper': error('Credentials helper failed', MAIN_CLIENTS),
  'credentials-malformed': error('Malformed token', MAIN_CLIENTS),
  'credentials-missing': warning('Token is missing'),
  'credentials-near-miss': warning('Token variable has a similar name'),
  'credentials-other-host': warning('Token is for another host', MAIN_CLIENTS),
  'credentials-short': warning('Token is too short to be redacted'),
  'credentials-unused': notice('Token for a host that is not checked'),
  'services-forced': notice('A host block replaces service discovery', MAIN_CLIENTS),
  'allowlist-incomplete': error(
    'Modules may use hosts that are not in allowed-hosts',
    MAIN_CLIENTS
  ),
  'not-followed': notice('Part of init was not checked')
}

export type ProblemCode = keyof typeof FACTS

/** The facts of every code. */
export const problemFacts = (): Readonly<Record<ProblemCode, ProblemFacts>> => FACTS
