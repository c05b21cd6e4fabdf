// What the shards of a check find together is what one check finds.
import { join } from 'node:path'
import { describe, expect, it } from '@jest/globals'
import type { Checked } from '../../src/check.ts'
import type { Json } from '../../src/go/json.ts'
import type { Finding } from '../../src/judge/finding.ts'
import { notesOf } from '../../src/report/remarks.ts'
import type { Because } from '../../src/visit/requirements.ts'
import { Stop, startTimer } from '../../src/visit/stop.ts'
import { checkHere, findingsIn, type Run } from '../support/check-in-process.ts'
import { type CheckoutFiles, writeCheckout } from '../support/checkout.ts'
import { type Random, seededRandom } from '../support/random.ts'
import { FakeRegistry } from '../support/registry.ts'
import { temporaryDirectory } from '../support/temporary.ts'
import { usagesFileOf } from '../support/usages-files.ts'

const SERVICES = {
  'modules.v1': '/m/',
  'providers.v1': '/p/',
  'tfe.v2': '/api/',
  'tfe.v2.1': '/api/'
}

/** The checks of all shards. */
const checkShards = (registry: FakeRegistry, run: Run, count: number): Promise<Checked[]> =>
  Promise.all(
    Array.from({ length: count }, (_, index) =>
      checkHere(registry, {
        ...run,
        settings: { ...run.settings, shard: `${index + 1}/${count}` }
      })
    )
  )

const placeOf = (place: Because) =>
  typeof place === 'string' ? place : `${place.file}:${place.line}:${place.column}`

/** One notice counts the modules of all hosts that were asked. */
const isExact = ({ problem }: Finding): boolean => !problem.message.startsWith('what ')

/** Each finding, host and line of a root as text. */
function everythingIn({ verdict }: Pick<Checked, 'verdict'>): readonly string[] {
  return [
    ...verdict.findings
      .filter(isExact)
      .map(({ severity, host, service, problem, places, affects }) =>
        JSON.stringify([severity, host, service, problem, places.map(placeOf), affects])
      ),
    ...verdict.hosts.map(({ visit, services }) => JSON.stringify([visit.host, services])),
    ...verdict.roots.flatMap(({ directory, rows }) =>
      rows.map((row) => JSON.stringify([directory, row]))
    )
  ]
}

it('shards of a checkout find each finding, host and line once', async () => {
  await using registry = await FakeRegistry.start({ wildcards: true })
  const run = checkoutOf(seededRandom(3), registry)
  const whole = await checkHere(registry, run)
  const parts = await checkShards(registry, run, 3)
  expect(parts.flatMap(everythingIn).toSorted()).toEqual(everythingIn(whole).toSorted())
  expect(whole.verdict.findings.length).toBeGreaterThan(10)
  const ignored = parts.reduce((sum, { verdict }) => sum + verdict.ignored, 0)
  expect(ignored).toBe(whole.verdict.ignored)
})

it.each([3, 7])('%d shards of many repositories find each once', async (count) => {
  await using registry = await FakeRegistry.start({ wildcards: true })
  const run = await fleetOf(seededRandom(count), registry)
  const whole = await checkHere(registry, run)
  const parts = await checkShards(registry, run, count)
  expect(parts.flatMap(everythingIn).toSorted()).toEqual(everythingIn(whole).toSorted())
})

const USING = (host: string) => ({
  'main.tf': `module "x" {\n  source = "${host}/acme/a/aws"\n}\n`
})

describe('a shard without hosts', () => {
  const run: Run = { files: USING('a.example.com'), settings: { dialect: 'terraform' } }

  it('passes, and says that it has none', async () => {
    await using registry = await FakeRegistry.start()
    const checks = await checkShards(registry, run, 3)
    const empty = checks.filter(({ verdict }) => verdict.hosts.length === 0)
    expect(empty.map(({ verdict }) => verdict.passed)).toEqual([true, true])
    for (const { verdict, context } of empty) {
      const [index] = context.shards?.indexes ?? []
      expect(notesOf(verdict, context)).toContain(`no host belongs to shard ${index}/3`)
    }
    expect(registry.requests).toHaveLength(0)
  })

  it('passes where no files are found, which the first shard reports', async () => {
    await using registry = await FakeRegistry.start()
    const checks = await checkShards(registry, {}, 2)
    expect(checks.map(findingsIn)).toEqual([['error nothing-to-check'], []])
  })
})

it('counts the hosts of the shard, of which there may be 10,000', async () => {
  await using registry = await FakeRegistry.start()
  const hostnames = Array.from({ length: 10_100 }, (_, index) => `r${index}.example.com`).join('\n')
  const stop = new Stop()
  stop.end({ kind: 'deadline', ms: 1 })
  const checkOf = (shard: string) =>
    checkHere(registry, { settings: { hostnames, shard }, world: { stop } })
  await expect(checkOf('1/1')).rejects.toThrow(
    'shard 1/1 has 10100 hosts, the limit is 10000: divide the hosts into more shards'
  )
  const { verdict } = await checkOf('1/16')
  expect(verdict.hosts.length).toBeGreaterThan(500)
})

const NAMES = Array.from({ length: 9 }, (_, index) => `registry-${index}.example.com`)

