// Which hosts the clients contact for a source, recorded with Terraform 1.11.4 and OpenTofu 1.12, Git 2.39 and a proxy on
// loopback. The scan names each of them, or says that the host is not known: nothing passes an allowlist silently.

import type { Usage } from '../../src/read/scan/usage.ts'
import { comparableHost } from '../../src/rules/protocol/hostname.ts'
import { expect, it } from '../support/jest.ts'
import { readModule } from '../support/module.ts'
import { readVectors } from '../support/vectors.ts'

/** Without `opentofu`, both clients contact the same. */
type Row = {
  readonly source: string
  readonly terraform: readonly string[]
  readonly opentofu?: readonly string[]
}

const ROWS = readVectors('source-contacts') as readonly Row[]

// What the clients make of a service of many hosts.
const SERVICES: readonly (readonly [contacted: RegExp, named: RegExp])[] = [
  [/\.amazonaws\.com$/, /\.amazonaws\.com(\.cn)?$/],
  [/^(storage|oauth2)\.googleapis\.com$/, /\.googleapis\.com$/],
  [/^api\.bitbucket\.org$/, /^bitbucket\.org$/],
  [/^registry-1\.docker\.io$/, /^docker\.io$/]
]

// The port was recorded where a program is given it.
const isNamedBy = (contacted: string, named: string): boolean =>
  named === '' ||
  [named, named.replace(/:\d+$/, '')].includes(comparableHost(contacted) ?? '') ||
  SERVICES.some(([real, given]) => real.test(contacted) && given.test(named))

const namedIn = ({ needs, directHost }: Usage): readonly string[] => [
  ...needs.map(({ host }) => host),
  ...(directHost === undefined ? [] : [directHost])
]

it('names every host that the clients contact for a source, or says that it is not known', () => {
  expect(ROWS.length).toBeGreaterThan(380)
  const unnamed = ROWS.flatMap(({ source, terraform, opentofu = terraform }) => {
    const text = `module "m" {\n  source = ${JSON.stringify(source)}\n}\n`
    const named = readModule({ 'main.tf': text }).usages.flatMap(namedIn)
    return [...terraform, ...opentofu]
      .filter((contacted) => !named.some((name) => isNamedBy(contacted, name)))
      .map((contacted) => `${source}: ${contacted}, not ${named.join(', ')}`)
  })
  expect(unnamed).toEqual([])
})
