// Loads some modules at the first call of one of their functions: what few checks need is neither read nor evaluated
// at the start. The source imports them like all others.
import { readFileSync, writeFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path/posix'

/** Both programs, and modules of groups that load another group or a late module of Node. */
const LOADING = [
  'run/action.js',
  'run/cli.js',
  'read/cli-config/read.js',
  'run/usages/lines.js',
  'read/roots/find-roots.js',
  'run/stages/list-usages.js',
  'run/usages-command.js',
  'observe/network/get.js',
  'observe/programs/run.js'
]

/** The modules of a group are loaded as one. */
const GROUPS: Readonly<Record<string, readonly string[]>> = {
  'late-command': ['run/check-command.js'],
  'late-completion': ['settings/command-line/completion.js'],
  'late-mistakes': ['settings/command-line/mistakes.js'],
  'late-help': ['settings/command-line/help.js'],
  'late-catalogue': ['rules/problems/catalogue.js'],
  'late-addresses': ['read/roots/named-addresses.js'],
  'late-fleet': ['run/stages/prepare-fleet.js'],
  'late-files': [
    'read/hcl/native.js',
    'read/hcl/values.js',
    'read/scan/clients/tools.js',
    'read/scan/meanings.js',
    'read/scan/module-scope.js',
    'read/scan/module-usages.js',
    'read/scan/read-module.js'
  ],
  'late-values': [
    'read/scan/values/instances.js',
    'read/scan/values/terragrunt.js',
    'read/scan/values/units.js'
  ],
  'late-layouts': ['read/git/name-repository.js', 'read/roots/find-roots.js'],
  'late-roots': [
    'read/roots/requirements.js',
    'read/roots/root-problems.js',
    'read/roots/text-notes.js'
  ],
  'late-usages-file': ['run/usages/lines.js', 'run/stages/list-usages.js'],
  'late-mirrors': ['read/cli-config/local-mirrors.js'],
  'late-config': ['read/cli-config/machine.js', 'read/cli-config/read.js'],
  'late-hosts': ['judge/host.js', 'judge/host-verdict.js', 'run/stages/contact.js'],
  'late-config-file': ['read/cli-config/blocks.js'],
  'late-installation': ['observe/visit/installation.js'],
  'late-history': ['run/stages/record-run.js'],
  'late-publish': ['run/github/publish/comment.js', 'run/github/publish/issue.js'],
  'late-badge': ['report/badge/badge.js'],
  'late-codequality': ['report/codequality/codequality.js'],
  'late-html': ['report/page.js'],
  'late-junit': ['report/junit/junit.js'],
  'late-sarif': ['report/sarif/sarif.js']
}

const GROUP_OF: ReadonlyMap<string, string> = new Map(
  Object.entries(GROUPS).flatMap(([group, modules]) => modules.map((each) => [each, group]))
)

/** Modules of Node that take milliseconds to load. */
const LATE_BUILTINS = [
  'node:child_process',
  'node:crypto',
  'node:http',
  'node:net',
  'node:v8',
  'node:zlib'
]

const STATIC = /^import \{([^}]*)\} from '([^']+)';$/gm
const DYNAMIC = /(const \{([^}]*)\} = await import\(')([^']+)/g
const DEPENDENCY = /^(?:import|export) [^;]*from '(\.[^']+)';$/gm

/** What is imported of each module of a group. */
type Used = Map<string, Set<string>>

/**
 * Rewrites the compiled modules in `lib/` that `LOADING` needs without groups. What they import of a group becomes functions
 * that load the group; `joinChunks` completes their marks.
 * @throws Error if the start does not import a module of a group, or something that cannot be called
 */
export function deferGroups(): void {
  const used: Used = new Map()
  for (const path of loadingModules()) {
    const code = readFileSync(`lib/${path}`, 'utf8')
    const deferred = defer(code, path, used)
    if (deferred !== code) writeFileSync(`lib/${path}`, deferred)
  }
  for (const [group, modules] of Object.entries(GROUPS)) {
    const exported = modules.map((module) => exportOf(module, [...(used.get(module) ?? [])]))
    writeFileSync(`lib/${group}.js`, exported.join(''))
  }
}

/** All that `LOADING` imports, without groups. */
function loadingModules(): ReadonlySet<string> {
  const found = new Set(LOADING)
  for (const path of found) {
    const code = readFileSync(`lib/${path}`, 'utf8')
    for (const [, name = ''] of code.matchAll(DEPENDENCY)) {
      const module = join(dirname(path), name)
      if (!GROUP_OF.has(module)) found.add(module)
    }
  }
  return found
}

function defer(code: string, path: string, used: Used): string {
  /** The file of the group; null for other modules. */
  const groupFile = (name: string, imported: readonly string[]): string | null => {
    const module = join(dirname(path), name)
    const group = GROUP_OF.get(module)
    if (group === undefined) return null
    used.set(module, new Set([...(used.get(module) ?? []), ...imported]))
    return `./${relative(dirname(path), `${group}.js`)}`
  }
  return code
    .replaceAll(STATIC, (text, list: string, name: string) => {
      const names = list.split(',').map((each) => each.trim().split(' as '))
      const file = groupFile(
        name,
        names.map(([own = '']) => own)
      )
      if (file === null && !LATE_BUILTINS.includes(name)) return text
      const loaded =
        file === null
          ? `process.getBuiltinModule('${name}')`
          : `__late__('${GROUP_OF.get(join(dirname(path), name))}', import('${file}'))`
      return names.map(([own = '', local = own]) => lateFunction(own, local, loaded)).join('\n')
    })
    .replaceAll(DYNAMIC, (text, start: string, list: string, name: string) => {
      const file = groupFile(
        name,
        list.split(',').map((each) => each.trim())
      )
      return file === null ? text : `${start}${file}`
    })
}

/** A function or class under the name of the imported one, which takes its place at the first call. */
const lateFunction = (name: string, local: string, loaded: string): string =>
  `let ${local} = function (...given) {
  ({ ${name}: ${local} } = ${loaded})
  return new.target ? new ${local}(...given) : ${local}(...given)
}`

function exportOf(module: string, names: readonly string[]): string {
  const code = readFileSync(`lib/${module}`, 'utf8')
  const isCalled = (name: string): boolean =>
    [
      `(?:async )?function\\*? ${name}\\b`,
      `class ${name}\\b`,
      `const ${name} = (?:async )?\\(`
    ].some((form) => new RegExp(`^export ${form}`, 'm').test(code))
  const wrong = names.filter((name) => !isCalled(name))
  if (wrong.length > 0) throw new Error(`${module}: ${wrong.join()} cannot be called`)
  if (names.length === 0)
    throw new Error(`${module} is imported by no module that it could be late for`)
  return `export { ${names.join(', ')} } from './${module}'\n`
}
