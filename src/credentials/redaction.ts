// Replaces tokens in text and data: a server may repeat the token that it was sent.
import { MAIN_CLIENTS } from '../protocol/clients.ts'
import { SHORTEST_HIDDEN, type Token } from '../protocol/token.ts'

const SHOWN = '***'

/** Every text that must be hidden: each line of each token, in its usual encodings. */
export function secretForms(tokens: readonly Token[]): readonly string[] {
  const forms = new Set<string>()
  for (const token of tokens) {
    const text = token.reveal()
    for (const part of [text, ...text.split(/[\r\n]+/), text.trim()]) {
      // Most servers read a header byte by byte, and so does Node when the server returns it.
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

// A document may have 10,000 levels, of which the clients read three; the recursion needs a limit.
const MAX_DEPTH = 64

// Fields with fixed words or text of the user. A token that is an ordinary word, such as `error`, must
// not change a verdict.
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

/** `client` is a fixed word if it names a CLI; elsewhere it is the OAuth client that a host defines. */
const isOurs = (key: string, item: unknown): boolean =>
  OURS.has(key) || (key === 'client' && MAIN_CLIENTS.some((client) => client === item))

/** Replaces tokens in every string of plain data. Equal objects in the input stay equal. */
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

// Excerpts are cut at this length and end without an ellipsis (visit/wrong-document.ts).
const LONG = 200

/** Hides the beginning of a token where a text was cut: before an ellipsis, or at the end of a long text. */
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
