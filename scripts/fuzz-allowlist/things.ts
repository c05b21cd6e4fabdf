// What names hosts in a module or in the root module.
import { join, relative } from 'node:path/posix'
import { ALLOWED, type Checkout, type Place } from './checkout.ts'
import { valueFor } from './expressions.ts'
import { remoteSource } from './sources.ts'
import {
  block,
  expression,
  jsonSyntax,
  literal,
  native,
  object,
  quoted,
  text,
  withItem
} from './syntax.ts'

/** Adds something to a module that may make `init` contact a host. */
export function nameHost(checkout: Checkout, place: Place): void {
  checkout.one(
    () => moduleCall(checkout, place),
    () => moduleCall(checkout, place),
    () => moduleCall(checkout, place),
    () => provider(checkout, place),
    () => provider(checkout, place),
    () => impliedProvider(checkout, place),
    () => override(checkout, place),
    () => shadowed(checkout, place),
    () => installed(checkout, place),
    () => repeated(checkout, place)
  )
}

function moduleCall(checkout: Checkout, place: Place): void {
  const { random } = checkout
  const made = block('module', [checkout.name('m')])
  const source = remoteSource(checkout)
  made.body.push(['source', valueFor(checkout, place, source)])
  if (random.below(8) === 0) made.body.unshift(['count', literal(0)])
  if (random.below(4) === 0 && /^[^:/]+\/\w+\/\w+(\/\w+)?$/.test(source)) {
    made.body.push(['version', text(random.pick(['1.0.0', '~> 1.2', '>= 0', 'abc']))])
  }
  if (random.below(30) === 0) made.body.push(['provider_x', expression('var.nothing')])
  checkout.add(place.directory, made)
}

function providerAddress(checkout: Checkout): string {
  const host = checkout.host()
  return checkout.random.pick([
    `${host}/a/b`,
    `${host}/a/b`,
    `${host}:8443/a/b`,
    `${host.toUpperCase()}/A/B`,
    `${host}./a/b`,
    `${host}:0443/a/b`,
    `é${host}/a/b`,
    `${host.replace('.com', '\u3002com')}/a/b`,
    `${host.replace('.example.com', '')}/a/b`,
    `user@${host}/a/b`,
    `https://${host}/a/b`,
    '1.2.3.4/a/b',
    'a/b',
    'b',
    `${host}/a/b `
  ])
}

function provider(checkout: Checkout, place: Place): void {
  const { random } = checkout
  const name = checkout.name('p')
  const address = providerAddress(checkout)
  const source = random.below(8) === 0 ? valueFor(checkout, place, address) : text(address)
  const aliases = expression(`[${name}.x]`)
  const value = random.pick([
    object({ source }),
    withItem('source', source, text(`${ALLOWED}/a/b`), random),
    object({ source, version: text('>= 1.0') }),
    object({ source, configuration_aliases: { ...aliases, json: [`${name}.x`] } })
  ])
  checkout.add(
    place.directory,
    block('terraform', [], block('required_providers', [], [name, value]))
  )
  if (random.below(3) === 0) checkout.add(place.directory, block('resource', [`${name}_x`, 'r']))
}

function impliedProvider(checkout: Checkout, place: Place): void {
  const name = checkout.name('p')
  const reference = expression(`${name}.x`)
  checkout.add(
    place.directory,
    checkout.random.pick([
      block('resource', [`${name}_x`, 'r']),
      block('data', [`${name}_x`, 'd']),
      block('ephemeral', [`${name}_x`, 'e']),
      block('provider', [name]),
      block('resource', ['other_x', 'r'], ['provider', { ...reference, json: `${name}.x` }]),
      block('import', [], ['to', { hcl: `${name}_x.r`, json: `${name}_x.r` }], ['id', text('1')]),
      block('removed', [], ['from', { hcl: `${name}_x.r`, json: `${name}_x.r` }])
    ])
  )
}

/** An override file that changes a source, to a host or away from it. */
function override(checkout: Checkout, place: Place): void {
  const { random } = checkout
  const name = checkout.name('m')
  const [base, other] = random.pick<readonly [string, string]>([
    ['./nothing-here', remoteSource(checkout)],
    ['./nothing-here', otherModule(checkout, place)],
    [`https://${ALLOWED}/x.zip`, remoteSource(checkout)],
    [remoteSource(checkout), `https://${ALLOWED}/x.zip`],
    [`https://${checkout.host()}/x.zip`, `https://${checkout.host()}/x.zip`]
  ])
  const provided = random.below(4) === 0
  const requirement = (source: string) =>
    block(
      'terraform',
      [],
      block('required_providers', [], [name, object({ source: text(source) })])
    )
  const [before, after] = provided
    ? [requirement(`${ALLOWED}/a/b`), requirement(providerAddress(checkout))]
    : [base, other].map((source) => block('module', [name], ['source', text(source)]))
  if (before === undefined || after === undefined) return
  checkout.add(place.directory, before)
  const suffixes =
    checkout.client === 'opentofu' ? ['.tf', '.tofu', '.tf.json'] : ['.tf', '.tf.json']
  const [first = '.tf', ...others] = suffixes
  const suffix = random.pick([first, ...others])
  const file = random.pick([
    'override',
    'x_override',
    '_override',
    'Override',
    'xoverride',
    'é_override'
  ])
  const body = suffix === '.tf.json' ? jsonSyntax([after], random) : native(after)
  checkout.files.set(join(place.directory, `${file}${suffix}`), { kind: 'file', parts: [body] })
}

