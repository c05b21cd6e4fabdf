// Calls of local modules: every way to name a directory.
import { basename, dirname, join, relative } from 'node:path/posix'
import type { Checkout, Place } from './checkout.ts'
import { valueFor } from './expressions.ts'
import { type Block, block, expression, text } from './syntax.ts'
import { BROKEN, CHECKOUT } from './tree.ts'

const FOLDERS = [
  '',
  '',
  '',
  '.h',
  'node_modules',
  '.terraform',
  '.terraform/modules',
  '.git/x',
  '.terragrunt-cache',
  'vendor',
  'a',
  'tests',
  'examples',
  '__x',
  'templates/t'
] as const
const ODD_NAMES = [
  'a b',
  'a\nb',
  'é',
  '😀',
  `b${BROKEN}`,
  'x.tf',
  'x.zip',
  '...',
  '-x',
  'x@y',
  'x*',
  'x%2fy',
  'x#y',
  '~',
  'C:',
  '{a,b}',
  '[a]',
  'x?ref=1',
  'git::https:',
  'h1.example.com',
  'a\u202eb',
  'tests'
] as const

/** Adds a call of a local module to the place. Returns the module that `init` is expected to read. */
export function callDirectory(checkout: Checkout, from: Place): Place {
  const name = checkout.covers(3) ? checkout.random.pick(ODD_NAMES) : checkout.name()
  const folder = checkout.random.pick(FOLDERS)
  return checkout.one(
    () => plain(checkout, from, join(folder, name)),
    () => plain(checkout, from, join(folder, name)),
    () => plain(checkout, from, name),
    () => (isUnder(from.directory) || checkout.covers(1) ? above : plain)(checkout, from, name),
    () => linked(checkout, from, join(folder, name)),
    () => linked(checkout, from, name),
    () => throughLink(checkout, from, name),
    () => absolute(checkout, from, name),
    () => redirected(checkout, from, name),
    () => again(checkout, from, name),
    () => (checkout.covers(1) ? looped : plain)(checkout, from, name)
  )
}

const isUnder = (directory: string): boolean => directory.startsWith('co/')

function call(checkout: Checkout, from: Place, source: string, target: Omit<Place, 'key'>): Place {
  const name = checkout.name('m')
  const made: Block = block('module', [name], ['source', valueFor(checkout, from, source)])
  checkout.add(from.directory, made)
  return { ...target, key: from.key === '' ? name : `${from.key}.${name}`, call: made }
}

/** `./path` in a random spelling. */
function spelled(checkout: Checkout, from: Place, path: string): string {
  const { random } = checkout
  const self = basename(from.directory)
  if (random.below(3) > 0) return `./${path}`
  if (checkout.covers(3)) {
    return random.pick([`./${path.toUpperCase()}`, `./${path} `, `./${path}?ref=1`])
  }
  return random.pick([
    `./${path}/`,
    `.//${path}`,
    `././${path}`,
    `./${path}/.`,
    `./${path}//`,
    `./nothing/../${path}`,
    `./${path}/../${basename(path)}`,
    `../${self}/${path}`,
    `../${self}//${path}`,
    `.\\${path.replaceAll('/', '\\')}`,
    `./${path.replaceAll('/', '\\')}`,
    `./${path.replaceAll('/', '//')}`,
    `./${path}//..//${basename(path)}`
  ])
}

function plain(checkout: Checkout, from: Place, path: string): Place {
  const directory = join(from.directory, path)
  if (checkout.client === 'opentofu' && checkout.chance(12)) {
    const place = call(checkout, from, `./${path}`, { directory })
    const at = place.call?.body.findIndex((item) => Array.isArray(item) && item[0] === 'source')
    const root = checkout.chance(2) && from.directory === checkout.root ? 'root' : 'module'
    place.call?.body.splice(at ?? 0, 1, ['source', expression(`"\${path.${root}}/${path}"`)])
    return place
  }
  return call(checkout, from, spelled(checkout, from, path), { directory })
}

/** `../path`; from a link it leads to another directory than its text says, so both are there. */
function above(checkout: Checkout, from: Place, name: string): Place {
  const up = isUnder(from.directory) ? dirname(from.directory) : dirname(checkout.root)
  const directory = isUnder(from.directory) ? join(up, name) : join('outside', name)
  const source = isUnder(from.directory) ? `../${name}` : `../outside/${name}`
  if (from.alias !== undefined) {
    const decoy = join(dirname(from.alias), name)
    checkout.add(decoy, block('module', ['decoy'], ['source', text(`${checkout.host()}/a/b/c`)]))
  }
  return call(checkout, from, source, { directory })
}

