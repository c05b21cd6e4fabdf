// Searches text for tokens in every encoding, and for pieces of them.
import { createHash } from 'node:crypto'
import type { Scenario } from './scenario.ts'

// Short enough to find a token that was cut, long enough not to match other text.
const PIECE = 12

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

/** The pieces of the secrets, plain or encoded, that the text contains. */
export function leaksIn(text: string, secrets: readonly string[]): string[] {
  return secrets
    .flatMap(spellings)
    .flatMap(pieces)
    .filter((piece) => text.includes(piece))
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

function pieces(text: string): string[] {
  return Array.from({ length: Math.max(0, text.length - PIECE + 1) }, (_, at) =>
    text.slice(at, at + PIECE)
  )
}

/** The log without the commands that mask a token, which the runner never shows. */
export function withoutMasks(log: string): string {
  return log.replaceAll(/^::add-mask::.*$/gm, '')
}
