// Makes docs/project-file.schema.json, for editors, from the table of settings.
import { type ProblemCode, problemFacts } from '../../src/rules/problems/catalogue.ts'
import type { Setting } from '../../src/settings/kinds.ts'
import { nameInFile, PROJECT_SETTINGS } from '../../src/settings/project-file.ts'

const CODES = Object.keys(problemFacts()) as readonly ProblemCode[]

const TEXT = { type: 'string', minLength: 1 }
const TEXTS = { type: 'array', items: TEXT }

function schemaOf({ kind }: Setting) {
  if (kind.isList) return TEXTS
  if (kind.value === '') return { type: 'boolean' }
  if (/^(?:N|SECONDS)$/.test(kind.value)) return { type: 'number' }
  // A version may follow the name of a CLI.
  return kind.choices === undefined || kind.value === 'CLI'
    ? TEXT
    : { type: 'string', enum: kind.choices }
}

const IGNORE = {
  description: 'Findings to ignore, by problem code.',
  type: 'object',
  propertyNames: { enum: CODES },
  additionalProperties: {
    type: 'object',
    properties: {
      paths: { ...TEXTS, description: 'Globs of files; all places of the finding must match.' },
      host: { ...TEXT, description: 'Only findings about this host.' },
      reason: { ...TEXT, description: 'Why; reports show it.' }
    },
    required: ['reason'],
    additionalProperties: false
  }
}

/** Lists have brackets there, and paths begin at the file. */
export const helpInFile = (help: string): string =>
  help.replace(', one per line', '').replace('the current directory', 'the top of the checkout')

/** docs/project-file.schema.json */
export function projectFileSchema(): string {
  const settings = PROJECT_SETTINGS.map(
    (setting) =>
      [
        nameInFile(setting.name),
        { description: helpInFile(setting.help), ...schemaOf(setting) }
      ] as const
  )
  const schema = {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    title: 'tf-disco project file',
    description: 'The arguments and blocks of `.tf-disco.hcl`, as their form in JSON.',
    type: 'object',
    properties: { ...Object.fromEntries(settings), ignore: IGNORE },
    additionalProperties: false
  }
  return `${JSON.stringify(schema, null, 2)}\n`
}
