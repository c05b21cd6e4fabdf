import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { withFindings } from '../../../src/judge/roots.ts'
import type { Root } from '../../../src/read/roots/root.ts'
import { firstPlaceOf } from '../../../src/rules/problems/note.ts'
import { plain } from '../../../src/rules/protocol/marked-text.ts'
import type { Answer } from '../../support/answer.ts'
import { checkHere } from '../../support/check-in-process.ts'
import { aPlace } from '../../support/evidence-builder.ts'
import { HELPER_PATH, script } from '../../support/home.ts'
import { aCall, aProvider, draftsIn, predictHere, rootsWith } from '../../support/inquiring.ts'
import { describe, expect, it } from '../../support/jest.ts'
import { FakeRegistry } from '../../support/registry.ts'
import { temporaryDirectory } from '../../support/temporary.ts'

const HOST = 'registry.example.com'

type Described = {
  readonly path?: string
  readonly providers?: readonly object[]
  readonly dependencies?: readonly object[]
}

const EMPTY = { providers: [], dependencies: [] }

/** A list with one version that is described. */
const describing = (root: Described, submodules: readonly Described[] = []): Answer => {
  const version = { version: '1.0.0', root: { ...EMPTY, ...root }, submodules }
  return { json: { modules: [{ versions: [version] }] } }
}
const listing = (version: string): Answer => ({ json: { modules: [{ versions: [{ version }] }] } })
const calling = (source: string, version = ''): object => ({ name: 'x', source, version })

async function predicted(
  answers: Readonly<Record<string, Answer>>,
  parts: Partial<Pick<Root, 'calls' | 'providers'>>,
  maxRequests = 500
) {
  await using registry = await FakeRegistry.start()
  registry.offer(HOST, { 'modules.v1': '/v1/modules/', 'providers.v1': '/v1/providers/' })
  for (const [path, answer] of Object.entries(answers)) {
    registry.answer(`https://${HOST}/v1/${path}/versions`, answer)
  }
  const settings = { maxRequests }
  const result = await predictHere(registry, rootsWith(parts, ['terraform']), { settings })
  return {
    found: draftsIn(result),
    notes: result.notes
      .filter(({ host }) => host === null)
      .map((note) => `${plain(note.problem.message)} (${firstPlaceOf(note)?.line})`),
    asked: registry.urls.filter((url) => url.endsWith('/versions')).map((url) => url.slice(40)),
    hosts: new Set(registry.urls.map((url) => new URL(url).hostname)),
    rows: withFindings(result.roots, result.notes).flatMap(({ rows }) => rows)
  }
}

const NET = aCall(1, `${HOST}/acme/net/aws`)

