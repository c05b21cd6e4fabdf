// What the check predicts at depth `init` for recorded packages of modules, against what `init` of each client did with them.

import type { Finding } from '../../src/judge/finding.ts'
import { showInside } from '../../src/rules/problems/place.ts'
import { MAIN_CLIENTS, type MainClient } from '../../src/rules/protocol/clients.ts'
import { plain } from '../../src/rules/protocol/marked-text.ts'
import { type Checked, check } from '../../src/run/check.ts'
import { quietWorld } from '../support/check-in-process.ts'
import { writeCheckout } from '../support/checkout.ts'
import { FOLLOW_ROWS, type FollowRow, isHidden, serveRow } from '../support/follow-rows.ts'
import { failed } from '../support/init-rows.ts'
import { CLIENT_VERSIONS, versionFaults } from '../support/init-verdict.ts'
import { startInitWorld } from '../support/init-world.ts'
import { describe, expect, it } from '../support/jest.ts'
import { temporaryDirectory } from '../support/temporary.ts'

async function checkRow(wanted: FollowRow, client: MainClient): Promise<Checked> {
  await using served = await serveRow(wanted)
  const { row, resolve } = served
  await using world = await startInitWorld([row], {})
  await using directory = await temporaryDirectory()
  await using home = await temporaryDirectory()
  writeCheckout(directory.path, row.files)
  const raw = {
    depth: 'init',
    dialect: CLIENT_VERSIONS[client],
    platforms: 'linux_amd64',
    'slow-seconds': '100',
    'ca-file': world.registry.caFile,
    resolve
  }
  const environment = { HOME: home.path, RUNNER_TEMP: home.path, ...world.env, ...row.env }
  return await check(raw, quietWorld(directory.path, environment, raw))
}

const rowNamed = (name: string): FollowRow => {
  const row = FOLLOW_ROWS.find((each) => each.name === name)
  if (row === undefined) throw new Error(`no row ${name}`)
  return row
}

const shown = ({ severity, problem: { code, message } }: Finding): string =>
  `${severity} ${code}: ${plain(message)}`

describe.each(MAIN_CLIENTS)('for %s, the check ends as init does', (client) => {
  it.each(FOLLOW_ROWS.map((row) => [row.name, row] as const))('%s', async (_, row) => {
    const { verdict } = await checkRow(row, client)
    const errors = verdict.findings.filter(({ severity }) => severity === 'error').map(shown)
    const isExpected = failed(row.expected[client]) && !isHidden(row)
    expect(errors).toHaveLength(isExpected ? Math.max(1, errors.length) : 0)
    expect(verdict.passed).toBe(!isExpected)
    expect(versionFaults(row, client, verdict.roots, 'init')).toEqual([])
    const notices = verdict.findings.filter(({ problem }) => problem.code === 'not-followed')
    expect(notices).toHaveLength(isHidden(row) ? 1 : 0)
  })
})

/** Each place as `FILE:LINE > INSIDE in PACKAGE`. */
const placesOf = ({ verdict }: Checked) =>
  verdict.findings.flatMap(({ problem: { code }, places }) =>
    places.flatMap((place) => {
      if (typeof place === 'string') return []
      const { file, line, inside } = place
      const at = inside === undefined ? '' : ` > ${showInside(inside)} in ${inside.package}`
      return `${code} ${file}:${line}${at}`
    })
  )

describe('a finding stands at the call in the checkout, and names the line inside', () => {
  const NET = 'module.net (acme/net/aws 1.0.0)'
  const GIT = 'git::https://git.example.com/acme/net.git//modules/x?ref=v1.0.0'
  it.each([
    [
      'two deep, disagrees',
      'constraint-unmeetable main.tf:5',
      `constraint-unmeetable main.tf:10 > ${NET} > module.sub (acme/sub/aws 1.0.0): main.tf:5 in acme/sub/aws 1.0.0`
    ],
    [
      'local module inside the package disagrees',
      'constraint-unmeetable main.tf:5',
      `constraint-unmeetable main.tf:10 > ${NET} > module.x: modules/x/main.tf:5 in acme/net/aws 1.0.0`
    ],
    [
      'local path inside the package leads outside of it',
      `source-invalid main.tf:10 > ${NET}: modules/x/main.tf:2 in acme/net/aws 1.0.0`
    ],
    [
      'inner module is on a host without discovery',
      `document-absent main.tf:10 > ${NET}: main.tf:2 in acme/net/aws 1.0.0`
    ],
    [
      'Git, subdirectory disagrees',
      'constraint-unmeetable main.tf:5',
      `constraint-unmeetable main.tf:10 > module.net (${GIT}): modules/x/main.tf:5 in ${GIT}`
    ],
    ['archive is cut off', 'package-broken main.tf:10']
  ])('%s', async (name, ...places) => {
    expect(placesOf(await checkRow(rowNamed(name), 'terraform'))).toEqual(places)
  })
})
