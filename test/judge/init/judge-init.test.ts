import { withFindings } from '../../../src/judge/roots.ts'
import { Stop } from '../../../src/observe/visit/stop.ts'
import type { Root } from '../../../src/read/roots/root.ts'
import { noteOf } from '../../../src/rules/problems/note.ts'
import { plain } from '../../../src/rules/protocol/marked-text.ts'
import type { Answer } from '../../support/answer.ts'
import { checkHere, findingsIn } from '../../support/check-in-process.ts'
import { aProblem } from '../../support/evidence-builder.ts'
import { aCall, aProvider, draftsIn, predictHere, rootsWith } from '../../support/inquiring.ts'
import { describe, expect, it } from '../../support/jest.ts'
import { FakeRegistry } from '../../support/registry.ts'

const HOST = 'registry.example.com'
const SERVICES = { 'modules.v1': '/v1/modules', 'providers.v1': '/v1/providers/' }

const listModule = (...versions: readonly string[]): Answer => ({
  json: { modules: [{ versions: versions.map((version) => ({ version })) }] }
})
const listProvider = (...versions: readonly string[]): Answer => ({
  json: { versions: versions.map((version) => ({ version })) }
})

/** Predicts with these answers, by what follows `/v1/`. */
async function predicted(
  answers: Readonly<Record<string, Answer>>,
  parts: Partial<Pick<Root, 'calls' | 'providers'>>,
  more: Parameters<typeof predictHere>[2] & {
    readonly clients?: Parameters<typeof rootsWith>[1]
  } = {}
) {
  await using registry = await FakeRegistry.start()
  registry.offer(HOST, SERVICES)
  for (const [path, answer] of Object.entries(answers)) {
    registry.answer(`https://${HOST}/v1/${path}/versions`, answer)
  }
  const result = await predictHere(registry, rootsWith(parts, more.clients), more)
  const asked = registry.urls.filter((url) => url.endsWith('/versions'))
  const roots = withFindings(result.roots, result.notes)
  return { findings: draftsIn(result), roots, asked }
}

describe('asks', () => {
  it('for each module and provider once, however many calls and clients name it', async () => {
    const { asked, findings } = await predicted(
      {
        'modules/acme/net/aws': listModule('1.0.0'),
        'providers/acme/box': listProvider('1.0.0')
      },
      {
        calls: [1, 2, 3].map((line) => aCall(line, `${HOST}/acme/net/aws`)),
        providers: [aProvider(9, `${HOST}/acme/box`)]
      }
    )
    expect(asked.toSorted()).toEqual([
      `https://${HOST}/v1/modules/acme/net/aws/versions`,
      `https://${HOST}/v1/providers/acme/box/versions`
    ])
    expect(findings).toEqual([])
  })

  it('nothing of a host whose discovery failed', async () => {
    const { findings, roots } = await predicted(
      {},
      { calls: [aCall(1, 'down.example.com/acme/net/aws')] }
    )
    expect(findings).toEqual([])
    expect(roots[0]?.rows.map(({ chosen, newest }) => ({ chosen, newest }))).toEqual([
      { chosen: {}, newest: null }
    ])
  })
})

