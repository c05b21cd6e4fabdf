// Problems of blocks in configuration files.
import { CLIENT_NAMES, OWN_SYNTAX, type OwnSyntax } from '../../protocol/clients.ts'
import { type KindIn, problem, wordsOf } from '../problem.ts'

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

/** The mistakes in a block that the clients refuse, whatever its values are. */
const INVALID = {
  /** `what` is a block, such as `module.network`; `first` is where it is defined already. */
  twice: ({ what, first }: { what: string; first: string }) => ({
    message: `${what} is defined a second time; the first time is in ${first}`,
    help: what.includes('.') ? 'remove or rename one of them' : 'write one block only'
  }),
  /** In an override file. */
  'no-base': ({ what }: { what: string }) => ({
    message: `this override file changes ${what}, which no other file of the directory defines`,
    help: 'define it in a file that is not an override file, or remove it here'
  }),
  'of-cli': ({ type }: { type: string }) => ({
    message: `${type} is a block of the CLI configuration, which has files of its own`,
    help: 'move it to ~/.terraformrc or ~/.tofurc, or to the file that TF_CLI_CONFIG_FILE names; replace a token that was committed'
  }),
  reserved: ({ what }: { what: string }) => ({
    message: `${what} has a name that calls of a module need for themselves`,
    help: 'rename the variable'
  }),
  /** As Terraform 0.11 had it. */
  'quoted-type': ({ what }: { what: string }) => ({
    message: `the type of ${what} is in quotes`,
    help: 'remove the quotes; write `list(string)` for "list", and `map(string)` for "map"'
  }),
  argument: ({ what, argument }: { what: string; argument: string }) => ({
    message: `${what} cannot have the argument ${argument}`,
    help: 'write `source`, `version` and `configuration_aliases` only; a `provider` block configures the provider'
  }),
  /** `normal` is how the clients write the name; null for no name. */
  'local-name': ({ name, normal }: { name: string; normal: string | null }) => ({
    message: `"${name}" cannot be the local name of a provider`,
    help:
      normal === null
        ? 'use letters, digits and dashes only, with no dash at either end'
        : `write ${normal}`
  })
}

export const blockInvalid = (mistake: KindIn<typeof INVALID>) =>
  problem('block-invalid', wordsOf(INVALID, mistake))

/** `canChange`: the call is in a file of the reader. */
type OfCall = { readonly call: string; readonly canChange: boolean }
const OTHER_VERSION = 'use another version of the module that has this call'

/** What a call gives its module of provider configurations, and the module refuses. */
const PROVIDERS = {
  /** `name` is a configuration such as `aws.west`. */
  'not-passed': ({ call, name, canChange }: OfCall & { name: string }) => ({
    message: `${call} does not pass the provider configuration ${name}, which its module expects`,
    help: canChange ? `add \`${name} = …\` to the \`providers\` of the call` : OTHER_VERSION
  }),
  overridden: ({ call, name, canChange }: OfCall & { name: string }) => ({
    message: `${call} passes the provider configuration ${name}, which its module has itself`,
    help: canChange ? `remove \`${name}\` from the \`providers\` of the call` : OTHER_VERSION
  }),
  repeated: ({ call, argument, canChange }: OfCall & { argument: string }) => ({
    message: `${call} has \`${argument}\`, but its module configures a provider itself`,
    help: canChange
      ? `remove \`${argument}\`, or use a version of the module without \`provider\` blocks`
      : OTHER_VERSION
  })
}

export const blockProviders = (mistake: KindIn<typeof PROVIDERS>) =>
  problem('block-providers', wordsOf(PROVIDERS, mistake))
