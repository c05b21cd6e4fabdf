// Blocks and expressions of a configuration, in native and in JSON syntax.
import type { Random } from '../../test/support/random.ts'

export type Value = { readonly hcl: string; readonly json: unknown }
export type Attribute = readonly [name: string, value: Value]
export type Block = {
  readonly type: string
  readonly labels: readonly string[]
  readonly body: (Attribute | Block)[]
}

export const block = (type: string, labels: string[], ...body: (Attribute | Block)[]): Block => ({
  type,
  labels,
  body
})

/** A quoted string. The character U+E0FF stands for a byte that is not UTF-8. */
export function text(value: string): Value {
  const kept = value.replaceAll('${', '$${').replaceAll('%{', '%%{')
  return { hcl: quoted(kept), json: kept }
}

/** An expression in native syntax, which JSON has in a template. */
export const expression = (hcl: string): Value => ({ hcl, json: `\${${hcl}}` })

export const literal = (value: boolean | number): Value => ({ hcl: String(value), json: value })

export function object(entries: Readonly<Record<string, Value>>): Value {
  const names = Object.entries(entries)
  return {
    hcl: `{\n${names.map(([name, value]) => `    ${key(name)} = ${value.hcl}\n`).join('')}  }`,
    json: Object.fromEntries(names.map(([name, value]) => [name, value.json]))
  }
}

/** An object with an item whose name is written in any way, and may be there a second time, with `other`. */
export function withItem(name: string, value: Value, other: Value, random: Random): Value {
  const plain = quoted(name)
  const inTemplate = `\${${plain}}`
  const names = [plain, `(${plain})`, `((${plain}))`, `"${inTemplate}"`, `(true ? ${plain} : "x")`]
  const item = `${random.pick([name, ...names])} = ${value.hcl}`
  const second = `${name} = ${other.hcl}`
  return {
    hcl: `{ ${random.pick([item, `${second}, ${item}`, `${item}, ${second}`])} }`,
    json: { [random.pick([name, inTemplate])]: value.json }
  }
}

export const list = (values: readonly Value[]): Value => ({
  hcl: `[${values.map(({ hcl }) => hcl).join(', ')}]`,
  json: values.map(({ json }) => json)
})

const key = (name: string): string => (/^[a-z_][\w-]*$/i.test(name) ? name : quoted(name))

const ESCAPES = new Map([
  ['"', '\\"'],
  ['\\', '\\\\'],
  ['\n', '\\n'],
  ['\r', '\\r'],
  ['\t', '\\t']
])

export const quoted = (value: string): string =>
  `"${value.replace(/["\\\n\r\t]/g, (each) => ESCAPES.get(each) ?? each)}"`

/** The same string, with some characters written as escapes. */
export const escaped = (value: string, random: Random): string =>
  quoted(value).replace(/[a-z./:]/g, (each) =>
    random.below(6) === 0 ? `\\u${each.charCodeAt(0).toString(16).padStart(4, '0')}` : each
  )

export function native({ type, labels, body }: Block, indent = ''): string {
  const head = [type, ...labels.map(quoted)].join(' ')
  const lines = body.map((item) =>
    isAttribute(item) ? `${indent}  ${item[0]} = ${item[1].hcl}\n` : native(item, `${indent}  `)
  )
  return `${indent}${head} {\n${lines.join('')}${indent}}\n`
}

/** A block in another form of the native syntax. */
export function variant(made: Block, random: Random): string {
  const { type, labels, body } = made
  const [label = '', only] = [labels.at(-1), body.length === 1 ? body[0] : undefined]
  const isName = /^[a-z]\w*$/i.test(label) && labels.length === 1
  const whole = native(made)
  switch (random.below(9)) {
    case 0:
      return isName ? whole.replace(quoted(label), label) : whole
    case 1:
      return only !== undefined && isAttribute(only) && !only[1].hcl.includes('\n')
        ? `${[type, ...labels.map(quoted)].join(' ')} { ${only[0]} = ${only[1].hcl} }\n`
        : whole
    case 2:
      return whole.replace(' {\n', '{ # {\n')
    case 3:
      return whole.replace(' {\n', '\t/* { */{//\n\n')
    case 4:
      return whole.replace(/ = (?=")/g, '=/* = */')
    case 5:
      return isName ? whole.replace(quoted(label), escaped(label, random)) : whole
    case 6:
      return `locals {\n  ${label}_text = <<EOT\nmodule "x" {\n x EOT\nEOT\n}\n${whole}`
    case 7:
      return whole.replace(/\n$/, '')
    default:
      return `/* module "x" { */ ${whole}`
  }
}

/** One object per block, so that names can be repeated. */
export function jsonSyntax(blocks: readonly Block[], random: Random): string {
  const objects = blocks.map(toJson)
  const [only] = objects
  const value = objects.length === 1 && random.below(2) === 0 ? only : objects
  const whole = JSON.stringify(value, null, random.below(2) === 0 ? 2 : 0)
  switch (random.below(12)) {
    case 0:
      return whole.replace(/\{/g, '{"//": "module",')
    case 1:
      return whole.replace(/"source"\s*:/, '"source": "./nothing", "source":')
    case 2:
      return whole.replace(/"(module|terraform)"\s*:\s*\{/, '"$1": {}, "$1": {')
    case 3:
      return whole.replace(/[a-z]/, (each) => `\\u00${each.charCodeAt(0).toString(16)}`)
    case 4:
      return whole.replace(/"source"/, '"s\\u006furce"')
    case 5:
      return JSON.stringify(objects.map((each) => nestedInLists(each)))
    default:
      return whole
  }
}

/** Objects below the names of blocks may also be lists of one object. */
function nestedInLists(value: unknown, depth = 0): unknown {
  if (depth > 1 || typeof value !== 'object' || value === null || Array.isArray(value)) return value
  const inner = Object.entries(value).map(([name, each]) => [name, nestedInLists(each, depth + 1)])
  return depth === 0 ? Object.fromEntries(inner) : [Object.fromEntries(inner)]
}

function toJson({ type, labels, body }: Block): unknown {
  const inner: Record<string, unknown> = {}
  for (const item of body) {
    if (isAttribute(item)) {
      inner[item[0]] = item[1].json
      continue
    }
    const [[name, value] = ['', null]] = Object.entries(toJson(item) as object)
    const earlier = inner[name]
    inner[name] = earlier === undefined ? value : [earlier, value].flat()
  }
  const labelled = labels.reduceRight<unknown>((value, label) => ({ [label]: value }), inner)
  return { [type]: labelled }
}

export const isAttribute = (item: Attribute | Block): item is Attribute => Array.isArray(item)
