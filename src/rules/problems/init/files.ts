// The problems that the files alone show: `init` fails without a request for modules or providers.
import { CLIENT_NAMES, type MainClient } from '../../protocol/clients.ts'
import { brief, showSome } from '../brief.ts'
import { type Constraint, showAsker, type UnmetConstraint } from '../place.ts'
import { type KindIn, problem, type Resolution, resolveBy, wordsOf } from '../problem.ts'

// The most that a person compares; each is a place of the finding.
const MAX_CONSTRAINTS = 6

const quoted = (text: string): string => `"${brief(text)}"`
const CHANGE_ONE = 'change one of these constraints so that a version can match all of them'

// The words that the clients print before the reason, or without one.
const IN_CLIENTS = /^(?:Incorrect version constraint syntax|This string does not use .*)(?:: )?/

/** The reason of the clients as a clause, if it adds to the message. */
function reasonOf(why: string): string {
  const reason = why.replace(IN_CLIENTS, '')
  return reason === '' ? '' : `: ${reason}`
}

/** `address` is that of a block, such as `module.network`. */
const CONSTRAINTS = {
  syntax: ({ text, why }: { text: string; why: string }) => ({
    message: `${quoted(text)} is not a version constraint${reasonOf(why)}`,
    help: 'write versions such as 1.2.0, each after =, !=, >, >=, <, <=, ~> or no operator, and separate them by commas'
  }),
  expression: ({ address, clients }: { address: string; clients: readonly MainClient[] }) => ({
    message: `version of ${address} is an expression, which ${clients.includes('terraform') ? 'Terraform' : 'OpenTofu'} does not evaluate during init`,
    help: clients.includes('terraform')
      ? 'write the version as a literal; Terraform 1.15 and later also accept a variable with `const = true`'
      : 'write the version as a literal; OpenTofu 1.8 and later also accept locals and variables',
    affects: clients
  }),
  'not-a-string': ({ address }: { address: string }) => ({
    message: `version of ${address} is not a string`,
    help: 'put the version in quotes'
  }),
  /** In `required_version`. */
  'pre-release': ({ text }: { text: string }) => ({
    message: `${quoted(text)} names a pre-release, which \`required_version\` does not support`,
    help: 'remove the part after the hyphen; a pre-release of the CLI is compared without it'
  }),
  'not-constant': () => ({
    message: '`required_version` is an expression, which is not evaluated',
    help: 'write the constraint as a literal'
  }),
  'built-in': ({ provider }: { provider: string }) => ({
    message: `${provider} is built in and cannot have a version constraint`,
    help: 'remove `version`'
  }),
  unspecified: ({ provider }: { provider: string }) => ({
    message: `provider ${provider} is required in version 0.0.0, which is not a valid provider version`,
    help: 'name a published version; for a provider that is built locally, use `dev_overrides` without `version`'
  })
}

export const constraintInvalid = (mistake: KindIn<typeof CONSTRAINTS>) =>
  problem('constraint-invalid', wordsOf(CONSTRAINTS, mistake))

type Unmeetable = {
  /** The subject of the constraints, such as `provider registry.terraform.io/hashicorp/aws`. */
  readonly of: string
  /** The fewest parts of constraints that conflict. */
  readonly terms: readonly Constraint[]
  /** All of a provider; those of a module call are its terms. */
  readonly constraints?: readonly UnmetConstraint[]
  /** That a module call names, in normal form. */
  readonly preRelease?: string | undefined
  readonly resolution?: Resolution | null | undefined
}

export function constraintUnmeetable({ of, terms, constraints, ...rest }: Unmeetable) {
  const { preRelease, resolution } = rest
  const ofReader = terms.length === 1 ? 'correct the constraint' : CHANGE_ONE
  // The reader cannot change a package.
  const isInside = terms.some(({ place }) => typeof place !== 'string' && place.inside)
  const ofModule = isInside
    ? `${ofReader}, or call another version of the module that has one`
    : ofReader
  const change = resolution ? `${resolveBy(resolution)}, or ${ofReader}` : ofModule
  const isInLine = new Set(terms.map(showAsker)).size === 1
  const show = ({ text, ...asker }: (typeof terms)[number]) =>
    isInLine ? quoted(text) : `${quoted(text)} (${brief(showAsker(asker))})`
  return problem('constraint-unmeetable', {
    ...(constraints && { constraints }),
    message: `no version of ${of} can match ${terms.length > 1 ? 'all of ' : ''}${showSome(terms, MAX_CONSTRAINTS, show)}`,
    help:
      preRelease === undefined
        ? change
        : `write ${quoted(preRelease)}: only an exact version, without a space after \`=\` and without \`v\`, selects a pre-release of a module`
  })
}

type LockedOutside = {
  readonly provider: string
  readonly version: string
  /** The constraints that exclude the version. */
  readonly constraints: readonly string[]
  /** Terragrunt runs the client. */
  readonly isUnit?: true | undefined
}

export const lockOutside = ({ provider, version, constraints, isUnit }: LockedOutside) =>
  problem('lock-outside', {
    message: `locked provider ${provider} ${version} does not match configured version constraint ${showSome(constraints, MAX_CONSTRAINTS, brief)}`,
    help: `run \`${isUnit ? 'terragrunt' : 'terraform'} init -upgrade\` in this directory and commit the lock file, or change the constraint`
  })

/** `isUnused`: the file has an entry that no module requires; else it lacks one. */
export const lockReadonly = (lock: { readonly provider: string; readonly isUnused?: boolean }) =>
  problem('lock-readonly', {
    message: lock.isUnused
      ? `no module requires provider ${lock.provider}, and \`-lockfile=readonly\` does not let init remove its entry`
      : `the lock file has no entry for provider ${lock.provider}, and \`-lockfile=readonly\` does not let init add one`,
    help: 'run `terraform init` in this directory without `-lockfile=readonly`, and commit the lock file'
  })

const fault = (argument: string, is: string) => (lock: { provider: string }) => ({
  message: `the ${argument} of provider ${lock.provider} ${is}`
})

const LOCKS = {
  syntax: ({ error }: { error: string }) => ({ message: error }),
  twice: ({ provider }: { provider: string }) => ({
    message: `it has two blocks for provider ${provider}`,
    help: 'remove one of the blocks; a merge may have duplicated it'
  }),
  'no-version': fault('version', 'is missing'),
  'not-a-version': fault('version', 'is not a version number'),
  'not-constraints': fault('constraints', 'are invalid'),
  'not-hashes': fault('hashes', 'are not a list of at least one, each like "h1:…"'),
  'not-normal': (lock: { of: string; provider: string; normal: string }) => ({
    message: `the ${lock.of} of provider ${lock.provider} must be written in normalized form: ${quoted(lock.normal)}`
  })
}

export function lockInvalid(lock: KindIn<typeof LOCKS>) {
  const { message, help } = {
    help: 'restore the file, or remove the block and run `terraform init` again',
    ...wordsOf(LOCKS, lock)
  }
  return problem('lock-invalid', {
    message: `failed to read dependency lock file: ${message}`,
    help
  })
}

type ExcludedClient = {
  readonly client: MainClient
  readonly version: string
  readonly constraint: string
}

export const clientVersion = ({ client, version, constraint }: ExcludedClient) =>
  problem('client-version', {
    message: `the version constraint ${quoted(constraint)} excludes ${CLIENT_NAMES[client]} ${version}`,
    help: `use another version of ${CLIENT_NAMES[client]}, or change the constraint`
  })
