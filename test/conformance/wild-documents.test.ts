import { type Checked, checkAgainst, findingsOf, hostOf } from '../support/checked.ts'
import { afterAll, expect, it } from '../support/jest.ts'
import { FakeRegistry } from '../support/registry.ts'
import { readVectors } from '../support/vectors.ts'

/** A document that a real registry or registry program serves. */
type Row = {
  readonly implementation: string
  readonly host_example: string
  readonly status: number
  readonly content_type: string | null
  readonly document: Readonly<Record<string, unknown>> | string | null
  readonly quirks: readonly string[]
}

const isServed = ({ document, status }: Row): boolean => document !== null || status !== 200
const all = readVectors('wild-documents') as readonly Row[]

// What a repository can require of a registry: each document must have those of them that it offers.
const NEEDED = ['modules.v1', 'providers.v1', 'login.v1', 'tfe.v2']

// It is unknown what these serve, or they serve no document.
const leftOut = all.filter((row) => !isServed(row))

/** The rows with a response, each with its own hostname, so that one run checks all. */
const rows = all.filter(isServed).map((row, index) => {
  const example = /^[a-z]\S*/.exec(row.host_example)?.[0] ?? 'registry.example.com'
  const host = `w${index}-${example}`
  const text = JSON.stringify(row.document)
    .replaceAll(example, host)
    .replaceAll('<Host header>', host)
  const document = JSON.parse(text) as Row['document']
  const offered = typeof document === 'object' ? Object.keys(document ?? {}) : []
  return { ...row, host, document, needed: NEEDED.filter((id) => offered.includes(id)) }
})

// Served at a path that the clients do not request; the root has no document.
const BELOW_THE_ROOT: Readonly<Record<string, string>> = {
  'artifact-keeper': '/terraform/my-tf-repo'
}

async function runAll(): Promise<Checked> {
  await using registry = await FakeRegistry.start()
  for (const { implementation, host, status, content_type, document } of rows) {
    // Some types have a remark in brackets, and one is a remark; servers use this type for .json files.
    const type = /^[a-z]+\/[^(]*/.exec(content_type ?? '')?.[0].trim() ?? 'application/json'
    registry.answer(
      `https://${host}${BELOW_THE_ROOT[implementation] ?? ''}/.well-known/terraform.json`,
      {
        status,
        headers: status === 200 ? { 'Content-Type': type } : {},
        body: typeof document === 'string' ? document : JSON.stringify(document)
      }
    )
  }
  const hostnames = rows.map(({ host, needed }) => [host, ...needed].join(' ')).join('\n')
  return await checkAgainst(registry, { hostnames })
}

const checked = await runAll()

type Outcome = { readonly passes: boolean; readonly says: readonly string[] }

const WELL: Outcome = { passes: true, says: [] }

/** Each one reviewed. All other rows must get no finding. */
const OUTCOMES: Readonly<Record<string, Outcome>> = {
  // It must be configured in a `host` block, because it serves no document.
  'Sonatype Nexus (terraform-hosted)': { passes: false, says: ['error document-absent'] },
  'artifact-keeper': { passes: false, says: ['error document-absent'] },
  'GitHub Pages + Jekyll without .nojekyll': { passes: false, says: ['error document-absent'] },
  'nginx SPA fallback (try_files /index.html)': { passes: false, says: ['error document-type'] },
  // Providers break in Terraform and OpenTofu, modules only in other clients.
  'Gigamon Flask registry': {
    passes: false,
    says: ['error service-url-no-slash providers.v1', 'warning service-url-no-slash modules.v1']
  },
  'GitHub Pages: T0tt1/terraform-registry': {
    passes: false,
    says: ['error service-url-no-slash providers.v1']
  },
  'Config with secrets in URLs': {
    passes: false,
    says: ['error login-type login.v1', 'warning service-url-query modules.v1']
  },
  // It works: "authz_code" is there too.
  'Terrareg (Python), IDP on': {
    passes: true,
    says: ['notice login-grant-types-unknown login.v1']
  },
  // On the developer's own machine, under a name that no module source can have.
  'Anthology 1.0': { passes: false, says: ['error host-dotless-module modules.v1'] },
  'zeroae/terraform-registry (Flask)': {
    passes: false,
    says: ['error host-dotless-module modules.v1']
  },
  // Both endpoints, which are on the developer's own machine.
  Tapir: {
    passes: false,
    // Its tests serve a document whose login is on localhost.
    says: ['error service-url-private login.v1']
  },
  'apparentlymart/terraform-simple-registry README': {
    passes: true,
    says: ['warning service-url-insecure modules.v1', 'notice service-url-cross-host modules.v1']
  },
  'kkRepo (Nexus-compatible)': {
    passes: true,
    says: ['notice service-url-cross-host']
  }
}

function outcomeOf(host: string): Outcome {
  const found = findingsOf(checked, host)
  return {
    passes: !found.some(({ severity }) => severity === 'error'),
    says: found.map(({ severity, code, service }) => `${severity} ${code} ${service ?? ''}`.trim())
  }
}

it.each(rows.map((row) => [row.implementation, row] as const))(
  '%s gets the reviewed verdict',
  (implementation, { host }) => {
    expect(outcomeOf(host)).toEqual(OUTCOMES[implementation] ?? WELL)
  }
)

it('reports the URL of every service that passes', () => {
  for (const { host, needed } of rows.filter(({ host: name }) => outcomeOf(name).passes)) {
    const { services } = hostOf(checked, host)
    expect(needed.filter((id) => !('url' in (services[id] ?? {}) || id === 'login.v1'))).toEqual([])
  }
})

it('reports no secret of a document', () => {
  expect(JSON.stringify(checked.findings)).not.toContain('hidden')
})

it('checks all rows with a document', () => {
  expect(
    Object.keys(OUTCOMES).filter((name) => !rows.some((row) => row.implementation === name))
  ).toEqual([])
  expect(leftOut.every(({ document }) => document === null)).toBe(true)
})

afterAll(() => {
  const told = rows.map(({ implementation, host }) => {
    const { passes, says } = outcomeOf(host)
    return [implementation, passes ? 'passes' : 'fails', says.join(', ')]
  })
  const table = [
    ...told,
    ...leftOut.map(({ implementation }) => [implementation, 'left out', 'no document known'])
  ]
  console.log(table.map(([name = '', ...rest]) => [name.padEnd(58), ...rest].join('  ')).join('\n'))
})
