// Generates the parts of the documents that repeat facts from the code.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path/posix'
import { type ProblemCode, problemFacts } from '../src/rules/problems/catalogue.ts'
import type { outputsOf } from '../src/run/github/runner.ts'
import type { Setting } from '../src/settings/kinds.ts'
import { nameInFile, PROJECT_SETTINGS } from '../src/settings/project-file.ts'
import { GROUPS, SETTINGS, type SettingName } from '../src/settings/table.ts'

import { LAYERS } from './layers.ts'
import { historySchema } from './schemas/history.ts'
import { projectFileSchema } from './schemas/project-file.ts'
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
/** The page that explains each code; the code is the anchor of its section. */
export const PROBLEMS_PAGE = 'docs/problems.md'
const INPUTS = 'docs/inputs.md'
const PROJECT_PAGE = 'docs/project-file.md'

/** Those that most people need, in the order in which they need them. The README has only these. */
const FIRST: readonly SettingName[] = ['depth', 'tokens', 'hostnames', 'allowed-hosts', 'issue']

/** Every input, under the headings of --help. */
const INPUT_GROUPS: typeof GROUPS = [
  ...GROUPS,
  [
    'GitHub',
    SETTINGS.filter((one) => !GROUPS.some(([, own]) => own.some(({ name }) => name === one.name)))
  ]
]

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
  [INPUTS]: { inputs: allInputs, outputs: outputsTable },
  [PROJECT_PAGE]: { settings: projectSettings },
  [PROBLEMS_PAGE]: { codes: codesByFamily },
  'CONTRIBUTING.md': { map: mapOfSources },
  [`${DECISIONS}/README.md`]: { decisions: decisionIndex }
}

/**
 * Every document with generated parts, and the schemas, which are generated as a whole.
 * @throws Error if the marker lines of a part are missing, or a family has no phrase
 */