describe('reports', () => {
  it('the same refusal of many modules once, at all places', async () => {
    const names = Array.from({ length: 40 }, (_, index) => `acme/m${index}/aws`)
    const { findings } = await predicted(
      Object.fromEntries(names.map((name) => [`modules/${name}`, { status: 401 }])),
      { calls: names.map((name, index) => aCall(index + 1, `${HOST}/${name}`)) }
    )
    expect(findings).toHaveLength(1)
    expect(findings[0]).toMatch(
      /^error versions-unauthorized terraform\+opentofu: the versions of acme\/m0\/aws and 39 more .* \(main\.tf:1, .*main\.tf:40\)$/
    )
  })

  it.each([
    ['rejected', { [HOST]: 'tok-rejected' }],
    ['required', {}]
  ])('a token that is %s for modules and providers once', async (_, tokens) => {
    const refused = { status: 401 }
    const { findings } = await predicted(
      { 'modules/acme/net/aws': refused, 'providers/acme/box': refused },
      { calls: [aCall(1, `${HOST}/acme/net/aws`)], providers: [aProvider(2, `${HOST}/acme/box`)] },
      { tokens }
    )
    expect(findings).toHaveLength(1)
    expect(findings[0]).toMatch(/ acme\/net\/aws and 1 more cannot .* \(main\.tf:1, main\.tf:2\)$/)
  })

  it('every constraint that takes part where none fits', async () => {
    const { findings } = await predicted(
      { 'providers/acme/box': listProvider('1.0.0', '2.0.0') },
      {
        providers: [
          aProvider(4, `${HOST}/acme/box`, { versions: ['>= 0.1', '~> 1.0', '!= 1.0.0'] })
        ]
      }
    )
    expect(findings).toEqual([
      'error version-none-fits terraform+opentofu: no version of provider registry.example.com/acme/box fits all of "~> 1.0" (main.tf:5), "!= 1.0.0" (main.tf:6); the newest is 2.0.0 (main.tf:5, main.tf:6)'
    ])
  })

  it('nothing where the files alone show that no version can fit', async () => {
    const { findings, roots } = await predicted(
      { 'modules/acme/net/aws': listModule('1.0.0-beta1') },
      { calls: [aCall(1, `${HOST}/acme/net/aws`, 'v1.0.0-beta1')] }
    )
    expect(findings).toEqual([])
    expect(roots[0]?.rows[0]?.chosen).toEqual({ terraform: null, opentofu: '1.0.0-beta1' })
  })

  it('an unreadable provider version for the releases that reject the list', async () => {
    const answers = { 'providers/acme/box': listProvider('v1.1.0', '1.0.0') }
    const parts = { providers: [aProvider(1, `${HOST}/acme/box`)] }
    const shown = async (clients: readonly ('terraform' | 'opentofu')[], terraform: string) => {
      const versions = { terraform }
      const { findings } = await predicted(answers, parts, { clients, versions })
      return findings.map((finding) => finding.replace(/:.*/s, ''))
    }
    expect(await shown(['terraform'], '1.12.2')).toEqual(['error version-unreadable terraform'])
    expect(await shown(['terraform'], '1.13')).toEqual(['notice version-unreadable terraform'])
    expect(await shown(['terraform', 'opentofu'], '1.13.0')).toEqual([
      'error version-unreadable opentofu'
    ])
  })

  it('a locked version that is gone, and not with `upgrade`', async () => {
    const answers = { 'providers/acme/box': listProvider('1.1.0') }
    const box = aProvider(1, `${HOST}/acme/box`, { versions: ['~> 1.0'], locked: '1.0.0' })
    const { findings, roots } = await predicted(answers, { providers: [box] })
    expect(findings).toEqual([
      'error version-locked-gone terraform+opentofu: the lock file selects registry.example.com/acme/box 1.0.0, which the registry no longer lists; the newest is 1.1.0 (.terraform.lock.hcl:2)'
    ])
    expect(roots[0]?.rows).toMatchObject([
      { locked: '1.0.0', worst: 'error', problems: [{ code: 'version-locked-gone' }] }
    ])
    const upgraded = await predicted(answers, { providers: [box] }, { settings: { upgrade: true } })
    expect(upgraded.findings).toEqual([])
    expect(upgraded.roots[0]?.rows[0]?.chosen).toEqual({ terraform: '1.1.0', opentofu: '1.1.0' })
  })

  it('a host behind discovery that is down once, for all that it serves', async () => {
    await using registry = await FakeRegistry.start()
    registry.offer(HOST, { 'modules.v1': 'https://down.example.org/m/' })
    registry.answer('https://down.example.org/m/acme/a/aws/versions', { raw: '' })
    registry.answer('https://down.example.org/m/acme/b/aws/versions', { raw: '' })
    const calls = [aCall(1, `${HOST}/acme/a/aws`), aCall(2, `${HOST}/acme/b/aws`)]
    expect(draftsIn(await predictHere(registry, rootsWith({ calls })))).toEqual([
      'error host-unreachable terraform+opentofu: down.example.org closed the connection without a response (main.tf:1, main.tf:2)'
    ])
  })

  it('a warning where the check withholds a token that the clients send in clear text', async () => {
    await using registry = await FakeRegistry.start()
    registry.offer(HOST, { 'modules.v1': `http://${HOST}/m/` })
    registry.answer(`http://${HOST}/m/acme/a/aws/versions`, { status: 404 })
    const roots = rootsWith({ calls: [aCall(1, `${HOST}/acme/a/aws`)] })
    const [finding] = draftsIn(await predictHere(registry, roots, { tokens: { [HOST]: 'secret' } }))
    expect(finding).toMatch(/^warning versions-unauthorized .* returned 404 .* is not https/)
  })

  it('the provider that may be meant: another one of the root, or else as the registry says', async () => {
    await using registry = await FakeRegistry.start()
    registry.offer('registry.terraform.io', SERVICES).offer(HOST, SERVICES)
    const base = 'https://registry.terraform.io/v1/providers'
    registry.answer(`${base}/-/box/versions`, { json: { id: 'acme/box' } })
    registry.answer(`https://${HOST}/v1/providers/acme/bag/versions`, listProvider('1.0.0'))
    const providers = ['hashicorp/box', 'hashicorp/bag', `${HOST}/acme/bag`].map((source, index) =>
      aProvider(index + 1, source)
    )
    const predicted = await predictHere(registry, rootsWith({ providers }, ['terraform']), {
      hosts: [HOST, 'registry.terraform.io']
    })
    expect(
      predicted.notes.map(({ problem }) => plain(problem.help ?? '').replace(/\?.*/s, ''))
    ).toEqual(['did you mean acme/box', `did you mean ${HOST}/acme/bag`])
  })

  it('a warning where only examples and tests fail', async () => {
    const { findings } = await predicted(
      {},
      { calls: [aCall(1, `${HOST}/acme/net/aws`, null, 'examples/all/main.tf')] }
    )
    expect(findings.map((finding) => finding.split(' ', 2).join(' '))).toEqual([
      'warning module-unknown'
    ])
  })

  it.each([
    ['a notice where a fork lacks the token', 401, {}, 'notice versions-unauthorized'],
    ['a notice where the secret may be all that is missing', 404, {}, 'notice module-unknown'],
    ['an error where a token is rejected', 401, { [HOST]: 'a' }, 'error versions-unauthorized'],
    ['an error where a token is sent in vain', 404, { [HOST]: 'a' }, 'error module-unknown']
  ])('in a pull request from a fork %s', async (_, status, tokens, expected) => {
    const { findings } = await predicted(
      { 'modules/acme/net/aws': { status } },
      { calls: [aCall(1, `${HOST}/acme/net/aws`)] },
      { isFork: true, tokens }
    )
    expect(findings.map((finding) => finding.split(' ', 2).join(' '))).toEqual([expected])
  })
})

