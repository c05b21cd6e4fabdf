// The texts that Terragrunt writes before `init`. Each line has the number of the line that it comes from.

import type { Place } from '../../../rules/problems/place.ts'
import { directoryOf } from '../../../rules/protocol/local/paths.ts'
import { type Code, chosenParts, evaluate, evaluateText, interpolated } from '../../hcl/evaluate.ts'
import { type Data, dataText, type Scope } from '../../hcl/scope.ts'
import { readBareTemplate } from '../../hcl/strings.ts'
import type { Expression } from '../../hcl/structure.ts'
import type { CheckoutFiles } from '../checkout-files.ts'
import { pathInCheckout } from './functions.ts'
import type { GeneratedFile, TerragruntPart } from './terragrunt.ts'

export type GeneratedText = {
  /** The file that the lines are of. */
  readonly file: string
  readonly text: string
  /** The first and last line that can be its place; null if all of the file can. */
  readonly lines: readonly [Place, number] | null
}

/** A `generate` block or a `remote_state` writes this text; null if it is not known. */
export function generatedText(
  { written: generated, backend }: GeneratedFile,
  { file, declared, scope }: TerragruntPart,
  files: CheckoutFiles
): GeneratedText | null {
  const contents = generated.get('contents')
  if (contents === undefined) return null
  const { expression, text } = contents
  const place = declared.place(expression)
  const written = text.slice(expression.start, expression.end).trimEnd()
  const last = place.line + written.split('\n').length - 1
  const inBlock = (line: number, lines: string | null): GeneratedText | null =>
    lines === null ? null : { file, text: '\n'.repeat(line - 1) + lines, lines: [place, last] }
  if (backend !== undefined) return inBlock(place.line, backendText(backend, scope))
  if (written.startsWith('<<')) {
    const body = written.slice(written.indexOf('\n') + 1, written.lastIndexOf('\n') + 1)
    return inBlock(place.line + 1, render(readBareTemplate(body, expression), text, scope))
  }
  const read = fileRead(contents, scope)
  if (read === null) return inBlock(place.line, render(expression, text, scope))
  const path = pathInCheckout(read.path, directoryOf(file))
  const template = path === null ? null : files.read(path)
  if (path === null || template === null) return null
  const inner = read.values && { ...scope, name: read.values }
  const span = { start: 0, end: 0 }
  const rendered = inner ? render(readBareTemplate(template, span), template, inner) : template
  return rendered === null ? null : { file: path, text: rendered, lines: null }
}

// Real texts have some kilobytes.
const MAX_RENDERED = 1024 * 1024
const MAX_LINE = 4096

/** A value that is not known stays code within a string, and is null elsewhere. Null if whole lines are not known. */
function render(expression: Expression, text: string, scope: Scope): string | null {
  if (expression.kind !== 'template') {
    const value = evaluate({ expression, text }, scope)
    return typeof value === 'string' ? value : null
  }
  let rendered = ''
  let start = 0
  for (const part of chosenParts(expression.parts, text, scope)) {
    const code = part.kind === 'known' ? undefined : interpolated(part, text)
    const data = part.kind === 'known' ? part.value : code && evaluateText(code, scope)
    let value = dataText(data)
    if (value === undefined) {
      const line = rendered.slice(start)
      if (code === undefined || line.trim() === '' || line.length > MAX_LINE) return null
      value = line.split('"').length % 2 === 0 ? `\${${code}}` : 'null'
    }
    const newline = value.lastIndexOf('\n')
    if (newline >= 0) start = rendered.length + newline + 1
    rendered += value
    if (rendered.length > MAX_RENDERED) return null
  }
  return rendered
}

/** The arguments of `file` or `templatefile`, if the value is what one of them returns. */
function fileRead(contents: Code, scope: Scope) {
  let operands: readonly (Data | undefined)[] | undefined
  const call: Scope['call'] = (name, values) => {
    if (name !== 'file' && name !== 'templatefile') return scope.call(name, values)
    operands = values
    return ''
  }
  const isAll = evaluate(contents, { ...scope, call }) === ''
  const [path, values] = operands ?? []
  if (!isAll || operands === undefined) return null
  return { path, values: typeof values === 'function' ? values : undefined }
}

/** A backend block with the arguments that decide about the host. */
function backendText(backend: GeneratedFile['written'], scope: Scope): string | null {
  const quote = (text: string) => JSON.stringify(text).replaceAll(/[$%](?=\{)/g, '$&$&')
  const [type, config] = [backend.get('backend'), backend.get('config')]
  const name = type && evaluate(type, scope)
  if (typeof name !== 'string') return null
  const settings = config && evaluate(config, scope)
  const values = ['hostname', 'organization', 'address'].map((key) => {
    const value = typeof settings === 'function' ? settings(key) : undefined
    return typeof value === 'string' ? `${key} = ${quote(value)}\n` : ''
  })
  return `terraform {\nbackend ${quote(name)} {\n${values.join('')}}\n}\n`
}
