// What npm and GitHub let users download, and that it is all that they need. Bundled packages are `devDependencies`: npm
// would install listed dependencies beside the bundle, which was 31 packages of 219 MB for each `npx`.
import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, it } from '../support/jest.ts'
import { runProgram } from '../support/program.ts'
import { FakeRegistry } from '../support/registry.ts'
import { moduleFrom } from '../support/scanned.ts'
import { temporaryDirectory } from '../support/temporary.ts'

const MAX_BYTES = 1_000_000

const manifest = JSON.parse(readFileSync('package.json', 'utf8'))
const packed = pack()

type Packed = { readonly size: number; readonly files: readonly { readonly path: string }[] }

function pack(): Packed {
  const command = ['pack', '--dry-run', '--json', '--ignore-scripts', '--offline']
  const printed = execFileSync('npm', command, {
    encoding: 'utf8',
    shell: process.platform === 'win32',
    stdio: ['ignore', 'pipe', 'ignore']
  })
  const [only]: readonly Packed[] = Object.values(JSON.parse(printed))
  if (only === undefined) throw new Error(`npm pack printed ${printed}`)
  return only
}

it('the npm package has at most 1 MB', () => {
  expect(packed.size).toBeLessThanOrEqual(MAX_BYTES)
})

it('the npm package holds dist/, the license, the README and what `explain` prints only', () => {
  const others = packed.files.map(({ path }) => path).filter((path) => !path.startsWith('dist/'))
  const pages = others.filter((path) => path.startsWith('docs/problems'))
  expect(pages).not.toEqual([])
  expect(others.filter((path) => !pages.includes(path)).sort()).toEqual([
    'LICENSE',
    'README.md',
    'package.json'
  ])
})

it('the archive of a tag holds the Action and all that its README links to', () => {
  const linked = readFileSync('README.md', 'utf8').matchAll(/\]\(([\w./-]+)[)#]/g)
  const actions = ['action.yml', 'dist/index.js', 'setup/action.yml', 'dist/setup.js']
  const wanted = [...actions, ...[...linked].map(([, path = '']) => path)]
  const parents = wanted.filter((path) => path.includes('/')).map((path) => dirname(path))
  const command = ['check-attr', 'export-ignore', '--', ...wanted, ...parents]
  const attributes = execFileSync('git', command, { encoding: 'utf8' }).trim().split('\n')
  expect(attributes.length).toBeGreaterThan(15)
  expect(attributes.filter((line) => line.endsWith(': set'))).toEqual([])
})

it('npx installs nothing but the npm package and runs no script of it', () => {
  for (const kind of ['dependencies', 'optionalDependencies', 'peerDependencies']) {
    expect([kind, manifest[kind]]).toEqual([kind, undefined])
  }
  const hooks = Object.keys(manifest.scripts).filter((name) => /install|prepare/.test(name))
  expect(hooks).toEqual([])
})

it('a copy of the packed files checks a configuration', async () => {
  await using home = await temporaryDirectory()
  const at = (path: string): string => join(home.path, 'node_modules/tf-disco', path)
  for (const { path } of packed.files) {
    mkdirSync(dirname(at(path)), { recursive: true })
    cpSync(path, at(path))
  }
  const workspace = join(home.path, 'infrastructure')
  mkdirSync(workspace)
  writeFileSync(join(workspace, 'main.tf'), moduleFrom('registry.example.com/acme/network/aws'))
  await using registry = await FakeRegistry.start()
  registry.offer('registry.example.com', { 'modules.v1': '/v1/modules/' })
  const flags = ['check', '--resolve', registry.resolve, '--ca-file', registry.caFile]
  const ended = await runProgram(at(manifest.bin['tf-disco']), flags, home.path, {
    directory: workspace
  })
  expect(ended).toMatchObject({ exitCode: 0, stderr: '' })
  expect(ended.stdout).toContain('registry.example.com')
})