/** The usages of two repositories for different CLIs, as files. */
async function fleetOf(random: Random, registry: FakeRegistry): Promise<Run> {
  await using directory = await temporaryDirectory()
  const { settings: { dialect, scan, ...settings } = {}, ...run } = checkoutOf(random, registry)
  const documents = [
    ['network', 'terraform'],
    ['database', 'both']
  ].map(async ([name = '', own = '']) => {
    const checkout = join(directory.path, name)
    writeCheckout(checkout, filesOf(random))
    return [`usages/${name}.json`, await usagesFileOf(checkout, { dialect: own })] as const
  })
  const files = Object.fromEntries(await Promise.all(documents))
  return { ...run, files, settings: { ...settings, usages: 'usages' } }
}

/** Files that use many hosts in many ways, some of which fail. */
function checkoutOf(random: Random, registry: FakeRegistry): Run {
  for (const [index, host] of NAMES.entries()) {
    if (index === 3) registry.answer(`https://${host}/.well-known/terraform.json`, { status: 404 })
    else registry.offer(host, index === 4 ? { 'providers.v1': '/p/' } : SERVICES)
    for (const name of ['a', 'b', 'c']) answerFor(host, name, random, registry)
  }
  for (const mirror of ['mirror.example.net', 'other.example.net']) {
    registry.answer(`https://${mirror}/p/mirrored.example.com/acme/box/index.json`, {
      json: { versions: { '1.2.0': {} } }
    })
  }
  return {
    settings: {
      dialect: random.pick(['auto', 'terraform', 'both']),
      depth: 'versions',
      hostnames: `listed.example.org\n${NAMES[0]} modules.v1=acme/a/aws@~>2.0 providers.v1`,
      scan: '.',
      ignore: `host-assumed\nversion-none-fits ${NAMES[1]}`,
      'allowed-hosts': '*.example.com\nmirror.example.net',
      tokens: `unused.example.com=secret-one\n${NAMES[2]}=secret-two\n${NAMES[5]}=secret-three`
    },
    world: { startTimer: (ms, run) => startTimer(ms < 5000 ? 0 : ms, run) },
    files: filesOf(random),
    home: {
      '.terraformrc': `provider_installation {
        network_mirror {
          url     = "https://mirror.example.net/p/"
          include = ["mirrored.example.com/*/*"]
        }
        network_mirror {
          url     = "https://other.example.net/p/"
          include = ["${NAMES[6]}/*/*"]
        }
        direct {
          exclude = ["mirrored.example.com/*/*"]
        }
      }
      unknown = 1
      `
    }
  }
}

function filesOf(random: Random): CheckoutFiles {
  const roots = Array.from({ length: 4 }, (_, index) => [`stack-${index}/main.tf`, rootOf(random)])
  return {
    ...Object.fromEntries(roots),
    'broken/main.tf': 'module "x" {',
    'wrong/main.tf': 'module "x" {\n  source = "registry.example.com/acme"\n}\n'
  }
}

function answerFor(host: string, name: string, random: Random, registry: FakeRegistry): void {
  const versions = ['1.0.0', '1.1.0', random.pick(['2.0.0', 'v-2'])].map((version) => ({ version }))
  const answers: readonly { readonly status?: number; readonly json?: Json }[] = [
    { json: { modules: [{ versions }] } },
    { status: 404 },
    { status: 401 },
    { status: 500 }
  ]
  const [module, provider] = [random.below(5), random.below(5)]
  registry.answer(
    `https://${host}/m/acme/${name}/aws/versions`,
    answers[module] ?? answers[0] ?? {}
  )
  registry.answer(
    `https://${host}/p/acme/${name}/versions`,
    (provider === 0 ? { json: { versions } } : answers[provider]) ?? { json: { versions } }
  )
}

function rootOf(random: Random): string {
  const modules = Array.from({ length: 8 }, (_, index) => {
    const host = random.pick(['', `${NAMES[0]}/`, ...NAMES.map((name) => `${name}/`)])
    const source = random.pick([
      `${host || `${NAMES[7]}/`}acme/${random.pick(['a', 'b', 'c'])}/aws`,
      `${random.pick([NAMES[1] ?? '', ...NAMES])}/acme/b/aws`,
      'git::https://code.example.org/modules.git'
    ])
    const version = random.pick(['~> 1.0', '>= 3.0', '1.0.0', 'not a version'])
    const argument = source.startsWith('git') ? '' : `\n  version = "${version}"`
    return `module "m${index}" {\n  source  = "${source}"${argument}\n}\n`
  })
  const providers = [...NAMES, 'mirrored.example.com'].flatMap((host, index) =>
    random.below(2) === 0
      ? [
          `    p${index} = {\n      source  = "${host}/acme/${host.startsWith('m') ? 'box' : 'a'}"\n      version = "${random.pick(['~> 1.0', '>= 3.0', '~> x'])}"\n    }\n`
        ]
      : []
  )
  const workspace = `  cloud {\n    hostname = "${random.pick([NAMES[2] ?? '', NAMES[5] ?? ''])}"\n    organization = "acme"\n    workspaces {\n      name = "w${random.below(3)}"\n    }\n  }\n`
  return `terraform {\n${workspace}  required_providers {\n${providers.join('')}  }\n}\n${modules.join('')}`
}
