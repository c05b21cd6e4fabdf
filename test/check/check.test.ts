import type { ChangedFile } from '../../src/observe/visit/changes.ts'
import { describeProgress } from '../../src/run/program/progress.ts'
import { SettingsError } from '../../src/settings/settings.ts'
import { checkHere, collector, findingsIn, hostsIn } from '../support/check-in-process.ts'
import { HOST } from '../support/evidence-builder.ts'
import { describe, expect, it } from '../support/jest.ts'
import { FakeRegistry } from '../support/registry.ts'
import { documentUrl, moduleFrom } from '../support/scanned.ts'

const BOTH = { 'modules.v1': '/v1/modules/', 'providers.v1': '/v1/providers/' }
const TOKEN = 'V7q2ZkT0mR5xN8cB1dF4'

const aRegistry = async (...hosts: readonly string[]): Promise<FakeRegistry> => {
  const registry = await FakeRegistry.start()
  for (const host of hosts) registry.offer(host, BOTH)
  return registry
}

const moduleOf = (host: string): string => moduleFrom(`${host}/acme/network/aws`)

describe('the hosts that a check visits', () => {
  it('are those of files when hostnames is empty', async () => {
    await using registry = await aRegistry('a.example.com', 'b.example.com')
    const checked = await checkHere(registry, {
      files: { 'a.tf': moduleOf('a.example.com'), 'live/b.tf': moduleOf('b.example.com') }
    })
    expect(hostsIn(checked)).toEqual(['a.example.com', 'b.example.com'])
    expect(checked.verdict.passed).toBe(true)
    expect(checked.context.scan).toMatchObject({ files: 2, usages: 2 })
  })

  it('are only those of hostnames when scan is not set', async () => {
    await using registry = await aRegistry(HOST)
    const checked = await checkHere(registry, {
      settings: { hostnames: HOST },
      files: { 'main.tf': moduleOf('other.example.com') }
    })
    expect(hostsIn(checked)).toEqual([HOST])
    expect(checked.context.scan).toEqual({ files: 0, bytes: 0, usages: 0, durationMs: 0 })
  })

  it('are visited once each, however often they are named', async () => {
    await using registry = await aRegistry(HOST)
    const hostnames = `${HOST} modules.v1\n${HOST.toUpperCase()}:443 providers.v1\n${HOST}:0443`
    const checked = await checkHere(registry, {
      settings: { hostnames, scan: '.' },
      files: { 'main.tf': moduleOf(HOST) }
    })
    expect(checked.verdict.hosts).toHaveLength(1)
    expect(registry.urls).toEqual([documentUrl(HOST)])
  })

  it('do not include hosts that allowed-hosts does not match', async () => {
    await using registry = await aRegistry('a.example.com', 'a.example.org')
    const checked = await checkHere(registry, {
      settings: { 'allowed-hosts': '*.example.com' },
      files: { 'a.tf': moduleOf('a.example.com'), 'b/b.tf': moduleOf('a.example.org') }
    })
    expect(findingsIn(checked)).toEqual([
      'error host-not-allowed a.example.org',
      'notice allowlist-incomplete'
    ])
    expect(registry.urls).toEqual([documentUrl('a.example.com')])
  })

  it('are reported to progress one after the other', async () => {
    await using registry = await aRegistry('a.example.com', 'b.example.com')
    const seen: string[] = []
    await checkHere(registry, {
      settings: { hostnames: 'a.example.com\nb.example.com', concurrency: '1' },
      world: { progress: (progress) => void seen.push(describeProgress(progress)) }
    })
    expect(seen).toEqual([
      '0 of 2 hosts checked; waiting for a.example.com',
      '1 of 2 hosts checked',
      '1 of 2 hosts checked; waiting for b.example.com',
      '2 of 2 hosts checked'
    ])
  })

  it('may be none: files that use no registry pass', async () => {
    await using registry = await aRegistry()
    const { verdict } = await checkHere(registry, { files: { 'main.tf': 'locals {}' } })
    expect(verdict).toMatchObject({ passed: true, hosts: [], findings: [] })
  })
})

