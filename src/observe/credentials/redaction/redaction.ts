// Replaces tokens in data: a server may repeat the token that it was sent.
import { changed, isMarked } from '../../../rules/protocol/marked-text.ts'
import type { Token } from '../../../rules/protocol/token.ts'
import { hideAddressSecrets } from '../../../rules/text/address-secrets.ts'
import { once } from '../../../rules/text/once.ts'
import { makeHide } from './hide.ts'

// A document may have 10,000 levels, of which the clients read three; the recursion needs a limit.
const MAX_DEPTH = 64

// Members with fixed words, which a token may equal. A test compares them with the types of the verdict and of usages.
const WORDS =
  'kind severity usualSeverity worst code title absence signal authorization held level verb lacks refusal'
const CLIENTS = 'clients affects checkedFor replacedFor usedBy releases'
// Members with names of files, hosts and repositories that the user's files have, with settings, and with a time.
const FILES =
  'place places rejectedAt servicesFrom file rowKeys directory directories failing root units exclude'
const NAMES = `${FILES} requirements namedHost repository setting writtenAt` as const
export const OURS = `${WORDS} ${CLIENTS} ${NAMES}` as const

// Members from a document or a lock file: every name in them is from outside. All other names are the program's.
export const THEIRS = 'value hashes'

/** Replaces tokens in plain data; equal objects stay equal. `names` stay: the hosts of the user. */
export type Redact = <T>(value: T, names?: ReadonlySet<string>) => T

const NONE: ReadonlySet<string> = new Set()

/** Throws only an error that says nothing. In data, it hides secrets of addresses too: a text alone is finished, such as a part of JSON. */
export function makeRedact(tokens: readonly Token[]): Redact {
  return guarded(() => {
    const hide = makeHide(tokens)
    return <T>(value: T, names = NONE): T => {
      if (typeof value === 'string') return guarded(() => hide(value, names) as T & string)
      // User info first, because a token may have the `@` that ends it. Keys, titles and advice are the same for every host.
      const clear = once((text: string) => hide(hideAddressSecrets(text), names))
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
  const [ours, theirs] = [new Set(OURS.split(' ')), new Set(THEIRS.split(' '))]
  const copies = { ours: new Map<object, unknown>(), theirs: new Map<object, unknown>() }
  const redactObject = (value: object, depth: number, whose: keyof typeof copies): unknown => {
    // A token may begin in one part of a text and end in another.
    if (isMarked(value)) return changed(value, hide)
    if (Array.isArray(value)) {
      const items = value.map((item) => redact(item, depth + 1, whose))
      return items.every((item, at) => item === value[at]) ? value : items
    }
    let isSame = true
    const entries = Object.entries(value).map(([key, item]) => {
      if (whose === 'ours' && ours.has(key)) return [key, item]
      const redacted = redact(item, depth + 1, theirs.has(key) ? 'theirs' : whose)
      const name = whose === 'ours' ? key : hide(key)
      isSame &&= name === key && redacted === item
      return [name, redacted]
    })
    // Anything but plain data can hold a token where `entries` does not look.
    const isPlain = Object.getPrototypeOf(value) === Object.prototype
    return isSame && isPlain ? value : Object.fromEntries(entries)
  }
  const redact = (value: unknown, depth: number, whose: keyof typeof copies): unknown => {
    if (typeof value === 'string') return hide(value)
    if (depth > MAX_DEPTH) return null
    if (typeof value !== 'object' || value === null) return value
    const redacted = copies[whose].get(value) ?? redactObject(value, depth, whose)
    copies[whose].set(value, redacted)
    return redacted
  }
  return (value) => redact(value, 0, 'ours')
}
