// Problems of tokens, and of the CLI configuration and credentials helpers that provide them.
import { quoteText } from '../go/quote.ts'
import { CLIENT_NAMES, MAIN_CLIENTS, type MainClient } from '../protocol/clients.ts'
import { discoveryUrl, type Hostname, showHostname, tokenVariables } from '../protocol/hostname.ts'
import { SHORTEST_HIDDEN } from '../protocol/token.ts'
import { describeReadFailure, type ReadFailure } from './brief.ts'
import { defineProblem, error, notice, warning } from './problem.ts'

/** `source` is the credentials source: the name of a variable or setting, or a file and line. */
type FromSource = { readonly source: string }

export const credentialsEmpty = defineProblem(
  warning('credentials-empty', 'Token is empty', MAIN_CLIENTS),
  ({ source }: FromSource) => ({
    message: `the token from ${source} is empty`,
    help: 'check the name of the secret and that this workflow can read it: GitHub replaces a missing secret with an empty string'
  })
)

const SLIPS = {
  'control character': {
    has: 'contains a line break or another control character, which no client can send',
    help: 'store the token again without the line break at its end'
  },
  bearer: {
    has: 'begins with "Bearer ", which the clients add a second time',
    help: 'store only the part after "Bearer "'
  },
  quotes: {
    has: 'is enclosed in quotation marks, which are sent with it',
    help: 'store the token without the quotation marks'
  },
  'outer white space': {
    has: 'begins or ends with white space, which is sent with it',
    help: 'store the token without the white space around it'
  },
  'inner white space': {
    has: 'contains white space',
    help: 'check whether two values were pasted together'
  },
  'not ASCII': {
    has: 'contains characters beyond ASCII, which many servers misread',
    help: 'copy the token again: a hyphen or quotation mark may have been replaced'
  }
}

/** What is unusual in a token. The clients send all but a control character as it is. */
export type TokenSlip = keyof typeof SLIPS

export const credentialsMalformed = defineProblem(
  error('credentials-malformed', 'Malformed token', MAIN_CLIENTS),
  ({ source, slip }: FromSource & { readonly slip: TokenSlip }) => ({
    message: `the token from ${source} ${SLIPS[slip].has}`,
    help: SLIPS[slip].help,
    // The token is sent, and the answer decides.
    ...(slip === 'control character' ? {} : { severity: 'warning' as const })
  })
)

export const credentialsShort = defineProblem(
  warning('credentials-short', 'Token is too short to be redacted'),
  ({ source }: FromSource) => ({
    message: `the token from ${source} has fewer than ${SHORTEST_HIDDEN} characters and is not redacted where a server repeats it`,
    help: 'check whether the stored value is the whole token; store it again or create a longer one'
  })
)

/**
 * One mistake in a client's CLI configuration. `file` is its path for display, with the line where
 * that helps; `why` never contains text of the file, which may be a token.
 */
export type ConfigMistake =
  | { readonly kind: 'missing'; readonly setting: string; readonly path: string }
  | { readonly kind: 'unreadable'; readonly file: string; readonly failure: ReadFailure }
  | { readonly kind: 'syntax'; readonly file: string; readonly why: string }
  | {
      readonly kind: 'type'
      readonly file: string
      /** The names of the argument, outermost first. */
      readonly path: readonly string[]
      readonly want: string
    }
  | {
      readonly kind: 'label'
      readonly type: string
      readonly label: string
      readonly why: string
      /** What was probably meant. */
      readonly advice: string | null
    }
  | {
      readonly kind: 'two labels'
      readonly type: string
      readonly host: Hostname
      readonly labels: readonly string[]
    }
  | { readonly kind: 'two helpers' }
  | {
      readonly kind: 'no token'
      readonly file: string
      readonly host: Hostname
      /** An argument `token` exists, with a value of another type. */
      readonly hasValue: boolean
    }
  | { readonly kind: 'panic'; readonly label: string }
  | {
      readonly kind: 'no helper'
      readonly name: string
      readonly directories: readonly string[]
    }

export const credentialsConfig = defineProblem(
  warning('credentials-config', 'CLI configuration has a mistake', MAIN_CLIENTS),
  ({ clients, mistake }: { clients: readonly MainClient[]; mistake: ConfigMistake }) => ({
    ...describeMistake(mistake),
    affects: clients
  })
)

function describeMistake(mistake: ConfigMistake) {
  switch (mistake.kind) {
    case 'missing':
      return {
        message: `${mistake.setting} names ${quoteText(mistake.path)}, which does not exist`,
        help: 'correct the path; the client continues without any CLI configuration'
      }
    case 'unreadable':
      return {
        message: `${mistake.file} ${describeReadFailure(mistake.failure)}`,
        help: 'let this account read the file; the client continues without it'
      }
    case 'syntax':
      return {
        message: `${mistake.file} has a syntax error: ${mistake.why}`,
        help: 'correct the file; the client ignores all of it, including its tokens'
      }
    case 'type':
      return {
        message: `${mistake.file}: ${mistake.path.join('.')} must be ${mistake.want}`,
        help: 'correct the value; Terraform ignores the whole file, OpenTofu the blocks that it has not read yet'
      }
    case 'label':
      return {
        message: `the label of the block ${mistake.type} ${quoteText(mistake.label)} is not a hostname: ${mistake.why}`,
        help: mistake.advice ?? 'write a hostname as the label; the client ignores the block'
      }
    case 'two labels':
      return {
        message: `two ${mistake.type} blocks are for host ${showHostname(mistake.host)}: ${mistake.labels.map(quoteText).join(' and ')}`,
        help: 'remove one of the blocks; the client uses either of them at random'
      }
    case 'two helpers':
      return {
        message: 'there is more than one credentials_helper block',
        help: 'remove all but one; the client uses any of them at random'
      }
    case 'no token':
      return {
        message: mistake.hasValue
          ? `the token in the credentials block for host ${showHostname(mistake.host)} at ${mistake.file} is not a string`
          : `the credentials block for host ${showHostname(mistake.host)} at ${mistake.file} has no token`,
        help: 'add token = "…" or remove the block; the clients send no token and try no other credentials source'
      }
    case 'panic':
      return {
        message: `the block credentials ${quoteText(mistake.label)} contains an object, which makes the client panic`,
        help: 'remove everything but the token from the block'
      }
    case 'no helper':
      return {
        message: `credentials helper ${quoteText(mistake.name)}: there is no terraform-credentials-${mistake.name} in ${mistake.directories.join(', ')}`,
        help:
          mistake.name === mistake.name.toLowerCase()
            ? 'install the program there (PATH is not searched); the client continues without a helper'
            : 'write the name in lower case; the client finds no other name'
      }
  }
}

