import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from '../support/jest.ts'
import { PATIENT, runCli } from '../support/program.ts'
import { close, listen, portOf } from '../support/registry.ts'
import { flagsOf } from '../support/scenario.ts'
import { temporaryDirectory } from '../support/temporary.ts'
import { type TlsServerRow, tlsServer } from '../support/tls-server.ts'

const TEXT = '{"modules.v1":"/"}'
const TYPE = 'Content-Type: application/json\r\n'
const LENGTH = `Content-Length: ${TEXT.length}\r\n`
const PLAIN = `HTTP/1.1 200 OK\r\n${TYPE}${LENGTH}\r\n${TEXT}`

type Host = Omit<TlsServerRow, 'name' | 'sends' | 'trusts'> & {
  readonly sends?: readonly string[]
  readonly trusts?: readonly string[]
  readonly answer?: string
  readonly finding: string
}

const above = (kind: string, key?: string) => ({
  root: { commonName: `Root of ${kind}`, authority: true },
  middle: { commonName: `Middle of ${kind}`, authority: true, issuer: 'root', ...(key && { key }) },
  leaf: { issuer: 'middle' }
})

const HOSTS: Readonly<Record<string, Host>> = {
  'good.example.com': { certificates: above('good'), finding: '' },
  'brainpool.example.com': {
    certificates: { ...above('brainpool'), leaf: { issuer: 'middle', key: 'brainpoolP256r1' } },
    tls: { maxVersion: 'TLSv1.2' },
    finding: 'tls-untrusted'
  },
  'brainpool-above.example.com': {
    certificates: above('brainpool-above', 'brainpoolP256r1'),
    finding: 'tls-untrusted'
  },
  'rsa-only.example.com': {
    certificates: { ...above('rsa-only'), leaf: { issuer: 'middle', key: 'rsa-2048' } },
    tls: { maxVersion: 'TLSv1.2', ciphers: 'AES128-GCM-SHA256:AES256-SHA' },
    finding: 'tls-protocol'
  },
  'intermediate.example.com': {
    certificates: above('intermediate'),
    sends: ['leaf'],
    trusts: ['middle'],
    finding: ''
  },
  'folded.example.com': {
    certificates: above('folded'),
    answer: PLAIN.replace(
      LENGTH,
      `Content-Security-Policy: default-src 'self';\r\n  img-src *\r\n${LENGTH.replace('\r', ' \r')}`
    ),
    finding: ''
  },
  'self-signed.example.com': {
    certificates: { leaf: { authority: true, names: ['self-signed.example.com'] } },
    sends: ['leaf'],
    trusts: ['leaf'],
    finding: ''
  }
}

it('reports one finding or none for each unusual host, and checks the good host beside them', async () => {
  await using directory = await temporaryDirectory()
  const servers = Object.entries(HOSTS).map(([name, host]) => ({
    name,
    ...tlsServer(
      { name, sends: ['leaf', 'middle'], trusts: ['root'], ...host },
      name,
      host.answer ?? PLAIN
    )
  }))
  await Promise.all(servers.map(({ server }) => listen(server)))
  const caFile = join(directory.path, 'ca.pem')
  await writeFile(caFile, servers.map(({ pem }) => pem).join(''))
  const flags = flagsOf({
    ...PATIENT,
    hostnames: Object.keys(HOSTS).join('\n'),
    resolve: servers.map(({ name, server }) => `${name}=127.0.0.1:${portOf(server)}`).join('\n'),
    'ca-file': caFile
  })
  const { exitCode, stdout, stderr } = await runCli(['check', '--format=json', ...flags])
  await Promise.all(servers.map(({ server }) => close(server)))
  expect({ exitCode, stderr }).toEqual({ exitCode: 1, stderr: '' })
  const report: {
    readonly hosts: readonly { readonly host: string; readonly discovery: string }[]
    readonly findings: readonly {
      readonly host: string
      readonly code: string
    }[]
  } = JSON.parse(stdout)
  const found = (name: string) =>
    report.findings.filter(({ host }) => host === name).map(({ code }) => code)
  expect(
    Object.fromEntries(Object.keys(HOSTS).map((name) => [name, found(name).join('; ')]))
  ).toEqual(Object.fromEntries(Object.entries(HOSTS).map(([name, { finding }]) => [name, finding])))
  expect(report.hosts.filter(({ discovery }) => discovery === 'found')).toHaveLength(4)
})
