// Checks action.yml, every workflow and every recipe with GitHub's language service, offline.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { registerHooks } from 'node:module'
import { pathToFileURL } from 'node:url'

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
const RECIPES = 'docs/recipes.md'
const ERROR = 1

/** `line`: the line in its file where the text begins, from 0. */
type Source = { readonly file: string; readonly text: string; readonly line: number }

const workflows = existsSync(WORKFLOWS) ? readdirSync(WORKFLOWS) : []
const whole = ['action.yml', ...workflows.map((file) => `${WORKFLOWS}/${file}`)]
const sources: readonly Source[] = [
  ...whole.map((file) => ({ file, text: readFileSync(file, 'utf8'), line: 0 })),
  ...recipesOf(RECIPES)
]
let mistakes = 0
for (const { file, text, line } of sources) {
  // The service chooses the schema by file name.
  const name = file.endsWith('.md') ? `${WORKFLOWS}/recipe.yml` : file
  const document = TextDocument.create(pathToFileURL(name).href, 'yaml', 1, text)
  for (const { range, message, severity = ERROR } of await validate(document, {})) {
    if (severity !== ERROR) continue
    mistakes += 1
    console.error(`${file}:${line + range.start.line + 1}:${range.start.character + 1} ${message}`)
  }
}
console.log(`${sources.length} files and recipes, ${mistakes} mistakes`)
process.exitCode = mistakes > 0 ? 1 : 0

function recipesOf(file: string): readonly Source[] {
  const page = readFileSync(file, 'utf8')
  return [...page.matchAll(/^```yaml recipe=\S+\n([\s\S]*?)^```$/gm)].map((match) => ({
    file,
    text: match[1] ?? '',
    line: page.slice(0, match.index).split('\n').length
  }))
}
