// Logins for packages from the user's .netrc, as the clients find them. API calls never use them.
import { join } from 'node:path'
import type { Machine } from '../../read/cli-config/machine.ts'
import { readText } from '../../read/files/read-text.ts'
import type { Url } from '../../rules/go/url.ts'
import { reescape, unescapeText } from '../../rules/go/url-escape.ts'
import { Token } from '../../rules/protocol/token.ts'
import { once } from '../../rules/text/once.ts'

type NetrcLogin = { name: string; password: string }

// The files are written by hand and have a few lines.
const MAX_BYTES = 1024 * 1024

/**
 * Adds the login of its host, port included, to a URL, which is then sent as Basic authentication. The file is read at first
 * need (go-getter netrc.go). `default` is not used, because a registry chooses the hosts of its packages.
 */
export function withLoginFrom(machine: Machine, learn: (token: Token) => void) {
  const logins = once(() => readLogins(machine))
  return (url: Url): Url => {
    // Never in clear text, although the clients do that.
    if (url.scheme !== 'https' || (url.user?.name ?? '') !== '') return url
    const login = logins().get(url.host)
    if (login === undefined) return url
    learnSecrets(login, learn)
    return { ...url, user: { name: escaped(login.name), password: escaped(login.password) } }
  }
}

const LONG_NAME = 20

/** Some hosts want the token as the user name. A short name, or an e-mail address, is not hidden. */
function learnSecrets({ name, password }: NetrcLogin, learn: (token: Token) => void): void {
  learn(new Token(password))
  if (name.length >= LONG_NAME && !name.includes('@')) learn(new Token(name))
  learn(new Token(Buffer.from(`${name}:${password}`).toString('base64')))
}

/** Hides the login in a URL of the CLI configuration, which is sent as Basic authentication. */
export function learnLogin({ user }: Pick<Url, 'user'>, learn: (token: Token) => void): void {
  if (user === null) return
  const { name, password } = user
  learnSecrets({ name: unescapeText(name), password: unescapeText(password ?? '') }, learn)
}

function escaped(text: string): string {
  const part = reescape(text.replaceAll('%', '%25'), 'user')
  return part.ok ? part.value : ''
}

function readLogins({ environment, system, accountHome }: Machine) {
  const { NETRC: named, HOME: home, USERPROFILE: profile } = environment
  const directory = home || (system === 'windows' ? profile : null) || accountHome
  const path =
    named || (directory && join(directory, system === 'windows' ? '_netrc' : '.netrc')) || ''
  const file = readText(path, MAX_BYTES)
  return file.ok ? parseNetrc(file.text) : new Map()
}

/** By machine, the first entry of each (bgentry/go-netrc). The clients reject a file with a syntax error. */
export function parseNetrc(text: string): ReadonlyMap<string, NetrcLogin> {
  const logins = new Map<string, NetrcLogin>()
  // A word that begins with `#` extends to the end of its line: a comment, or a value with spaces.
  const words = Array.from(text.matchAll(/#[^\n]*|\S+/g), ([word]) => word.trim()).values()
  const value = (): string => words.next().value ?? ''
  let current: NetrcLogin = { name: '', password: '' }
  let isInMacro = false
  for (const word of words) {
    switch (word) {
      case 'machine':
      case 'default': {
        current = { name: '', password: '' }
        const machine = word === 'machine' ? value() : null
        if (machine !== null && !logins.has(machine)) logins.set(machine, current)
        break
      }
      case 'login':
        current.name = value()
        break
      case 'password':
        current.password = value()
        break
      case 'account':
      case 'macdef':
        value()
        isInMacro ||= word === 'macdef'
        break
      default:
        if (!word.startsWith('#') && !isInMacro) return logins
    }
  }
  return logins
}
