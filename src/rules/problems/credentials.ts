// Problems of tokens and of the credentials sources that provide them.
import { CLIENT_NAMES, type Client, type MainClient } from '../protocol/clients.ts'
import { type Hostname, type NearMiss, tokenVariables } from '../protocol/hostname.ts'
import { marked, named, namedSource, shown, type Text } from '../protocol/marked-text.ts'
import { SHORTEST_HIDDEN } from '../protocol/token.ts'
import { addressCure, blockedCure, cures, returned, statusPageOf } from './brief.ts'
import { type Cures, forAll, type Occurrence, problem, type Worded } from './problem.ts'
import {
  addToken,
  cureUse,
  describeUse,
  exportOf,
  foundNoToken,
  isHelper,
  type Refused,
  refusalIn,
  renew,
  type VainSearch
} from './token.ts'

/** `source` is the credentials source: the name of a variable or setting, or a file and line. */
type FromSource = { readonly source: string }
type Stored = FromSource & { readonly isInFile: boolean }

const cureAt = (
  { source, isInFile }: Stored,
  cures: Readonly<Record<'file' | 'helper' | 'elsewhere', Worded>>
) => forAll(cures[isInFile ? 'file' : isHelper(source) ? 'helper' : 'elsewhere'])

const EMPTY = {
  file: 'write the token into the file, or remove its block',
  helper: 'store the token in the helper, which must print {} for a host without one',
  elsewhere: {
    terminal: 'set it to the token, or remove it',
    workflow:
      'check the name of the secret and that this workflow can read it: GitHub replaces a missing secret with an empty string'
  }
}

const REPLACED = {
  file: 'write the token itself, because a CLI configuration has no variables, or set a TF_TOKEN_ variable',
  helper: 'store the token itself in the helper',
  elsewhere: {
    terminal: 'set it to the token itself; in single quotation marks, a shell replaces nothing',
    workflow: `write \${{ secrets.NAME }} where the workflow file sets it, with the name of the secret`
  }
}

const flawed = (
  code: 'credentials-empty' | 'credentials-malformed' | 'credentials-short',
  { source }: FromSource,
  flaw: string,
  cure: Pick<Occurrence<MainClient>, 'help' | 'severity'>
) =>
  problem(code, { message: marked`the token from ${namedSource(source)} ${flaw}`, flaw, ...cure })

export const credentialsEmpty = (from: Stored) =>
  flawed('credentials-empty', from, 'is empty', { help: cureAt(from, EMPTY) })

const SLIPS = {
  length: ['is longer than 64 KiB and is not sent', 'store only the token'],
  'control character': [
    'contains a line break or another control character, which no client can send',
    'store the token again without the line break at its end'
  ],
  bearer: [
    'begins with "Bearer ", which the clients add a second time',
    'store only the part after "Bearer "'
  ],
  quotes: [
    'is enclosed in quotation marks, which are sent with it',
    'store the token without the quotation marks'
  ],
  'outer white space': [
    'begins or ends with white space, which is sent with it',
    'store the token without the white space around it'
  ],
  'inner white space': ['contains white space', 'check whether two values were pasted together'],
  'not ASCII': [
    'contains characters beyond ASCII, which many servers misread',
    'copy the token again: a hyphen or quotation mark may have been replaced'
  ],
  placeholder: ['is a placeholder that nothing replaced', REPLACED]
} as const

/** An oddity of a token. The clients send all but a control character as it is, and so does this check but for the length. */
export type TokenSlip = keyof typeof SLIPS

export function credentialsMalformed({ slip, ...from }: Stored & { slip: TokenSlip }) {
  const [flaw, cure] = SLIPS[slip]
  const help = typeof cure === 'string' ? cure : cureAt(from, cure)
  // If the token is sent, the answer decides.
  const isSent = slip !== 'control character' && slip !== 'length'
  return flawed('credentials-malformed', from, flaw, {
    help,
    ...(isSent && { severity: 'warning' })
  })
}

/** `days`: until the token expires, negative if it has. */
type TokenExpiry = FromSource & {
  readonly host: Hostname
  readonly on: string
  readonly days: number
}

export function credentialsExpiry({ host, source, on, days }: TokenExpiry) {
  const flaw = days < 0 ? `expired on ${on}` : undefined
  return problem('credentials-expiry', {
    message: marked`the token from ${namedSource(source)} ${flaw ?? `expires on ${on}`}`,
    help: renew(source, host),
    expires: on,
    ...(flaw && { flaw })
  })
}

const IN_ANSWERS = `has fewer than ${SHORTEST_HIDDEN} characters and is not redacted where a server repeats it`

export const credentialsShort = (from: FromSource) =>
  flawed('credentials-short', from, IN_ANSWERS, {
    help: 'check whether the stored value is the whole token; store it again or create a longer one'
  })

/** The source of one client's token; null when it has none. */
type TokenSource = { readonly client: MainClient; readonly source: string | null }

