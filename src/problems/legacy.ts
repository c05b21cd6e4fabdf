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

export const LEGACY = {
  'host-invalid': breaks('A host name is not valid', MAIN_CLIENTS),
  'host-missing': warns('A host name is missing', MAIN_CLIENTS),
  'host-idn-module': breaks('Terraform cannot use modules from an internationalised host', [
    'terraform'
  ]),
  'host-dotless-module': breaks('A host of modules has no dot in its name', MAIN_CLIENTS),

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
