// Takes tokens out of what servers say: a host may well send back what it was sent.
import { MAIN_CLIENTS } from '../protocol/clients.ts'
import { SHORTEST_HIDDEN, type Token } from '../protocol/token.ts'

const SHOWN = '***'

/** Everything that has to be hidden when tokens are: each line of each, and its usual encodings. */
export function secretForms(tokens: readonly Token[]): readonly string[] {
  const forms = new Set<string>()
  for (const token of tokens) {
    const text = token.reveal()
    for (const part of [text, ...text.split(/[\r\n]+/), text.trim()]) {
      // What is sent in a header is read byte by byte by most servers, and by us when it comes back.
      for (const read of new Set([part, Buffer.from(part).toString('latin1')])) {
        if (part.length >= SHORTEST_HIDDEN) for (const form of formsOf(read)) forms.add(form)
      }
    }
  }
  return [...forms].sort((a, b) => b.length - a.length)
}

function formsOf(text: string): readonly string[] {
  const percent = percentEncoded(text)
  const base64 = Buffer.from(text).toString('base64').replace(/=+$/, '')
  return [
    text,
    percent,
    percent.replace(/%[0-9A-F]{2}/g, (octet) => octet.toLowerCase()),
    base64,
    base64.replace(/\+/g, '-').replace(/\//g, '_')
  ]
}

const percentEncoded = (text: string): string => encodeURIComponent(text.toWellFormed())

// Documents may nest 10,000 levels; the clients look at three of them, and a walk has a stack.
const MAX_DEPTH = 64

// Fields that hold words of our own, or what the user wrote: a token that is an ordinary word, such as
// `error`, must not change what a verdict says.
const OURS: ReadonlySet<string> = new Set([
  'kind',
  'severity',
  'code',
  'affects',
  'clients',
  'authorization',
  'held',
  'host',
  'place',
  'places',
  'servicesFrom',
  'because',
  'requirements'
])

/** `client` is ours where it names one of the programs; elsewhere it is an OAuth client, which a host names. */
const isOurs = (key: string, item: unknown): boolean =>
  OURS.has(key) || (key === 'client' && MAIN_CLIENTS.some((client) => client === item))

/** Replaces tokens in every text of plain data that may come from outside; objects stay one and the same. */
export type Redact = <T>(value: T) => T

export function makeRedact(tokens: readonly Token[]): Redact {
  const forms = secretForms(tokens)
  if (forms.length === 0) return (value) => value
  const pattern = new RegExp(forms.map((form) => RegExp.escape(form)).join('|'), 'g')
  const hide = (text: string): string => forms.reduce(hideCut, text.replace(pattern, SHOWN))
  const known = new Map<object, unknown>()
  const redactObject = (value: object, depth: number): unknown => {
    if (Array.isArray(value)) return value.map((item) => redact(item, depth + 1))
    return Object.fromEntries(
      Object.entries(value).map(([key, item]) =>
        isOurs(key, item) ? [key, item] : [hide(key), redact(item, depth + 1)]
      )
    )
  }
  const redact = (value: unknown, depth = 0): unknown => {
    if (typeof value === 'string') return hide(value)
    if (depth > MAX_DEPTH) return null
    if (typeof value !== 'object' || value === null) return value
    const redacted = known.get(value) ?? redactObject(value, depth)
    known.set(value, redacted)
    return redacted
  }
  return <T>(value: T): T => redact(value) as T
}

// Excerpts are cut at this length, and end without an ellipsis (visit/wrong-document.ts).
const LONG = 200

/** What is left of a secret where a text was cut: before an ellipsis, or at the end of a long text. */
function hideCut(text: string, form: string): string {
  const head = form.slice(0, SHORTEST_HIDDEN)
  let shown = ''
  let from = 0
  for (let at = text.indexOf(head); at >= 0; at = text.indexOf(head, Math.max(at + 1, from))) {
    let end = at + SHORTEST_HIDDEN
    while (end < text.length && text[end] === form[end - at]) end += 1
    if (text[end] !== '…' && (end < text.length || text.length < LONG)) continue
    shown += text.slice(from, at) + SHOWN
    from = end
  }
  return shown + text.slice(from)
}