type HelperFailure =
  | {
      readonly kind: 'version'
      readonly name: string
      readonly path: string
      readonly client: MainClient
    }
  | { readonly kind: 'run'; readonly name: string; readonly why: string }

export const credentialsHelper = defineProblem(
  error('credentials-helper', 'Credentials helper failed', MAIN_CLIENTS),
  (failure: HelperFailure) =>
    failure.kind === 'version'
      ? {
          message: `the file name ${failure.path} ends with an invalid version, which makes the clients panic`,
          help: `name it terraform-credentials-${failure.name}, or add a version such as _v1.0.0`,
          affects: [failure.client]
        }
      : {
          message: `credentials helper ${failure.name}: ${failure.why}`,
          help: 'run the program with "get" and the host: it must print {"token": "…"} and exit with 0; without it discovery works, but init fails to install providers'
        }
)

/** Where one client's token comes from; `source` is null when it has none. */
type ClientSource = { readonly client: MainClient; readonly source: string | null }

export const credentialsDiffer = defineProblem(
  notice('credentials-differ', 'Clients use different tokens'),
  ({ host, first, other }: { host: Hostname; first: ClientSource; other: ClientSource }) => ({
    message: `for host ${showHostname(host)}, ${usesToken(first)} and ${usesToken(other)}`,
    help: `set the token for both clients in ${tokenVariables(host)[0] ?? 'tokens'} or tokens, or set dialect to one client; this check uses the first token`
  })
)

const usesToken = ({ client, source }: ClientSource): string =>
  source === null
    ? `${CLIENT_NAMES[client]} finds no token`
    : `${CLIENT_NAMES[client]} uses the token from ${source}`

type RejectedToken = FromSource & { readonly host: Hostname; readonly status: number }

export const credentialsRejected = defineProblem(
  warning('credentials-rejected', 'Token was rejected'),
  ({ host, status, source }: RejectedToken) => ({
    message: `host ${showHostname(host)} returned ${status} for the token from ${source}`,
    help: `check that the token is complete, has not expired and may read this host: curl -i -H "Authorization: Bearer $TOKEN" ${discoveryUrl(host)}; then store a new one in the same place`
  })
)

type MissingToken = {
  readonly host: Hostname
  /** The run is for a pull request from a fork. */
  readonly isFork: boolean
  /** The credentials sources that have no token. */
  readonly searched: readonly string[]
  /** Blocks for the host that no client reads. */
  readonly notRead: readonly string[]
}

export const credentialsMissing = defineProblem(
  warning('credentials-missing', 'Token is missing'),
  ({ host, isFork, searched, notRead }: MissingToken) => {
    const shown = showHostname(host)
    if (isFork) {
      return {
        message: `host ${shown} requires a token, and secrets are withheld from pull requests of forks`,
        help: 'this pull request needs no change; run the check where the secret is available, for example on the main branch',
        severity: 'notice'
      }
    }
    const [variable = ''] = tokenVariables(host)
    const off = notRead.length === 0 ? '' : `; not read: ${notRead.join(', ')}`
    return {
      message: `host ${shown} requires a token, and none was found in ${searched.join(', ')}${off}`,
      help: `add the line "${shown}=\${{ secrets.REGISTRY_TOKEN }}" to the tokens input, or "${variable}: \${{ secrets.REGISTRY_TOKEN }}" to env; outside GitHub ${exportOf(variable)}`
    }
  }
)

/** No shell exports a name with a colon in it. */
const exportOf = (variable: string): string =>
  /^\w+$/.test(variable) ? `export ${variable}=…` : `env '${variable}=…' terraform init`

type NearVariable = {
  readonly host: Hostname
  readonly variable: string
  /** Why the clients do not read the variable for this host. */
  readonly why: string
  /** The name that they read. */
  readonly write: string
}

export const credentialsNearMiss = defineProblem(
  warning('credentials-near-miss', 'Token variable has a similar name'),
  ({ host, variable, why, write }: NearVariable) => ({
    message: `${variable} seems to be meant for host ${showHostname(host)}, but ${why}`,
    help: `rename it to ${write}: ${exportOf(write)}`
  })
)

export const credentialsUnused = defineProblem(
  notice('credentials-unused', 'Token for a host that is not checked'),
  ({ host }: { readonly host: Hostname }) => ({
    message: `the tokens input has a token for host ${showHostname(host)}, which is not checked`,
    help: 'write the host as in the files, including its port, or remove the line'
  })
)
