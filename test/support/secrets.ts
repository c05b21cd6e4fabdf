// Searches text for tokens in every encoding, and for pieces of them.
import { createHash } from 'node:crypto'
import type { Scenario } from './scenario.ts'

// Short enough to find a token that was cut, long enough not to match other text.
const PIECE = 12
// Only every fifth place of a text is looked at: each piece contains a whole part that begins at one.
const STEP = 5
const PART = PIECE - STEP + 1

/** The tokens of a scenario: in `tokens`, in `TF_TOKEN_` variables and in files of the home directory. */
export function secretsOf({ inputs, env = {}, home = {} }: Scenario): string[] {
  const lines = (inputs['tokens'] ?? '').split('\n').map((line) => line.replace(/^[^=]*=/, ''))
  const variables = Object.entries(env).flatMap(([name, value]) =>
    name.startsWith('TF_TOKEN_') ? value.split('\n') : []
  )
  const files = Object.values(home).flatMap((text) =>
    [...text.matchAll(/\btoken"? *[=:] *"([^"]*)"/g)].map((match) => match[1] ?? '')
  )
  return [...lines, ...variables, ...files].filter((secret) => secret.length >= PIECE)
}

/** A token for a host, the same every time. */
export function tokenFor(host: string): string {
  return `+${createHash('sha256').update(host).digest('base64')}`
}

type Wanted = { readonly all: ReadonlySet<string>; readonly parts: ReadonlySet<string> }

const known = new Map<string, Wanted>()

/** The pieces of the secrets, and their parts. Many texts are searched for the same secrets. */
function wantedOf(secrets: readonly string[]): Wanted {
  const key = JSON.stringify(secrets)
  const before = known.get(key)
  if (before !== undefined) return before
  const spelled = secrets.flatMap(spellings).filter(({ length }) => length >= PIECE)
  const windows = (length: number) => new Set(spelled.flatMap((text) => pieces(text, length)))
  const wanted = { all: windows(PIECE), parts: windows(PART) }
  known.set(key, wanted)
  return wanted
}

/** The pieces of the secrets, plain or encoded, that the text contains. */
export function leaksIn(text: string, secrets: readonly string[]): string[] {
  const { all, parts } = wantedOf(secrets)
  const found = new Set<string>()
  if (all.size === 0) return []
  for (let at = 0; at < text.length; at += STEP) {
    if (!parts.has(text.slice(at, at + PART))) continue
    for (let from = Math.max(0, at - STEP + 1); from <= at; from += 1) {
      const piece = text.slice(from, from + PIECE)
      if (all.has(piece)) found.add(piece)
    }
  }
  return [...found]
}

function spellings(secret: string): string[] {
  const percent = encodeURIComponent(secret)
  // The base64 of a text depends on its position modulo 3 in the encoded text.
  const base64 = ['', 'x', 'xx'].map((before) => {
    const encoded = Buffer.from(before + secret).toString('base64')
    return encoded.slice(before === '' ? 0 : 4).replace(/.{0,4}$/, '')
  })
  const base64url = base64.map((text) => text.replaceAll('+', '-').replaceAll('/', '_'))
  const hex = Buffer.from(secret).toString('hex')
  // Headers are read as latin-1.
  const bytes = Buffer.from(secret).toString('latin1')
  return [secret, bytes, percent, percent.toLowerCase(), ...base64, ...base64url, hex]
}

function pieces(text: string, length: number): string[] {
  return Array.from({ length: Math.max(0, text.length - length + 1) }, (_, at) =>
    text.slice(at, at + length)
  )
}

/** Where in what a program wrote a search finds something, and what. */
export const findIn = (
  written: Readonly<Record<string, unknown>>,
  search: (text: string) => readonly string[]
) =>
  Object.entries(written).flatMap(([where, what]) =>
    search(typeof what === 'string' ? what : JSON.stringify(what)).map((text) => ({ where, text }))
  )

/** The log without the commands that mask a token, which the runner never shows. */
export function withoutMasks(log: string): string {
  return log.replaceAll(/^::add-mask::.*$/gm, '')
}
