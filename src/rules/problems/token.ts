// The words of several families about a refusal: that the token of a host is missing, what happened to it, and the cures.

import { isDefaultRegistry } from '../protocol/clients.ts'
import { parseSetHostname, tokenVariables } from '../protocol/hostname.ts'
import {
  inAscii,
  listSome,
  marked,
  named,
  namedSource,
  plain,
  type Text
} from '../protocol/marked-text.ts'
import { type Authorization, isOfAccounts } from '../protocol/token.ts'
import { blockedCure, type Response, type Status } from './brief.ts'
import { type Cures, forAll, type Problem, problem, type Worded } from './problem.ts'

/** The cure in a pull request from a fork, which gets no secrets. */
export const FORK_CURE =
  'this pull request needs no change; run the check where the secret is available, for example on the main branch'

const OWN_ADDRESS =
  'or use a runner with an address of its own, because hosted runners share theirs'

/** The cures where the number of requests is limited (429). `concurrency` is no input of the Action. */
export const LIMIT: Cures = {
  because: 'the host limits the requests of this machine or of its network',
  operator: 'raise the limit',
  user: {
    terminal: `lower \`concurrency\`, ${OWN_ADDRESS}`,
    workflow: `lower \`concurrency\` in .tf-disco.hcl, ${OWN_ADDRESS}`
  }
}

/** The use of the token of `host`; `source` is null without a token. */
export type TokenUse = {
  readonly host: string
  readonly token: Authorization
  readonly source: string | null
}

/** A response that refuses. `challenge`: the scheme of WWW-Authenticate, if none of its challenges is Bearer. */
export type Refused = Status & TokenUse & { readonly challenge: string | null }

/** True if a bot protection refuses, which sees no token. */
const isOfBots = ({ page }: Response): boolean => page?.kind === 'bot-protection'

/** The scheme for which the clients have no credentials; null if a token may help. */
const schemeBeyond = ({ challenge }: Refused): string | null =>
  challenge !== null && isOfAccounts(challenge) ? challenge : null

/** What a problem says of a refusal, with no token as `usual`; nothing where no token helps. */
export function refusalIn(refused: Refused, usual: 'asks' | 'hides' = 'asks') {
  const { token } = refused
  const isHelped = /^(?:none|sent)$/.test(token) && !isOfBots(refused) && !schemeBeyond(refused)
  return isHelped ? { refusal: token === 'none' ? usual : ('rejects' as const) } : {}
}

/** An imperative where the token was sent. */
function checkToken({ host, source, challenge }: Refused, elsewhere: string | null): Text {
  if (elsewhere !== null) {
    return marked`check that ${named(elsewhere)} accepts the token from ${namedSource(source ?? '')}: ${sentTo(elsewhere, host)}`
  }
  return challenge === null
    ? marked`check that the token is complete and has access, or ${renew(source ?? '', host)}`
    : marked`check that the token is complete and has access, or that ${named(host)}, which asks for ${challenge} authentication, takes Bearer tokens`
}

/** A clause. */
export const sentTo = (elsewhere: string, host: string): Text =>
  marked`the CLIs send ${named(elsewhere)} the token for ${named(host)}, not one for ${named(elsewhere)}`

/** A clause. `elsewhere` is the host that was asked instead; null for the host itself. */
export function describeUse(refused: Refused, elsewhere: string | null): Text {
  const { host, token, source } = refused
  const scheme = schemeBeyond(refused)
  if (isOfBots(refused)) return 'a bot protection answered'
  if (scheme !== null) return `it asks for ${scheme} authentication`
  const sent = elsewhere === null ? 'sent' : marked`sent to ${named(elsewhere)}`
  const from = marked`the token for ${named(host)} from ${namedSource(source ?? '')} was`
  if (token === 'none') return marked`no token was found for ${named(host)}`
  return token === 'sent' ? marked`${from} ${sent}` : marked`${from} not ${sent}${UNSENT[token]}`
}

const UNSENT = {
  'not-sent': '',
  dropped: ', because the CLIs drop it at a redirect to another host',
  withheld: ', because the URL is not https; the CLIs do send it'
}

