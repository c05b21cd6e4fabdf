// Where git goes for a URL with the user's configuration: the host, the proxy before it, and the command for ssh.
import { randomBytes } from 'node:crypto'
import { hostText, parseUrl, type Url, urlHost } from '../../../rules/go/url.ts'
import { listCure } from '../../../rules/problems/brief.ts'
import { comparableHost, hostOfUrl } from '../../../rules/protocol/hostname.ts'
import { Token } from '../../../rules/protocol/token.ts'
import { proxiesFrom, proxySecrets } from '../../../settings/proxy.ts'
import { learnLogin } from '../../credentials/netrc.ts'
import {
  Connection,
  codeOf,
  messageOf,
  type Network,
  refuseAddress,
  refuseAddressesOf
} from '../../network/dial.ts'
import type { Origin } from '../../network/redirects.ts'
import type { ProgramEnd } from '../../programs/run.ts'
import { explainRun, hostNotNamed, unread } from './failure.ts'
import { type Git, type GitMachine, outputOf, type SshCommand, sshCommand } from './program.ts'

export type GitTarget = Awaited<ReturnType<typeof findTarget>>

export type TargetWorld = Pick<GitMachine, 'environment'> & {
  readonly learn: (token: Token) => void
  readonly network: Network
  /** True for a host that may be contacted; with its port unless it is the default of the scheme. */
  readonly isNamed: (host: string) => boolean
}

export type TargetRequest = {
  readonly url: string
  /** Who names the repository, as of a request. Null: a file of the checkout. */
  readonly origin: Origin | null
  /** The file with the private key of the source. */
  readonly keyFile: string | null
}

const SSH = /^(?:ssh|git\+ssh|ssh\+git)$/

/**
 * `host` has its port unless that is the default of the scheme, `network` the proxy that git would use. `ssh`:
 * GIT_SSH_COMMAND; null for https. `isPrivate`: the configuration has a credential for every request. `isPublic`: the
 * host of ssh has no private address; null for https, of which the proxy knows. `options`, `environment`: of every run about
 * the remote `name`, so that an `includeIf` for URLs of remotes holds in all of them.
 * @throws GitFailure for what git may not do: other schemes, and hosts that this check may not contact
 */
export async function findTarget(
  git: Git,
  { url: written, origin, keyFile }: TargetRequest,
  world: TargetWorld
) {
  // The user has no settings for a remote of this name, and its own ones go before all `http.` settings.
  const name = `tf-disco-${randomBytes(8).toString('hex')}`
  const options = [`--config-env=remote.${name}.url=${URL_VARIABLE}`]
  const environment = { [URL_VARIABLE]: written }
  const ask: Ask = (args) => git.run({ args: [...options, ...args], environment })
  const asked = await ask(['ls-remote', '--get-url', '--', name])
  const resolved = outputOf(asked)
  if (resolved === null) throw explainRun('git', asked)
  const { scheme, url } = readAddress(resolved.replace(/\n$/, ''))
  const [, login = '', password = null] = /^[^/]*:\/\/([^@:/]*)(?::(.*))?@/.exec(resolved) ?? []
  const given = parseUrl(written)
  // Before anything fails: what is no URL can have a secret as well.
  learnLogin(url ?? { user: { name: login, password } }, world.learn)
  if (given.ok) learnLogin(given.value, world.learn)
  const isSsh = SSH.test(scheme)
  if (url === null || !(scheme === 'https' || isSsh)) {
    const how = scheme === '' ? 'with a path' : `over ${scheme}`
    throw unread(`git ${how} is not run by this check`)
  }
  const target = isSsh
    ? await findSsh({ git, ask }, url, { origin, keyFile }, world)
    : await findHttps(ask, url, resolved, world)
  const protocol = isSsh ? 'ssh' : 'https'
  const allowed = world.environment['GIT_ALLOW_PROTOCOL']?.split(':') ?? [protocol]
  // Beats what `protocol.*` says, also of the user.
  const only = { GIT_ALLOW_PROTOCOL: allowed.includes(protocol) ? protocol : '' }
  return { name, options, environment: { ...environment, ...only }, origin, ...target }
}

const URL_VARIABLE = 'TF_DISCO_GIT_URL'

/** Runs git with the remote. */
type Ask = (args: readonly string[]) => Promise<ProgramEnd>

