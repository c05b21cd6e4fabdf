import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { atTop } from '../../../src/settings/command-line/top.ts'
import { aRepository, git } from '../../support/git.ts'
import { describe, expect, it } from '../../support/jest.ts'
import { runCli } from '../../support/program.ts'
import { moduleFrom } from '../../support/scanned.ts'
import { temporaryDirectory } from '../../support/temporary.ts'

async function checkout(below: string) {
  const home = await temporaryDirectory()
  mkdirSync(join(home.path, '.git'))
  mkdirSync(join(home.path, below), { recursive: true })
  return { home, directory: join(home.path, below) }
}

describe('in a directory below the top of a Git checkout', () => {
  it('a check scans that directory alone, with the version file and the name of the checkout', async () => {
    await using home = await temporaryDirectory()
    const directory = join(home.path, 'infra/prod')
    aRepository(home.path, {
      '.opentofu-version': '1.9.0\n',
      'infra/prod/main.tf': moduleFrom('registry.example.com/acme/network/aws'),
      'other/main.tf': moduleFrom('other.example.com/acme/network/aws')
    })
    git(home.path, 'remote', 'add', 'origin', 'https://github.com/acme/infra.git')
    const ended = await runCli(['usages', '--format=json'], { directory })
    const lines = ended.stdout.trim().split('\n')
    const [usage, last] = lines.map((line) => JSON.parse(line))
    expect(lines).toHaveLength(2)
    expect(usage).toMatchObject({ host: 'registry.example.com', file: 'infra/prod/main.tf' })
    expect(last.repository.name).toBe('acme/infra')
    expect(last.dialect).toMatchObject({ clients: ['opentofu'], versions: { opentofu: '1.9.0' } })
    expect(ended.stderr).toContain('checking infra/prod only')
  })

  it.each(['check', 'usages'])('the line of %s about it shows no token', async (command) => {
    const token = 'J6k9L2z5X8c1V4b7N0m3Q6w9E2r5T8yy'
    const { home, directory } = await checkout(`infra/${token}`)
    await using _ = home
    const env = { TF_TOKEN_registry_example_com: token }
    const { stderr } = await runCli([command], { directory, env })
    expect(stderr).toContain('checking infra/*** only')
    expect(stderr).not.toContain(token)
  })

  it('relative paths in settings remain those of the directory', async () => {
    const { home, directory } = await checkout('infra')
    await using _ = home
    const raw = {
      scan: 'a\n../b',
      exclude: '**/c',
      report: '/tmp/r.json\nr.xml\na b.html See // ../x/.',
      'ca-file': 'ca.pem'
    }
    expect(atTop(raw, directory)).toEqual({
      directory: home.path,
      below: 'infra',
      raw: {
        scan: 'infra/a\nb',
        exclude: 'infra/**/c',
        report: '/tmp/r.json\ninfra/r.xml\ninfra/a b.html See // ../x/.',
        'ca-file': 'ca.pem'
      }
    })
  })

  it.each([{ hostnames: 'registry.example.com' }, { usages: 'usages' }])(
    'nothing changes without a scan, as with %j',
    async (raw) => {
      const { home, directory } = await checkout('infra')
      await using _ = home
      expect(atTop(raw, directory)).toEqual({ raw, directory, below: null })
    }
  )

  it('a name that would be a glob keeps the check where it is', async () => {
    const { home, directory } = await checkout('a[1]')
    await using _ = home
    expect(atTop({}, directory)).toEqual({ raw: {}, directory, below: null })
  })
})

it('at the top of a Git checkout, and without one, the check runs where it is', async () => {
  const { home } = await checkout('infra')
  await using _ = home
  expect(atTop({}, home.path)).toEqual({ raw: {}, directory: home.path, below: null })
  await using outside = await temporaryDirectory()
  expect(atTop({}, outside.path)).toEqual({ raw: {}, directory: outside.path, below: null })
})