describe('what a registry describes', () => {
  it('is asked for, each module once, on hosts that are checked, and only warned about', async () => {
    const { found, asked, hosts, rows } = await predicted(
      {
        'modules/acme/net/aws': describing({
          dependencies: [
            calling(`${HOST}/acme/gone/aws`),
            calling(`${HOST}/acme/sub/aws`, '>= 9.0'),
            calling('elsewhere.example.com/acme/x/aws'),
            calling('git::https://git.example.com/x.git')
          ]
        }),
        'modules/acme/sub/aws': listing('2.0.0')
      },
      { calls: [NET, { ...NET, address: 'module.again' }, aCall(2, `${HOST}/acme/sub/aws`)] }
    )
    expect(asked.toSorted()).toEqual([
      'acme/gone/aws/versions',
      'acme/net/aws/versions',
      'acme/sub/aws/versions'
    ])
    expect(hosts).toEqual(new Set([HOST]))
    expect(found).toEqual([
      `warning module-described terraform+opentofu: according to the registry, acme/net/aws 1.0.0 requires ${HOST}/acme/gone/aws, which the registry does not have (main.tf:1)`,
      `warning module-described terraform+opentofu: according to the registry, acme/net/aws 1.0.0 requires ${HOST}/acme/sub/aws ">= 9.0", which no listed version fits; the newest is 2.0.0 (main.tf:1)`
    ])
    expect(rows.map(({ worst }) => worst)).toEqual(['warning', 'warning', null])
  })

  it('leads to no request and no token for a host that no file names', async () => {
    await using registry = await FakeRegistry.start()
    await using seen = await temporaryDirectory()
    const asked = join(seen.path, 'asked')
    const elsewhere = 'elsewhere.example.com'
    for (const host of [HOST, elsewhere]) {
      registry.offer(host, { 'modules.v1': '/v1/modules/', 'providers.v1': '/v1/providers/' })
    }
    const providers = [{ name: 'x', namespace: 'acme', source: `${elsewhere}/acme/x`, version: '' }]
    const dependencies = [calling(`${elsewhere}/acme/x/aws`)]
    registry.answer(
      `https://${HOST}/v1/modules/acme/net/aws/versions`,
      describing({ dependencies, providers })
    )
    await checkHere(registry, {
      settings: { depth: 'versions', dialect: 'terraform' },
      files: { 'main.tf': `module "net" {\n  source = "${HOST}/acme/net/aws"\n}\n` },
      home: {
        '.terraformrc': 'credentials_helper "acme" {}',
        [HELPER_PATH]: script(`echo "$2" >> '${asked}'\necho '{}'`)
      }
    })
    expect(registry.urls.map((url) => new URL(url).hostname)).toEqual([HOST, HOST])
    expect(readFileSync(asked, 'utf8')).toBe(`${HOST}\n`)
  })

  it('is that of the directory which is called, and of the directories that it calls', async () => {
    const { asked } = await predicted(
      {
        'modules/acme/net/aws': describing({ dependencies: [calling(`${HOST}/acme/a/aws`)] }, [
          { ...EMPTY, path: 'modules/b', dependencies: [calling('../c')] },
          {
            ...EMPTY,
            path: 'modules/c',
            dependencies: [calling(`${HOST}/acme/c/aws`), calling('./')]
          }
        ])
      },
      { calls: [aCall(1, `${HOST}/acme/net/aws//modules/b`)] }
    )
    expect(asked).toEqual(['acme/net/aws/versions', 'acme/c/aws/versions'])
  })

  it('ends, although a module describes that it calls itself', async () => {
    const { asked, found } = await predicted(
      { 'modules/acme/net/aws': describing({ dependencies: [calling(`${HOST}/acme/net/aws`)] }) },
      { calls: [NET] }
    )
    expect([asked, found]).toEqual([['acme/net/aws/versions'], []])
  })

  it('makes no more than 200 requests, however much it is', async () => {
    const dependencies = Array.from({ length: 5000 }, (_, at) => calling(`${HOST}/acme/x${at}/aws`))
    const { asked } = await predicted(
      { 'modules/acme/net/aws': describing({ dependencies }) },
      { calls: [NET] }
    )
    expect(asked).toHaveLength(201)
  })

  it('is compared with the constraints of the root module', async () => {
    const box = { name: 'box', source: `${HOST}/acme/box` }
    const answers = (version: string) => ({
      'modules/acme/net/aws': describing({ providers: [{ ...box, version }] }),
      'providers/acme/box': { json: { versions: [{ version: '1.0.0' }, { version: '2.0.0' }] } }
    })
    const providers = [aProvider(9, `${HOST}/acme/box`, { versions: ['~> 2.0'] })]
    const agreeing = await predicted(answers('>= 1.0'), { calls: [NET], providers })
    expect(agreeing.found).toEqual([])
    const { found } = await predicted(answers('~> 1.0'), { calls: [NET], providers })
    expect(found).toEqual([
      `warning module-described terraform+opentofu: according to the registry, acme/net/aws 1.0.0 requires ${HOST}/acme/box "~> 1.0", which conflicts with "~> 2.0" (main.tf:9) (main.tf:1)`
    ])
  })
})

describe('what is not checked', () => {
  it('is one notice for modules without a description, and one for those without a registry', async () => {
    const direct = ['github.com/acme/a', 'git::https://x.example/b', 'https://x.example/c.zip']
    const { notes } = await predicted(
      { 'modules/acme/net/aws': listing('1.0.0') },
      { calls: [NET, ...direct.map((source, at) => aCall(at + 5, source))] }
    )
    expect(notes).toEqual([
      'modules and providers inside acme/net/aws were not checked (1)',
      '2 modules from Git and 1 module from an archive or bucket were not checked: module.m5, module.m6, module.m7 (5)'
    ])
  })

  it('names the directories of units, and of modules with the same name', async () => {
    const source = 'git::https://x.example/a'
    const files = { a: 'live/a/main.tf', b: 'live/b/main.tf', unit: 'live/c/terragrunt.hcl' }
    const vpc = { ...aCall(5, source), address: 'module.vpc' }
    const calls = [
      { ...vpc, place: aPlace({ file: files.a }) },
      { ...vpc, place: aPlace({ file: files.b }) },
      { ...vpc, address: 'terraform', place: aPlace({ file: files.unit }) }
    ]
    expect((await predicted({}, { calls })).notes).toEqual([
      '3 modules from Git were not checked: module.vpc in live/a, module.vpc in live/b, live/c (3)'
    ])
  })

  it('is what max-requests leaves out, by host', async () => {
    const calls = [1, 2, 3, 4, 5].map((line) => aCall(line, `${HOST}/acme/m${line}/aws`))
    const lists = calls.map((_, at) => [`modules/acme/m${at + 1}/aws`, listing('1.0.0')] as const)
    const { found, asked } = await predicted(Object.fromEntries(lists), { calls }, 3)
    expect(asked).toHaveLength(3)
    expect(found).toEqual([
      expect.stringMatching(
        /^notice not-followed : max-requests \(3\) was reached, so 2 modules and providers were not checked: acme\/m\d\/aws, acme\/m\d\/aws \(main\.tf:\d\)$/
      )
    ])
  })
})
