// Replaces tokens in data: a server may repeat the token that it was sent.
import { once } from '../../hcl/scope.ts'
import { MAIN_CLIENTS } from '../../protocol/clients.ts'
import type { Token } from '../../protocol/token.ts'
import { hideAddressSecrets } from '../../text/address-secrets.ts'
import { makeHide } from './hide.ts'

// A document may have 10,000 levels, of which the clients read three; the recursion needs a limit.
const MAX_DEPTH = 64

// Fields with fixed words, or with text from the user's files. A token that is an ordinary word, such as
// `error`, must not change a verdict.
const OURS: ReadonlySet<string> = new Set([
  'kind',
  'severity',
  'code',
  'affects',
  'clients',
  'authorization',
  'held',
  'place',
  'places',
  'exclude',
  'servicesFrom',
  'requirements'
])

// Fields with what a document has, in which every name is the server's.
const THEIRS: ReadonlySet<string> = new Set(['value', 'login'])

/** `client` is a fixed word if it names a CLI; elsewhere it is the OAuth client that a host defines. */
const isOurs = (key: string, item: unknown): boolean =>
  OURS.has(key) || (key === 'client' && MAIN_CLIENTS.some((client) => client === item))

/** Replaces tokens in plain data; equal objects stay equal. `kept` are names that stay: the hosts of the user. */
export type Redact = <T>(value: T, kept?: ReadonlySet<string>) => T

const NONE: ReadonlySet<string> = new Set()

/** Throws only an error that says nothing. In data, it hides secrets of addresses too: a text alone is finished, such as a part of JSON. */
export function makeRedact(tokens: readonly Token[]): Redact {
  return guarded(() => {
    const hide = makeHide(tokens) ?? ((text: string) => text)
    return <T>(value: T, kept = NONE): T => {
      if (typeof value === 'string') return guarded(() => hide(value, kept) as T & string)
      // User info first, because a token may have the `@` that ends it. Keys, titles and advice are the same for every host.
      const clear = once((text: string) => hide(hideAddressSecrets(text), kept))
      return guarded(() => redactorWith(clear)(value) as T)
    }
  })
}

/** Runs what handles tokens, whose own errors could quote one. */
export function guarded<T>(run: () => T): T {
  try {
    return run()
  } catch {
    throw new Error('tokens could not be hidden')
  }
}

function redactorWith(hide: (text: string) => string): (value: unknown) => unknown {
  const known = { ours: new Map<object, unknown>(), theirs: new Map<object, unknown>() }
  const redactObject = (value: object, depth: number, whose: keyof typeof known): unknown => {
    if (Array.isArray(value)) {
      const items = value.map((item) => redact(item, depth + 1, whose))
      return items.every((item, at) => item === value[at]) ? value : items
    }
    let isSame = true
    const entries = Object.entries(value).map(([key, item]) => {
      if (whose === 'ours' && isOurs(key, item)) return [key, item]
      const redacted = redact(item, depth + 1, THEIRS.has(key) ? 'theirs' : whose)
      const name = hide(key)
      isSame &&= name === key && redacted === item
      return [name, redacted]
    })
    // Anything but plain data can hold a token where `entries` does not look.
    const isPlain = Object.getPrototypeOf(value) === Object.prototype
    return isSame && isPlain ? value : Object.fromEntries(entries)
  }
  const redact = (value: unknown, depth: number, whose: keyof typeof known): unknown => {
    if (typeof value === 'string') return hide(value)
    if (depth > MAX_DEPTH) return null
    if (typeof value !== 'object' || value === null) return value
    const redacted = known[whose].get(value) ?? redactObject(value, depth, whose)
    known[whose].set(value, redacted)
    return redacted
  }
  return (value) => redact(value, 0, 'ours')
}
