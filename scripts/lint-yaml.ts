// Checks action.yml and every workflow with GitHub's own language service, offline.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { registerHooks } from 'node:module'
import { pathToFileURL } from 'node:url'

// The package imports its JSON schemas without the attribute that Node asks for.
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
const files = ['action.yml', ...workflows.map((file) => `${WORKFLOWS}/${file}`)]
let mistakes = 0
for (const file of files) {
  const text = readFileSync(file, 'utf8')
  const document = TextDocument.create(pathToFileURL(file).href, 'yaml', 1, text)
  for (const { range, message, severity = ERROR } of await validate(document, {})) {
    if (severity !== ERROR) continue
    mistakes += 1
    console.error(`${file}:${range.start.line + 1}:${range.start.character + 1} ${message}`)
  }
}
console.log(`${files.length} files, ${mistakes} mistakes`)
process.exitCode = mistakes > 0 ? 1 : 0
