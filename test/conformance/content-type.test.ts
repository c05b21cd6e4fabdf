import { type Checked, checkAgainst, findingsOf, hostOf } from '../support/checked.ts'
import { expect, it } from '../support/jest.ts'
import { FakeRegistry } from '../support/registry.ts'
import { readVectors } from '../support/vectors.ts'

type Row = {
  readonly contentType: string
  readonly mediaType: string | null
  readonly discovery: 'accepted' | 'malformed' | 'unsupported'
}

const measured = readVectors('content-type') as readonly Row[]
// Both clients compare the whole media type (svchost disco.go).
const similar: readonly Row[] = ['text/json', 'application/ld+json', 'application/x-json'].map(
  (type) => ({ contentType: type, mediaType: type, discovery: 'unsupported' })
)
const rows = [...measured, ...similar]
const hostOfRow = (index: number): string => `type-${index}.example.com`

/** Serves each value, as the bytes of the header, from its own host, and checks all in one run. */
async function serveAll(): Promise<Checked> {
  await using registry = await FakeRegistry.start()
  rows.forEach(({ contentType }, index) => {
    registry.answer(`https://${hostOfRow(index)}/.well-known/terraform.json`, {
      headers: { 'Content-Type': contentType },
      body: '{"modules.v1":"/v1/modules/"}'
    })
  })
  const hostnames = rows.map((_, index) => `${hostOfRow(index)} modules.v1`).join('\n')
  return await checkAgainst(registry, { hostnames })
}

const checked = await serveAll()

/** `accepted`, or the code and message of each error. */
function judged(index: number): string {
  const errors = findingsOf(checked, hostOfRow(index)).filter(
    ({ severity }) => severity === 'error'
  )
  const { discovery } = hostOf(checked, hostOfRow(index))
  if (discovery === 'found' && errors.length === 0) return 'accepted'
  return errors.map(({ code, message }) => `${code}: ${message}`).join('\n')
}

function wanted({ contentType, discovery }: Row, index: number): string {
  const refused = `document-type: https://${hostOfRow(index)}/.well-known/terraform.json`
  switch (discovery) {
    case 'accepted':
      return discovery
    case 'malformed':
      return contentType === ''
        ? `${refused} has no Content-Type; expected "application/json"`
        : `${refused} has a malformed Content-Type "${contentType}"; expected "application/json"`
    case 'unsupported':
      return `${refused} has Content-Type "${contentType}"; expected "application/json"`
  }
}

it.each(rows.map((row, index) => ({ ...row, row, index })))(
  'a document of type "$contentType" is $discovery',
  ({ row, index }) => {
    expect(judged(index)).toBe(wanted(row, index))
  }
)

it('checks every row', () => {
  expect(checked.hosts.size).toBe(rows.length)
  expect(new Set(rows.map(({ discovery }) => discovery)).size).toBe(3)
})
