// Problems of blocks in configuration files.
import { CLIENT_NAMES, OWN_SYNTAX, type OwnSyntax } from '../../protocol/clients.ts'
import { brief } from '../brief.ts'
import { type KindIn, problem, wordsOf } from '../problem.ts'

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

type Selected = { what: string; selected: string; isAmongOthers: boolean }

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
  'of-cli': ({ what }: { what: string }) => ({
    message: `${what} is a block of the CLI configuration, which has files of its own`,
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
    message: `${what} cannot have ${argument}`,
    help: 'correct its name, or remove it'
  }),
  both: ({ what, names }: { what: string; names: readonly string[] }) => ({
    message: `${what} has both ${names.join(' and ')}`,
    help: 'remove one of them'
  }),
  /** `labels` is how many a block of this name has; undefined if there is none. */
  unknown: ({ what, labels }: { what: string; labels: number | undefined }) => ({
    message: `a file cannot have ${labels === undefined ? '' : 'these labels of '}${what} at its top level`,
    help: /^(?:backend|cloud|required_\w+)$/.test(what)
      ? 'move it into a `terraform` block'
      : labels === undefined
        ? 'correct its name, or remove it'
        : `write ${labels || 'no'} labels`
  }),
  name: ({ what }: { what: string }) => ({
    message: `"${what}" cannot be a name`,
    help: 'use letters, digits, dashes and underscores only, with a letter or underscore first'
  }),
  'no-alias': ({ what }: { what: string }) => ({
    message: `${what} has for_each, but no alias`,
    help: 'add `alias`, or remove `for_each`'
  }),
  expression: ({ what, isGuess }: { what: string; isGuess: boolean }) => ({
    message: `${what} has a variable or function, which Terraform does not evaluate in a backend or cloud block`,
    help: 'write its value',
    ...(isGuess && { severity: 'warning' as const })
  }),
  /** `isAmongOthers`: other root modules name other workspaces. */
  workspace: ({ what, selected, isAmongOthers }: Selected) => ({
    message: `the cloud block names the workspace ${brief(what)}, but TF_WORKSPACE is ${brief(selected)}`,
    help: 'unset TF_WORKSPACE, or use `tags` in place of `name`',
    ...(isAmongOthers && { severity: 'warning' as const })
  }),
  /** `what` is the type; `isRemoved`: Terraform before 1.3 has it. */
  backend: ({ what, isRemoved }: { what: string; isRemoved: boolean }) => ({
    message: `there is no backend ${what}${isRemoved ? ' since Terraform 1.3, and in OpenTofu' : ''}`,
    help: 'correct the type, or move the state to another backend',
    ...(isRemoved && { severity: 'warning' as const })
  }),
  /** `normal` is how the clients write the name; null for no name. */
  'local-name': ({ what, normal }: { what: string; normal: string | null }) => ({
    message: `"${what}" cannot be the local name of a provider`,
    help:
      normal === null
        ? 'use letters, digits and dashes only, with no dash at either end'
        : `write ${normal}`
  })
}

export type BlockMistake = KindIn<typeof INVALID>

const shortened = (mistake: BlockMistake): BlockMistake => ({
  ...mistake,
  what: brief(mistake.what, 80)
})

export const blockInvalid = (mistake: BlockMistake) =>
  problem('block-invalid', wordsOf(INVALID, shortened(mistake)))

/** In a backend or cloud block, which the clients read in root modules only. */
export const blockBackend = (mistake: BlockMistake) =>
  problem('block-backend', wordsOf(INVALID, shortened(mistake)))

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
  'of-other': ({ call, name }: OfCall & { name: string }) => ({
    message: `${call} passes ${name}, which has another source in its module`,
    help: `write the same \`source\` for ${name} in the \`required_providers\` of both modules`
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
