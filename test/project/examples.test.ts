// The commands and the steps of workflows that the documents show have no mistakes.
import { globSync, readFileSync } from 'node:fs'
import { parse } from 'yaml'
import { COMMANDS } from '../../src/settings/command-line/commands.ts'
import { parseCommandLine } from '../../src/settings/command-line/parse.ts'
import { parseSettings } from '../../src/settings/settings.ts'
import { SETTINGS } from '../../src/settings/table.ts'
import { describe, expect, it } from '../support/jest.ts'
import { codeSpansOf, splitPage } from '../support/markdown.ts'

const PAGES = globSync(['README.md', 'SECURITY.md', 'docs/**/*.md'])
  .map((path) => path.replaceAll('\\', '/'))
  .filter((path) => !/^docs\/(?:decisions|images)\//.test(path))
  .map((path) => ({ path, ...splitPage(readFileSync(path, 'utf8')) }))

const SHELLS = ['sh', 'bash', 'console', 'yaml', 'groovy', 'dockerfile']

// What runs the command, before its last name in a command.
const PROGRAM = /^(.*(?:^|[\s'"(]))tf-disco(?:@[\d.]+)?(?=$|[\s'")])(.*)$/

/** The words after the name of the program, up to the end of its command. */
function wordsOf(line: string): readonly string[] | null {
  const [, before, rest] = PROGRAM.exec(line) ?? []
  if (before === undefined || rest === undefined) return null
  // A quote that is open before the name ends the command.
  const quote = /(['"])[^'"]*$/.exec(before.replaceAll(/'[^']*'|"[^"]*"/g, ''))?.[1]
  const command = quote === undefined ? rest : (rest.split(quote)[0] ?? '')
  const words: string[] = []
  for (const [word] of command.matchAll(/[|&;>)]|\s#|(?:"[^"]*"|'[^']*'|[^\s|&;>)"'])+/g)) {
    if (/^(?:[|&;>)]|\s#)$/.test(word)) break
    words.push(word.replaceAll(/"([^"]*)"|'([^']*)'/g, '$1$2'))
  }
  return words
}

/** The commands in a shell, a pipeline or a sentence. */
const commandsOf = ({ fences, prose }: (typeof PAGES)[number]): readonly string[] => [
  ...fences
    .filter(({ language, text }) => SHELLS.includes(language) || text.startsWith('$ '))
    .flatMap(({ text }) => text.replaceAll('\\\n', ' ').split('\n')),
  ...codeSpansOf(prose)
]

/** A sentence can name a command without what it needs: "`tf-disco explain host` shows it". */
const isMention = (words: readonly string[]): boolean => words.join(' ') in COMMANDS

const SHOWN = PAGES.flatMap((page) =>
  commandsOf(page).flatMap((line) => {
    const words = wordsOf(line)
    return words === null || isMention(words) ? [] : [{ page: page.path, words }]
  })
)

describe('the command', () => {
  it.each(SHOWN)('tf-disco $words in $page has no mistakes', ({ words }) => {
    const parsed = parseCommandLine(words)
    if (parsed.kind === 'mistakes') throw new Error(parsed.mistakes.join('\n'))
    if (parsed.kind === 'check') expect(() => parseSettings(parsed.raw)).not.toThrow()
  })

  it.each([
    ['npx --yes tf-disco@1 check a "b c" --depth=\'d\' # why', ['check', 'a', 'b c', '--depth=d']],
    ['npx -p node@24 -p tf-disco tf-disco', []],
    ["sh 'cd x && npx tf-disco check --report r.xml'", ['check', '--report', 'r.xml']],
    ['source <(tf-disco completion bash)', ['completion', 'bash']],
    ['(cd a && tf-disco usages) > "$f" || rm "$f"', ['usages']],
    ['$ tf-disco > out', []],
    ['CMD ["tf-disco"]', []],
    ['tf-disco: checking', null],
    ['ADD https://github.com/org/tf-disco-action.git /opt/tf-disco', null]
  ])('is found in %s', (line, words) => {
    expect(wordsOf(line)).toEqual(words)
  })
})

/** Each step or job with `uses`, however deep in a workflow or a piece of one. */
function usersIn(yaml: unknown): readonly { uses: string; with: Record<string, unknown> }[] {
  if (typeof yaml !== 'object' || yaml === null) return []
  const { uses, with: inputs = {} } = yaml as { uses?: unknown; with?: Record<string, unknown> }
  const inside = Object.values(yaml).flatMap(usersIn)
  return typeof uses === 'string' ? [{ uses, with: inputs }, ...inside] : inside
}

const NAMES: readonly string[] = SETTINGS.map(({ name }) => name)

/** The mistakes in the inputs of a step. A value that only a run knows is left out. */
function mistakesIn(inputs: Record<string, unknown>): readonly string[] {
  const known = Object.entries(inputs).filter(([, value]) => !String(value).includes('${{'))
  const unknown = Object.keys(inputs).filter((name) => !NAMES.includes(name))
  try {
    parseSettings(Object.fromEntries(known.map(([name, value]) => [name, String(value)])))
    return unknown
  } catch (error) {
    return [...unknown, String(error)]
  }
}

it.each(PAGES)('each step that uses the Action in $path has no mistakes', ({ fences }) => {
  const steps = fences
    .filter(({ language }) => language === 'yaml')
    .flatMap(({ text }) => usersIn(parse(text)))
    .filter(({ uses }) => uses.startsWith('org/tf-disco-action@'))
  expect(steps.flatMap((step) => mistakesIn(step.with))).toEqual([])
})
