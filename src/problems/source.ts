// Problems of source addresses, hostnames and blocks in configuration files.
import { MAIN_CLIENTS } from '../protocol/clients.ts'
import { brief } from './brief.ts'
import { defineProblem, error, notice, type Occurrence, warning } from './problem.ts'

// An expression may span many lines.
const MAX_EXPRESSION = 120

type InvalidText = 'remote-in-test' | 'white-space' | 'stack' | 'locked-provider' | 'terragrunt'

type InvalidArgument = 'missing' | 'null' | 'not-a-requirement'

/** `advice` is what was probably meant. */
type InvalidSource =
  /** In the client's own words. */
  | { readonly reason: 'rejected'; readonly error: string; readonly advice: string | null }
  | { readonly reason: InvalidText; readonly text: string }
  /** `address` is that of the block or argument, such as `module.network`. */
  | { readonly reason: InvalidArgument; readonly address: string }

const INVALID_TEXT: Readonly<Record<InvalidText, readonly [message: string, help: string]>> = {
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
}

const INVALID_ARGUMENT: Readonly<Record<InvalidArgument, readonly [string, string]>> = {
  missing: ['has no source', 'add `source`'],
  null: ['has null as its source', 'set `source` to an address'],
  'not-a-requirement': [
    'is neither a version nor an object with a source',
    'write an object, such as { source = "NAMESPACE/TYPE", version = "~> 1.0" }'
  ]
}

function describeInvalid(source: InvalidSource): Occurrence<never> {
  switch (source.reason) {
    case 'rejected': {
      const { error, advice } = source
      return { message: error, help: advice ?? undefined }
    }
    case 'missing':
    case 'null':
    case 'not-a-requirement': {
      const [message, help] = INVALID_ARGUMENT[source.reason]
      return { message: `${source.address} ${message}`, help }
    }
    case 'remote-in-test':
    case 'white-space':
    case 'stack':
    case 'locked-provider':
    case 'terragrunt': {
      const [message, help] = INVALID_TEXT[source.reason]
      return { message: `"${source.text}" ${message}`, help }
    }
  }
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

export const sourceDynamic = defineProblem(
  notice('source-dynamic', 'Source address is only known at init time'),
  (data: {
    readonly address: string
    readonly argument: 'source' | 'hostname'
    readonly expression: string
  }) => ({
    message: `${data.argument} of ${data.address} is ${brief(data.expression, MAX_EXPRESSION)}, which is only known at init time`,
    help: 'to check its host, add the host to `hostnames` and set `scan: .`'
  })
)

export const blockReserved = defineProblem(
  notice('block-reserved', 'Block is reserved for a future version'),
  ({ block, parent }: { readonly block: string; readonly parent: string }) => ({
    message: `${block} is not allowed at the top level of a file; Terraform and OpenTofu reserve it for a future version`,
    help: `move it into a ${parent} block`
  })
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
  warning('host-missing', 'Hostname is missing', ['opentofu']),
  ({ address, isCloud }: { readonly address: string; readonly isCloud: boolean }) => ({
    message: `${address} has no hostname, and OpenTofu has no default`,
    help: isCloud
      ? 'add `hostname`, or set TF_CLOUD_HOSTNAME and list that host in `hostnames`'
      : 'add `hostname`'
  })
)
