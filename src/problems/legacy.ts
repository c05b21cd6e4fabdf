// Codes whose constructors are not written yet.
import { ALL_CLIENTS, type Client, MAIN_CLIENTS } from '../protocol/clients.ts'
import type { ProblemFacts } from './problem.ts'

const breaks = (title: string, affects: readonly Client[] = ALL_CLIENTS): ProblemFacts => ({
  title,
  severity: 'error',
  affects
})
const warns = (title: string, affects: readonly Client[] = []): ProblemFacts => ({
  title,
  severity: 'warning',
  affects
})
const notes = (title: string): ProblemFacts => ({ title, severity: 'notice', affects: [] })

// Dependabot and Renovate do not look at the media type.
const STRICT_ABOUT_TYPE: readonly Client[] = MAIN_CLIENTS

export const LEGACY = {
  'host-invalid': breaks('A host name is not valid', MAIN_CLIENTS),
  'host-missing': warns('A host name is missing', MAIN_CLIENTS),
  'host-not-allowed': breaks('A host is not allowed'),
  'host-generic': notes('A host name stands for the host of the state'),
  'host-unknown': breaks('The host name has no address'),
  'host-unreachable': breaks('The host cannot be reached'),
  'host-timeout': breaks('The host does not answer in time'),
  'host-protocol': breaks('The host does not speak HTTP'),
  'host-private-redirect': breaks('A redirect leads to a private address'),
  'host-slow': warns('Discovery is slow'),
  'host-recovered': notes('A try failed, a later one worked'),
  'host-idn-module': breaks('Terraform cannot use modules from an internationalised host', [
    'terraform'
  ]),
  'host-dotless-module': breaks('A host of modules has no dot in its name', MAIN_CLIENTS),
  'proxy-refused': breaks('The proxy does not let the request through'),

  'tls-expired': breaks('The certificate has expired'),
  'tls-not-yet-valid': breaks('The certificate is not valid yet'),
  'tls-untrusted': breaks('The certificate is not trusted'),
  'tls-name-mismatch': breaks('The certificate is for another name'),
  'tls-protocol': breaks('No secure connection can be agreed'),
  'tls-plain-http': breaks('The port speaks plain HTTP'),
  'tls-expires-soon': warns('A certificate expires soon'),

  'redirect-limit': breaks('Too many redirects', MAIN_CLIENTS),
  'redirect-loop': breaks('The redirects go in a circle'),
  'redirect-insecure': warns('A redirect leaves https', MAIN_CLIENTS),
  'redirect-invalid': breaks('A redirect leads nowhere'),
  'redirect-nested': notes('More redirects than the protocol promises to follow'),

  'document-status': breaks('The document is answered with the wrong status'),
  'document-unauthorized': breaks('The host wants other credentials'),
  'document-type': breaks('The document has the wrong media type', STRICT_ABOUT_TYPE),
  'document-size': breaks('The document is too large', MAIN_CLIENTS),
  'document-headers': breaks('The answer has too many headers'),
  'document-encoding': breaks('The document cannot be unpacked', MAIN_CLIENTS),
  'document-incomplete': breaks('The document breaks off'),
  'document-not-json': breaks('The document is not JSON'),
  'document-not-object': breaks('The document is not a JSON object'),
  'document-absent': breaks('The host has no discovery document'),

  'service-missing': breaks('The host does not offer a service'),
  'service-version': breaks('The host offers another version of a service'),
  'service-type': breaks('The value of a service has the wrong type'),
  'service-url-invalid': breaks('The URL of a service cannot be used'),
  'service-url-credentials': breaks('The URL of a service holds a user name'),
  'service-url-empty': breaks('The URL of a service is empty'),
  'service-url-looks-like-host': breaks('The URL of a service lacks its https://'),
  'service-url-no-slash': breaks('The URL of a service does not end with a slash', [
    ...MAIN_CLIENTS,
    'dependabot',
    'checkov'
  ]),
  'service-url-relative': warns('The URL of a service depends on where the document is', [
    'dependabot',
    'renovate',
    'terragrunt'
  ]),
  'service-url-query': warns('The URL of a service has a query', MAIN_CLIENTS),
  'service-url-insecure': warns('The URL of a service is not https', [
    ...MAIN_CLIENTS,
    'dependabot'
  ]),
  'service-url-cross-host': warns('A service is on another host', ['dependabot', 'renovate']),

  'login-type': breaks('login.v1 is not an object', MAIN_CLIENTS),
  'login-client-missing': breaks('login.v1 has no client', MAIN_CLIENTS),
  'login-client-empty': warns('login.v1 has an empty client', MAIN_CLIENTS),
  'login-grant-types-invalid': breaks('login.v1 has grant_types that are no list', MAIN_CLIENTS),
  'login-grant-types-unsupported': breaks('login.v1 allows no usable grant type', MAIN_CLIENTS),
  'login-grant-types-unknown': notes('login.v1 names unknown grant types'),
  'login-authz-missing': breaks('login.v1 has no authz URL', MAIN_CLIENTS),
  'login-authz-invalid': breaks('login.v1 has an authz URL that cannot be used', MAIN_CLIENTS),
  'login-token-missing': breaks('login.v1 has no token URL', MAIN_CLIENTS),
  'login-token-invalid': breaks('login.v1 has a token URL that cannot be used', MAIN_CLIENTS),
  'login-ports-count': breaks('login.v1 has ports that are not two', MAIN_CLIENTS),
  'login-ports-range': breaks('login.v1 has ports out of range', MAIN_CLIENTS),
  'login-ports-order': breaks('login.v1 has ports in the wrong order', MAIN_CLIENTS),
  'login-ports-single': breaks('login.v1 has a range of one port', MAIN_CLIENTS),
  'login-ports-ignored': warns('login.v1 has ports that are no list', MAIN_CLIENTS),
  'login-scopes-invalid': breaks('login.v1 has a scope that is no string', MAIN_CLIENTS),
  'login-scopes-ignored': warns('login.v1 has scopes that are no list', MAIN_CLIENTS),

  'source-invalid': breaks('A source is refused', MAIN_CLIENTS),
  'source-near-miss': warns('A source means something else than it seems to', MAIN_CLIENTS),
  'source-dynamic': notes('A source is not known before init'),
  'block-reserved': notes('A block is reserved for later'),
  'file-syntax': warns('A file has a syntax error', MAIN_CLIENTS),
  'file-unreadable': warns('A file cannot be read'),
  'file-outside': warns('A link leads out of the checkout'),
  'file-limit': warns('A part of the repository is too large to be read')
} as const satisfies Record<string, ProblemFacts>
