// Problems of source addresses and hostnames in configuration files.
import { CLIENT_NAMES, EVALUATES_SINCE, type MainClient } from '../protocol/clients.ts'
import { marked, named } from '../protocol/marked-text.ts'
import { hideExpressionSecrets } from '../text/address-secrets.ts'
import { brief, some } from './brief.ts'
import { type Occurrence, problem } from './problem.ts'

// An expression may span many lines.
const MAX_EXPRESSION = 120

/** `advice` is what was probably meant. */
type InvalidSource =
  /** In the client's own words. */
  | { readonly reason: 'rejected'; readonly error: string; readonly advice: string | null }
  | { readonly reason: keyof typeof INVALID_TEXT; readonly text: string }
  /** `address` is that of the block or argument, such as `module.network`. */
  | { readonly reason: keyof typeof INVALID_ARGUMENT; readonly address: string }

const NO_VERSION = 'is not a registry module, and `version` applies to registry modules only'

const INVALID_TEXT = {
  'local-with-version': [NO_VERSION, 'remove `version`'],
  'remote-with-version': [
    NO_VERSION,
    'remove `version`; `?ref=` in the source selects a version of a Git repository'
  ],
  'remote-in-test': [
    'is a remote module source; Terraform tests accept local and registry modules only',
    'use a local path or a registry address'
  ],
  'white-space': ['has white space at its beginning or end', 'remove the white space'],
  'leads-out': ['leads out of its package', 'use a path to a directory of the package'],
  endless: ['calls itself, directly or through other modules', 'remove one of the calls'],
  stack: ['is not the address of a stack', 'write HOST/ORGANIZATION/PROJECT/STACK'],
  terragrunt: ['cannot be downloaded', 'write tfr://HOST/NAMESPACE/NAME/SYSTEM or git::URL']
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
  const [, module] = AT_GITHUB.exec(source.text) ?? []
  const first = module === undefined ? '' : `write "${module}" for the module of the registry, or `
  return { message: `"${source.text}" ${message}`, help: `${first}${help}` }
}

// A Git repository has two parts, and a directory in it follows two slashes.
const AT_GITHUB = /^github\.com\/((?:[\w.-]+\/){2}[a-z0-9]+)$/

type MissingModule = {
  readonly path: string
  /** The file that may create it before `init`. */
  readonly maker: string | null
  /** The package that lacks it; absent for the checkout. */
  readonly in?: string
}

export const sourceMissing = ({ path, maker, in: owner }: MissingModule) =>
  problem('source-missing', {
    message: `there is no directory ${brief(path)}${owner === undefined ? '' : ` in ${brief(owner)}`}`,
    help:
      owner === undefined
        ? 'correct the path, or commit the directory'
        : 'correct the directory in `source`, or call another version',
    ...(maker !== null && {
      message: `there is no directory ${brief(path)} in this checkout; ${brief(maker)} ${maker.endsWith('.gitignore') ? 'lists it, so something creates it' : 'may create it'}`,
      help: 'create it before this check, as before `init` (a submodule with `submodules: true` of actions/checkout), or correct the path',
      severity: 'warning'
    })
  })

export const sourceInvalid = (source: InvalidSource | RefusedSource) =>
  'isOld' in source
    ? problem('source-invalid', { ...describeRefused(source), affects: [source.client] })
    : problem('source-invalid', describeInvalid(source))

/** `host` is the host that the client reads in the text; null where it reads none, '' where it is not known. */
export const sourceNearMiss = (source: { text: string; host: string | null; advice: string }) =>
  problem('source-near-miss', {
    message:
      source.host === null
        ? `"${source.text}" is not read as a registry address`
        : marked`"${source.text}" is read as host ${named(source.host)}`,
    help: source.advice,
    ...(source.host === '' && {
      message: `the host of "${source.text}" cannot be determined`,
      severity: 'notice'
    })
  })

/** A value that a source or hostname may have; `text` is null where it is not known. */
type SourceCandidate = { readonly text: string | null; readonly from: string | null }

export type DynamicSource = {
  readonly address: string
  readonly argument: 'source' | 'hostname'
  readonly expression: string
  /** The values that it may have, if there are several. */
  readonly candidates: readonly SourceCandidate[]
  /** The variable without `const = true`, or '' for another reference. */
  readonly refused: { readonly variable: string } | null
}

