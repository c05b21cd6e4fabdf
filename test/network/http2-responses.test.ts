import { expect, it } from '@jest/globals'
import { Authority } from '../support/certificates.ts'
import { HOST } from '../support/evidence-builder.ts'
import { type Script, scriptedServer } from '../support/http2-script.ts'
import { close, listen, portOf } from '../support/registry.ts'
import { readVectors } from '../support/vectors.ts'
import { attemptOne, outcomeOf, problemOf } from '../support/visiting.ts'

type Row = Script & {
  readonly name: string
  /** `accepts`, or the error, by client and release. */
  readonly clients: Readonly<Record<string, string>>
  /** `found`, or the code of our problem. */
  readonly outcome: string
  /** Why we refuse what a client accepts. */
  readonly differs?: string
}

const authority = new Authority()
const shown = authority.show(HOST)
const OK: Script['answers'][number] = [
  {
    headers: [
      [':status', '200'],
      ['content-type', 'application/json']
    ]
  },
  { data: '{"modules.v1":"/v1/"}', end: true }
]

async function attemptAt(script: Script) {
  const { server, paths, connections } = scriptedServer(script, shown)
  await listen(server)
  const resolve = `${HOST}=127.0.0.1:${portOf(server)}`
  const attempt = await attemptOne({ resolve, authority })
  await close(server)
  return { attempt, requests: paths.length, connections: connections() }
}

it('accepts and rejects HTTP/2 responses as the clients do', async () => {
  const rows = readVectors('http2-responses') as readonly Row[]
  const attempts = await Promise.all(rows.map(attemptAt))
  const show = (row: Row, outcome: string | undefined) => `${row.name}: ${outcome}`
  expect(
    rows.map((row, index) => show(row, attempts[index] && outcomeOf(attempts[index].attempt)))
  ).toEqual(rows.map((row) => show(row, row.outcome)))
  const differing = rows.filter(({ clients, outcome, differs }) => {
    const accepting = Object.values(clients).filter((said) => said === 'accepts').length
    const wanted = outcome === 'found' ? Object.keys(clients).length : 0
    return differs === undefined && accepting !== wanted
  })
  expect(differing.map(({ name }) => name)).toEqual([])
})

it.each([
  ['names a host that refuses every stream after three requests', [[{ reset: 7 }]], 3, 1],
  ['sends a refused request again over the connection', [[{ reset: 7 }], OK], 2, 1],
  ['sends a request that GOAWAY left unprocessed once more', [[{ goAway: [0, 0] }]], 2, 2],
  ['does not repeat the first request after GOAWAY with an error', [[{ goAway: [0, 11] }]], 1, 1]
] as const)('%s', async (_, answers, requests, connections) => {
  const seen = await attemptAt({ answers })
  expect(seen).toMatchObject({ requests, connections })
})

it('names the error with which a host refuses', async () => {
  const messageFor = async (answer: Script['answers'][number]) =>
    problemOf((await attemptAt({ answers: [answer] })).attempt)?.message
  expect(await messageFor([{ reset: 7 }])).toBe(
    `${HOST} aborted its HTTP/2 response (REFUSED_STREAM)`
  )
  expect(await messageFor([{ goAway: [0, 11] }])).toBe(
    `${HOST} aborted the HTTP/2 connection (ENHANCE_YOUR_CALM)`
  )
})
