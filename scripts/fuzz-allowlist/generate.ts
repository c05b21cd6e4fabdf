// One random checkout: a few hosts, named in modules that are called in random ways, and damage to its files.
import { dirname, join, relative } from 'node:path/posix'
import type { Random } from '../../test/support/random.ts'
import { nameStateHost } from './backends.ts'
import { ALLOWED, Checkout, type Client, type Place } from './checkout.ts'
import { damage } from './damage.ts'
import { callDirectory } from './directories.ts'
import { type Block, jsonSyntax, native, variant } from './syntax.ts'
import { lockFile, nameHost, testFile } from './things.ts'
import { BROKEN, CHECKOUT, type Tree } from './tree.ts'

export type Shape = {
  readonly client: Client
  readonly tree: Tree
  /** The directory of `init`, such as `co`. */
  readonly root: string
  readonly allowed: readonly string[]
  readonly usesClouds: boolean
  /** Further arguments of the check. */
  readonly settings: readonly string[]
  readonly dialect: string
}

export const REGISTRIES = ['registry.terraform.io', 'registry.opentofu.org']

export function generate(random: Random, client: Client): Shape {
  const root = random.pick(['co', 'co', 'co', 'co/live/prod', 'co/examples/one', 'co/tests'])
  const checkout = new Checkout(random, client, root)
  const start: Place = { directory: root, key: '' }
  for (let count = 1 + random.below(3); count > 0; count -= 1) {
    const kind = random.below(10)
    if (kind === 0) testFile(checkout)
    else if (kind === 1 || kind === 2) nameStateHost(checkout)
    else nameHost(checkout, placeBelow(checkout, start))
  }
  if (checkout.chance(15)) lockFile(checkout)
  writeModules(checkout)
  writeRecords(checkout)
  moveDirectory(checkout)
  damage(checkout)
  return {
    client,
    tree: checkout.files,
    root,
    allowed: checkout.chance(4) ? [ALLOWED] : [ALLOWED, ...REGISTRIES],
    usesClouds: checkout.usesClouds,
    settings: settingsOf(checkout),
    dialect: random.pick([
      client,
      client,
      client,
      `${client} ${client === 'terraform' ? '1.11' : '1.12'}`,
      'both'
    ])
  }
}

/** The root module, or a module at the end of up to five calls. */
function placeBelow(checkout: Checkout, start: Place): Place {
  let place = start
  const depth = checkout.random.pick([0, 0, 0, 1, 1, 1, 1, 2, 2, 3, 4, 5])
  for (let left = depth; left > 0; left -= 1) place = callDirectory(checkout, place)
  return place
}

const NAMES = ['main', 'main', 'main', 'a', 'z', 'é', ' ', 'a.b', 'm\nx', 'x_y'] as const

/** Distributes the blocks of each module to files of both syntaxes. */
function writeModules(checkout: Checkout): void {
  const { random } = checkout
  for (const [directory, blocks] of checkout.modules) {
    const files = new Map<string, Block[]>()
    let file = fileName(checkout)
    for (const each of blocks) {
      if (random.below(4) === 0) file = fileName(checkout)
      files.set(file, [...(files.get(file) ?? []), each])
    }
    for (const [name, some] of files) {
      const parts = name.endsWith('.json')
        ? [jsonSyntax(some, random)]
        : some.map((each) => (random.below(5) === 0 ? variant(each, random) : native(each)))
      const lines =
        random.below(15) === 0 ? parts.map((each) => each.replaceAll('\n', '\r\n')) : parts
      write(checkout, join(directory, name), lines)
    }
  }
}

function fileName(checkout: Checkout): string {
  const { random, client } = checkout
  if (checkout.covers(20)) return `m${BROKEN}.tf`
  const suffix = random.below(client === 'opentofu' ? 5 : 15) === 0 ? '.tofu' : '.tf'
  return `${random.pick(NAMES)}${suffix}${random.below(6) === 0 ? '.json' : ''}`
}

