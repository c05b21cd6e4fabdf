// The structure of src/: which folder may import which, and what the pure ones must not touch.
import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path/posix'
import { LAYERS } from '../../scripts/layers.ts'
import { expect, it } from '../support/jest.ts'

const MODULE_OWNERS: readonly { readonly module: RegExp; readonly owner: RegExp }[] = [
  { module: /^node:child_process$/, owner: /^observe\/programs\/run\.ts$/ },
  { module: /^@actions\/core/, owner: /^run\/github\/runner\.ts$/ },
  { module: /^@actions\/github/, owner: /^run\/github\/client\.ts$/ },
  { module: /^tar/, owner: /^observe\/packages\/archives\/tar\.ts$/ },
  { module: /^yauzl/, owner: /^observe\/packages\/archives\/zip\.ts$/ },
  {
    module: /^@openpgp\/unbzip2/,
    owner: /^observe\/packages\/archives\/(bzip2|unbzip2-stream\.d)\.ts$/
  },
  { module: /^tr46/, owner: /^rules\/protocol\/idna\.ts$/ },
  { module: /^valibot/, owner: /^(read\/schema|read\/fleet|report\/history)\// }
]

type Import = { readonly path: string; readonly isType: boolean }
type Source = { readonly file: string; readonly text: string; readonly imports: readonly Import[] }

const IMPORT =
  /(?:^|\n)(?:import|export)( type)?[^'"]*?from '([^']+)'|import\('([^']+)'\)|(?:^|\n)import '([^']+)'/g

const sources: readonly Source[] = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => file.endsWith('.ts'))
  .map((file) => {
    const text = readFileSync(`src/${file}`, 'utf8')
    const imports = Array.from(text.matchAll(IMPORT), ([, type, from, late, bare]) => ({
      path: from ?? late ?? bare ?? '',
      isType: type !== undefined
    }))
    return { file, text, imports }
  })

/** The room of a file, or its wing if that has no such room; a sub-folder belongs to its layer. */
function layerOf(file: string): string {
  const [wing = '', room] = dirname(file).split('/')
  const folder = `${wing}/${room}`
  return LAYERS.some((layer) => layer.folder === folder) ? folder : wing
}
const depthOf = (file: string): number => LAYERS.findIndex(({ folder }) => folder === layerOf(file))
const isPure = (file: string): boolean => LAYERS[depthOf(file)]?.pure === true
const resolve = (from: string, path: string): string => normalize(join(dirname(from), path))
/** The text without comments, in which names may be mentioned freely. */
const codeOf = ({ text }: Source): string =>
  text.replace(/\/\*[\s\S]*?\*\//g, '').replace(/(^|\s)\/\/.*$/gm, '$1')

/** Every import of a file of ours that `isWrong`, as `FILE -> IMPORTED`. */
const wrongImports = (isWrong: (file: string, imported: string, isType: boolean) => boolean) =>
  sources.flatMap(({ file, imports }) =>
    imports
      .filter(({ path }) => path.startsWith('.'))
      .map(({ path, isType }) => ({ imported: resolve(file, path), isType }))
      .filter(({ imported, isType }) => isWrong(file, imported, isType))
      .map(({ imported }) => `${file} -> ${imported}`)
  )

it('assigns every folder to a layer', () => {
  const folders = new Set(sources.map(({ file }) => layerOf(file)))
  expect([...folders].sort()).toEqual(LAYERS.map(({ folder }) => folder).sort())
})

it('imports only from the same folder or from folders below', () => {
  expect(wrongImports((file, imported) => depthOf(imported) < depthOf(file))).toEqual([])
})

it('imports in no circle in the folders that contact hosts, not even for types', () => {
  let left = sources.filter(({ file }) => ['network', 'visit'].includes(layerOf(file)))
  for (let before = Number.POSITIVE_INFINITY; left.length < before; ) {
    before = left.length
    const names = new Set(left.map(({ file }) => file))
    left = left.filter(({ file, imports }) =>
      imports.some(({ path }) => names.has(resolve(file, path)))
    )
  }
  expect(left.map(({ file }) => file)).toEqual([])
})

it('keeps sub-folders apart: each imports only its own files and those above it', () => {
  const isInside = (file: string, folder: string) => file.startsWith(`${folder}/`)
  const wrong = wrongImports(
    (file, imported) =>
      layerOf(file) === layerOf(imported) &&
      !isInside(file, dirname(imported)) &&
      !(LAYERS[depthOf(file)]?.gathers && dirname(file) === layerOf(file))
  )
  expect(wrong).toEqual([])
})

it('renders reports without knowing findings, verdicts or what decides about them', () => {
  const [own, others] = [/^report\/(text|markup)/, /^(judge|report\/outl|.*\/problem\.ts)/]
  expect(wrongImports((file, imported) => own.test(file) && others.test(imported))).toEqual([])
})

it('keeps folders at 15 files or fewer', () => {
  const folders = Map.groupBy(sources, ({ file }) => dirname(file))
  const large = [...folders].filter(([, files]) => files.length > 15)
  expect(large.map(([folder]) => folder)).toEqual([])
})

it('imports into pure folders no node: module, and values only from pure folders', () => {
  const impure = wrongImports(
    (file, imported, isType) => isPure(file) && !isType && !isPure(imported)
  )
  const modules = sources
    .filter(({ file }) => isPure(file))
    .flatMap(({ file, imports }) =>
      imports
        .filter(
          ({ path }) => !path.startsWith('.') && !/^(node:path\/posix|tr46|valibot)$/.test(path)
        )
        .map(({ path }) => `${file} -> ${path}`)
    )
  expect([...impure, ...modules]).toEqual([])
})

it('uses no global state in pure folders', () => {
  const world =
    /\b(process|fetch|console|Buffer|performance)\b\s*[.(]|\bDate\.now\b|\bnew Date\(\)|\bMath\.random\b|\bsetTimeout\b/
  const wrong = sources.filter((source) => isPure(source.file) && world.test(codeOf(source)))
  expect(wrong.map(({ file }) => file)).toEqual([])
})

it('names process in the entry points only', () => {
  const wrong = sources
    .filter(({ file }) => !/^run\/(start-)?(action|cli|setup)\.ts$/.test(file))
    .filter((source) => /\bprocess\b\s*[.[]|\bfrom 'node:process'/.test(codeOf(source)))
  expect(wrong.map(({ file }) => file)).toEqual([])
})

it('imports each module with side effects in one place', () => {
  const wrong = sources.flatMap(({ file, imports }) =>
    MODULE_OWNERS.filter(({ owner }) => !owner.test(file))
      .filter(({ module }) => imports.some(({ path }) => module.test(path)))
      .map(({ module }) => `${file} imports ${module}`)
  )
  expect(wrong).toEqual([])
})

it('reveals the text of a token only in credentials and in requests', () => {
  const wrong = sources
    .filter(
      ({ file }) =>
        !/^(observe\/credentials\/.+|observe\/network\/get|run\/github\/client)\.ts$/.test(file)
    )
    .filter((source) => /\.reveal\(/.test(codeOf(source)))
  expect(wrong.map(({ file }) => file)).toEqual([])
})

it('has no barrels and no catch-all files', () => {
  const catchAll = /(^|\/)(utils?|types?|common|helpers|misc|constants|index)\.ts$/
  expect(sources.map(({ file }) => file).filter((file) => catchAll.test(file))).toEqual([])
})

it('has a line for each folder of tests in their map', () => {
  const folders = readdirSync('test', { withFileTypes: true }).filter((entry) =>
    entry.isDirectory()
  )
  const map = readFileSync('test/README.md', 'utf8')
  expect(Array.from(map.matchAll(/^- `(.+?)\/`/gm), ([, folder]) => folder).sort()).toEqual(
    folders.map(({ name }) => name).sort()
  )
})

it('makes a finding once: only reports, which group findings by repository, make one of another', () => {
  const rewrites = /: Finding\)(?:: Finding| => \(\{)|\.\.\.finding\b(?!\.)/
  const wrong = sources
    .filter(({ file }) => file !== 'report/outline/repositories.ts')
    .filter((source) => rewrites.test(codeOf(source)))
  expect(wrong.map(({ file }) => file)).toEqual([])
})
