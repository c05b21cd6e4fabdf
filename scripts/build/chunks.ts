// Joins the chunks that a program always loads together: each file costs a millisecond at the start.
import { globSync, readFileSync, rmSync, writeFileSync } from 'node:fs'

/** The functions of src/run/programs.ts. What both load is in the bundle's first file. */
const PROGRAMS = ['runAction', 'runCli']

/** Groups of late.ts that most checks load. */
const JOINED = [
  'late-files',
  'late-usages-file',
  'late-layouts',
  'late-roots',
  'late-config',
  'late-hosts'
]

/** Those that the command `usages` nearly always loads. */
const OF_USAGES = ['late-files', 'late-layouts', 'late-usages-file']

/**
 * Moves what all programs load into the bundle's first file, and what else a program or a group loads into one chunk.
 * @throws Error if ncc writes chunks in another way
 */
export function joinChunks(directory: string, first: string): void {
  const groups = completeMarks(directory)
  const text = readFileSync(`${directory}/${first}`, 'utf8')
  const programs = PROGRAMS.map((name) => {
    const [, body = ''] = new RegExp(`const ${name} = \\(\\) => (.*)\\.then`).exec(text) ?? []
    return chunksIn(body)
  })
  const chunksOf = (names: readonly string[]) => names.flatMap((name) => groups.get(name) ?? [])
  const shared = programs.reduce((some, others) => some.filter((id) => others.includes(id)))
  // The Action needs twice as much as this command of it.
  const ofUsages = [...chunksOfUsages(directory), ...chunksOf(OF_USAGES)]
  const common = programs.flat().filter((id) => ofUsages.includes(id))
  const grouped = new Set(shared)
  const files: Record<string, string> = {}
  for (const needed of [common, ...programs, ...JOINED.map((name) => chunksOf([name]))]) {
    const group = [...new Set(needed)].filter((id) => !grouped.has(id))
    const { ids, modules } = takeChunks(directory, group)
    const [file = ''] = group
    const exported = `export const ids = [${ids}];\nexport const modules = {${modules}};\n`
    writeFileSync(`${directory}/${file}.index.js`, exported)
    for (const id of group) {
      files[id] = file
      grouped.add(id)
    }
  }
  const { ids, modules } = takeChunks(directory, shared)
  changeRuntime(`${directory}/${first}`, [
    ['var __webpack_modules__ = ({', `var __webpack_modules__ = ({${modules},`],
    ['installedChunks = {', `installedChunks = {${ids.map((id) => `${id}: 0,`).join(' ')}`],
    ['return "" + chunkId +', `return (${JSON.stringify(files)}[chunkId] ?? chunkId) +`],
    ['__nccwpck_require__.f.j = ', `${LATE}\n__nccwpck_require__.f.j = `]
  ])
}

// Node loads an ES module at once if a program requires it.
const LATE = `__nccwpck_require__.late = (chunks, id) => {
  for (const chunk of chunks) {
    if (installedChunks[chunk] === 0) continue
    const { createRequire } = process.getBuiltinModule('module')
    installChunk(createRequire(import.meta.url)('./' + __nccwpck_require__.u(chunk)))
  }
  return __nccwpck_require__(id)
}`

// As late.ts makes them, and ncc completes them.
const MARK =
  /__late__\(['"]([^'"]+)['"], ((?:Promise\.\w+\(|\w+\.e\()[^;]*?\.then\((\w+)\.bind\(\w+, (\d+)\)\))\)/g

/** Lets each mark load its chunks without waiting. Returns the chunks of each group. */
function completeMarks(directory: string): ReadonlyMap<string, readonly string[]> {
  const groups = new Map<string, readonly string[]>()
  for (const file of globSync(`${directory}/*.js`)) {
    const code = readFileSync(file, 'utf8')
    const complete = code.replaceAll(MARK, (_, group, loading: string, runtime, id) => {
      const chunks = chunksIn(loading)
      groups.set(group, [...new Set([...(groups.get(group) ?? []), ...chunks])])
      return `${runtime}.late([${chunks}], ${id})`
    })
    if (complete.includes('__late__')) throw new Error(`${file} has a mark in another form`)
    if (complete !== code) writeFileSync(file, complete)
  }
  return groups
}

/** The chunks that src/run/cli.ts loads for the command `usages`. */
function chunksOfUsages(directory: string): readonly string[] {
  const texts = globSync(`${directory}/*.js`).map((file) => readFileSync(file, 'utf8'))
  const [loading = ''] = texts.flatMap((text) => /await .*\.listUsages\(/.exec(text) ?? [])
  return chunksIn(loading)
}

/** The chunks that an expression loads. */
function chunksIn(loading: string): readonly string[] {
  const found = loading.matchAll(/\.e\((?:\/\*[^*]*\*\/ )?(\d+)\)/g)
  return Array.from(found, ([, id = '']) => id)
}

function changeRuntime(path: string, changes: readonly (readonly [string, string])[]): void {
  let runtime = readFileSync(path, 'utf8')
  for (const [before, after] of changes) {
    const parts = runtime.split(before)
    if (parts.length !== 2) throw new Error(`${path} has ${parts.length - 1} times ${before}`)
    runtime = parts.join(after)
  }
  writeFileSync(path, runtime)
}

const CHUNK =
  /^export const id = \d+;\nexport const ids = \[([\d,]+)\];\nexport const modules = \{\n(.*)\n\};\n$/s

const MODULE = /^\s*\/\*{3}\/ (\d+):$/m

/** Removes chunks, and returns what they hold: IDs, and modules as the properties of an object. */
function takeChunks(directory: string, chunks: readonly string[]) {
  const taken = chunks.map((chunk) => {
    const file = `${directory}/${chunk}.index.js`
    const [, ids, modules] = CHUNK.exec(readFileSync(file, 'utf8').trimStart()) ?? []
    if (ids === undefined || modules === undefined) throw new Error(`${file} is no chunk`)
    rmSync(file)
    return { ids: ids.split(','), modules }
  })
  // webpack copies a small module into each chunk that needs it.
  const modules = taken.flatMap((chunk) => chunk.modules.split(/,\s*(?=^\/\*{3}\/ \d+:$)/m))
  const byId = new Map(modules.map((module) => [MODULE.exec(module)?.[1], module]))
  if (byId.has(undefined)) throw new Error(`${chunks} have a module in another form`)
  return { ids: taken.flatMap(({ ids }) => ids), modules: [...byId.values()].join(',\n') }
}
