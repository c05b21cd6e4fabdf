// CPU time and memory of the built programs for usages files with as much in each list as there can be.
import { closeSync, openSync, writeSync } from 'node:fs'
import { readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { MAX_ITEMS } from '../../src/read/fleet/format.ts'
import { USAGES_SCHEMA_VERSION, VERSION } from '../../src/rules/protocol/version.ts'
import { runAction, runCli } from '../../test/support/program.ts'
import { temporaryDirectory } from '../../test/support/temporary.ts'
import { type Figure, type Section, weighed } from './figures.ts'

const TOO_LARGE = 110e6
const LARGEST_LINE = 25e6
const ROOTS = 20_000
const BUDGET_MIB = 300
const BUDGET_CPU_MS = 5000
const CHUNK = 1_000_000
const REPORTER = fileURLToPath(new URL('cpu-reporter.cjs', import.meta.url))
const SETTINGS = { usages: 'usages.jsonl', 'allowed-hosts': 'none.example.org' }

const clients = ['terraform', 'opentofu']
const at = (index: number, file = 'main.tf') => ({
  file: `d${index}/${file}`,
  line: 1,
  column: 1,
  endColumn: 2
})
const note = (index: number, message: string) => ({
  code: 'source-invalid',
  severity: 'warning',
  message,
  affects: clients,
  clients,
  places: [at(index)]
})

type Item = (index: number) => object

const LISTS: Readonly<Record<string, Item>> = {
  notes: (index) => note(index, `wrong ${index}`),
  locks: (index) => ({
    file: `d${index}/.terraform.lock.hcl`,
    hashes: { [`registry.terraform.io/acme/p${index}`]: [`h1:${index}`] }
  }),
  units: (index) => ({
    directory: `d${index}`,
    module: null,
    unknown: at(index, 'terragrunt.hcl'),
    replaced: [],
    files: [`d${index}/terragrunt.hcl`]
  }),
  declared: (index) => ({
    kind: 'version',
    text: `>= 1.${index}`,
    localName: null,
    place: at(index)
  }),
  roots: (index) => ({ directory: `d${index}`, clients }),
  plugins: (index) => ({
    directory: `d${index}`,
    providers: [`registry.terraform.io/acme/p${index}`]
  })
}

const usage: Item = (index) => ({
  kind: 'module',
  host: null,
  address: `module.m${index}`,
  text: `registry.example.com/acme/m${index}/aws`,
  ...at(index),
  clients
})

/** Which lists there are, with their items, and when each ends: at a length, or where the file has so many bytes. */
type Lists = { readonly items: Readonly<Record<string, Item>>; readonly usages?: number } & (
  | { readonly length: number }
  | { readonly bytes: number }
)

// Texts that are not Latin-1 take two bytes for each character, and are escaped one by one.
const FULL: Readonly<Record<string, Lists>> = {
  ...Object.fromEntries(
    Object.entries(LISTS).map(([name, item]) => [
      `${MAX_ITEMS} ${name}`,
      { items: { [name]: item }, length: MAX_ITEMS }
    ])
  ),
  'as many notes as a line holds, with long texts': {
    items: { notes: (index) => note(index, `${index} `.padEnd(400, 'Ж')) },
    bytes: LARGEST_LINE
  },
  [`${ROOTS} roots with a usage each`]: {
    items: { roots: LISTS['roots'] as Item },
    length: ROOTS,
    usages: ROOTS
  }
}

export async function measureHostileUsages(): Promise<Section> {
  const figures: Figure[] = []
  for (const [name, item] of Object.entries(LISTS)) {
    const lists: Lists = { items: { [name]: item }, bytes: TOO_LARGE }
    figures.push(await measured(`110 MB of ${name}`, lists, {}, 'refused'))
  }
  for (const [what, lists] of Object.entries(FULL)) {
    for (const depth of ['discovery', 'versions']) {
      figures.push(await measured(`${what}, ${depth}`, lists, { depth }, 'read'))
    }
  }
  return {
    title: 'Hostile usages files',
    notes: ['The larger figures of the command line and the Action, whole processes, once each.'],
    figures
  }
}

async function measured(
  what: string,
  lists: Lists,
  settings: Readonly<Record<string, string>>,
  expected: 'read' | 'refused'
): Promise<Figure> {
  await using directory = await temporaryDirectory()
  writeUsages(join(directory.path, SETTINGS.usages), lists)
  const cpuFile = join(directory.path, 'cpu')
  const options = {
    directory: directory.path,
    measureMemory: true,
    env: { NODE_OPTIONS: `--require=${JSON.stringify(REPORTER)}`, CPU_TIME_FILE: cpuFile }
  }
  const all = { ...SETTINGS, ...settings, 'deadline-seconds': '20' }
  const flags = Object.entries(all).flatMap(([name, value]) => [`--${name}`, value])
  const runs = {
    cli: () => runCli(['check', '--quiet', '--format', 'json', ...flags], options),
    action: () => runAction(all, options)
  }
  const [cpuMs, peakBytes]: [number[], number[]] = [[], []]
  for (const run of Object.values(runs)) {
    const { exitCode, stdout, peakMemoryBytes } = await run()
    const isMissing = stdout.includes('repository is missing: acme/hostile')
    if (exitCode !== 1 || isMissing !== (expected === 'refused'))
      throw new Error(`${what}: the program ended with ${exitCode}: ${stdout.slice(0, 2000)}`)
    cpuMs.push(Number(await readFile(cpuFile, 'utf8')))
    peakBytes.push(peakMemoryBytes)
    await rm(cpuFile)
  }
  const figure = weighed(what, Math.max(...peakBytes), BUDGET_MIB)
  return { ...figure, cpuMs: Math.max(...cpuMs), budgetCpuMs: BUDGET_CPU_MS }
}

/** Writes a usages file, in parts: it may be larger than a text. */
function writeUsages(path: string, lists: Lists): void {
  const descriptor = openSync(path, 'w')
  let [chunk, bytes] = ['', 0]
  for (const piece of piecesOf(lists, () => bytes)) {
    chunk += piece
    bytes += Buffer.byteLength(piece)
    if (chunk.length < CHUNK) continue
    writeSync(descriptor, chunk)
    chunk = ''
  }
  writeSync(descriptor, chunk)
  closeSync(descriptor)
}

function* piecesOf({ items, usages = 1, ...end }: Lists, bytes: () => number): Generator<string> {
  for (let index = 0; index < usages; index += 1) yield `${JSON.stringify(usage(index))}\n`
  const last = {
    kind: 'repository',
    schemaVersion: USAGES_SCHEMA_VERSION,
    version: VERSION,
    repository: { name: 'acme/hostile', url: null, commit: null },
    dialect: { clients, releases: [], versions: {}, why: 'test', evidence: [] },
    setting: { name: 'auto', version: null },
    usedBy: clients,
    files: 1,
    bytes: 1,
    usages,
    ...Object.fromEntries(Object.keys(LISTS).map((name) => [name, []])),
    ...Object.fromEntries(Object.keys(items).map((name) => [name, undefined]))
  }
  yield JSON.stringify(last).slice(0, -1)
  for (const [name, item] of Object.entries(items)) {
    yield `,"${name}":[`
    const isFull = (index: number) =>
      'length' in end ? index === end.length : bytes() >= end.bytes
    for (let index = 0; !isFull(index); index += 1) {
      yield `${index === 0 ? '' : ','}${JSON.stringify(item(index))}`
    }
    yield ']'
  }
  yield '}\n'
}
