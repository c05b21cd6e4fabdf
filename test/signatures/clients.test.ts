// What the clients refuse of signatures and keys, as each of their versions does.
import { signatureFault } from '../../src/observe/signatures/verify.ts'
import type { MainClient } from '../../src/rules/protocol/clients.ts'
import { describe, expect, it } from '../support/jest.ts'
import { readVectors } from '../support/vectors.ts'

type Row = {
  readonly name: string
  readonly keys: readonly { readonly ascii_armor: string; readonly trust_signature?: string }[]
  readonly signature: string
  readonly sums?: string
  readonly refused: readonly string[]
}

const { sums, keys, rows } = readVectors('signatures') as {
  readonly sums: string
  readonly keys: Readonly<Record<string, string>>
  readonly rows: readonly Row[]
}

const NOW = Date.parse('2026-12-01T00:00:00Z')
const CLIENTS = [
  ['terraform', '1.11.4', false],
  ['terraform', '1.15.0', false],
  ['opentofu', '1.10.0', false],
  ['opentofu', '1.12.6', false],
  ['opentofu', '1.12.6', true]
] as const

function faultOf(row: Row, client: MainClient, version: string, refusesExpired: boolean) {
  const listed = row.keys.map(({ ascii_armor: armor, trust_signature: trust }) => ({
    ascii_armor: armor.startsWith('@') ? (keys[armor.slice(1)] ?? '') : armor,
    ...(client === 'terraform' && trust !== undefined ? { trust_signature: trust } : {})
  }))
  const signature = Buffer.from(row.signature, 'base64')
  return signatureFault(
    { sums: Buffer.from(row.sums ?? sums), signature, keys: listed },
    { client, version, now: NOW, refusesExpired }
  )
}

const UNREAD: readonly RegExp[] = [
  // Whether signatures by DSA and ECDSA are good, and the content of a signature of trust.
  /^sums changed: (?:dsa|p256)$|partner, for another key$/,
  // Other versions, and packets in parts.
  /version [569]|partial lengths, cut$/,
  // Self-signatures: whether they are there and good, and which of them counts.
  /user id (?:missing|unsigned|damaged)|key: subexp|key of HashiCorp/,
  // Packets, notations and times that make no sense.
  /critical|padding first|(?:key|user id|literal) first|sigexpired/
]

describe.each(CLIENTS)('for %s %s, expired keys forbidden: %s', (client, version, isForbidden) => {
  const name = `${client} ${version}${isForbidden ? ', expired keys forbidden' : ''}`
  const isRefused = ({ refused }: Row): boolean => refused.includes(name)

  it('refuses nothing that the client accepts', () => {
    const wrong = rows.flatMap((row) => {
      const fault = isRefused(row) ? null : faultOf(row, client, version, isForbidden)
      return fault === null ? [] : `${row.name}: ${fault.why}`
    })
    expect(wrong).toEqual([])
  })

  it('refuses what the client refuses, but for what this check does not read', () => {
    const missed = rows.filter(
      (row) => isRefused(row) && faultOf(row, client, version, isForbidden) === null
    )
    const unexpected = missed.filter((row) => !UNREAD.some((unread) => unread.test(row.name)))
    expect(unexpected.map((row) => row.name)).toEqual([])
  })
})
