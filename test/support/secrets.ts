// Where a token could have slipped out: every way to write it, and every piece of it.
import { createHash } from 'node:crypto'
import type { Scenario } from './scenario.ts'

// A token that is cut somewhere is still found, and nothing else has so many of its letters in a row.
const PIECE = 12

/** The tokens that a scenario brings: in `tokens`, line by line, in `TF_TOKEN_` variables, at home. */
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

/** A token of its own for a host: the same every time, and like no other text. */
export function tokenFor(host: string): string {
  return `+${createHash('sha256').update(host).digest('base64')}`
}

/** The pieces of the secrets, plain or in any encoding, that stand in the text. */
export function leaksIn(text: string, secrets: readonly string[]): string[] {
  return secrets
    .flatMap(spellings)
    .flatMap(pieces)
    .filter((piece) => text.includes(piece))
}

function spellings(secret: string): string[] {
  const percent = encodeURIComponent(secret)
  // In base64 a text looks different at each of three places inside of another one.
  const base64 = ['', 'x', 'xx'].map((before) => {
    const encoded = Buffer.from(before + secret).toString('base64')
    return encoded.slice(before === '' ? 0 : 4).replace(/.{0,4}$/, '')
  })
  const base64url = base64.map((text) => text.replaceAll('+', '-').replaceAll('/', '_'))
  const hex = Buffer.from(secret).toString('hex')
  // Headers are read byte by byte.
  const bytes = Buffer.from(secret).toString('latin1')
  return [secret, bytes, percent, percent.toLowerCase(), ...base64, ...base64url, hex]
}

function pieces(text: string): string[] {
  return Array.from({ length: Math.max(0, text.length - PIECE + 1) }, (_, at) =>
    text.slice(at, at + PIECE)
  )
}

/** What the runner takes for itself and never shows. */
export function withoutMasks(log: string): string {
  return log.replaceAll(/^::add-mask::.*$/gm, '')
}
