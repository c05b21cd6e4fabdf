// Random damage to the files of a checkout: syntax errors, encodings, permissions, sizes.
import type { Checkout } from './checkout.ts'
import { BROKEN } from './tree.ts'

const nested = (open: string, close: string, depth: number): string =>
  `locals {\n  deep = ${open.repeat(depth)}1${close.repeat(depth)}\n}\n`

const BREAKAGES = [
  '}\n',
  '@@\n',
  'module "broken" {\n',
  'module {\n}\n',
  'module "a" "b" {\n}\n',
  'locals {\n  a = "unclosed\n}\n',
  'locals {\n  a = <<EOT\n',
  '/* unclosed\n',
  'foo = 1\n',
  '\u0000\n',
  '# \u0000 in a comment\n',
  '\uFEFF',
  `# ${BROKEN}\n`,
  `locals {\n  a = "${BROKEN}"\n}\n`,
  `${BROKEN}\n`,
  'variable "twice" {\n}\nvariable "twice" {\n}\n',
  'resource "a" "b" {\n  =\n}\n',
  'terraform {\n  required_version = ">= 99"\n}\n',
  'locals { a = 1, b = 2 }\n',
  'unknown "block" {\n}\n',
  'variable "x" { default = 1\n type = any }\n',
  '\u2028\n',
  '\u00a0\n',
  '\f\n',
  '# comment\r',
  '<<<<<<< HEAD\n',
  `locals {\n  a = "\${"\n}\n`,
  nested('[', ']', 120),
  nested('(', ')', 300),
  nested('[', ']', 300)
] as const

/** Damages one file in one of six checkouts. */
export function damage(checkout: Checkout): void {
  const { random, files } = checkout
  const kind = random.below(13)
  const texts = [...files].flatMap(([path, entry]) =>
    entry.kind === 'file' ? [{ path, entry }] : []
  )
  const [first, ...others] = texts
  if (first === undefined || !checkout.covers(2)) return
  const { path, entry } = random.pick([first, ...others])
  const replace = (parts: readonly string[], mode?: number): void => {
    files.set(path, mode === undefined ? { kind: 'file', parts } : { kind: 'file', parts, mode })
  }
  if (kind < 8) {
    const at = random.below(entry.parts.length + 1)
    replace([...entry.parts.slice(0, at), random.pick(BREAKAGES), ...entry.parts.slice(at)])
  } else if (kind === 8) {
    // Cuts the file in the middle of a part.
    const whole = entry.parts.join('')
    replace([whole.slice(0, random.below(whole.length + 1))])
  } else if (kind === 9) replace(entry.parts, 0)
  else if (kind === 10) replace(entry.parts.map((part) => part.replaceAll('\n', '\r')))
  else if (kind === 11) {
    files.delete(path)
    checkout.link(path, random.pick(['nothing', '.', path.split('/').at(-1) ?? '', '/dev/null']))
  } else if (random.below(3) === 0) {
    replace([`#${'x'.repeat(17 * 1024 * 1024)}\n`, ...entry.parts])
  } else replace([`# ${'x'.repeat(100_000)}\n`, ...entry.parts])
}
