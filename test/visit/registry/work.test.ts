// A registry that answers with more than a check works through: the rest of it, and other hosts, keep their verdicts.

import { withFindings } from '../../../src/judge/roots.ts'
import type { ModuleCall } from '../../../src/read/roots/root.ts'
import type { Answer } from '../../support/answer.ts'
import { aCall, aProvider, predictHere, rootsWith } from '../../support/inquiring.ts'
import { expect, it } from '../../support/jest.ts'
import { FakeRegistry } from '../../support/registry.ts'

const LARGE = 'large.example.com'
const SMALL = 'small.example.com'
const SERVICES = { 'modules.v1': '/v1/modules/', 'providers.v1': '/v1/providers/' }

const range = <T>(count: number, of: (at: number) => T) =>
  Array.from({ length: count }, (_, at) => of(at))

const listing = (count: number, root: object = {}): Answer => ({
  json: { modules: [{ versions: range(count, (at) => ({ version: `1.${at}.0`, root })) }] }
})
const providers = (count: number): Answer => ({
  json: { versions: range(count, (at) => ({ version: `1.${at}.0` })) }
})

/** What is predicted for one root, with room for the work of so many requests to each host. */
async function predicted(
  answers: Readonly<Record<string, Answer>>,
  calls: readonly ModuleCall[],
  maxRequests: number,
  required: ReturnType<typeof aProvider>[] = []
) {
  await using registry = await FakeRegistry.start()
  for (const host of [LARGE, SMALL]) registry.offer(host, SERVICES)
  for (const [path, answer] of Object.entries(answers)) {
    const [host = '', ...rest] = path.split('/')
    registry.answer(`https://${host}/v1/${rest.join('/')}/versions`, answer)
  }
  const roots = rootsWith({ calls, providers: required }, ['terraform'])
  const given = { hosts: [LARGE, SMALL], settings: { maxRequests } }
  const { roots: verdicts, notes } = await predictHere(registry, roots, given)
  return {
    found: notes.map(({ severity, problem, host }) => `${severity} ${problem.code} ${host}`),
    chosen: withFindings(verdicts, notes).flatMap(({ rows }) =>
      rows.map(({ source, chosen }) => [source, chosen.terraform])
    ),
    requests: registry.urls.filter((url) => url.includes(`${LARGE}/v1`)).length
  }
}

it('warns of a host whose answers take too much work, asks it no further, and checks other hosts', async () => {
  const names = range(40, (at) => `${LARGE}/acme/m${at}/aws`)
  const lists = names.map((_, at) => [`${LARGE}/modules/acme/m${at}/aws`, listing(5000)] as const)
  const { found, chosen, requests } = await predicted(
    { ...Object.fromEntries(lists), [`${SMALL}/modules/acme/net/aws`]: listing(20) },
    [...names.map((name, at) => aCall(at + 1, name)), aCall(50, `${SMALL}/acme/net/aws`)],
    20
  )
  expect(found).toEqual(['notice not-followed null', `warning not-followed ${LARGE}`])
  expect(chosen).toContainEqual([`${SMALL}/acme/net/aws`, '1.19.0'])
  const unknown = chosen.filter(([source]) => String(source).startsWith(LARGE))
  expect(unknown.filter(([, version]) => version !== undefined)).toEqual([])
  expect(requests).toBeLessThan(40)
})

const LONG = 'a'.repeat(3000)

it.each([
  ['module', { modules: [{ versions: range(100, (at) => ({ version: `1.${at}.0-${LONG}` })) }] }],
  ['provider', { versions: range(100, (at) => ({ version: `1.${at}.0-${LONG}` })) }],
  ['provider', { versions: [{ version: '1.0.0' }], warnings: range(100, () => LONG) }]
])(
  'warns of a host whose %s lists have long texts, takes nothing of the last one for checked, and checks other hosts',
  async (kind, json) => {
    const at = { [`${LARGE}/${kind}s/acme/box${kind === 'module' ? '/aws' : ''}`]: { json } }
    const [calls, required] =
      kind === 'module'
        ? [[aCall(1, `${LARGE}/acme/box/aws`, '>= 9.0')], []]
        : [[], [aProvider(9, `${LARGE}/acme/box`, { versions: ['>= 9.0'] })]]
    const well = { [`${SMALL}/modules/acme/net/aws`]: listing(20) }
    const all = [...calls, aCall(50, `${SMALL}/acme/net/aws`)]
    const { found, chosen } = await predicted({ ...at, ...well }, all, 2, required)
    expect(found.toSorted()).toEqual(['notice not-followed null', `warning not-followed ${LARGE}`])
    expect(chosen).toContainEqual([`${SMALL}/acme/net/aws`, '1.19.0'])
  }
)

it('asks a host no further whose answers are all longer than is read', async () => {
  const names = range(40, (at) => `${LARGE}/acme/m${at}/aws`)
  const endless: Answer = { bodyRepeat: { text: ' ', times: 8 * 1024 ** 2 + 1 }, gzip: true }
  const lists = names.map((_, at) => [`${LARGE}/modules/acme/m${at}/aws`, endless] as const)
  const calls = names.map((name, at) => aCall(at + 1, name))
  const { found, requests } = await predicted(Object.fromEntries(lists), calls, 40)
  expect(found).toContain(`warning not-followed ${LARGE}`)
  expect(requests).toBeLessThan(8)
})

it('chooses no version of a list once choosing takes too much work', async () => {
  const calls = range(100, (at) => aCall(at + 1, `${LARGE}/acme/m/aws`, `!= 9.${at}`))
  const { found, chosen } = await predicted(
    { [`${LARGE}/modules/acme/m/aws`]: listing(5000) },
    calls,
    15
  )
  expect(found).toContain(`warning not-followed ${LARGE}`)
  expect(new Set(chosen.map(([, version]) => version))).toEqual(new Set(['1.4999.0', undefined]))
})

const box = (version: string) => ({ source: `${LARGE}/acme/box`, version })

it.each([
  ['with many entries', 5, range(2000, () => box('>= 2.0')), 'notice not-followed null'],
  [
    'with a constraint of 600 characters',
    500,
    [box(`>= 2.0${', >= 2.0'.repeat(75)}`)],
    'notice not-followed null'
  ],
  ['with few entries', 500, [box('>= 2.0')], `warning module-described ${LARGE}`]
])(
  'says that a description %s was not checked, or else checks it',
  async (_, maxRequests, described, expected) => {
    const root = { providers: described, dependencies: [] }
    const { found } = await predicted(
      {
        [`${LARGE}/modules/acme/m/aws`]: listing(1, root),
        [`${LARGE}/providers/acme/box`]: providers(3)
      },
      [aCall(1, `${LARGE}/acme/m/aws`)],
      maxRequests,
      [aProvider(9, `${LARGE}/acme/box`)]
    )
    expect(found[0]).toEqual(expected)
  }
)
