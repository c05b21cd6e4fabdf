// Problems of blocks in configuration files.
import { CLIENT_NAMES, OWN_SYNTAX, type OwnSyntax } from '../../protocol/clients.ts'
import { type Occurrence, problem } from '../problem.ts'

export const blockReserved = () =>
  problem('block-reserved', {
    message:
      'required_providers is not allowed at the top level of a file; Terraform and OpenTofu reserve it for a future version',
    help: 'move it into a terraform block'
  })

export function blockUnsupported({ kind }: { readonly kind: OwnSyntax }) {
  const { client, what } = OWN_SYNTAX[kind]
  return problem('block-unsupported', {
    message: `${what} is supported by ${CLIENT_NAMES[client]} only`,
    help:
      client === 'opentofu'
        ? 'remove it, move it into a `.tofu` file, or correct `dialect`'
        : 'remove it, or correct `dialect`'
  })
}

type InvalidBlock =
  /** `what` is a block, such as `module.network`; `first` is where it is defined already. */
  | { readonly reason: 'twice'; readonly what: string; readonly first: string }
  /** In an override file. */
  | { readonly reason: 'no-base'; readonly what: string }
  | { readonly reason: 'of-cli'; readonly type: string }
  | { readonly reason: 'argument'; readonly what: string; readonly argument: string }
  /** `normal` is how the clients write the name; null for no name. */
  | { readonly reason: 'local-name'; readonly name: string; readonly normal: string | null }

function describeBlock(block: InvalidBlock): Occurrence<never> {
  switch (block.reason) {
    case 'twice': {
      const { what, first } = block
      const help = what.includes('.') ? 'remove or rename one of them' : 'write one block only'
      return { message: `${what} is defined a second time; the first time is in ${first}`, help }
    }
    case 'no-base':
      return {
        message: `this override file changes ${block.what}, which no other file of the directory defines`,
        help: 'define it in a file that is not an override file, or remove it here'
      }
    case 'of-cli':
      return {
        message: `${block.type} is a block of the CLI configuration, which has files of its own`,
        help: 'move it to ~/.terraformrc or ~/.tofurc, or to the file that TF_CLI_CONFIG_FILE names; replace a token that was committed'
      }
    case 'argument':
      return {
        message: `${block.what} cannot have the argument ${block.argument}`,
        help: 'write `source`, `version` and `configuration_aliases` only; a `provider` block configures the provider'
      }
    case 'local-name': {
      const { name, normal } = block
      return {
        message: `"${name}" cannot be the local name of a provider`,
        help:
          normal === null
            ? 'use letters, digits and dashes only, with no dash at either end'
            : `write ${normal}`
      }
    }
  }
}

/** The mistakes in a block that the clients refuse, whatever its values are. */
export const blockInvalid = (given: InvalidBlock) => problem('block-invalid', describeBlock(given))
