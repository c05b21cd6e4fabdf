// What it means that git could not reach or read a repository.

import type { PackageFailure } from '../../../read/packages/package-tree.ts'
import { brief, listCure } from '../../../rules/problems/brief.ts'
import { PROXY_CURES } from '../../../rules/problems/http/obstacle.ts'
import type { Refusal } from '../../network/tunnel-proxy.ts'
import type { ProgramEnd } from '../../programs/run.ts'

/** Ends the reading of a repository. */
export class GitFailure extends Error {
  readonly read: PackageFailure
  /** `transient`: a retry may help. `ref`: other refs of the repository may be readable. */
  readonly scope: 'repository' | 'ref' | 'transient'

  constructor(read: PackageFailure, scope: GitFailure['scope'] = 'repository') {
    super(read.why)
    this.read = read
    this.scope = scope
  }
}

export type FailedGit = {
  /** What git printed, in English. */
  readonly text: string
  /** Of the tunnels of this run. */
  readonly refusals: readonly Refusal[]
  readonly host: string
  /** What the host knows this user by. `sshkey` is that of the source. */
  readonly login: 'token' | 'ssh' | 'sshkey'
  /** The host was sent a credential. */
  readonly isPrivate: boolean
}

export const unread = (why: string, cure?: string, scope?: GitFailure['scope']): GitFailure =>
  new GitFailure({ kind: 'unread', why, ...(cure === undefined ? {} : { cure }) }, scope)

export const broken = (why: string, scope?: GitFailure['scope']): GitFailure =>
  new GitFailure({ kind: 'broken', why }, scope)

/** Why a run that contacts no host has failed. `install`: the cure for a program that is not there. */
export function explainRun(program: string, end: ProgramEnd, install?: string): GitFailure {
  if (end.kind === 'not-started') {
    if (end.code === 'ENOENT') return unread(`the program ${program} was not found`, install)
    return unread(`${program} was not started: ${end.code}`)
  }
  if (end.kind === 'stopped') return unread(`${program} was stopped`)
  if (end.code === null) return unread(`${program} was killed`)
  const said = saidIn(end.complaint.toString())
  if (said === '') return unread(`${program} failed with exit code ${end.code}`)
  const cure = `correct the configuration of ${program} on this machine`
  return unread(`${program}: ${said}`, /config|permission/i.test(said) ? cure : undefined)
}

const LOGIN =
  /could not read (?:Username|Password)|terminal prompts disabled|Authentication failed|error: (?:401|403)\b|Access denied|Permission denied|publickey|Invalid username or/i
const KEY = /^Load key |^Permissions \S+ for .* are too open/
const HOST_KEY = /Host key verification failed/i
const MISSING =
  /repository '[^\n]*' not found|Repository not found|error: 404\b|does not appear to be a git repository|could not be found|no such repository|is this a git repository/i
const REF =
  /not our ref|couldn't find remote ref|unadvertised object|does not allow request|no such remote ref/i
const TRANSIENT =
  /error: (?:429|5\d\d)\b|early EOF|unexpected disconnect|RPC failed|Connection (?:reset|timed out|refused|closed)|Could not resolve|hung up unexpectedly|Empty reply|timed out|Failed to connect|unexpected EOF|SSL_read|SSL_ERROR|GnuTLS recv|non-properly terminated|receive handshake/i
// Of git on this machine, which then breaks its connection. A program that is killed says nothing before the last of these.
const OWN =
  /No space left|quota exceeded|died of signal|out of memory|cannot (?:allocate|fork)|unable to create|write error|^fetch-pack: invalid index-pack output$/i
const CERTIFICATE = /certificate|trust error/i

/** Why this check did not let git through, whatever git says about that. */
function explainRefusal({ host, code, text }: Refusal): GitFailure {
  if (code === 'HOST_NOT_NAMED') {
    return unread(`git was led to ${host}, which allowed-hosts does not allow`, cureOf(host))
  }
  if (code.startsWith('ADDRESS_')) {
    return unread(`git was led to ${host}, but ${text}, and a public host named it`, listCure(host))
  }
  const said = `${host}: ${brief(text)}`
  if (code === 'TRANSFER_LIMIT') return unread(said, undefined, 'ref')
  return unread(said, REFUSAL_CURES[code], SETTLED.includes(code) ? 'repository' : 'transient')
}

const UNKNOWN =
  'check that this machine can resolve the name, or have the URL that names it corrected'
