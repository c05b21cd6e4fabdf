// Joins the chunks that a program always loads together: each file costs a millisecond at the start.
import { globSync, readFileSync, rmSync, writeFileSync } from 'node:fs'

/** The functions of src/programs.ts, and of src/stages/scan.ts and src/stages/configure.ts. */
const PROGRAMS = ['runAction', 'runCli']
const LATER = ['loadScan', 'loadHosts']

/**
 * Moves what all programs load into the bundle's first file, and what else a function loads into one chunk.
 * @throws Error if ncc writes chunks in another way
 */
export function joinChunks(directory: string, first: string): void {
  const path = `${directory}/${first}`
  let runtime = readFileSync(path, 'utf8')
  const replace = (before: string, after: string): void => {
    const parts = runtime.split(before)
    if (parts.length !== 2) throw new Error(`${first} has ${parts.length - 1} times ${before}`)
    runtime = parts.join(after)
  }
  const text = globSync(`${directory}/*.js`)
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n')
  const programs = PROGRAMS.map((name) => chunksOf(text, name))
  const shared = programs.reduce((some, others) => some.filter((id) => others.includes(id)))
  const grouped = new Set(shared)
  const files: Record<string, string> = {}
  for (const needed of [...programs, ...LATER.map((name) => chunksOf(text, name))]) {
    const group = needed.filter((id) => !grouped.has(id))
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
  replace('var __webpack_modules__ = ({', `var __webpack_modules__ = ({${modules},`)
  replace('installedChunks = {', `installedChunks = {${ids.map((id) => `${id}: 0,`).join(' ')}`)
  replace('return "" + chunkId +', `return (${JSON.stringify(files)}[chunkId] ?? chunkId) +`)
  writeFileSync(path, runtime)
}

/** The chunks that a function loads. */
function chunksOf(text: string, name: string): readonly string[] {
  const [, body = ''] = new RegExp(`const ${name} = \\(\\) => (.*)\\.then`).exec(text) ?? []
  const ids = [...body.matchAll(/\.e\((\d+)\)/g)].map(([, id = '']) => id)
  if (ids.length === 0) throw new Error(`${name} loads no chunks`)
  return ids
}

const CHUNK =
  /^export const id = \d+;\nexport const ids = \[([\d,]+)\];\nexport const modules = \{\n(.*)\n\};\n$/s

/** Removes chunks, and returns what they hold: IDs, and modules as the properties of an object. */
function takeChunks(directory: string, chunks: readonly string[]) {
  const taken = chunks.map((chunk) => {
    const file = `${directory}/${chunk}.index.js`
    const [, ids, modules] = CHUNK.exec(readFileSync(file, 'utf8').trimStart()) ?? []
    if (ids === undefined || modules === undefined) throw new Error(`${file} is no chunk`)
    rmSync(file)
    return { ids: ids.split(','), modules }
  })
  return {
    ids: taken.flatMap(({ ids }) => ids),
    modules: taken.map(({ modules }) => modules).join(',\n')
  }
}
