// Roots with the modules of packages that are given as texts; nothing is fetched.
import type { PackageTree } from '../../src/read/packages/package-tree.ts'
import { callKey, type Opened } from '../../src/read/roots/follow.ts'
import type { Root } from '../../src/read/roots/root.ts'
import { resolveDialect } from '../../src/read/scan/clients/dialect.ts'
import { type Because, showInside } from '../../src/rules/problems/place.ts'
import type { MainClient } from '../../src/rules/protocol/clients.ts'
import { plain } from '../../src/rules/protocol/marked-text.ts'
import { once } from '../../src/rules/text/once.ts'
import { findRoots } from '../../src/run/stages/roots.ts'
import { scanTexts, type Texts, WHOLE_CHECKOUT } from './scan-texts.ts'

/** What a source installs: the files of the package, and the directory of the module in it. */
export type GivenPackage = Partial<Pick<PackageTree, 'unreadable' | 'unknown'>> & {
  readonly files: Texts
  readonly directory?: string
}

export type Followed = {
  readonly roots: readonly Root[]
  /** Each as `CODE PLACES: MESSAGE`. */
  readonly notes: readonly string[]
  /** Requirements of providers as `CONSTRAINT PLACE`. */
  readonly constraints: readonly string[]
}

/** Opens packages by the sources of calls, until no call leads to another one. */
export function followTexts(
  files: Texts,
  packages: Readonly<Record<string, GivenPackage>>,
  client: MainClient = 'terraform',
  changed: ReadonlySet<string> | null = null
): Followed {
  const setting = { name: client, version: null }
  const dialect = resolveDialect({ setting, scan: null })
  const chosen = { depth: 'init', dialect: setting, roots: [], upgrade: false } as const
  const settings = { ...chosen, ...WHOLE_CHECKOUT }
  const context = { ...scanTexts(files), dialect, settings, changed, isLockReadonly: false }
  const { roots, expand } = findRoots(context)
  if (expand === null) throw new Error('no configuration')
  const given = new Map(
    Object.entries(packages).map(([source, { files: texts, directory = '', ...links }]) => [
      source,
      {
        name: `package of ${source}`,
        tree: Object.keys(links).length > 0 ? { ...treeOf(texts), ...links } : treeOf(texts),
        directory,
        isPublic: true
      }
    ])
  )
  const opened = new Map<string, Opened>()
  let expanded: ReturnType<typeof expand> = { roots, notes: () => [] }
  for (let before = -1; before < opened.size; ) {
    before = opened.size
    for (const { calls } of expanded.roots) {
      for (const call of calls) {
        const found = given.get(call.source)
        if (found !== undefined) opened.set(callKey(call, client), found)
      }
    }
    expanded = expand(opened)
  }
  return {
    roots: expanded.roots,
    notes: expanded
      .notes(() => null)
      .map(
        ({ problem: { code, message }, places }) =>
          `${code} ${places.map(shown).join(', ')}: ${plain(message)}`
      ),
    constraints: expanded.roots.flatMap(({ providers }) =>
      providers.flatMap(({ constraints }) =>
        constraints.map(({ text, place }) => `${text} ${shown(place)}`)
      )
    )
  }
}

/** `main.tf:2 (CHAIN: FILE:LINE)` */
function shown(because: Because): string {
  if (typeof because === 'string') return because
  const { file, line, inside } = because
  return `${file}:${line}${inside === undefined ? '' : ` (${showInside(inside)})`}`
}

/** The tree as an archive of these files gives it; one for the same files. */
const treeOf = once((files: Texts): PackageTree => {
  const directories = new Set([''])
  for (const name of Object.keys(files)) {
    const parts = name.split('/').slice(0, -1)
    parts.forEach((_, index) => void directories.add(parts.slice(0, index + 1).join('/')))
  }
  const configuration = Object.entries(files).filter(([name]) => /\.(tf|tofu)(\.json)?$/.test(name))
  return {
    files: new Map(configuration),
    directories,
    mixed: new Set(),
    unreadable: new Map(),
    unknown: new Map()
  }
})