function otherModule(checkout: Checkout, { directory }: Place): string {
  const name = checkout.name('other')
  const inside = block('module', ['inside'], ['source', text(remoteSource(checkout))])
  checkout.add(join(directory, name), inside)
  return `./${name}`
}

/** Two files of one name, of which OpenTofu reads only one. */
function shadowed(checkout: Checkout, place: Place): void {
  const { random } = checkout
  const name = checkout.name('s')
  const json = random.below(4) === 0
  const end = json ? '.json' : ''
  for (const suffix of ['.tf', '.tofu'].filter(() => random.below(4) > 0)) {
    const made = block('module', [name], ['source', text(remoteSource(checkout))])
    const body = json ? jsonSyntax([made], random) : native(made)
    checkout.files.set(join(place.directory, `${name}${suffix}${end}`), {
      kind: 'file',
      parts: [body]
    })
  }
}

/** A module that `init` has installed, in a directory that has another module inside. */
function installed(checkout: Checkout, place: Place): void {
  const { random } = checkout
  const name = checkout.name('m')
  const source = random.pick([
    `${ALLOWED}/a/b/c`,
    'a/b/c',
    `git::https://${ALLOWED}/x`,
    `https://${ALLOWED}/x.zip`,
    'github.com/o/r',
    `${checkout.host()}/a/b/c`,
    `git@${checkout.host()}:x/y.git`,
    `${ALLOWED}/a/b/c//sub`
  ])
  const registry = /^[\w.]+\/a\/b\/c|^a\/b\/c/.test(source)
  const made = block('module', [name], ['source', text(source)])
  if (registry && random.below(2) === 0)
    made.body.push(['version', text(random.pick(['1.0.0', '~> 1.0', '>= 2']))])
  checkout.add(place.directory, made)
  const key = place.key === '' ? name : `${place.key}.${name}`
  const inside = checkout.one(
    () => checkout.atRoot('.terraform/modules', key),
    () => join('co', checkout.name('redirected')),
    () => join(checkout.covers(2) ? 'outside' : 'co', checkout.name('redirected')),
    () => checkout.atRoot('.terraform/modules', key, 'sub')
  )
  const near = inside.startsWith(`${checkout.root}/`)
    ? inside.slice(checkout.root.length + 1)
    : relative(checkout.root, inside)
  const full = source.startsWith('a/b')
    ? `registry.${checkout.client === 'opentofu' ? 'opentofu.org' : 'terraform.io'}/${source}`
    : source
  checkout.records.push({
    Key: key,
    Source: random.pick([full, full, full, source, 'https://allowed.example.com/else']),
    Dir: random.pick([near, near, `./${near}`, `${near}/`]),
    ...(random.below(3) > 0
      ? { Version: random.pick(['1.0.0', '1.2.0', '2.0.0-beta1', 'v1.1.0', '']) }
      : {})
  })
  checkout.add(inside, block('module', ['inside'], ['source', text(remoteSource(checkout))]))
}

/** Names and arguments that are there twice. */
function repeated(checkout: Checkout, place: Place): void {
  const name = checkout.name('m')
  const sources = [remoteSource(checkout), remoteSource(checkout)].map(text)
  const [one, two] = sources
  if (one === undefined || two === undefined) return
  if (checkout.chance(2)) {
    checkout.add(place.directory, block('module', [name], ['source', one], ['source', two]))
    return
  }
  checkout.add(
    place.directory,
    block('module', [name], ['source', one]),
    block('module', [name], ['source', two])
  )
}

/** A test file of the root module. */
export function testFile(checkout: Checkout): void {
  const { random } = checkout
  const source = random.pick([
    `${checkout.host()}/a/b/c`,
    remoteSource(checkout),
    remoteSource(checkout),
    './for-tests',
    '../for-tests'
  ])
  const run = block('run', ['r'], block('module', [], ['source', text(source)]))
  const suffixes = ['.tftest.hcl', '.tftest.json', '.tofutest.hcl', '.tftest.hcl']
  const [first = '', ...others] = suffixes
  const suffix = random.pick([first, ...others])
  const folder = random.pick(['', 'tests', 'tests', 'tests/sub', 'other', '.tests'])
  const body = suffix.endsWith('json') ? jsonSyntax([run], random) : native(run)
  const before = random.below(5) === 0 ? `provider "${checkout.name('p')}" {\n}\n` : ''
  checkout.file(checkout.atRoot(folder, `${checkout.name('t')}${suffix}`), before, body)
  if (!source.includes('for-tests')) return
  for (const directory of [
    checkout.atRoot('for-tests'),
    checkout.atRoot('tests/for-tests'),
    join(checkout.root, '../for-tests')
  ]) {
    if (directory.startsWith('co'))
      checkout.add(directory, block('module', ['inner'], ['source', text(remoteSource(checkout))]))
  }
}

/** A lock file that has the provider of a host. */
export function lockFile(checkout: Checkout): void {
  const address = `${checkout.host()}/a/b`
  const parts = [`provider ${quoted(address)} {\n  version = "1.0.0"\n}\n`]
  if (checkout.chance(6)) parts.unshift('provider {\n')
  checkout.files.set(checkout.atRoot('.terraform.lock.hcl'), { kind: 'file', parts })
}
