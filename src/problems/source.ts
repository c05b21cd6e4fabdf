// Problems of source addresses, hostnames and blocks in configuration files.
import { hideExpressionSecrets } from '../protocol/addresses/secrets.ts'
import { CLIENT_NAMES, MAIN_CLIENTS, OWN_SYNTAX, type OwnSyntax } from '../protocol/clients.ts'
import { brief, some } from './brief.ts'
import { byOperator, defineProblem, error, notice, type Occurrence, warning } from './problem.ts'

// An expression may span many lines.
const MAX_EXPRESSION = 120

/** `advice` is what was probably meant. */
type InvalidSource =
  /** In the client's own words. */
  | { readonly reason: 'rejected'; readonly error: string; readonly advice: string | null }
  | { readonly reason: keyof typeof INVALID_TEXT; readonly text: string }
  /** `address` is that of the block or argument, such as `module.network`. */
  | { readonly reason: keyof typeof INVALID_ARGUMENT; readonly address: string }

const INVALID_TEXT = {
  'remote-in-test': [
    'is a remote module source; Terraform tests accept local and registry modules only',
    'use a local path or a registry address'
  ],
  'white-space': ['has white space at its beginning or end', 'remove the white space'],
  stack: ['is not the address of a stack', 'write HOST/ORGANIZATION/PROJECT/STACK'],
  'locked-provider': [
    'is not a complete provider address',
    'write HOST/NAMESPACE/TYPE, or remove the block and run init again'
  ],
  terragrunt: ['is not a registry module', 'write tfr://HOST/NAMESPACE/NAME/SYSTEM']
} as const

const INVALID_ARGUMENT = {
  missing: ['has no source', 'add `source`'],
  null: ['has null as its source', 'set `source` to an address'],
  'not-a-requirement': [
    'is neither a version nor an object with a source',
    'write an object, such as { source = "NAMESPACE/TYPE", version = "~> 1.0" }'
  ]
} as const

function describeInvalid(source: InvalidSource): Occurrence<never> {
  if ('error' in source) return { message: source.error, help: source.advice ?? undefined }
  if ('address' in source) {
    const [message, help] = INVALID_ARGUMENT[source.reason]
    return { message: `${source.address} ${message}`, help }
  }
  const [message, help] = INVALID_TEXT[source.reason]
  return { message: `"${source.text}" ${message}`, help }
}

export const sourceInvalid = defineProblem(
  error('source-invalid', 'Source address is invalid', MAIN_CLIENTS),
  describeInvalid
)

export const sourceNearMiss = defineProblem(
  warning('source-near-miss', 'Source address is probably a mistake', MAIN_CLIENTS),
  /** `host` is the host that the client reads in the text; null where it reads none. */
  (source: { readonly text: string; readonly host: string | null; readonly advice: string }) => ({
    message:
      source.host === null
        ? `"${source.text}" is not read as a registry address`
        : `"${source.text}" is read as host ${source.host}`,
    help: source.advice
  })
)

/** What a source or hostname may be; `text` is null where it is not known. */
type SourceCandidate = { readonly text: string | null; readonly from: string | null }

export type DynamicSource = {
  readonly address: string
  readonly argument: 'source' | 'hostname'
  readonly expression: string
  /** The values that it may have, if there are several. */
  readonly candidates: readonly SourceCandidate[]
  /** The variable without `const = true`; `never` where Terraform accepts literals only. */
  readonly refused: { readonly variable: string } | 'never' | null
}

// A message is one line.
const MAX_CANDIDATES = 4

const ADD_HOST =
  'to check its host, add the host to `hostnames`; to read files as well, set `scan: .`'

function listCandidates(candidates: readonly SourceCandidate[]): string {
  const { shown, more } = some(candidates, MAX_CANDIDATES)
  const named = shown.map(({ text, from }) => {
    const value = text === null ? 'not known' : brief(text, MAX_EXPRESSION)
    return `${value} ${from ?? 'by default'}`
  })
  const last = more > 0 ? `${more} more` : named.pop()
  return `${named.join(', ')} and ${last}`
}

