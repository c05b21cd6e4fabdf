// Mutated HCL: the files of test/scan/corpus with small changes.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Random, seededRandom } from './random.ts'

const CORPUS = join(import.meta.dirname, '../scan/corpus')

/** The files of test/scan/corpus in HCL 2, and each again as some Windows editors save it. */
export function readCorpus(): readonly { readonly name: string; readonly text: string }[] {
  const names = readdirSync(CORPUS).filter((name) => name !== '.terraformrc')
  return names.flatMap((name) => {
    const text = readFileSync(join(CORPUS, name), 'utf8')
    return [
      { name, text },
      { name: `${name}, from Windows`, text: `\uFEFF${text.replaceAll('\n', '\r\n')}` }
    ]
  })
}

/** Independent choices for each number. */
export const randomFor = (number: number): Random =>
  seededRandom(Math.imul(number + 1, 0x9e3779b1) ^ 0x55555555)

const PIECES: readonly [string, ...string[]] = [
  '\r\n',
  ...'"{}[]()=:,.#$%\\\n\r\t /*<>-~!?&|@\'`;^0aé日😀',
  '${',
  '%{',
  '$${',
  '%%{',
  '<<EOT\n',
  '\nEOT\n',
  '<<-EOT\n',
  '//',
  '/*',
  '*/',
  '"${',
  '}"',
  '\\u00e9',
  ' = ',
  ' {\n',
  '\n}\n',
  'for ',
  'module "m" {\n',
  'source = "acme/network/aws"\n',
  '\0',
  '\uFEFF'
]

/** One to three small changes: text removed, inserted, repeated, moved or cut off. */
export function mutate(text: string, { below, pick }: Random): string {
  let mutant = text
  for (let changes = 1 + below(3); changes > 0; changes--) {
    const at = below(mutant.length + 1)
    const to = at + (below(10) < 7 ? 1 + below(3) : below(80))
    const before = mutant.slice(0, at)
    const piece = mutant.slice(at, to)
    const after = mutant.slice(to)
    mutant = pick([
      () => before + after,
      () => before + pick(PIECES) + piece + after,
      () => before + pick(PIECES) + after,
      () => before + piece + piece + after,
      () => after + before + piece,
      () => before + after.replace('\n', `\n${piece}`),
      () => before + piece.split('\n').reverse().join('\n') + after,
      () => (below(5) === 0 ? before : before + pick(PIECES) + after)
    ])()
  }
  // A lone surrogate cannot be encoded in a file.
  return mutant.toWellFormed()
}
