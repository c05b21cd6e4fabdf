// The problems that the files alone show: `init` fails without a request for modules or providers.
import { CLIENT_NAMES, type MainClient } from '../../protocol/clients.ts'
import { brief, showSome } from '../brief.ts'
import { type Occurrence, problem } from '../problem.ts'

// The most that a person compares; each is a place of the finding.
const MAX_CONSTRAINTS = 6

const quoted = (text: string): string => `"${brief(text)}"`

type InvalidConstraint =
  /** In the words of the clients. */
  | { readonly reason: 'syntax'; readonly text: string; readonly why: string }
  /** `address` is that of the block, such as `module.network`. */
  | {
      readonly reason: 'expression'
      readonly address: string
      readonly clients: readonly MainClient[]
    }
  | { readonly reason: 'not-a-string'; readonly address: string }
  /** In `required_version`. */
  | { readonly reason: 'pre-release'; readonly text: string }
  | { readonly reason: 'not-constant' }
  | { readonly reason: 'built-in' | 'unspecified'; readonly provider: string }

// The words that the clients print before the reason, or without one.
const IN_CLIENTS = /^(?:Incorrect version constraint syntax|This string does not use .*)(?:: )?/

/** The reason of the clients as a clause, if it adds to the message. */
function reasonOf(why: string): string {
  const reason = why.replace(IN_CLIENTS, '')
  return reason === '' ? '' : `: ${reason}`
}

function describeInvalid(constraint: InvalidConstraint): Occurrence<MainClient> {
  switch (constraint.reason) {
    case 'syntax': {
      const { text, why } = constraint
      return {
        message: `${quoted(text)} is not a version constraint${reasonOf(why)}`,
        help: 'write versions such as 1.2.0, each after =, !=, >, >=, <, <=, ~> or no operator, and separate them by commas'
      }
    }
    case 'expression':
      return {
        message: `version of ${constraint.address} is an expression, which ${constraint.clients.includes('terraform') ? 'Terraform' : 'OpenTofu'} does not evaluate during init`,
        help: constraint.clients.includes('terraform')
          ? 'write the version as a literal; Terraform 1.15 and later also accept a variable with `const = true`'
          : 'write the version as a literal; OpenTofu 1.8 and later also accept locals and variables',
        affects: constraint.clients
      }
    case 'not-a-string':
      return {
        message: `version of ${constraint.address} is not a string`,
        help: 'put the version in quotes'
      }
    case 'pre-release':
      return {
        message: `${quoted(constraint.text)} names a pre-release, which \`required_version\` does not support`,
        help: 'remove the part after the hyphen; a pre-release of the CLI is compared without it'
      }
    case 'not-constant':
      return {
        message: '`required_version` is an expression, which is not evaluated',
        help: 'write the constraint as a literal'
      }
    case 'built-in':
      return {
        message: `${constraint.provider} is built in and cannot have a version constraint`,
        help: 'remove `version`'
      }
    case 'unspecified':
      return {
        message: `provider ${constraint.provider} is required in version 0.0.0, which is not a valid provider version`,
        help: 'name a published version; for a provider that is built locally, use `dev_overrides` without `version`'
      }
  }
}

export const constraintInvalid = (given: InvalidConstraint) =>
  problem('constraint-invalid', describeInvalid(given))

type Unmeetable = {
  /** The subject of the constraints, such as `provider registry.terraform.io/hashicorp/aws`. */
  readonly of: string
  readonly terms: readonly string[]
  /** That a module call names, in normal form. */
  readonly preRelease?: string | undefined
}

export const constraintUnmeetable = ({ of, terms, preRelease }: Unmeetable) =>
  problem('constraint-unmeetable', {
    message: `no version of ${of} can match ${showSome(terms.map(quoted), MAX_CONSTRAINTS, brief)}`,
    help:
      preRelease !== undefined
        ? `write ${quoted(preRelease)}: only an exact version, without a space after \`=\` and without \`v\`, selects a pre-release of a module`
        : terms.length === 1
          ? 'correct the constraint'
          : 'change one of these constraints so that a version can match all of them'
  })

type LockedOutside = {
  readonly provider: string
  readonly version: string
  /** The constraints that exclude the version. */
  readonly constraints: readonly string[]
  readonly clients: readonly MainClient[]
  /** Terragrunt runs the client. */
  readonly isUnit?: true | undefined
}

const COMMANDS: Readonly<Record<MainClient, string>> = { terraform: 'terraform', opentofu: 'tofu' }

export function lockOutside({ provider, version, constraints, clients, isUnit }: LockedOutside) {
  const [client, ...others] = clients
  const own = client === undefined || others.length > 0 ? '' : `${COMMANDS[client]} `
  const command = isUnit ? 'terragrunt ' : own
  return problem('lock-outside', {
    message: `locked provider ${provider} ${version} does not match configured version constraint ${showSome(constraints, MAX_CONSTRAINTS, brief)}`,
    help: `run \`${command}init -upgrade\` in this directory and commit the lock file, or change the constraint`
  })
}

export const lockReadonly = ({ provider }: { readonly provider: string }) =>
  problem('lock-readonly', {
    message: `the lock file has no entry for provider ${provider}, and \`-lockfile=readonly\` does not let init add one`,
    help: 'run `init` in this directory without `-lockfile=readonly`, and commit the lock file'
  })

type InvalidLock =
  /** The parser's message. */
  | { readonly reason: 'syntax'; readonly error: string }
  | { readonly reason: keyof typeof INVALID_LOCK | 'twice'; readonly provider: string }
  | {
      readonly reason: 'not-normal'
      readonly of: 'version' | 'constraints'
      readonly provider: string
      readonly normal: string
    }

const INVALID_LOCK = {
  'no-version': ['version', 'is missing'],
  'not-a-version': ['version', 'is not a version number'],
  'not-constraints': ['constraints', 'are invalid']
} as const

function describeLock(lock: InvalidLock): Occurrence<MainClient> {
  const failed = 'failed to read dependency lock file'
  const help = 'restore the file, or remove the block and run `init` again'
  switch (lock.reason) {
    case 'syntax':
      return { message: `${failed}: ${lock.error}`, help }
    case 'twice':
      return {
        message: `${failed}: it has two blocks for provider ${lock.provider}`,
        help: 'remove one of the blocks; a merge may have duplicated it'
      }
    case 'not-normal':
      return {
        message: `${failed}: the ${lock.of} of provider ${lock.provider} must be written in normalized form: ${quoted(lock.normal)}`,
        help
      }
    default: {
      const [argument, fault] = INVALID_LOCK[lock.reason]
      return { message: `${failed}: the ${argument} of provider ${lock.provider} ${fault}`, help }
    }
  }
}

export const lockInvalid = (given: InvalidLock) => problem('lock-invalid', describeLock(given))

type ExcludedClient = {
  readonly client: MainClient
  readonly version: string
  /** The constraint in `required_version`. */
  readonly constraint: string
}

export const clientVersion = ({ client, version, constraint }: ExcludedClient) =>
  problem('client-version', {
    message: `the version constraint ${quoted(constraint)} excludes ${CLIENT_NAMES[client]} ${version}`,
    help: `use another version of ${CLIENT_NAMES[client]}, or change the constraint`
  })
