// The structure of src/: which file may import which, and what the pure ones must not touch.
import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path/posix'
import { expect, it } from '@jest/globals'

/**
 * The floors of the house, from the ground up. A file imports from floors below its own, or from its
 * own floor where that is marked as a family whose members build on each other.
 */
const FLOORS: readonly { readonly files: RegExp; readonly family?: true }[] = [
  { files: /^protocol\//, family: true },
  { files: /^(problem|version|credentials\/token)\.ts$/ },
  { files: /^(evidence|report-format|setting-lines|setting-table|scan\/.+)\.ts$/, family: true },
  { files: /^(settings|dialect|network\/failure|credentials\/(source|redaction))\.ts$/ },
  { files: /^requirements\.ts$/ },
  { files: /^credentials\/.+\.ts$/, family: true },
  { files: /^(judge|network)\//, family: true },
  { files: /^(verdict|visit\/.+)\.ts$/, family: true },
  {
    files:
      /^report\/(budget|context|crash|looks|measure|outage|outcome|outputs|phrases|places|run-page|safe-text|table|terminal|xml)\.ts$/,
    family: true
  },
  { files: /^report\/junit-.+\.ts$/, family: true },
  { files: /^report\/markdown-.+\.ts$/, family: true },
  { files: /^report\/sarif-.+\.ts$/, family: true },
  { files: /^report\/text-.+\.ts$/, family: true },
  { files: /^report\// },
  { files: /^github\//, family: true },
  { files: /^read-settings\.ts$/ },
  { files: /^(run|explain|explain-credentials|command-line|report-files)\.ts$/ },
  { files: /^(action|cli)\.ts$/ }
]

/** Files that only turn values into values. */
const PURE =
  /^(protocol\/|report\/|judge\/|scan\/(?!files|links|read-text|repository|walk)|(problem|version|dialect|requirements|evidence|verdict|settings|setting-lines|setting-table|report-format|command-line|explain)\.ts|network\/failure\.ts|github\/(attempts|comment-life|failure|issue-life|issue-memory|workflow-run)\.ts|credentials\/(token|source|environment|config-paths|helper-lookup|cli-config-.+|client-sources|near-miss)\.ts)/

const MODULE_OWNERS: readonly { readonly module: RegExp; readonly owners: RegExp }[] = [
  { module: /^node:child_process$/, owners: /^credentials\/helper\.ts$/ },
  { module: /^undici/, owners: /^network\/(get|undici-parts\.d)\.ts$/ },
  {
    module: /^node:fs/,
    owners:
      /^(scan\/(files|links|read-text)|credentials\/cli-config|github\/runner|report-files|read-settings|run)\.ts$/
  },
  { module: /^@actions\/core/, owners: /^github\/runner\.ts$/ },
  { module: /^@actions\/github/, owners: /^github\/client\.ts$/ },
  { module: /^tr46/, owners: /^protocol\/idna\.ts$/ }
]

type Source = { readonly file: string; readonly text: string; readonly imports: readonly string[] }

const sources: readonly Source[] = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => file.endsWith('.ts'))
  .map((file) => {
    const text = readFileSync(`src/${file}`, 'utf8')
    const found = text.matchAll(
      /(?:^|\n)(?:import|export)[^'"]*?from '([^']+)'|import\('([^']+)'\)|(?:^|\n)import '([^']+)'/g
    )
    return {
      file,
      text,
      imports: [...found].map((match) => match[1] ?? match[2] ?? match[3] ?? '')
    }
  })

const floorOf = (file: string): number => FLOORS.findIndex(({ files }) => files.test(file))
const resolve = (from: string, path: string): string => normalize(join(dirname(from), path))
/** The text without comments, in which names may be mentioned freely. */
const codeOf = ({ text }: Source): string =>
  text.replace(/\/\*[\s\S]*?\*\//g, '').replace(/(^|\s)\/\/.*$/gm, '$1')

it('every file has a floor', () => {
  expect(sources.map(({ file }) => file).filter((file) => floorOf(file) < 0)).toEqual([])
})

it('a file imports only from lower floors, and siblings do not know each other', () => {
  const wrong = sources.flatMap(({ file, imports }) =>
    imports
      .filter((path) => path.startsWith('.'))
      .map((path) => resolve(file, path))
      .filter((imported) => {
        const [own, other] = [floorOf(file), floorOf(imported)]
        return other > own || (other === own && FLOORS[own]?.family !== true)
      })
      .map((imported) => `${file} -> ${imported}`)
  )
  expect(wrong).toEqual([])
})

it('pure files import no node: module, and nothing that is not pure', () => {
  const wrong = sources
    .filter(({ file }) => PURE.test(file))
    .flatMap(({ file, imports }) =>
      imports
        .filter((path) =>
          path.startsWith('.')
            ? !PURE.test(resolve(file, path))
            : path !== 'node:path/posix' && path !== 'tr46'
        )
        .map((path) => `${file} -> ${path}`)
    )
  expect(wrong).toEqual([])
})

it('pure files do not reach for the world', () => {
  const world =
    /\b(process|fetch|console|Buffer|performance)\b\s*[.(]|\bDate\.now\b|\bnew Date\(\)|\bMath\.random\b|\bsetTimeout\b/
  const wrong = sources.filter((source) => PURE.test(source.file) && world.test(codeOf(source)))
  expect(wrong.map(({ file }) => file)).toEqual([])
})

it('process is named by the entries only', () => {
  const wrong = sources
    .filter(({ file }) => !/^(action|cli)\.ts$/.test(file))
    .filter((source) => /\bprocess\b\s*[.[]|\bfrom 'node:process'/.test(codeOf(source)))
  expect(wrong.map(({ file }) => file)).toEqual([])
})

it('each module of the world has its owner', () => {
  const wrong = sources.flatMap(({ file, imports }) =>
    MODULE_OWNERS.filter(({ owners }) => !owners.test(file))
      .filter(({ module }) => imports.some((path) => module.test(path)))
      .map(({ module }) => `${file} imports ${module}`)
  )
  expect(wrong).toEqual([])
})

it('only credentials and the request itself know the text of a token', () => {
  const wrong = sources
    .filter(({ file }) => !/^(credentials\/.+|network\/get|github\/client)\.ts$/.test(file))
    .filter((source) => /\.reveal\(/.test(codeOf(source)))
  expect(wrong.map(({ file }) => file)).toEqual([])
})

it('there are no barrels and no drawers', () => {
  // A credentials helper is what the clients call a program.
  const drawers = /(^|\/)(utils?|types?|common|helpers|misc|constants|index)\.ts$/
  expect(sources.map(({ file }) => file).filter((file) => drawers.test(file))).toEqual([])
})
