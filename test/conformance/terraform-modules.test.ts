import type { Answer } from '../support/answer.ts'
import { type Checked, checkAgainst, findingsOf, hostOf } from '../support/checked.ts'
import { describe, expect, it } from '../support/jest.ts'
import { FakeRegistry } from '../support/registry.ts'
import type { SeenRequest } from '../support/request.ts'
import { readVectors } from '../support/vectors.ts'

type Row = {
  readonly case: string
  readonly responses: Readonly<Record<string, Answer>>
  readonly terraform_1_11_4: {
    readonly module_service_reached: boolean
    readonly requests: readonly string[]
    readonly error: string
  }
}

// All were measured on one port. Here each has its own, so that one run serves all.
const MEASURED_PORT = '9543'
const rows = (readVectors('terraform-modules') as readonly Row[]).map((row, index) => {
  const port = 10_001 + index
  const own = JSON.stringify(row).replaceAll(MEASURED_PORT, String(port))
  return { ...(JSON.parse(own) as Row), port, host: `127.0.0.1:${port}` }
})

type Run = { readonly checked: Checked; readonly requests: readonly SeenRequest[] }

async function runAll(): Promise<Run> {
  await using registry = await FakeRegistry.start()
  for (const { host, responses } of rows) {
    for (const [path, answer] of Object.entries(responses)) {
      registry.answer(`https://${host}${path}`, answer)
    }
  }
  const checked = await checkAgainst(registry, {
    hostnames: rows.map(({ host }) => `${host} modules.v1`).join('\n'),
    tokens: rows.map(({ host }) => `${host}=a-token`).join('\n'),
    dialect: 'terraform'
  })
  return { checked, requests: registry.requests }
}

const { checked, requests } = await runAll()

describe('finds the module service if terraform 1.11.4 found it', () => {
  it.each(rows.map((row) => [row.case, row] as const))('%s', (_, { host, terraform_1_11_4 }) => {
    const service = hostOf(checked, host).services['modules.v1']
    const errors = findingsOf(checked, host).filter(({ severity }) => severity === 'error')
    const reached = service !== undefined && 'url' in service && errors.length === 0
    expect(reached).toBe(terraform_1_11_4.module_service_reached)
  })
})

describe('sends the same requests and token as terraform up to the service', () => {
  it.each(rows.map((row) => [row.case, row] as const))('%s', (_, row) => {
    const ours = requests
      .filter(({ host }) => host === row.host)
      .map(({ method, path, authorization }) => {
        const hasToken = authorization === 'Bearer a-token' ? 'yes' : 'no'
        return `${method} ${path} auth=${hasToken}`
      })
    const theirs = row.terraform_1_11_4.requests
      .filter((request) => !request.includes('/v1/modules/'))
      .map((request) => request.replace(/ -> \d+$/, ''))
    expect(ours).toEqual(theirs)
  })
})

// The end of terraform's message is the cause; these say it in other words.
const IN_OTHER_WORDS: Readonly<Record<string, string>> = {
  'no content-type': 'document-type',
  // The message shows the whole header.
  'html 200 SPA': 'document-type',
  'array body': 'document-not-object',
  BOM: 'document-not-json',
  'redirect to http': 'host-unreachable',
  'redirect loop': 'redirect-loop'
}

describe('reports the error of terraform in its message', () => {
  const refused = rows.filter((row) => !row.terraform_1_11_4.module_service_reached)

  it.each(refused.map((row) => [row.case, row] as const))('%s', (_, row) => {
    const [first] = findingsOf(checked, row.host)
    const cause = /(?:document: |JSON object: |service URL: |Content-Type )(.*)\. $/.exec(
      row.terraform_1_11_4.error
    )?.[1]
    const code = IN_OTHER_WORDS[row.case]
    if (code === undefined) expect(first?.message).toContain(cause)
    else expect(first?.code).toBe(code)
  })
})