/** The scheme as git reads it: also the helper before `::`, and HOST:PATH for ssh. */
function readAddress(text: string): { readonly scheme: string; readonly url: Url | null } {
  const [, scheme = ''] = /^([a-z][a-z\d+.-]*):(?::|\/\/)/i.exec(text) ?? []
  const [, authority] = /^((?:[^/:@]*@)?(?:\[[^\]/]*\]|[^/:]*)):/.exec(text) ?? []
  const isShort = scheme === '' && authority !== undefined
  const url = parseUrl(isShort ? `ssh://${authority}/` : text)
  return {
    scheme: isShort ? 'ssh' : scheme.toLowerCase(),
    url: url.ok && !url.value.host.startsWith('-') ? url.value : null
  }
}

async function findHttps(ask: Ask, url: Url, text: string, world: TargetWorld) {
  const host = hostOfUrl(url) ?? ''
  if (!world.isNamed(host)) throw hostNotNamed(host)
  const args = ['config', '-z', '--get-urlmatch', 'http', text.trim()]
  const list = outputOf(await ask(args)) ?? ''
  const settings = new Map(
    list.split('\0').map((setting) => {
      const [name = '', ...value] = setting.split('\n')
      return [name, value.join('\n')]
    })
  )
  const header = settings.get('http.extraheader')
  if (header) world.learn(new Token(header.replace(/^.*\s/s, '')))
  const network = networkBehind(settings.get('http.proxy'), world)
  const isPrivate = Boolean(header || settings.get('http.sslcert'))
  return { host, login: 'token' as const, ssh: null, network, isPrivate, isPublic: null }
}

/** An empty setting means none. @throws GitFailure for another kind of proxy */
function networkBehind(proxy: string | undefined, { network, environment, learn }: TargetWorld) {
  if (proxy === undefined) return network
  for (const secret of proxySecrets({ HTTPS_PROXY: proxy })) learn(new Token(secret))
  const { NO_PROXY, no_proxy } = environment
  try {
    return { ...network, chooseProxy: proxiesFrom({ HTTPS_PROXY: proxy, NO_PROXY, no_proxy }) }
  } catch (error) {
    // Our own words about the setting.
    throw unread(messageOf(error).replace(/^HTTPS_PROXY/, 'http.proxy of git'))
  }
}

/** ssh looks the name up again: the connection is not bound to the address that is checked here. */
async function findSsh(
  { git, ask }: { readonly git: Git; readonly ask: Ask },
  url: Url,
  { origin, keyFile }: Omit<TargetRequest, 'url'>,
  { environment, network, isNamed }: TargetWorld
) {
  const configured = outputOf(await ask(['config', '--get', 'core.sshCommand']))
  const ssh = sshCommand(environment, configured?.trim() ?? null, keyFile)
  const real = await readSshConfig(git, url, ssh)
  const host = hostText(real.name) + (real.port === '22' ? '' : `:${real.port}`)
  if (!isNamed(comparableHost(host) ?? host)) throw hostNotNamed(host)
  const refusalFor = async (allowPrivate: boolean): Promise<unknown> => {
    const dialing = { network, connection: new Connection(), allowPrivate, hold: () => {} }
    try {
      if (real.isBehindAnother) refuseAddress(real.name, dialing)
      else await refuseAddressesOf(real.name, dialing)
      return null
    } catch (error) {
      return error
    }
  }
  const isPublic = (await refusalFor(false)) === null
  const mayBePrivate = !origin?.isPublic || network.namedHosts.has(real.name)
  const refusal = isPublic ? null : await refusalFor(mayBePrivate)
  if (refusal !== null) {
    const isRule = codeOf(refusal).startsWith('ADDRESS_')
    const spelling = `check the spelling of ${host}, or its Host entry in ~/.ssh/config`
    throw unread(`${host}: ${messageOf(refusal)}`, isRule ? listCure(host) : spelling)
  }
  const login = keyFile === null ? ('ssh' as const) : ('sshkey' as const)
  return { host, login, ssh: ssh.command, network, isPrivate: true, isPublic }
}

/** `ssh -G`: the host that the user's configuration has for this one. @throws GitFailure if it does not say */
async function readSshConfig(git: Git, url: Url, { words }: SshCommand) {
  const [path = 'ssh', ...options] = words
  const { name, port } = urlHost(url)
  const user = url.user === null ? [] : ['-l', url.user.name]
  const args = [...options, '-G', ...(port === '' ? [] : ['-p', port]), ...user, '--', name]
  const asked = await git.run({ path, args })
  const output = outputOf(asked)
  if (output === null) throw explainRun(path, asked)
  const value = (key: string) => new RegExp(`^${key} (.+)$`, 'm').exec(output)?.[1]?.trim() ?? ''
  const isBehindAnother = ['proxycommand', 'proxyjump'].some(
    (key) => !['', 'none'].includes(value(key))
  )
  return { name: value('hostname') || name, port: value('port') || '22', isBehindAnother }
}
