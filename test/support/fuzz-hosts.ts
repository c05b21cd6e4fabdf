// Serves many exchanges on loopback, one for each host, and checks them all with one run of the built program.

import { writeFile } from 'node:fs/promises'
import type { Socket } from 'node:net'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { createServer, type TLSSocket } from 'node:tls'
import { problemFacts } from '../../src/rules/problems/catalogue.ts'
import { Authority } from './certificates.ts'
import type { Exchange } from './http-mutants.ts'
import { runCli } from './program.ts'
import { close, listen, portOf } from './registry.ts'
import { flagsOf } from './scenario.ts'
import { temporaryDirectory } from './temporary.ts'

type Report = {
  readonly hosts: readonly { readonly host: string; readonly discovery: string }[]
  readonly findings: readonly {
    readonly code: string
    readonly host?: string
    readonly severity: string
  }[]
}

export type Outcomes = {
  /** `found` or the code of the first error, by the number of the exchange. */
  readonly outcomes: readonly string[]
  /** What must never happen. */
  readonly faults: readonly string[]
}

const DOMAIN = 'fuzz.example.com'
const nameOf = (number: number): string => `h${number}.${DOMAIN}`
const PAUSE_MS = 2

/** Sends what the exchange says, whatever is requested. */
async function answer(socket: TLSSocket, raw: Socket | undefined, each: Exchange): Promise<void> {
  for (const part of each.parts) {
    if (socket.destroyed) return
    socket.write(part)
    if (each.slow) await delay(PAUSE_MS)
  }
  switch (each.ending) {
    case 'end':
      return void socket.end()
    case 'reset':
      return void raw?.resetAndDestroy()
    case 'garbage':
      // Below TLS, after what is on its way.
      await delay(PAUSE_MS)
      return void raw?.end('this is not TLS')
    case 'hold':
  }
}

function serve(socket: TLSSocket, raw: Socket | undefined, each: Exchange): void {
  let seen = Buffer.alloc(0)
  socket
    .on('error', () => {})
    .on('data', (bytes: Buffer) => {
      seen = Buffer.concat([seen, bytes])
      if (!seen.includes('\r\n\r\n')) return
      seen = Buffer.alloc(0)
      void answer(socket, raw, each)
    })
}

/** Runs the program with one host for each exchange. */
export async function checkExchanges(
  exchanges: readonly Exchange[],
  timeoutSeconds: number
): Promise<Outcomes> {
  const authority = new Authority()
  const raws = new Map<number, Socket>()
  const exchangeOf = (name: string): Exchange | undefined =>
    exchanges[Number(/^h(\d+)\./.exec(name)?.[1])]
  const server = createServer(
    {
      ...authority.show(`*.${DOMAIN}`),
      ALPNProtocols: ['http/1.1']
    },
    (socket) => {
      const each = exchangeOf(typeof socket.servername === 'string' ? socket.servername : '')
      if (each !== undefined) serve(socket, raws.get(socket.remotePort ?? 0), each)
    }
  )
  server.on('connection', (socket: Socket) => {
    const { remotePort = 0 } = socket
    raws.set(
      remotePort,
      socket.on('error', () => {})
    )
    socket.on('close', () => raws.delete(remotePort))
  })
  await listen(server)
  await using directory = await temporaryDirectory()
  const caFile = join(directory.path, 'ca.pem')
  await writeFile(caFile, authority.pem)
  const names = exchanges.map((_, number) => nameOf(number))
  const ended = await runCli([
    'check',
    '--format=json',
    ...flagsOf({
      hostnames: names.join('\n'),
      resolve: names.map((name) => `${name}=127.0.0.1:${portOf(server)}`).join('\n'),
      'ca-file': caFile,
      'timeout-seconds': String(timeoutSeconds),
      retries: '0',
      concurrency: '64'
    })
  ])
  for (const socket of raws.values()) socket.destroy()
  await close(server)
  if (ended.stderr !== '' || (ended.exitCode !== 0 && ended.exitCode !== 1)) {
    return { outcomes: [], faults: [`exit code ${ended.exitCode}: ${ended.stderr}`] }
  }
  return judge(JSON.parse(ended.stdout), exchanges)
}

function judge({ hosts, findings }: Report, exchanges: readonly Exchange[]): Outcomes {
  const known: ReadonlySet<string> = new Set(Object.keys(problemFacts()))
  const discoveries = new Map(hosts.map(({ host, discovery }) => [host, discovery]))
  const errors = new Map<string, string>()
  for (const { host, code, severity } of findings) {
    if (host === undefined || severity !== 'error' || errors.has(host)) continue
    // Whether an answer takes longer than the clients wait depends on the machine.
    const isLate = code === 'host-timeout' && discoveries.get(host) !== 'failed'
    if (!isLate) errors.set(host, code)
  }
  const outcomes = exchanges.map(
    (_, number) => errors.get(nameOf(number)) ?? discoveries.get(nameOf(number)) ?? 'missing'
  )
  const faults = outcomes.flatMap((outcome, number) => {
    const { accepted } = exchanges[number] ?? { accepted: null }
    const isNamed = outcome === 'found' || outcome === 'absent' || known.has(outcome)
    const isRight = accepted === null || accepted === (outcome === 'found')
    return isNamed && isRight ? [] : [`exchange ${number}: ${outcome}`]
  })
  return { outcomes, faults }
}
