import type { Answer } from '../support/answer.ts'
import { checkAgainst, findingsOf } from '../support/checked.ts'
import { expect, it } from '../support/jest.ts'
import { FakeRegistry } from '../support/registry.ts'
import { documentUrl } from '../support/scanned.ts'
import { readVectors } from '../support/vectors.ts'

// `init` of these clients, against hosts that fail once. Slow hosts are in test/judge/releases.test.ts.
const DIALECTS: Readonly<Record<string, string>> = {
  'terraform-1.11.4': 'terraform 1.11',
  'terraform-1.15.9': 'terraform 1.15',
  'opentofu-1.12.6': 'opentofu 1.12'
}

type Row = {
  readonly situation: string
  readonly attempts: readonly {
    readonly status: number | null
    readonly headMs?: number
    readonly broken?: true
  }[]
  readonly init: Readonly<Record<string, { readonly works: boolean }>>
}

// Terraform 1.15 retries these. The check does not, because hardly any of them passes, and a typo would cost everybody seconds.
const SETTLED = [
  'malformed once',
  'handshake alert once',
  'plain http once',
  '999 once',
  'html once'
]

const cases = (readVectors('releases') as { readonly attempts: readonly Row[] }).attempts
  .filter(({ attempts }) => attempts.length === 2 && attempts[0]?.headMs === undefined)
  .filter(({ situation }) => !SETTLED.includes(situation))
  .map((row, index) => ({ ...row, host: `h${index}.example.com` }))

const CUT = 'HTTP/1.1 200 OK\r\nContent-Type: application/json\r\nContent-Length: 50\r\n\r\n{"a"'

function answerTo({ status, broken }: Row['attempts'][number]): Answer {
  if (status === null) return { raw: '' }
  if (broken) return { raw: CUT }
  return status === 200 ? { json: { 'modules.v1': '/' } } : { status }
}

/** What the check says of each host that fails once: whether `init` would have worked. */
async function judged(dialect: string): Promise<readonly unknown[]> {
  await using registry = await FakeRegistry.start()
  for (const { host, attempts } of cases) {
    registry.answer(documentUrl(host), ...attempts.map(answerTo))
  }
  const hostnames = cases.map(({ host }) => `${host} modules.v1`).join('\n')
  const checked = await checkAgainst(registry, { hostnames, dialect, retries: '1' })
  return cases.map(({ situation, host }) => {
    const [finding] = findingsOf(checked, host)
    return [situation, finding?.code, /init succeeded/.test(finding?.help ?? '')]
  })
}

it('a host that fails once is judged by what init of each release did', async () => {
  expect(cases.length).toBeGreaterThan(10)
  const clients = Object.entries(DIALECTS)
  const found = await Promise.all(clients.map(async ([, dialect]) => judged(dialect)))
  expect(found).toEqual(
    clients.map(([client]) =>
      cases.map(({ situation, init }) => [situation, 'host-recovered', init[client]?.works])
    )
  )
})