/** The cures for a refusal of `service`. `permit`: what helps where the token was sent. */
export function cureUse(
  refused: Refused,
  service: string,
  elsewhere: string | null,
  permit = checkToken(refused, elsewhere)
): Cures {
  const { host, token } = refused
  const scheme = schemeBeyond(refused)
  if (scheme !== null) {
    const operator = `exempt ${service} from ${scheme} authentication`
    const user = marked`ask the operator of ${named(host)} to ${operator}`
    return { operator, user, note: 'the clients send only Bearer tokens' }
  }
  // Other public registries have private modules and providers, too.
  const guest = isDefaultRegistry(host) ? blockedCure(host) : undefined
  switch (token) {
    case 'none':
      return { ...forAll(addToken(host)), guest }
    case 'sent':
    case 'not-sent':
      return forAll(permit)
    case 'dropped':
      return {
        operator: marked`serve ${service} without the redirect to ${elsewhere === null ? 'another host' : named(elsewhere)}`
      }
    case 'withheld':
      return { operator: `serve ${service} at an https URL` }
  }
}

/** How the clients get a token for the host, in a sentence; with more in it, it names one way. */
export function addToken(host: string, after = '', before: Text = '') {
  const parsed = parseSetHostname(plain(inAscii(named(host))))
  const [variable] = parsed.ok ? tokenVariables(parsed.value) : []
  const secret = `\${{ secrets.REGISTRY_TOKEN }}`
  const login = marked`run \`terraform login ${named(host)}\``
  const isBoth = variable !== undefined && after === ''
  return {
    terminal: marked`${before}${variable === undefined ? login : exportOf(variable)}${after}`,
    workflow: marked`${before}add the line "${named(host)}=${secret}" to the tokens input${isBoth ? marked`, or "${namedSource(variable)}: ${secret}" to env` : after}`
  }
}

/** True if a credentials source of this name is a credentials helper. */
export const isHelper = (source: string): boolean => source.startsWith('credentials helper ')

/** An imperative. `terraform login` sends a token that it finds, so a wrong one has to go first. */
export function renew(source: string, host: string): Text {
  const isOfLogin = isHelper(source) || /credentials\.tfrc\.json:\d+$/.test(source)
  const first = isOfLogin
    ? marked` (run \`terraform logout ${named(host)}\` before \`terraform login\`)`
    : ''
  return marked`store a new one in ${namedSource(source)}${first}`
}

/** No shell exports a name with a colon in it. */
export const exportOf = (variable: string): Text =>
  /^\w+$/.test(variable)
    ? marked`export ${namedSource(variable)}=…`
    : marked`env '${namedSource(variable)}=…' terraform init`

/** A search for a token without result. */
export type VainSearch = {
  readonly isFork: boolean
  /** The credentials sources that have no token, and those for the host that no client reads. */
  readonly searched: readonly string[]
  readonly notRead: readonly string[]
}

/** A clause. */
function describeSearch({ isFork, searched, notRead }: VainSearch): Text {
  if (isFork) return 'secrets are withheld from pull requests of forks'
  const [read, others] = [searched, notRead].map((all) => listSome(all, all.length, namedSource))
  const unread = notRead.length === 0 ? '' : marked`; not read: ${others ?? ''}`
  return marked`no token was found (searched: ${read ?? ''}${unread})`
}

/** The problem of such a search. */
export function foundNoToken(
  code: 'credentials-missing' | 'cloud-token',
  requires: Text,
  help: Worded,
  search: VainSearch
): Problem {
  const message = marked`${requires}, and ${describeSearch(search)}`
  return search.isFork
    ? problem(code, { message, help: FORK_CURE, severity: 'notice' })
    : problem(code, { message, help: forAll(help) })
}

/** A refusal with its cause, as one finding: what is wrong with the token from `source`, or the search for it. */
export function explained(refusal: Problem, cause: Problem | VainSearch, source = ''): Problem {
  const { message, unexplained = message } = refusal
  if ('code' in cause) {
    const { flaw, help = '', cures = forAll(help) } = cause
    const isNamed = flaw !== undefined && plain(message).includes(`from ${source}`)
    return {
      ...refusal,
      message: marked`${message}; ${isNamed ? `it ${flaw}` : cause.message}`,
      cures
    }
  }
  const cures = cause.isFork ? { cures: forAll(FORK_CURE) } : {}
  return { ...refusal, message: marked`${unexplained}; ${describeSearch(cause)}`, ...cures }
}
