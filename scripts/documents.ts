// Generates the parts of the documents that repeat facts from the code.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path/posix'
import { type ProblemCode, problemFacts } from '../src/rules/problems/catalogue.ts'
import type { outputsOf } from '../src/run/github/runner.ts'
import type { Setting } from '../src/settings/kinds.ts'
import { nameInFile, PROJECT_SETTINGS } from '../src/settings/project-file.ts'
import { GROUPS, INPUTS, SETTINGS, type SettingName } from '../src/settings/table.ts'

import { LAYERS } from './layers.ts'
import { historySchema } from './schemas/history.ts'
import { helpInFile, projectFileSchema } from './schemas/project-file.ts'
import { reportSchema } from './schemas/report.ts'
import { usagesSchema } from './schemas/usages.ts'

export type Document = {
  /** Relative to the root of the repository. */
  readonly path: string
  readonly actual: string
  /** The text with every generated part up to date. */
  readonly expected: string
}

export const CODES = Object.keys(problemFacts()) as readonly ProblemCode[]
export const DECISIONS = 'docs/decisions'
/** An index, and a page for each family of codes: the word before their first hyphen. A code is the anchor of its section. */
const PROBLEMS = 'docs/problems'
const INPUTS_PAGE = 'docs/inputs.md'
const PROJECT_PAGE = 'docs/project-file.md'

/** Those that most people need, in the order in which they need them. The README has only these. */
const FIRST: readonly SettingName[] = ['depth', 'tokens', 'hostnames', 'allowed-hosts', 'issue']

/** The heading of --help; inputs that are no flags are those for GitHub. */
const headingOf = (input: string): string =>
  GROUPS.find(([, own]) => own.some(({ name }) => name === input))?.[0] ?? 'GitHub'

const INPUT_GROUPS: typeof GROUPS = Array.from(
  Map.groupBy(INPUTS, (input) => headingOf(input.name)),
  ([heading, own]) => [heading, own]
)

/** The description of each output in `action.yml` and docs/inputs.md, in Markdown. */
const OUTPUTS = {
  passed: '`true` or `false`: whether the check passed.',
  hosts: 'JSON array of the checked hosts, with the port unless it is 443.',
  services:
    'JSON object of the services found: host, service ID, URL (without query and fragment).',
  errors: 'Number of errors.',
  warnings: 'Number of warnings.',
  'left-out':
    'Number of hosts that `hosts` or `services` leave out, because GitHub limits the outputs of a job to 1 MB. The report has all hosts.',
  report: 'Path of the JSON report on the runner, or empty if it could not be written.'
} as const satisfies Readonly<Record<keyof ReturnType<typeof outputsOf> | 'report', string>>

type Region = () => string

/** Generated parts: what stands between the comment lines `begin NAME` and `end NAME`. */
const REGIONS: Readonly<Record<string, Readonly<Record<string, Region>>>> = {
  'action.yml': { inputs: actionInputs, outputs: actionOutputs },
  'README.md': { inputs: firstInputs, groups: inputGroups },
  [INPUTS_PAGE]: { inputs: allInputs, flags: flagsTable, outputs: outputsTable },
  [PROJECT_PAGE]: { settings: projectSettings },
  [`${PROBLEMS}/README.md`]: { codes: codesByFamily },
  'CONTRIBUTING.md': { map: mapOfSources },
  [`${DECISIONS}/README.md`]: { decisions: decisionIndex }
}

/**
 * Every document with generated parts, and the schemas, which are generated as a whole.
 * @throws Error if the marker lines of a part are missing, or a family of codes has no page
 */
export const documents = (): readonly Document[] => [...pages(), ...problemPages(), ...schemas()]

const SCHEMAS: Readonly<Record<string, () => string>> = {
  'docs/history.schema.json': historySchema,
  'docs/project-file.schema.json': projectFileSchema,
  'docs/report.schema.json': reportSchema,
  'docs/usages.schema.json': usagesSchema
}

const schemas = (): readonly Document[] =>
  Object.entries(SCHEMAS).map(([path, make]) => {
    return { path, actual: readFileSync(path, 'utf8'), expected: make() }
  })

const pages = (): readonly Document[] =>
  Object.entries(REGIONS).map(([path, regions]) => {
    const actual = readFileSync(path, 'utf8')
    let expected = actual
    for (const [name, make] of Object.entries(regions)) {
      expected = replaceRegion(expected, path, name, make())
    }
    return { path, actual, expected }
  })

/** The pages of the families, in the order of the catalogue. */
export const problemPages = (): readonly Document[] =>
  [...new Set(CODES.map(pageOf))].map((page) => {
    const path = join(PROBLEMS, page)
    const actual = readFileSync(path, 'utf8')
    return { path, actual, expected: withTitles(actual) }
  })

function replaceRegion(text: string, path: string, name: string, made: string): string {
  const begin = new RegExp(`^.*\\bbegin ${name}\\b.*$`, 'm').exec(text)?.[0]
  const end = new RegExp(`^.*\\bend ${name}\\b.*$`, 'm').exec(text)?.[0]
  const [from, to] = [text.indexOf(begin ?? '\0'), text.indexOf(end ?? '\0')]
  if (begin === undefined || from < 0 || to < from) {
    throw new Error(`${path} has no lines with "begin ${name}" and "end ${name}"`)
  }
  return `${text.slice(0, from)}${begin}\n${made}\n${text.slice(to)}`
}