function describeDynamic(source: DynamicSource): Occurrence<never> {
  const { address, argument, expression, candidates, refused } = source
  const shown = hideExpressionSecrets(brief(expression, MAX_EXPRESSION))
  const is = `${argument} of ${address} is ${shown}`
  if (refused === 'never') {
    return {
      message: `${is}, which Terraform does not evaluate`,
      help: `write the ${argument} as a literal`
    }
  }
  if (refused !== null) {
    const { variable } = refused
    return {
      message: `${is}, and Terraform evaluates var.${variable} here only with \`const = true\``,
      help: `add \`const = true\` to variable "${variable}", which requires Terraform 1.15, or write the ${argument} as a literal`
    }
  }
  if (candidates.length > 1)
    return { message: `${is}, which is ${listCandidates(candidates)}`, help: ADD_HOST }
  return { message: `${is}, which is only known at init time`, help: ADD_HOST }
}

export const sourceDynamic = defineProblem(
  notice('source-dynamic', 'Source address is only known at init time'),
  describeDynamic
)

export const blockReserved = defineProblem(
  notice('block-reserved', 'Block is reserved for a future version'),
  ({ block, parent }: { readonly block: string; readonly parent: string }) => ({
    message: `${block} is not allowed at the top level of a file; Terraform and OpenTofu reserve it for a future version`,
    help: `move it into a ${parent} block`
  })
)

export const blockUnsupported = defineProblem(
  error('block-unsupported', 'Block is not supported by this CLI', MAIN_CLIENTS, {
    isCuredByScan: true
  }),
  ({ kind }: { readonly kind: OwnSyntax }) => {
    const { client, what } = OWN_SYNTAX[kind]
    return {
      message: `${what} is supported by ${CLIENT_NAMES[client]} only`,
      help:
        client === 'opentofu'
          ? 'remove it, move it into a `.tofu` file, or correct `dialect`'
          : 'remove it, or correct `dialect`'
    }
  }
)

export const hostInvalid = defineProblem(
  error('host-invalid', 'Hostname is invalid', MAIN_CLIENTS),
  (data: { readonly text: string; readonly error: string; readonly advice: string | null }) => ({
    message: `"${data.text}" is not a hostname: ${data.error}`,
    help: data.advice ?? undefined
  })
)

export const hostMissing = defineProblem(
  // Terraform's default is app.terraform.io.
  error('host-missing', 'Hostname is missing', ['opentofu']),
  // Without the name of the block: equal messages are one finding.
  ({ block }: { readonly block: 'cloud block' | 'remote backend' | 'remote state' }) => ({
    // Until it is known that nothing else gives the hostname.
    severity: 'warning',
    message: `the ${block} has no hostname, and OpenTofu has no default`,
    help:
      block === 'cloud block'
        ? 'add `hostname`, or set TF_CLOUD_HOSTNAME and list that host in `hostnames`'
        : 'add `hostname`'
  })
)

export const hostDotlessModule = defineProblem(
  error('host-dotless-module', 'Module host has no dot in its name', MAIN_CLIENTS),
  /** `name` is the host without its port. */
  ({ host, name }: { readonly host: string; readonly name: string }) => ({
    message: `module sources cannot name host ${host}: must contain at least one dot`,
    help: `use a full name such as ${name}.localdomain; provider addresses accept the short name`
  })
)

export const hostIdnModule = defineProblem(
  error('host-idn-module', 'Terraform cannot use modules from an internationalized host', [
    'terraform'
  ]),
  ({ host }: { readonly host: string }) => ({
    message: `Terraform cannot use modules from host ${host}: it converts the name to punycode and then refuses punycode`,
    help: byOperator(
      'serve modules from a host with an ASCII name',
      'OpenTofu 1.12 and later accept this one'
    )
  })
)
