// What the documents repeat of the code: each such part made anew from it, in the text around it.
import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path/posix'
import { PROBLEMS, PROBLEMS_PAGE, type ProblemCode } from '../src/problems/catalogue.ts'
import { OUTPUTS } from '../src/report/outputs.ts'
import { SETTINGS } from '../src/settings/table.ts'

import { LAYERS } from './layers.ts'

export type Document = {
  /** From the root of the repository. */
  readonly path: string
  readonly actual: string
  /** The same text, with every part as the code has it now. */
  readonly expected: string
}

export const CODES = Object.keys(PROBLEMS) as readonly ProblemCode[]
export const DECISIONS = 'docs/decisions'

type Region = (path: string) => string

/** Parts between `begin NAME` and `end NAME`, in comments of either kind. */
const REGIONS: Readonly<Record<string, Readonly<Record<string, Region>>>> = {
  'action.yml': { inputs: actionInputs, outputs: actionOutputs },
  'README.md': { codes: codesByFamily, inputs: inputsTable, outputs: outputsTable },
  [PROBLEMS_PAGE]: { codes: codesTable },
  'CONTRIBUTING.md': { map: mapOfSources },
  [`${DECISIONS}/README.md`]: { decisions: decisionIndex }
}

/**
 * Every document with generated parts.
 * @throws Error when a part has lost its place, or a folder or family its phrase
 */
export const documents = (): readonly Document[] =>
  Object.entries(REGIONS).map(([path, regions]) => {
    const actual = readFileSync(path, 'utf8')
    let expected = actual
    for (const [name, make] of Object.entries(regions)) {
      expected = replaceRegion(expected, path, name, make(path))
    }
    return { path, actual, expected: withTitles(withScenarios(expected, path), path) }
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

/** What the runner hands over where nothing is given. */
const actionDefault = (setting: (typeof SETTINGS)[number]): string =>
  'actionContext' in setting ? `\${{ ${setting.actionContext} }}` : setting.default

function actionInputs(): string {
  return SETTINGS.map((setting) => {
    const { name, help } = setting
    const standard = actionDefault(setting)
    return [
      `  ${name}:`,
      `    description: ${quoted(help)}`,
      ...(standard === '' ? [] : [`    default: ${quoted(standard)}`])
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

function inputsTable(): string {
  const rows = SETTINGS.map((setting) => {
    const { name, help } = setting
    const standard = actionDefault(setting)
    return [`\`${name}\``, help, standard === '' ? '' : `\`${standard}\``]
  })
  return table(['input', 'meaning', 'default'], rows)
}

function outputsTable(): string {
  const rows = Object.entries(OUTPUTS).map(([name, help]) => [`\`${name}\``, help])
  return table(['output', 'what it holds'], rows)
}

/** What is looked at, for each family of codes: the word before the first hyphen. */
const FAMILIES: Readonly<Record<string, string>> = {
  host: 'the name is valid and allowed, and resolves; the host answers in time, over HTTP, and not by way of a private address',
  proxy: 'the proxy lets the request through',
  tls: 'certificates are valid, trusted, for this name, and for some time to come',
  redirect: 'redirects are few, lead somewhere and stay on https',
  document: 'the document has the right status, media type, size and syntax',
  service: 'what is needed is offered, at a URL that each client can use',
  login: 'every field of `login.v1` is what `terraform login` needs',
  source: 'the sources of modules and providers are accepted, and mean what they seem to mean',
  block: 'no block is used before its time',
  file: 'every file can be read, whole and inside the checkout',
  credentials:
    'tokens are where the clients look for them, are not empty, can be sent, and are accepted',
  services: 'a host block of the CLI configuration that stands in for the document'
}

function codesByFamily(path: string): string {
  const page = relative(dirname(path), PROBLEMS_PAGE)
  const families = Map.groupBy(CODES, (code) => code.split('-')[0] ?? '')
  const rows = [...families].map(([family, codes]) => [
    `**${family}**: ${phraseOf(FAMILIES, family)}`,
    codes.map((code) => `[${code}](${page}#${code})`).join(', ')
  ])
  return table(['what is checked', 'problem codes'], rows)
}

function codesTable(): string {
  const rows = CODES.map((code) => {
    const { title, severity } = PROBLEMS[code]
    return [`[${code}](#${code})`, title, severity]
  })
  return table(['code', 'what it says', 'severity'], rows)
}

function phraseOf(phrases: Readonly<Record<string, string>>, name: string): string {
  const phrase = phrases[name]
  if (phrase === undefined) throw new Error(`scripts/documents.ts has no phrase for "${name}"`)
  return phrase
}

/** The line below the heading of a code: its title and how severe it can be. */
function withTitles(text: string, path: string): string {
  if (path !== PROBLEMS_PAGE) return text
  return CODES.reduce((page, code) => {
    const { title, severity } = PROBLEMS[code]
    const heading = new RegExp(`^### ${code}\\n\\n.*$`, 'm')
    return page.replace(heading, () => `### ${code}\n\n**${title}** (${severity})`)
  }, text)
}

// ```text finding=NAME: what a scenario's run says of the finding that it is named after, or else of its
// first one; run=NAME: the run itself.
const SCENARIO = /^```text (finding|run)=([a-z0-9-]+)\n[\s\S]*?^```$/gm

const withScenarios = (text: string, path: string): string =>
  text.replace(SCENARIO, (_, kind: string, name: string) => {
    const file = `test/scenarios/${name}/expected.txt`
    const said = readFileSync(file, 'utf8').replaceAll('<time>', '…').replaceAll('<n>', '…')
    const shown = kind === 'run' ? runOf(said) : findingOf(said, name)
    if (shown === '') throw new Error(`${path}: ${file} has no such part`)
    return `\`\`\`text ${kind}=${name}\n${shown}\n\`\`\``
  })

/** Up to what differs from run to run: timing and certificates. */
const runOf = (said: string): string => said.replace(/\n {2}timing [\s\S]*$/, '')

function findingOf(said: string, name: string): string {
  const found = [
    ...said.matchAll(
      /^ {2}(?:\S+ )?(?:error|warning|notice)\[(.*?)\][\s\S]*?(?=^ {4}(?:affects|also at|asked by):|^ {0,2}\S|^$)/gm
    )
  ]
  const own = found.find(([, code]) => `${name}-`.startsWith(`${code}-`)) ?? found[0]
  return (own?.[0] ?? '').trimEnd().replace(/^ {2}/gm, '')
}

/** Every layer with its purpose, top to bottom. */
function mapOfSources(): string {
  return LAYERS.map(({ folder, purpose }) => {
    const name = folder === '.' ? 'src/' : `src/${folder}/`
    return `- \`${name}\` ${purpose}`
  }).join('\n')
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