const ADD_HOST = 'add its host to `hostnames`, and set `scan: .` to read files as well'

function listCandidates(candidates: readonly SourceCandidate[]): string {
  const { shown, more } = some(candidates, 4)
  const named = shown.map(({ text, from }) => {
    const value = text === null ? 'not known' : brief(text, MAX_EXPRESSION)
    return `${value} ${from ?? 'by default'}`
  })
  const last = more > 0 ? `${more} more` : named.pop()
  return `${named.join(', ')} and ${last}`
}

/** `source of module.network is var.source` */
const showArgument = (argument: string, address: string, expression: string): string =>
  `${argument} of ${address} is ${brief(hideExpressionSecrets(expression), MAX_EXPRESSION)}`

function describeDynamic({ address, argument, expression, candidates, refused }: DynamicSource) {
  const is = showArgument(argument, address, expression)
  if (refused === null) {
    const which = candidates.length > 1 ? listCandidates(candidates) : 'only known at init time'
    return { message: `${is}, which is ${which}`, help: ADD_HOST }
  }
  const { variable } = refused
  return variable === ''
    ? {
        message: `${is}, which cannot be known during init`,
        help: `write the ${argument} with literals, locals and variables only`
      }
    : {
        message: `${is}, and Terraform evaluates var.${variable} here only with \`const = true\``,
        help: `add \`const = true\` to variable "${variable}", which requires Terraform 1.15, or write the ${argument} as a literal`
      }
}

/** A module source that a client does not evaluate, so that `init` fails. */
type RefusedSource = Pick<DynamicSource, 'address' | 'expression'> & {
  readonly client: MainClient
  /** Because of its release: all that are in use, or some that may be. */
  readonly isOld: boolean
}

function describeRefused({ address, expression, client, isOld }: RefusedSource) {
  const is = showArgument('source', address, expression)
  const [name, since] = [CLIENT_NAMES[client], EVALUATES_SINCE[client]]
  const literal = 'write the source as a literal'
  if (isOld) {
    return {
      message: `${is}, which ${name} evaluates only since ${since}`,
      help: `${literal}, or use ${name} ${since} or later`
    }
  }
  const isConst = client === 'terraform'
  return {
    message: `${is}, and ${name} evaluates only locals and ${isConst ? 'variables with `const = true`' : 'variables'} here`,
    help: `${literal}${isConst ? ', or add `const = true` to each variable in it, which requires Terraform 1.15' : ', or with locals and variables'}`
  }
}

export const sourceDynamic = (source: DynamicSource | RefusedSource) =>
  problem('source-dynamic', 'isOld' in source ? describeRefused(source) : describeDynamic(source))

export const hostInvalid = (data: { text: string; error: string; advice: string | null }) =>
  problem('host-invalid', {
    message: `"${data.text}" is not a hostname: ${data.error}`,
    help: data.advice ?? undefined
  })

// The name of the block is left out: equal messages are one finding.
export const hostMissing = (block: 'cloud block' | 'remote backend' | 'remote state') =>
  problem('host-missing', {
    // Until it is known that nothing else gives the hostname.
    severity: 'warning',
    message: `the ${block} has no hostname, and OpenTofu has no default`,
    help:
      block === 'cloud block'
        ? 'add `hostname`, or set TF_CLOUD_HOSTNAME, also for this check'
        : 'add `hostname`'
  })

/** `name` is the host without its port. */
export const hostDotlessModule = ({ host, name }: { host: string; name: string }) =>
  problem('host-dotless-module', {
    message: marked`module sources cannot name host ${named(host)}: must contain at least one dot`,
    help: marked`use a full name such as ${named(name)}.localdomain; provider addresses accept the short name`
  })

export const hostIdnModule = ({ host }: { readonly host: string }) =>
  problem('host-idn-module', {
    message: marked`Terraform cannot use modules from host ${named(host)}: it converts the name to punycode and then refuses punycode`,
    operator: 'serve modules from a host with an ASCII name',
    note: 'OpenTofu 1.12 and later accept this one'
  })