it('shows in rows the constraints that their files alone reject', async () => {
  const [box, jar] = ['> 2.0, < 1.0', '>= 1.0'].map((version, index) =>
    aProvider(index + 1, `${HOST}/acme/${index}`, { versions: [version] })
  )
  const answers = {
    'providers/acme/0': listProvider('1.0.0'),
    'providers/acme/1': listProvider('1.0.0')
  }
  const { roots } = await predicted(answers, { providers: [box, jar].flatMap((one) => one ?? []) })
  const places = box?.constraints.map(({ place }) => place) ?? []
  const note = noteOf(aProblem('constraint-unmeetable'), { places })
  const codes = withFindings(roots, [note]).flatMap(({ rows }) =>
    rows.map(({ problems }) => problems)
  )
  expect(codes).toMatchObject([[{ code: 'constraint-unmeetable' }], []])
})

it('distinguishes the locked version from the newest in rows', async () => {
  const { roots } = await predicted(
    { 'providers/acme/box': listProvider('1.0.0', '1.1.0', '2.0.0-rc1') },
    {
      providers: [aProvider(1, `${HOST}/acme/box`, { versions: ['~> 1.0'], locked: '1.0.0' })]
    }
  )
  expect(roots).toMatchObject([
    {
      directory: '.',
      clients: ['terraform', 'opentofu'],
      rows: [
        {
          kind: 'provider',
          address: `${HOST}/acme/box`,
          constraints: ['~> 1.0'],
          locked: '1.0.0',
          chosen: { terraform: '1.0.0', opentofu: '1.0.0' },
          newest: '1.1.0',
          worst: null,
          problems: []
        }
      ]
    }
  ])
})

