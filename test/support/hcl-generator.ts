// Generates random HCL that the official parser accepts, with all corners of the grammar.
import type { Random } from './random.ts'

type Choices = readonly [string, ...string[]]

const NAMES: Choices = ['a', 'source', 'for_each', 'x-y', '_z', 'été', 'hostname', 'if', 't1', 'B2']
const LABELS: Choices = ['a', 'b', 'été', 'x.y', 'registry.example.com/acme/x', '日本']
const LABEL_COUNTS = new Map([
  ['module', 1],
  ['provider', 1],
  ['resource', 2]
])
// Literal text of strings and heredocs that looks like syntax.
const TEXTS: Choices = [
  'acme/network/aws',
  'registry.example.com/acme/x/aws',
  '',
  ' ',
  '}',
  '{',
  '])',
  '#',
  '// no',
  '/* no',
  '*/',
  '<<EOT',
  "it's",
  '$ ',
  '% ',
  '$5',
  '100%.',
  `$\${x}`,
  '%%{x}',
  'é',
  '日本',
  '😀',
  'e\u0301'
]
const ESCAPES: Choices = ['\\"', '\\\\', '\\n', '\\t', '\\u00e9', '\\U0001F600', ...TEXTS]
const HEREDOC_TEXTS: Choices = ['"', '\\', 'module "x" {', 'EOT2', ' EOT x', ...TEXTS]

/** A random file of a few blocks. */
export function generateHcl(random: Random): string {
  const text = new Generator(random).body(0)
  const lines = random.below(10) === 0 ? text.replaceAll('\n', '\r\n') : text
  return random.below(10) === 0 ? `\uFEFF${lines}` : lines
}

class Generator {
  private readonly random: Random

  constructor(random: Random) {
    this.random = random
  }

  body(depth: number): string {
    const used = new Set<string>()
    let text = ''
    for (let items = this.random.below(6); items > 0; items--) {
      text += this.blank()
      if (this.chance(depth === 0 ? 80 : 30) && depth < 4) text += this.block(depth)
      else text += this.argument(used)
    }
    return text + this.blank()
  }

  private chance(percent: number): boolean {
    return this.random.below(100) < percent
  }

  private block(depth: number): string {
    const { pick, below } = this.random
    const type = pick(['module', 'provider', 'terraform', 'cloud', 'resource', 'locals'])
    let header = type
    for (let left = LABEL_COUNTS.get(type) ?? 0; left > 0; left--) {
      header += ` ${this.spaces()}${this.chance(20) ? pick(NAMES) : `"${pick(LABELS)}"`}`
    }
    header += `${this.spaces()}{`
    if (this.chance(10)) return `${header}${this.spaces()}}${this.lineEnd()}`
    const value = this.expression(1, false)
    if (this.chance(15) && !value.includes('\n')) {
      return `${header} ${pick(NAMES)} = ${value} }${this.lineEnd()}`
    }
    const close = `${' '.repeat(below(4))}}${this.lineEnd()}`
    return `${header}${this.lineEnd()}${this.body(depth + 1)}${close}`
  }

  private argument(used: Set<string>): string {
    const name = this.random.pick(NAMES)
    if (used.has(name)) return ''
    used.add(name)
    return `${name}${this.spaces()}=${this.spaces()}${this.value(0)}`
  }

  /** A value and the end of its line; a heredoc only bears the newline itself. */
  private value(depth: number): string {
    if (this.chance(10)) return `${this.heredoc(depth)}\n`
    return `${this.expression(depth, false)}${this.lineEnd()}`
  }

  /** `isEnclosed`: newlines mean nothing there. */
  private expression(depth: number, isEnclosed: boolean): string {
    const { pick } = this.random
    const same = () => this.expression(depth + 1, isEnclosed)
    const inner = () => this.gap() + this.expression(depth + 1, true) + this.gap()
    if (depth > 3 || this.chance(45)) {
      return pick([
        () => this.string(depth),
        () => this.string(depth),
        () => pick(['1', '-2', '2.5', '1e3', 'true', 'false', 'null']),
        () => pick(['var.x', 'local.y[0].z', 'x[*].y', 'each.value["k"]', 'a-b', 'x.*.y.0'])
      ])()
    }
    return pick([
      () => this.object(depth),
      () => this.tuple(depth),
      () => `(${inner()})`,
      () => `f(${inner()},${inner()})`,
      () => `provider::acme::f(${inner()}...)`,
      () =>
        `${same()} ${pick(['+', '-', '*', '/', '%', '==', '!=', '<', '>=', '&&', '||'])} ${same()}`,
      () => `(${inner()} ? ${inner()} : ${inner()})`,
      () => `!${same()}`,
      () => `[for k, v in ${inner()} : ${inner()} if ${inner()}]`,
      () => `{for k, v in ${inner()} : ${inner()} => ${inner()}...}`,
      () => (isEnclosed ? `${this.heredoc(depth)}\n` : same())
    ])()
  }

  private tuple(depth: number): string {
    let text = `[${this.gap()}`
    for (let left = this.random.below(4); left > 0; left--) {
      text += this.expression(depth + 1, true) + this.gap()
      if (left > 1 || this.chance(30)) text += `,${this.gap()}`
    }
    return `${text}]`
  }

  private object(depth: number): string {
    const { below, pick } = this.random
    let text = `{${this.gap()}`
    for (let left = below(4); left > 0; left--) {
      const key = pick([pick(NAMES), '"k"', `"\${var.x}"`, '(var.k)', '7', 'a / b'])
      text += `${key}${this.spaces()}${this.chance(80) ? '=' : ':'}${this.spaces()}`
      if (this.chance(60)) text += `${this.value(depth + 1)}${this.spaces()}`
      else text += `${this.expression(depth + 1, false)},${this.gap()}`
    }
    return `${text}}`
  }

  private string(depth: number): string {
    return `"${this.template(depth, ESCAPES)}"`
  }

  private heredoc(depth: number): string {
    let text = this.random.pick(['<<EOT\n', '<<-EOT\n'])
    for (let lines = this.random.below(4); lines > 0; lines--) {
      text += `${' '.repeat(this.random.below(5))}${this.template(depth + 1, HEREDOC_TEXTS)}\n`
    }
    return `${text}${this.chance(50) ? '  ' : ''}EOT`
  }

  private template(depth: number, texts: Choices): string {
    const { below, pick } = this.random
    let text = ''
    for (let left = below(4); left > 0; left--) {
      if (this.chance(70) || depth > 3) text += pick(texts)
      else if (this.chance(20)) text += '%{ if var.x }yes%{ else }no%{ endif }'
      else {
        const code = this.expression(depth + 2, true)
        text += `\${${pick(['', ' ', '~ '])}${code}${pick([' ', ' ~'])}}`
      }
    }
    return text
  }

  private spaces(): string {
    return this.random.pick(['', ' ', ' ', '  ', '\t', ' /* c } " */ '])
  }

  /** Where newlines mean nothing. */
  private gap(): string {
    return this.random.pick(['', '', ' ', '\n', '\n  ', ' # } "\n', ' // ]\n', '/* ( \n */'])
  }

  private lineEnd(): string {
    return this.random.pick(['\n', '\n', ' # c { "\n', ' // c\n', ' /* c */\n', '\n\n'])
  }

  private blank(): string {
    return this.random.pick(['', '', '  ', '\n', '# c\n', '/* module "x" { */ ', '\t'])
  }
}
