// Checks action.yml, every workflow and those that the documents show with GitHub's language service, offline.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { registerHooks } from 'node:module'
import { pathToFileURL } from 'node:url'
import { shownWorkflows } from './shown-workflows.ts'

// The package imports JSON without the import attribute that Node requires.
registerHooks({
  load: (url, context, next) =>
    url.endsWith('.json')
      ? next(url, { ...context, format: 'json', importAttributes: { type: 'json' } })
      : next(url, context)
})
const { TextDocument } = await import('vscode-languageserver-textdocument')
const { validate } = await import('@actions/languageservice')

const WORKFLOWS = '.github/workflows'
const ERROR = 1

const workflows = existsSync(WORKFLOWS) ? readdirSync(WORKFLOWS) : []
const whole = ['action.yml', ...workflows.map((file) => `${WORKFLOWS}/${file}`)]
const sources = [
  ...whole.map((file) => ({ file, text: readFileSync(file, 'utf8'), line: 0 })),
  ...shownWorkflows()
]
let mistakes = 0
for (const { file, text, line } of sources) {
  // The service chooses the schema by file name.
  const name = file.endsWith('.md') ? `${WORKFLOWS}/shown.yml` : file
  const document = TextDocument.create(pathToFileURL(name).href, 'yaml', 1, text)
  for (const { range, message, severity = ERROR } of await validate(document, {})) {
    if (severity !== ERROR) continue
    mistakes += 1
    console.error(`${file}:${line + range.start.line + 1}:${range.start.character + 1} ${message}`)
  }
}
console.log(`${sources.length} files and shown workflows, ${mistakes} mistakes`)
process.exitCode = mistakes > 0 ? 1 : 0
