// Joins the chunks that a program always loads together: each file costs a millisecond at the start.
import { readFileSync, rmSync, writeFileSync } from 'node:fs'

/** The functions of src/programs.ts. */
const PROGRAMS = ['runAction', 'runCli']

/**
 * Moves what all programs load into the bundle's first file, and the rest of each program into one chunk.
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
  const needed = PROGRAMS.map((name) => chunksOf(runtime, name))
  const shared = needed.reduce((some, others) => some.filter((id) => others.includes(id)))
  const files: Record<string, string> = {}
  for (const own of needed.map((ids) => ids.filter((id) => !shared.includes(id)))) {
    const { ids, modules } = takeChunks(directory, own)
    const [file = ''] = own
    const exported = `export const ids = [${ids}];\nexport const modules = {${modules}};\n`
    writeFileSync(`${directory}/${file}.index.js`, exported)
    for (const id of own) files[id] = file
  }
  const { ids, modules } = takeChunks(directory, shared)
  replace('var __webpack_modules__ = ({', `var __webpack_modules__ = ({${modules},`)
  replace('installedChunks = {', `installedChunks = {${ids.map((id) => `${id}: 0,`).join(' ')}`)
  replace('return "" + chunkId +', `return (${JSON.stringify(files)}[chunkId] ?? chunkId) +`)
  writeFileSync(path, runtime)
}

/** The chunks that a function loads. */
function chunksOf(runtime: string, name: string): readonly string[] {
  const [, body = ''] =
    new RegExp(`const ${name} = \\(\\) => Promise\\.all\\((.*)\\)\\.then`).exec(runtime) ?? []
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