/** A link to the directory: in the checkout, in a hidden directory, outside, or through other links. */
function linked(checkout: Checkout, from: Place, path: string): Place {
  const { random } = checkout
  const real = checkout.name('real')
  const directory = checkout.covers(3)
    ? random.pick([join('outside', real), join(dirname(from.directory), '.terraform', real)])
    : random.pick([
        join(from.directory, real),
        join('co', '.real', real),
        join('co', 'modules', 'deep', real)
      ])
  const target = directory.startsWith('.') ? join('co', real) : directory
  const alias = join(from.directory, path)
  const far = checkout.covers(3) ? `${CHECKOUT}/../${target}` : relative(dirname(alias), target)
  if (random.below(4) === 0) {
    const between = join('co', checkout.name('between'))
    checkout.link(between, relative(dirname(between), target))
    checkout.link(alias, relative(dirname(alias), between))
  } else checkout.link(alias, far)
  if (random.below(3) > 0) {
    return call(checkout, from, spelled(checkout, from, path), { directory: target, alias })
  }
  return call(checkout, from, `./${path}/sub`, {
    directory: join(target, 'sub'),
    alias: join(alias, 'sub')
  })
}

/** `./link/../name`, where the link leads elsewhere, so that two directories can be meant. */
function throughLink(checkout: Checkout, from: Place, name: string): Place {
  const real = join('co', 'far', checkout.name('real'))
  const alias = checkout.name('link')
  checkout.link(join(from.directory, alias), relative(from.directory, real))
  checkout.files.set(real, { kind: 'directory' })
  const other = join(dirname(real), name)
  checkout.add(other, block('module', ['decoy'], ['source', text(`${checkout.host()}/a/b/c`)]))
  const source = checkout.random.pick([
    `./${alias}/../${name}`,
    `.//${alias}//../${name}`,
    `./${alias}/./../${name}`,
    `./${alias}/x/../../${name}`
  ])
  return call(checkout, from, source, { directory: join(from.directory, name) })
}

function absolute(checkout: Checkout, from: Place, name: string): Place {
  const { random } = checkout
  const folder = random.pick(['x', '.x', 'x/y', 'node_modules/x'])
  const path = join(folder, name)
  const outside = checkout.covers(3)
  const directory = outside ? join('outside', path) : join('co', path)
  const whole = outside ? `${CHECKOUT}/../outside/${path}` : `${CHECKOUT}/${path}`
  const source = random.pick([
    whole,
    whole,
    outside ? whole : `${CHECKOUT}//${path}`,
    outside ? whole : `${CHECKOUT}/${folder}//${name}`,
    `${whole}/`,
    `${whole}?ref=1`,
    `${whole}#x`,
    `file://${whole}`,
    `file:${whole}`,
    `file::${whole}`,
    `file://localhost${whole}`,
    `FILE://${whole}`,
    outside ? whole : `${CHECKOUT}/nothing/../${path}`,
    whole.replace(name, encodeURIComponent(name)),
    `${whole}/../${basename(whole)}`
  ])
  return call(checkout, from, source, { directory })
}

/** A call that `init` has installed elsewhere, as its list of modules says. */
function redirected(checkout: Checkout, from: Place, name: string): Place {
  const { random } = checkout
  const place = plain(checkout, from, name)
  const directory = join(checkout.covers(3) ? 'outside' : 'co', 'redirected', name)
  const near = relative(checkout.root, directory)
  checkout.records.push({
    Key: place.key,
    Source: random.below(6) === 0 ? name : `./${name}`,
    Dir: checkout.covers(4)
      ? `${CHECKOUT}/../${directory}`
      : random.pick([near, near, `./${near}`, `${near}/`])
  })
  checkout.add(
    place.directory,
    block('module', ['decoy'], ['source', text(`${checkout.host()}/a/b/c`)])
  )
  return { ...place, directory }
}

/** Another call of a module that is there, which may be one that leads here. */
function again(checkout: Checkout, from: Place, name: string): Place {
  const [first, ...others] = [...checkout.modules.keys()].filter(isUnder)
  if (first === undefined) return plain(checkout, from, name)
  const directory = checkout.random.pick([first, ...others])
  const path = relative(from.directory, directory)
  const source = path.startsWith('../') ? path : `./${path}`
  return call(checkout, from, source, { directory })
}

/** Links that lead to each other or to a directory above. */
function looped(checkout: Checkout, from: Place, name: string): Place {
  const { random } = checkout
  const alias = join(from.directory, name)
  const other = checkout.name('loop')
  const [target, inner] = random.pick([
    [other, ''],
    ['.', join('in', other)],
    ['..', join('in', other)],
    [name, '']
  ] as const)
  checkout.link(alias, target)
  if (target === other) checkout.link(join(from.directory, other), name)
  const directory = join(from.directory, target === name || target === other ? '' : target, inner)
  const source = inner === '' ? `./${name}` : `./${join(name, inner)}`
  return call(checkout, from, source, {
    directory: inner === '' ? join(from.directory, name, 'x') : directory,
    alias: join(alias, inner)
  })
}