describe('a scan without a file of the clients', () => {
  const NOTHING = 'nothing-to-check'
  const module = { 'live/main.tf': moduleFrom('./network') }
  const patch = { file: 'README.md', status: 'modified', changes: 1, patch: '+x' } as const
  const rows = [
    { name: 'fails in an empty directory', files: {}, finding: `error ${NOTHING}` },
    {
      name: 'fails if the only files are those of other programs',
      files: { 'README.md': '', 'image.pkr.hcl': 'source "amazon-ebs" "x" {}', 'a.json': '{}' },
      finding: `error ${NOTHING}`
    },
    {
      name: 'fails if scan matches no file',
      files: module,
      settings: { scan: '*.tofu' },
      finding: `error ${NOTHING}`
    },
    {
      name: 'fails if exclude matches every file',
      files: module,
      settings: { exclude: 'live' },
      finding: `error ${NOTHING}`
    },
    {
      name: 'fails with changed-only too',
      files: { 'README.md': '' },
      settings: { 'changed-only': 'true' },
      finding: `error ${NOTHING}`
    },
    {
      name: 'is a warning if hostnames were checked',
      files: { 'README.md': '' },
      settings: { hostnames: HOST, scan: '.' },
      finding: `warning ${NOTHING}`
    },
    { name: 'may be ignored', files: {}, settings: { ignore: 'nothing-to-check' }, finding: null },
    { name: 'is not a scan without files if scan is off', settings: { hostnames: HOST } },
    {
      name: 'is not a pull request that changes no file of the clients',
      files: { ...module, 'README.md': 'x' },
      settings: { 'changed-only': 'true' }
    },
    { name: 'is not a checkout with Terragrunt files only', files: { 'root.hcl': 'locals {}' } }
  ]

  it.each(rows)('$name', async ({ files = {}, settings = {}, finding = null }) => {
    await using registry = await aRegistry(HOST)
    const changes = async () => ({ kind: 'files', files: [patch] }) as const
    const checked = await checkHere(registry, { files, settings, world: { changes } })
    expect(findingsIn(checked)).toEqual(finding === null ? [] : [finding])
    expect(checked.verdict.passed).toBe(finding?.startsWith('error') !== true)
  })

  it('says which entries of scan match nothing', async () => {
    await using registry = await aRegistry()
    const { verdict } = await checkHere(registry, { settings: { scan: 'envs/*\nlive/*' } })
    expect(verdict.findings[0]?.problem.message).toContain('`scan` (envs/*, live/*)')
  })
})

describe('wrong settings', () => {
  it('are thrown with all mistakes before a host is contacted', async () => {
    await using registry = await aRegistry(HOST)
    const settings = {
      hostnames: `${HOST}\na_b`,
      scan: 'nowhere',
      'ca-file': '/does/not/exist.pem',
      retries: 'many'
    }
    const environment = { HTTPS_PROXY: 'socks5://proxy.example.com' }
    const error = await checkHere(registry, { settings, environment }).catch((thrown) => thrown)
    expect(error).toBeInstanceOf(SettingsError)
    expect(error.mistakes).toEqual([
      expect.stringContaining('"a_b"'),
      expect.stringContaining('retries'),
      expect.stringContaining('/does/not/exist.pem'),
      expect.stringContaining('HTTPS_PROXY'),
      expect.stringContaining('"nowhere"')
    ])
    expect(registry.connections).toBe(0)
  })

  it('include a checkout that names more than 10,000 hosts', async () => {
    await using registry = await aRegistry()
    const blocks = Array.from({ length: 10_001 }, (_, i) => moduleOf(`r${i}.example.com`))
    const checking = checkHere(registry, { files: { 'main.tf': blocks.join('') } })
    await expect(checking).rejects.toThrow(/\b10\d\d\d hosts\b.*\b10000\b/)
    expect(registry.connections).toBe(0)
  })
})

describe('redirects', () => {
  const follow = async (dialect: string) => {
    await using registry = await FakeRegistry.start()
    const urls = [documentUrl(HOST), ...[1, 2, 3, 4].map((at) => `https://${HOST}/${at}`)]
    for (const [at, url] of urls.entries()) {
      registry.answer(url, { status: 302, headers: { Location: `/${at + 1}` } })
    }
    registry.answer(`https://${HOST}/5`, { json: BOTH })
    const settings = { hostnames: `${HOST} modules.v1`, dialect }
    const checked = await checkHere(registry, { settings })
    return [registry.requests.length, ...findingsIn(checked)]
  }

  it('are followed as far as the most patient checked client follows them', async () => {
    expect(await follow('terraform')).toEqual([4, `error redirect-limit ${HOST}`])
    expect(await follow('opentofu')).toEqual([6, `notice redirect-nested ${HOST}`])
    expect(await follow('both')).toEqual([6, `error redirect-limit ${HOST}`])
  })
})