const REFUSAL_CURES: Readonly<Record<string, string>> = {
  ...PROXY_CURES,
  ENOTFOUND: UNKNOWN,
  ENODATA: UNKNOWN
}
const SETTLED = ['BAD_AUTHORITY', ...Object.keys(REFUSAL_CURES)].filter(
  (code) => code !== 'PROXY_NOT_REACHED'
)

export const hostNotNamed = (host: string): GitFailure =>
  unread(`${host} is not in allowed-hosts`, cureOf(host))

const cureOf = (host: string): string => `add ${host} to allowed-hosts if it may be contacted`

/** Why a run that git itself ended has failed. */
export function explainGit(failed: FailedGit): GitFailure {
  const { text, refusals, host, login, isPrivate } = failed
  const cause = saidIn(text) || 'git failed'
  if (OWN.test(cause)) return unread(`git: ${cause}`)
  const refusal = refusals.at(-1)
  const refused = refusal === undefined ? null : explainRefusal(refusal)
  if (refused !== null && refused.scope !== 'transient') return refused
  if (REF.test(text)) return broken(cause, 'ref')
  if (/IDENTIFICATION HAS CHANGED/.test(text)) {
    const cure = 'remove its old line from known_hosts only if its operator confirms the new key'
    return unread(`the key of ${host} has changed`, cure)
  }
  if (HOST_KEY.test(text)) {
    return unread(`${host}: host key verification failed`, `add the key of ${host} to known_hosts`)
  }
  if (KEY.test(cause)) return unread(`ssh: ${cause}`, 'give ssh a private key that it can read')
  if (LOGIN.test(text)) return explainLogin(failed)
  if (MISSING.test(text)) {
    // Hosts hide private repositories from those who may not read them, also behind pages for a login.
    if (isPrivate && login === 'token') return broken(`repository not found on ${host}`)
    const why = `${host} has no such repository, or hides it from git without credentials`
    return unread(why, LOGIN_CURES[login](host))
  }
  if (refused !== null) return refused
  const said = `${host}: ${cause}`
  if (CERTIFICATE.test(text)) return unread(said, 'add its authority to http.sslCAInfo of git')
  return unread(said, undefined, TRANSIENT.test(text) ? 'transient' : 'repository')
}

function explainLogin({ host, login, isPrivate }: FailedGit): GitFailure {
  const cure = LOGIN_CURES[login](host)
  if (login !== 'token') return unread(`${host} rejected the key of ssh`, cure)
  if (!isPrivate) return unread(`${host} asks git for credentials`, cure)
  const check = `check that the token of git for ${host} is valid and can read the repository`
  return unread(`${host} rejected the credentials of git`, check)
}

const LOGIN_CURES = {
  token: (host: string) =>
    `give git a token that can read the repository: with \`insteadOf\` for https://${host}/ in its configuration, or with a credential helper`,
  ssh: () => 'load a deploy key of the repository into the ssh agent',
  sshkey: () => 'check that the key in `sshkey` is valid and can read the repository'
}

// What ssh, git and a server say. The server's lines have a prefix or, over ssh, are as it likes.
const CAUSE =
  /^(?:(?:fatal|error|ssh|ERROR): .|remote: .*[a-z]|kex_exchange_identification|Load key )|Bad (?:configuration|owner)/i
// Whatever made the connection end is said before.
const VAGUE =
  /^(?:fatal|error): (?:RPC failed|Could not read from remote repository|the remote end hung up|early EOF|fetch-pack: |index-pack failed|protocol error: bad line length)/i

/** The line that says what is wrong; empty without any. Of addresses only the host is shown: others can hold tokens. */
function saidIn(text: string): string {
  const lines = text.split(/[\r\n]+/).map((line) => line.trim())
  const causes = lines.filter((line) => CAUSE.test(line))
  const said =
    causes.findLast((line) => !VAGUE.test(line)) ?? causes[0] ?? lines.findLast(Boolean) ?? ''
  const bare = said
    .replace(/^(?:fatal|error|ERROR|remote): +/i, '')
    .replace(/\b([a-z][a-z+.-]*:\/\/)(?:[^\s'"/]*@)?([^\s'"/@]*)[^\s'"]*/gi, '$1$2')
  return brief(bare.replace(/[\p{C}\p{Zl}\p{Zp}\s]+/gu, ' ').trim())
}
