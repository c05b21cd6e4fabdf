// The hook of this repository for pre-commit, and those that docs/other-ci.md shows.
import { execFile, execFileSync, spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { mkdir, symlink, writeFile } from 'node:fs/promises'
import { delimiter, dirname, join, resolve } from 'node:path'
import { parse } from 'yaml'
import { VERSION } from '../../src/rules/protocol/version.ts'
import { describe, expect, it } from '../support/jest.ts'
import { moduleFrom } from '../support/scanned.ts'
import { temporaryDirectory } from '../support/temporary.ts'

const PAGE = readFileSync('docs/other-ci.md', 'utf8')
const [offered] = parse(readFileSync('.pre-commit-hooks.yaml', 'utf8'))

const shown = (name: string) => {
  const text = RegExp(`^\`\`\`yaml hook=${name}\\n([\\s\\S]*?)^\`\`\`$`, 'm').exec(PAGE)?.[1] ?? ''
  const [repository] = parse(text).repos
  return { ...repository, hook: repository.hooks[0] }
}
const { rev, hook } = shown('pre-commit')
const withNode = shown('pre-commit-node').hook

/** Runs the hook as pre-commit does: in the checkout, with the programs of the directory `bin` before those of PATH. */
function run(words: readonly string[], { checkout, bin }: { checkout: string; bin: string }) {
  const [program = '', ...fixed] = offered.entry.split(' ')
  const env = { HOME: checkout, PATH: [bin, process.env['PATH']].join(delimiter) }
  return new Promise<{ exitCode: unknown; stdout: string; stderr: string }>((done) => {
    execFile(
      resolve(program),
      [...fixed, ...words],
      { cwd: checkout, env },
      (error, stdout, stderr) => done({ exitCode: error?.code ?? 0, stdout, stderr })
    )
  })
}

describe('the pre-commit hook', () => {
  it('reports a host that is not allowed', async () => {
    await using home = await temporaryDirectory()
    await writeFile(join(home.path, 'main.tf'), moduleFrom('evil.example.org/acme/network/aws'))
    const bin = dirname(process.execPath)
    expect(await run(hook.args, { checkout: home.path, bin })).toMatchObject({
      exitCode: 1,
      stdout: expect.stringContaining('host-not-allowed')
    })
  })

  it('gets Node 24 from npm if that on the PATH is older', async () => {
    await using home = await temporaryDirectory()
    const bin = join(home.path, 'bin')
    await mkdir(bin)
    const claim = "Object.defineProperty(process, 'versions', { value: { node: '20.20.2' } })"
    const programs = {
      node: `echo "${claim}; $2" | '${process.execPath}' -`,
      npx: 'printf "%s\\n" "$@"'
    }
    for (const [name, script] of Object.entries(programs)) {
      await writeFile(join(bin, name), `#!/bin/sh\n${script}\n`, { mode: 0o755 })
    }
    const ended = await run(['a b', '--quiet'], { checkout: home.path, bin })
    expect(ended).toMatchObject({ exitCode: 0, stderr: '' })
    const words = ended.stdout.trim().split('\n')
    expect(words.slice(-6)).toEqual([
      '--package=node@24',
      'node',
      expect.stringMatching(/\/dist\/cli\/index\.js$/),
      'check',
      'a b',
      '--quiet'
    ])
  })

  it('says what to install where there is neither Node nor npm', async () => {
    await using home = await temporaryDirectory()
    for (const name of ['sh', 'dirname']) {
      const path = execFileSync('sh', ['-c', `command -v ${name}`], { encoding: 'utf8' }).trim()
      await symlink(path, join(home.path, name))
    }
    const env = { PATH: home.path }
    const [program = ''] = offered.entry.split(' ')
    const { status, stdout, stderr } = spawnSync(resolve(program), { env })
    expect([status, String(stdout), String(stderr)]).toEqual([
      3,
      '',
      'tf-disco needs Node 24 or newer, or npm to get it; install it from https://nodejs.org\n'
    ])
  })

  it.each([
    ['main.tf', true],
    ['x/main.tofu.json', true],
    ['.terraform.lock.hcl', true],
    ['prod.auto.tfvars', true],
    ['main.tf.txt', false],
    ['hcl', false]
  ])('runs for %s: %s', (file, isMatched) => {
    expect(new RegExp(offered.files).test(file)).toBe(isMatched)
    expect(withNode.files).toBe(offered.files)
  })

  it('is shown with the version of this release', () => {
    expect(hook.id).toBe(offered.id)
    expect(rev).toBe(`v${VERSION}`)
    expect(withNode.additional_dependencies).toEqual([`tf-disco@${VERSION}`])
  })
})