describe('tokens', () => {
  it('are sent to their host only', async () => {
    await using registry = await aRegistry(HOST, 'other.example.com')
    await checkHere(registry, {
      settings: { hostnames: `${HOST}\nother.example.com`, tokens: `${HOST}=${TOKEN}` }
    })
    const sent = registry.requests.map(({ url, authorization }) => [url, authorization ?? null])
    expect(sent.toSorted()).toEqual([
      [documentUrl('other.example.com'), null],
      [documentUrl(HOST), `Bearer ${TOKEN}`]
    ])
  })

  it('from the CLI configuration are known before the host is contacted', async () => {
    await using registry = await FakeRegistry.start()
    const { secrets, texts } = collector()
    let known: readonly string[] = []
    registry.answer(documentUrl(HOST), () => {
      known = [...texts]
      return { json: BOTH }
    })
    const home = { '.terraformrc': `credentials "${HOST}" {\n  token = "${TOKEN}"\n}\n` }
    const settings = { hostnames: HOST, dialect: 'terraform' }
    await checkHere(registry, { settings, home, world: { secrets } })
    expect(registry.requests[0]?.authorization).toBe(`Bearer ${TOKEN}`)
    expect(known).toEqual([TOKEN])
  })

  it('that a host sends back are not in the verdict', async () => {
    await using registry = await FakeRegistry.start()
    registry.offer(HOST, { 'modules.v1': `https://example.com/${TOKEN}` })
    const settings = { hostnames: HOST, tokens: `${HOST}=${TOKEN}` }
    const { verdict } = await checkHere(registry, { settings })
    expect(JSON.stringify(verdict)).not.toContain(TOKEN)
    expect(verdict.hosts[0]?.services).toMatchObject([{ url: 'https://example.com/***' }])
  })

  it('missing in a pull request from a fork are no error', async () => {
    await using registry = await FakeRegistry.start()
    registry.answer(documentUrl(HOST), { status: 401 })
    const errorsOf = async (isFork: boolean) => {
      const checked = await checkHere(registry, {
        settings: { hostnames: HOST },
        world: { isFork }
      })
      return findingsIn(checked).filter((finding) => finding.startsWith('error'))
    }
    expect(await errorsOf(true)).toEqual([])
    expect(await errorsOf(false)).toEqual([`error document-unauthorized ${HOST}`])
  })
})

describe('changed-only', () => {
  const files = { 'a.tf': moduleOf('a.example.com'), 'b.tf': moduleOf('b.example.com') }
  const change = (file: string, parts: Partial<ChangedFile> = {}): ChangedFile => ({
    file,
    status: 'modified',
    changes: 1,
    patch: '@@ -1 +1 @@\n-# a\n+# b',
    ...parts
  })
  const run = async (changed: readonly ChangedFile[] | string, settings = {}) => {
    await using registry = await aRegistry('a.example.com', 'b.example.com')
    const changes =
      typeof changed === 'string'
        ? ({ kind: 'all', why: changed } as const)
        : ({ kind: 'files', files: changed } as const)
    return await checkHere(registry, {
      files,
      settings: { 'changed-only': 'true', ...settings },
      world: { changes: () => Promise.resolve(changes) }
    })
  }

  it('checks the hosts of changed files', async () => {
    const checked = await run([change('a.tf')])
    expect(hostsIn(checked)).toEqual(['a.example.com'])
    expect(checked.context.remarks).toEqual([expect.stringContaining('1 of 2 usages')])
    expect(checked.verdict.hosts[0]?.isNew).toBe(false)
  })

  it('marks a host that the pull request names first as new', async () => {
    const added = change('a.tf', { status: 'added', patch: files['a.tf'].replaceAll(/^/gm, '+') })
    const checked = await run([added])
    expect(checked.verdict.hosts.map(({ isNew }) => isNew)).toEqual([true])
  })

  it('checks everything when the changes are unknown, and says why', async () => {
    const checked = await run('the token has no access')
    expect(hostsIn(checked)).toEqual(['a.example.com', 'b.example.com'])
    expect(checked.context.remarks).toEqual([expect.stringContaining('the token has no access')])
  })

  it('checks everything when the checkout has none of the changed files', async () => {
    const checked = await run([change('elsewhere/a.tf')])
    expect(hostsIn(checked)).toEqual(['a.example.com', 'b.example.com'])
    expect(checked.context.remarks).toHaveLength(1)
  })

  it('does not apply to hostnames', async () => {
    const checked = await run([change('a.tf')], { hostnames: 'b.example.com', scan: '.' })
    expect(hostsIn(checked)).toEqual(['a.example.com', 'b.example.com'])
  })

  it('asks for the changes only when it is set', async () => {
    await using registry = await aRegistry('a.example.com', 'b.example.com')
    const checked = await checkHere(registry, { files })
    expect(checked.context.remarks).toEqual([])
  })
})
