import { type Checked, checkAgainst, findingsOf } from '../support/checked.ts'
import { describe, expect, it } from '../support/jest.ts'
import { FakeRegistry } from '../support/registry.ts'
import { readVectors } from '../support/vectors.ts'

type Row = {
  readonly case: string
  /** The whole document. */
  readonly login_v1: Readonly<Record<string, unknown>>
  readonly error: string
}

const rows = readVectors('terraform-login') as readonly Row[]
const hostOfRow = (row: Row): string => `login-${rows.indexOf(row)}.example.com`

/** Terraform asked whether to continue, and got no answer. */
const wentOn = ({ error }: Row): boolean => error === 'Error: Login cancelled'

/** The rule that is broken where terraform refuses; its own words say only that there is no login. */
const BROKEN: Readonly<Record<string, readonly string[]>> = {
  'login array': ['login-type'],
  'no client': ['login-client-missing'],
  'client number': ['login-client-missing'],
  'no token': ['login-token-missing'],
  'authz number': ['login-authz-missing'],
  'authz ftp': ['login-authz-invalid'],
  'ports one': ['login-ports-count'],
  'ports strings': ['login-ports-range'],
  'ports 70000': ['login-ports-range'],
  'ports 1023': ['login-ports-range'],
  'grant token only': ['login-grant-types-unsupported'],
  'grant number el': ['login-grant-types-unsupported'],
  'grant password': ['login-grant-types-unsupported'],
  // Nothing is wrong with a login that is not there.
  'only tfe.v2.2': ['service-missing']
}

/** Terraform goes on, and the user should still know. */
const BOTHERS: Readonly<Record<string, readonly string[]>> = {
  'client empty': ['login-client-empty'],
  'scopes string': ['login-scopes-ignored']
}

/**
 * Terraform asks whether to go on, although it cannot: it draws the port from what lies below the
 * last one (internal/command/login.go), so a range of one port has none. No measured row is like this.
 */
const STRICTER: Row = {
  case: 'ports of one port',
  login_v1: {
    'login.v1': { client: 'c', authz: '/a', token: '/t', ports: [10000, 10000] }
  },
  error: 'Error: Login cancelled'
}

async function runAll(): Promise<Checked> {
  await using registry = await FakeRegistry.start()
  for (const row of rows) registry.offer(hostOfRow(row), row.login_v1)
  registry.offer('stricter.example.com', STRICTER.login_v1)
  const hosts = [...rows.map(hostOfRow), 'stricter.example.com']
  const hostnames = hosts.map((host) => `${host} login.v1`).join('\n')
  return await checkAgainst(registry, { hostnames, dialect: 'terraform' })
}

const checked = await runAll()

/** Codes of one severity, about the login of a host. */
const codesOf = (host: string, severity: string): readonly string[] =>
  findingsOf(checked, host)
    .filter((finding) => finding.severity === severity && finding.service === 'login.v1')
    .map(({ code }) => code)

describe('login.v1 passes if terraform 1.11.4 continued, and fails if it stopped', () => {
  it.each(rows.map((row) => [row.case, row] as const))('%s', (_, row) => {
    const errors = codesOf(hostOfRow(row), 'error')
    expect(errors.length === 0).toBe(wentOn(row))
    expect(errors).toEqual(BROKEN[row.case] ?? [])
    expect(codesOf(hostOfRow(row), 'warning')).toEqual(BOTHERS[row.case] ?? [])
  })

  it('fails for a range of one port, although terraform continued to a login that cannot work', () => {
    expect(wentOn(STRICTER)).toBe(true)
    expect(codesOf('stricter.example.com', 'error')).toEqual(['login-ports-single'])
  })
})

it('reports broken rules for the rejected rows only', () => {
  expect(Object.keys(BROKEN)).toEqual(rows.filter((row) => !wentOn(row)).map((row) => row.case))
})
