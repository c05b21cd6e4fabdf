// Takes tokens out of what servers say: a host may well send back what it was sent.
import type { Token } from './token.ts'

const SHOWN = '***'
// Taking out something shorter would take apart ordinary words, and tells nobody anything.
const SHORTEST = 4

/** Everything that has to be hidden when tokens are: each line of each, and its usual encodings. */
export function secretForms(tokens: readonly Token[]): readonly string[] {
  const forms = new Set<string>()
  for (const token of tokens) {
    const text = token.reveal()
    for (const part of [text, ...text.split(/[\r\n]+/), text.trim()]) {
      if (part.length < SHORTEST) continue
      const base64 = Buffer.from(part).toString('base64').replace(/=+$/, '')
      for (const form of [
        part,
        percentEncoded(part),
        percentEncoded(part).replace(/%[0-9A-F]{2}/g, (octet) => octet.toLowerCase()),
        base64,
        base64.replace(/\+/g, '-').replace(/\//g, '_')
      ]) {
        forms.add(form)
      }
    }
  }
  return [...forms].sort((a, b) => b.length - a.length)
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
  'host',
  'places',
  'because',
  'requirements'
])

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
        OURS.has(key) ? [key, item] : [hide(key), redact(item, depth + 1)]
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
  const head = form.slice(0, SHORTEST)
  let shown = ''
  let from = 0
  for (let at = text.indexOf(head); at >= 0; at = text.indexOf(head, Math.max(at + 1, from))) {
    let end = at + SHORTEST
    while (end < text.length && text[end] === form[end - at]) end += 1
    if (text[end] !== '…' && (end < text.length || text.length < LONG)) continue
    shown += text.slice(from, at) + SHOWN
    from = end
  }
  return shown + text.slice(from)
}