it('warns about a service URL without a slash if what the clients make of it answers', async () => {
  await using registry = await FakeRegistry.start()
  registry.offer(HOST, { 'providers.v1': '/v1/providers' })
  registry.answer(`https://${HOST}/v1/acme/box/versions`, listProvider('1.0.0'))
  const seen = async (depth: string) => {
    const settings = { hostnames: `${HOST} providers.v1=acme/box`, depth }
    return findingsIn(await checkHere(registry, { settings }))
  }
  expect(await seen('versions')).toEqual([`warning service-url-no-slash ${HOST}`])
  expect(await seen('discovery')).toEqual([`error service-url-no-slash ${HOST}`])
})

it("asks each client's own service", async () => {
  await using registry = await FakeRegistry.start()
  registry.offer(HOST, SERVICES)
  registry.answer('https://own.example.net/acme/net/aws/versions', listModule('1.0.0'))
  registry.answer(`https://${HOST}/v1/modules/acme/net/aws/versions`, listModule('2.0.0'))
  const services = 'services = { "modules.v1" = "https://own.example.net/" }'
  const checked = await checkHere(registry, {
    settings: { hostnames: `${HOST} modules.v1=acme/net/aws`, depth: 'versions' },
    home: { '.terraformrc': `host "${HOST}" {\n  ${services}\n}\n`, '.tofurc': '' }
  })
  const [row] = checked.verdict.roots[0]?.rows ?? []
  expect(row?.chosen).toEqual({ terraform: '1.0.0', opentofu: '2.0.0' })
})

it('asks a service on a host that is not allowed only for lines of `hostnames`', async () => {
  await using registry = await FakeRegistry.start()
  registry.offer(HOST, { 'modules.v1': 'https://other.example.org/m/' })
  registry.answer('https://other.example.org/m/acme/net/aws/versions', listModule('1.0.0'))
  const asked = async (files: Readonly<Record<string, string>>) => {
    const before = registry.urls.length
    await checkHere(registry, {
      files,
      settings: {
        hostnames: `${HOST} modules.v1=acme/net/aws`,
        scan: '.',
        'allowed-hosts': HOST,
        depth: 'versions'
      }
    })
    return registry.urls.slice(before).filter((url) => url.includes('other.example.org')).length
  }
  expect(await asked({ 'main.tf': '' })).toBe(1)
  expect(await asked({ 'main.tf': `module "a" {\n  source = "${HOST}/acme/b/aws"\n}\n` })).toBe(0)
})

it('names what the check did not ask for before it ended, and nothing else', async () => {
  const stop = new Stop()
  await using registry = await FakeRegistry.start()
  registry.offer(HOST, SERVICES)
  registry.answer(`https://${HOST}/v1/providers/acme/box/versions`, () => {
    stop.end({ kind: 'deadline', ms: 1000 })
    return listProvider('1.0.0')
  })
  const parts = { providers: [aProvider(1, `${HOST}/acme/box`, { versions: ['2.0.0'] })] }
  const { notes, roots } = await predictHere(registry, rootsWith(parts), { stop })
  expect(notes.map(({ problem }) => plain(problem.message))).toEqual([
    'the check ended too early, so 1 module or provider was not checked: acme/box'
  ])
  expect(roots[0]?.rows[0]?.chosen).toEqual({})
})