/** Writes a file, or rarely a link to it. */
function write(checkout: Checkout, path: string, parts: readonly string[]): void {
  const { random } = checkout
  if (random.below(14) > 0) {
    checkout.files.set(path, { kind: 'file', parts })
    return
  }
  const name = checkout.name('file')
  const far = checkout.covers(4)
    ? `outside/${name}`
    : random.pick([`co/.files/${name}`, `co/texts/${name}.txt`, `co/.terraform/${name}`])
  checkout.files.set(far, { kind: 'file', parts })
  if (random.below(4) === 0) {
    const between = `co/texts/${name}-between`
    checkout.link(between, relative(dirname(between), far))
    checkout.link(path, relative(dirname(path), between))
  } else {
    checkout.link(
      path,
      random.below(4) === 0 ? `${CHECKOUT}/../${far}` : relative(dirname(path), far)
    )
  }
}

/** The list of installed modules. */
function writeRecords(checkout: Checkout): void {
  const { random, records } = checkout
  if (records.length === 0) return
  const whole = [{ Key: '', Source: '', Dir: '.' }, ...records]
  const list = random.below(4) === 0 ? whole.slice(1) : whole
  const body = JSON.stringify({ Modules: list })
  const text = !checkout.covers(3)
    ? body
    : random.pick([
        body.replaceAll('"Dir"', '"dir"'),
        `\uFEFF${body}`,
        body.replace('{"Modules"', '{"Modules":[],"Modules"'),
        body.replace('"Dir"', '"Dir":"elsewhere","Dir"'),
        `${body}x`,
        body.replace('{"Modules"', '{"other":1,"MODULES"'),
        body.replaceAll('"Source"', '"\u017fource"')
      ])
  checkout.files.set(checkout.atRoot('.terraform/modules/modules.json'), {
    kind: 'file',
    parts: [text]
  })
  if (!checkout.covers(6)) return
  checkout.files.set('co/.kept/modules/modules.json', { kind: 'file', parts: [text] })
  checkout.files.delete(checkout.atRoot('.terraform/modules/modules.json'))
  checkout.link(
    checkout.atRoot('.terraform/modules/modules.json'),
    `${CHECKOUT}/.kept/modules/modules.json`
  )
}

/** Rarely, a directory of the root module that `init` knows by its name is a link. */
function moveDirectory(checkout: Checkout): void {
  const { random, files, root } = checkout
  if (random.below(12) > 0) return
  const name = random.pick(['.terraform', 'tests', 'terraform.tfstate', '.terraform/modules'])
  const path = join(root, name)
  const moved = [...files].filter(([file]) => file === path || file.startsWith(`${path}/`))
  if (moved.length === 0) return
  const far = join('co', random.pick(['.moved', 'moved', 'x/moved']))
  for (const [file, entry] of moved) {
    // A relative target of a link would change.
    if (entry.kind === 'link' && !entry.target.startsWith(CHECKOUT)) return
    files.delete(file)
    files.set(far + file.slice(path.length), entry)
  }
  checkout.link(path, relative(dirname(path), far))
}

/** Rarely, settings that leave files out. They never leave out the whole directory of `init`. */
function settingsOf(checkout: Checkout): readonly string[] {
  const { random } = checkout
  const root = relative('co', checkout.root) || '.'
  if (!checkout.covers(5)) return []
  const modules = [...checkout.modules.keys()].filter((directory) => directory.startsWith('co/'))
  const file = [...checkout.files.keys()]
    .find((path) => dirname(path) === checkout.root && !path.includes('\n'))
    ?.slice(3)
  const below = modules.find((directory) => directory.startsWith(`${checkout.root}/`))
  return random.pick([
    ['--exclude', '**/*.json'],
    ['--exclude', '**/override.tf'],
    ['--exclude', '**/a.tf'],
    ['--exclude', '**/.terraform/**'],
    ['--exclude', below === undefined ? 'nothing' : relative('co', below)],
    ['--exclude', `${root}/tests`],
    [root],
    [file ?? root],
    ['--roots', root]
  ])
}