export const documents = (): readonly Document[] => [...pages(), ...schemas()]

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
    return { path, actual, expected: withTitles(expected, path) }
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
  return SETTINGS.map((setting) => {
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

function inputsTable(settings: readonly Setting[]): string {
  const rows = settings.map((setting) => {
    const { name, help } = setting
    const standard = actionDefault(setting)
    return [`\`${name}\``, help, standard === '' ? '' : `\`${standard}\``]
  })
  return table(['input', 'description', 'default'], rows)
}

function firstInputs(): string {
  return inputsTable(FIRST.flatMap((first) => SETTINGS.filter(({ name }) => name === first)))
}

function allInputs(): string {
  return INPUT_GROUPS.map(([heading, own]) => `## ${heading}\n\n${inputsTable(own)}`).join('\n\n')
}

function inputGroups(): string {
  const rows = INPUT_GROUPS.map(([heading, own]) => {
    const anchor = heading.toLowerCase().replaceAll('`', '').replaceAll(' ', '-')
    const names = own.map(({ name }) => `\`${name}\``).join(', ')
    return [`[${heading}](${INPUTS}#${anchor})`, names]
  })
  return table(['about', 'inputs'], rows)
}

function projectSettings(): string {
  const rows = PROJECT_SETTINGS.map(({ name, kind, help, default: standard }) => {
    const form = kind.isList ? 'list of texts' : (TYPES[kind.value] ?? 'text')
    return [`\`${nameInFile(name)}\``, form, help.replace(', one per line', ''), standard === undefined ? '' : `\`${standard}\``]
  })
  return table(['name', 'value', 'description', 'default'], rows)
}

const TYPES: Readonly<Record<string, string>> = { '': '`true` or `false`', N: 'number', SECONDS: 'number' }

function outputsTable(): string {
  const rows = Object.entries(OUTPUTS).map(([name, help]) => [`\`${name}\``, help])
  return table(['output', 'description'], rows)
}

type Family = { readonly heading: string; readonly phrase: string }

/** For each family of codes, the part of the code before the first hyphen: its heading on the page, and what is checked. */
const FAMILIES: Readonly<Record<string, Family>> = {
  machine: { heading: 'Machine', phrase: 'this machine can reach the hosts at all' },
  host: {
    heading: 'Host',
    phrase: 'the name is valid and allowed, resolves, and the host answers HTTP requests in time'
  },
  proxy: { heading: 'Proxy', phrase: 'the proxy forwards the request' },
  tls: {
    heading: 'TLS',
    phrase: 'certificates are valid, trusted, issued for this name, and do not expire soon'
  },
  redirect: {
    heading: 'Redirect',
    phrase: 'redirects stay within the limits of each CLI, have a valid target and use https'
  },
  document: {
    heading: 'Document',
    phrase: 'the discovery document has the right status, media type, size and syntax'
  },
  service: {
    heading: 'Service',
    phrase: 'each required service is present, with a URL that every client can use'
  },
  login: { heading: 'Login', phrase: 'every field of `login.v1` is valid for `terraform login`' },
  source: {
    heading: 'Source',
    phrase: 'module sources and provider addresses are valid and not ambiguous'
  },
  constraint: {
    heading: 'Constraint',
    phrase: 'version constraints are valid, and those of one root module can be met together'
  },
  lock: {
    heading: 'Lock file',
    phrase:
      'the dependency lock file can be read, its versions match the constraints, and it has the checksums of each platform'
  },
  client: { heading: 'CLI version', phrase: '`required_version` allows the CLI that is in use' },
  module: { heading: 'Module', phrase: 'the registry has each module (`depth`)' },
  provider: { heading: 'Provider', phrase: 'the registry has each provider (`depth`)' },
  mirror: {
    heading: 'Network mirror',
    phrase: 'network mirrors of the CLI configuration can be asked for each provider (`depth`)'
  },
  versions: {
    heading: 'Versions endpoint',
    phrase: 'the registry lists versions in a form that the CLIs can read (`depth`)'
  },
  version: {
    heading: 'Listed versions',
    phrase: 'a listed version meets the constraints and the lock file (`depth`)'
  },
  answer: { heading: 'Responses', phrase: 'responses after discovery are complete (`depth`)' },
  cloud: {
    heading: 'Cloud',
    phrase: 'the API accepts the token, and has the organization and workspace (`depth`)'
  },
  package: {
    heading: 'Package',
    phrase:
      'packages can be downloaded, and are complete and signed (`depth: packages`, of modules also `init`)'
  },
  block: { heading: 'Block', phrase: 'no reserved block type is used' },
  file: {
    heading: 'File',
    phrase: 'every file can be read and parsed, and lies inside the checkout'
  },
  nothing: { heading: 'Scan', phrase: 'there are hostnames or files to check' },
  credentials: {
    heading: 'Credentials',
    phrase: 'tokens are found where the CLIs look, are well-formed, and are accepted by the host'
  },
  services: {
    heading: 'Host blocks',
    phrase: '`host` blocks in the CLI configuration that replace service discovery'
  },
  allowlist: {
    heading: 'Allowlist',
    phrase: 'what `allowed-hosts` does not cover'
  },
  not: { heading: 'Prediction', phrase: 'what a prediction of `init` does not include (`depth`)' }
}

function codesByFamily(): string {
  const families = Map.groupBy(CODES, (code) => code.split('-')[0] ?? '')
  return [...families]
    .map(([name, codes]) => {
      const family = FAMILIES[name]
      if (family === undefined) throw new Error(`scripts/documents.ts has no family "${name}"`)
      const anchor = family.heading.toLowerCase().replaceAll(' ', '-')
      const rows = codes.map((code) => {
        const { title, severity } = problemFacts()[code]
        return [`[${code}](#${code})`, title, severity]
      })
      const heading = `**[${family.heading}](#${anchor})**: ${family.phrase}.`
      return `${heading}\n\n${table(['code', 'problem', 'severity'], rows)}`
    })
    .join('\n\n')
}

/** Writes the line below the heading of each code: its title and highest severity. */
function withTitles(text: string, path: string): string {
  if (path !== PROBLEMS_PAGE) return text
  return CODES.reduce((page, code) => {
    const { title, severity } = problemFacts()[code]
    const heading = new RegExp(`^### ${code}\\n\\n(?:\\*\\*.*\\n\\n)?`, 'm')
    return page.replace(heading, () => `### ${code}\n\n**${title}** (${severity})\n\n`)
  }, text)
}

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
