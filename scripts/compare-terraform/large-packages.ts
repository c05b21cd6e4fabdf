// A directory whose modules and providers have packages of a real size.
import { createHash, randomBytes } from 'node:crypto'
import { crc32 } from 'node:zlib'
import type { InitAnswer, InitRow } from '../../test/support/init-rows.ts'

const BYTES = 20_000_000
const MODULES = 10
const PROVIDERS = 10

const HOST = 'registry.example.com'
const MIRROR = 'https://mirror.example.org'
const numbers = (count: number): readonly number[] =>
  Array.from({ length: count }, (_, index) => index + 1)

/**
 * Modules of a registry and providers of a network mirror, which need no signature. Each has its own package of
 * 20 MB that does not compress.
 */
export function largePackages(): InitRow {
  const ended = { outcome: 'ok', requests: [] } as const
  return {
    group: 'large packages',
    name: `${MODULES} modules and ${PROVIDERS} providers of ${BYTES / 1e6} MB`,
    files: { 'main.tf': configuration() },
    cliConfig: `provider_installation {\n  network_mirror {\n    url = "${MIRROR}/"\n  }\n}\n`,
    tokens: { [HOST]: 'a-token' },
    responses: [
      { url: `https://${HOST}/.well-known/terraform.json`, json: { 'modules.v1': '/v1/' } },
      ...numbers(MODULES).flatMap(moduleAnswers),
      ...numbers(PROVIDERS).flatMap(providerAnswers)
    ],
    expected: { terraform: ended, opentofu: ended }
  }
}

function configuration(): string {
  const calls = numbers(MODULES).map(
    (each) =>
      `module "m${each}" {\n  source  = "${HOST}/acme/m${each}/aws"\n  version = "~> 1.0"\n}\n`
  )
  const providers = numbers(PROVIDERS).map(
    (each) => `    p${each} = { source = "${HOST}/acme/p${each}", version = "~> 1.0" }\n`
  )
  return `terraform {\n  required_providers {\n${providers.join('')}  }\n}\n\n${calls.join('\n')}`
}

function moduleAnswers(each: number): readonly InitAnswer[] {
  const base = `https://${HOST}/v1/acme/m${each}/aws`
  const location = `https://packages.example.net/m${each}.zip`
  return [
    { url: `${base}/versions`, json: { modules: [{ versions: [{ version: '1.2.0' }] }] } },
    { url: `${base}/1.2.0/download`, status: 204, headers: { 'X-Terraform-Get': location } },
    { url: `${location}*`, bytes: archive('main.tf', '') }
  ]
}

function providerAnswers(each: number): readonly InitAnswer[] {
  const base = `${MIRROR}/${HOST}/acme/p${each}`
  const bytes = archive(`terraform-provider-p${each}_v1.2.0`, '#!/bin/sh\n')
  const hash = createHash('sha256').update(bytes).digest('hex')
  const here = { url: 'package.zip', hashes: [`zh:${hash}`] }
  return [
    { url: `${base}/index.json`, json: { versions: { '1.2.0': {} } } },
    { url: `${base}/1.2.0.json`, json: { archives: { linux_amd64: here } } },
    { url: `${base}/package.zip`, bytes }
  ]
}

/** A zip archive of this file and of random bytes. */
function archive(name: string, text: string): Buffer {
  const entries = [
    { name, data: Buffer.from(text) },
    { name: 'data', data: randomBytes(BYTES) }
  ]
  const parts: Buffer[] = []
  const directory: Buffer[] = []
  let offset = 0
  for (const entry of entries) {
    const fields = sharedFields(entry)
    const local = Buffer.concat([Buffer.from('504b0304', 'hex'), fields, Buffer.from(entry.name)])
    const central = Buffer.alloc(14)
    central.writeUInt32LE(offset, 10)
    directory.push(Buffer.from('504b01021400', 'hex'), fields, central, Buffer.from(entry.name))
    parts.push(local, entry.data)
    offset += local.length + entry.data.length
  }
  const size = directory.reduce((total, part) => total + part.length, 0)
  const end = Buffer.alloc(22)
  end.write('504b0506', 'hex')
  end.writeUInt16LE(entries.length, 8)
  end.writeUInt16LE(entries.length, 10)
  end.writeUInt32LE(size, 12)
  end.writeUInt32LE(offset, 16)
  return Buffer.concat([...parts, ...directory, end])
}

/** Version, flags, method "stored", time, checksum, sizes and lengths: 26 bytes of both headers. */
function sharedFields({ name, data }: { readonly name: string; readonly data: Buffer }): Buffer {
  const fields = Buffer.alloc(26)
  fields.writeUInt16LE(20, 0)
  fields.writeUInt32LE(crc32(data), 10)
  fields.writeUInt32LE(data.length, 14)
  fields.writeUInt32LE(data.length, 18)
  fields.writeUInt16LE(name.length, 22)
  return fields
}