/** `ends`: of the hosts for which the file has credentials. Those of Renovate may also be in a preset or an app. */
export const credentialsBot = (of: { client: Client; host: Hostname; ends: readonly string[] }) =>
  problem('credentials-bot', {
    message: marked`${CLIENT_NAMES[of.client]} has no token for ${shown(of.host)}, and this check uses one`,
    help: marked`add a ${of.client === 'renovate' ? 'rule' : '`terraform-registry`'} for ${shown(of.host)} to ${of.client === 'renovate' ? '`hostRules`' : '`registries`, and name it in the update'}`,
    ...(of.client === 'renovate' && of.ends.length === 0 && { severity: 'notice', affects: [] })
  })

export const credentialsDiffer = (of: { host: Hostname; first: TokenSource; other: TokenSource }) =>
  problem('credentials-differ', {
    message: marked`for host ${shown(of.host)}, ${usesToken(of.first)} and ${usesToken(of.other)}`,
    help: marked`set the token for both clients in ${namedSource(tokenVariables(of.host)[0] ?? 'tokens')}; this check uses the first token`
  })

const usesToken = ({ client, source }: TokenSource): Text =>
  source === null
    ? `${CLIENT_NAMES[client]} finds no token`
    : marked`${CLIENT_NAMES[client]} uses the token from ${namedSource(source)}`

/** `service` is the one that needs the token; null for discovery. */
type MissingToken = VainSearch & { readonly host: Hostname; readonly service: string | null }

export const credentialsMissing = ({ host, service, ...search }: MissingToken) =>
  foundNoToken(
    'credentials-missing',
    marked`host ${shown(host)} requires a token${service === null ? '' : ` for ${service}`}`,
    addToken(host),
    search
  )

export const credentialsNearMiss = (near: NearMiss & { host: Hostname }) =>
  problem('credentials-near-miss', {
    message: marked`${namedSource(near.variable)} seems to be meant for host ${shown(near.host)}, but ${near.why}`,
    help: marked`rename it: ${exportOf(near.write)}`
  })

type Other = {
  readonly host: string
  /** The host that the requests go to, and the source of the token for that host. */
  readonly other: string
  readonly source: string
  /** The service that is there; null for a redirect. */
  readonly service: string | null
  readonly isSent: boolean
  readonly isNotice: boolean
}

export const credentialsOtherHost = ({ host, other, source, service, isSent, isNotice }: Other) =>
  problem('credentials-other-host', {
    message: marked`the clients do not send the token for ${named(other)} from ${namedSource(source)} ${
      service === null ? 'after the redirect of' : `to ${service} of host`
    } ${named(host)}: they send ${isSent ? marked`the token of ${named(host)}` : 'none'}`,
    help:
      service === null
        ? marked`make the discovery document of ${named(host)} public, or serve it at ${named(host)} itself`
        : marked`set the token for ${named(host)}, and the clients send it to ${named(other)}`,
    ...(isNotice && { severity: 'notice', affects: [] })
  })

export const credentialsUnused = ({ host }: { readonly host: Hostname }) =>
  problem('credentials-unused', {
    message: marked`the tokens input has a token for host ${shown(host)}, which is not checked`,
    help: 'write the host as in the files, including its port, or remove the line'
  })

/** A response that refuses, and what happened to the token of `host` on the way to it. */
type RefusedDiscovery = Refused & { readonly contentType: string | null }

export function documentUnauthorized(refused: RefusedDiscovery) {
  const { host, token, source, challenge, contentType, ...response } = refused
  // A storage or web server answers 403 for whatever it does not have; an API says why in JSON.
  const isUnasked = token === 'none' && challenge === null && !contentType?.includes('json')
  const isOfBots = response.page?.kind === 'bot-protection'
  const isUnsure = !isOfBots && (isUnasked || response.isVague === true)
  const isDoubtful = isUnsure && response.status === 403 && statusPageOf(host) === null
  const rejected = marked`rejected the token from ${namedSource(source ?? '')}`
  const asks = token === 'sent' ? rejected : 'requires authentication credentials'
  const needs = isOfBots ? 'refuses the clients' : asks
  const refusal = refusalIn(refused)
  // The name of a registry says where its document is.
  const isImplied = !isDoubtful && response.url === `https://${host}/.well-known/terraform.json`
  const said = marked`${isDoubtful ? 'may not be a registry' : needs}: ${returned(response, isImplied)}`
  return problem('document-unauthorized', {
    message: marked`host ${named(host)} ${said}${'refusal' in refusal ? '' : marked`; ${describeUse(refused, null)}`}`,
    help: cures({ ...response, asked: host }, isDoubtful ? DOUBT : tokenCures(refused)),
    ...refusal
  })
}

const PUBLISH = 'make the discovery document public'

const DOUBT: Cures = {
  operator: `${PUBLISH}, or return 404 if the host has no services`,
  user: addressCure([])
}

function tokenCures(refused: RefusedDiscovery): Cures {
  const { host, token, status } = refused
  const guest = status === 403 || token !== 'sent' ? blockedCure(host) : undefined
  const usual = { ...cureUse(refused, 'the discovery document', null), guest }
  const isAdded = token === 'none' && 'refusal' in refusalIn(refused)
  return isAdded ? { ...usual, operator: addToken(host, `, or ${PUBLISH}`) } : usual
}
