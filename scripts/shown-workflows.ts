// The workflows that the documents show. `node scripts/shown-workflows.ts DIRECTORY` writes each to a file, for linters.
import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

export type Shown = {
  readonly file: string
  /** What follows the language in the line before the block, such as `recipe=schedule`. */
  readonly label: string
  readonly text: string
  /** The line where the text begins, from 0. */
  readonly line: number
}

/** Every YAML block of the README and docs/ that is a whole workflow of GitHub. */
export function shownWorkflows(): readonly Shown[] {
  return ['README.md', ...globSync('docs/**/*.md').sort()].flatMap((path) => {
    const file = path.replaceAll('\\', '/')
    const page = readFileSync(file, 'utf8')
    return [...page.matchAll(/^```yaml\b(.*)\n([\s\S]*?)^```$/gm)]
      .map(({ 1: label = '', 2: text = '', index }) => {
        return { file, label: label.trim(), text, line: page.slice(0, index).split('\n').length }
      })
      .filter(({ text }) => /^on:/m.test(text))
  })
}

if (import.meta.main) {
  const [directory = ''] = process.argv.slice(2)
  mkdirSync(directory, { recursive: true })
  for (const { file, line, text } of shownWorkflows()) {
    writeFileSync(join(directory, `${file.replaceAll('/', '-')}-${line}.yml`), text)
  }
}