const quoted = (text: string): string => `'${text.replaceAll("'", "''")}'`

/** The value that the runner passes if the input is not set. */
const actionDefault = ({ actionContext, default: standard = '' }: Setting): string =>
  actionContext === undefined ? standard : `\${{ ${actionContext} }}`

/** A default that the runner passes would replace what the project file sets. */
function actionInputs(): string {
  return INPUTS.map((setting) => {
    const { name, help, inProject } = setting
    const standard = actionDefault(setting)
    const isSaid = standard !== '' && inProject === true
    return [
      `  ${name}:`,
      `    description: ${quoted(isSaid ? `${help} Default: \`${standard}\`.` : help)}`,
      ...(standard === '' || isSaid ? [] : [`    default: ${quoted(standard)}`])
    ].join('\n')
  }).join('\n')
}

function actionOutputs(): string {
  return Object.entries(OUTPUTS)
    .map(([name, help]) => `  ${name}:\n    description: ${quoted(help)}`)
    .join('\n')
}

const table = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n')

function inputsTable(settings: readonly Setting[], what = 'input'): string {
  const rows = settings.map((setting) => {
    const { name, help } = setting
    const standard = actionDefault(setting)
    return [`\`${name}\``, help, standard === '' ? '' : `\`${standard}\``]
  })
  return table([what, 'description', 'default'], rows)
}

function firstInputs(): string {
  return inputsTable(FIRST.flatMap((first) => INPUTS.filter(({ name }) => name === first)))
}

function allInputs(): string {
  return INPUT_GROUPS.map(([heading, own]) => `## ${heading}\n\n${inputsTable(own)}`).join('\n\n')
}

function flagsTable(): string {
  const flags = SETTINGS.filter(({ isFlagOnly }) => isFlagOnly)
  return inputsTable(flags, 'flag')
}

function inputGroups(): string {
  const rows = INPUT_GROUPS.map(([heading, own]) => {
    const anchor = heading.toLowerCase().replaceAll('`', '').replaceAll(' ', '-')
    const names = own.map(({ name }) => `\`${name}\``).join(', ')
    return [`[${heading}](${INPUTS_PAGE}#${anchor})`, names]
  })
  return table(['about', 'inputs'], rows)
}

function projectSettings(): string {
  const rows = PROJECT_SETTINGS.map(({ name, kind, help, default: standard }) => {
    const form = kind.isList ? 'list of texts' : (TYPES[kind.value] ?? 'text')
    return [
      `\`${nameInFile(name)}\``,
      form,
      helpInFile(help),
      standard === undefined ? '' : `\`${standard}\``
    ]
  })
  return table(['name', 'value', 'description', 'default'], rows)
}

const TYPES: Readonly<Record<string, string>> = {
  '': '`true` or `false`',
  N: 'number',
  SECONDS: 'number'
}

function outputsTable(): string {
  const rows = Object.entries(OUTPUTS).map(([name, help]) => [`\`${name}\``, help])
  return table(['output', 'description'], rows)
}

const pageOf = (code: string): string => `${code.split('-')[0]}.md`

/** Every code under the heading of its page, with what the first line of the page says is checked. */
function codesByFamily(): string {
  return [...Map.groupBy(CODES, pageOf)]
    .map(([page, codes]) => {
      const text = readFileSync(join(PROBLEMS, page), 'utf8')
      const [, family, checked] =
        /^# Problem codes: (.+)\n\nWhat is checked: (.+?)\. /.exec(text) ?? []
      if (family === undefined) throw new Error(`${PROBLEMS}/${page} does not begin as the others`)
      const rows = codes.map((code) => {
        const { title, severity } = problemFacts()[code]
        return [`[${code}](${page}#${code})`, title, severity]
      })
      const heading = `**[${family}](${page})**: ${checked}.`
      return `${heading}\n\n${table(['code', 'problem', 'severity'], rows)}`
    })
    .join('\n\n')
}

/** Writes the line below the heading of each code: its title and highest severity. */
const withTitles = (text: string): string =>
  CODES.reduce((page, code) => {
    const { title, severity } = problemFacts()[code]
    const heading = new RegExp(`^### ${code}\\n\\n(?:\\*\\*.*\\n\\n)?`, 'm')
    return page.replace(heading, () => `### ${code}\n\n**${title}** (${severity})\n\n`)
  }, text)

/** Every layer with its purpose, from top to bottom. */
function mapOfSources(): string {
  return LAYERS.map(({ folder, purpose }) => `- \`src/${folder}/\` ${purpose}`).join('\n')
}

function decisionIndex(): string {
  return readdirSync(DECISIONS)
    .filter((file) => /^\d{4}-.*\.md$/.test(file))
    .sort()
    .map((file) => {
      const title = /^# \d+\. (.*)$/m.exec(readFileSync(join(DECISIONS, file), 'utf8'))?.[1]
      if (title === undefined) throw new Error(`${DECISIONS}/${file} has no title "# N. …"`)
      return `- [${file.slice(0, 4)}](${file}) ${title}`
    })
    .join('\n')
}
