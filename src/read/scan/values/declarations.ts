// The variables, locals and module calls of one directory, and the values of variables that files next to it set.

import type { MainClient } from '../../../rules/protocol/clients.ts'
import { below } from '../../../rules/protocol/local/paths.ts'
import { initArguments } from '../../cli-config/init-arguments.ts'
import type { Environment } from '../../cli-config/machine.ts'
import { type Code, evaluate } from '../../hcl/evaluate.ts'
import { readHclJson } from '../../hcl/json.ts'
import { readHcl } from '../../hcl/native.ts'
import { Beginning, type Data, dataText, LENGTH, literalScope } from '../../hcl/scope.ts'
import {
  attributeOf,
  attributesOf,
  type Block,
  type Body,
  blocksOf,
  type Expression,
  PartCount
} from '../../hcl/structure.ts'
import type { CheckoutFiles } from '../checkout-files.ts'
import { classify } from '../file-kinds.ts'
import { hasStateIn } from '../module-scope.ts'

/** An input variable; a missing member stands for a missing argument, and undefined for a value that is not known. */
type Variable = {
  default?: Data | undefined
  type?: string
  isConst?: boolean
  isNullable?: boolean | undefined
}

/** Converts a value by the type of a variable, whose text has no spaces; undefined where the result is not known. */
export function convert(value: Data | undefined, type: string | undefined): Data | undefined {
  if (type === undefined || type === 'any' || value === null) return value
  if (typeof value !== 'function') {
    const isSame = typeof value === (type === 'bool' ? 'boolean' : type)
    if (value instanceof Beginning || isSame) return value
    return type === 'string' ? dataText(value) : undefined
  }
  const [, inner] = /^(?:list|map)\((\w+)\)$/.exec(type) ?? []
  if (inner !== undefined)
    return (key) => (key === LENGTH ? value(key) : convert(value(key), inner))
  const [, members] = /^object\(\{([\w=,-]*)\}\)$/.exec(type) ?? []
  const types = new Map(members?.split(',').map((pair) => pair.split('=', 2) as [string, string]))
  return (key) => (types.has(key) ? convert(value(key), types.get(key)) : undefined)
}

export type Declarations = Readonly<Omit<DeclarationReader, 'read'>>

/** Reads a directory. What an override file declares replaces the same argument of other files. */
export function declarationsIn(directory: string, client: MainClient, files: CheckoutFiles) {
  const names = files.list(directory)
  const siblings = new Set(names)
  const parts = new PartCount()
  const reader = new DeclarationReader()
  // Examples call the module at the top, whose tests run it alone.
  reader.isRoot = directory === ''
  const kinds = names.flatMap((name) => {
    const kind = classify(name, siblings, '')
    if (kind?.class === 'lock' || kind?.class === 'test') reader.isRoot = true
    return kind?.class === 'config' && kind.clients.includes(client) ? [{ name, kind }] : []
  })
  for (const isOverride of [false, true]) {
    for (const { name, kind } of kinds) {
      const text = kind.isOverride === isOverride ? files.read(below(directory, name)) : null
      if (text !== null) reader.read((kind.syntax === 'json' ? readHclJson : readHcl)(text, parts))
      if (parts.isExceeded()) return NO_DECLARATIONS
    }
  }
  reader.bytes += parts.bytes
  return reader
}

class DeclarationReader {
  readonly variables = new Map<string, Variable>()
  readonly locals = new Map<string, Code>()
  /** The arguments of each `module` block, by the name of the module. */
  readonly calls = new Map<string, Map<string, Code>>()
  /** The state is configured, so that `init` runs in this directory. */
  isRoot = false
  /** The memory that they take, roughly. */
  bytes = 0

  read({ text, body }: { readonly text: string; readonly body: Body }): void {
    this.bytes += text.length
    for (const block of blocksOf(body, 'variable', 1)) this.readVariable(block, text)
    for (const block of blocksOf(body, 'locals', 0)) addArguments(this.locals, block, text)
    for (const block of blocksOf(body, 'module', 1)) {
      const name = block.labels[0]?.value ?? ''
      const call = this.calls.get(name) ?? new Map()
      this.calls.set(name, call)
      addArguments(call, block, text)
    }
    for (const block of blocksOf(body, 'terraform', 0)) this.isRoot ||= hasStateIn(block.body)
  }

  private readVariable({ labels, body }: Block, text: string): void {
    const name = labels[0]?.value ?? ''
    const variable = this.variables.get(name) ?? {}
    this.variables.set(name, variable)
    // These arguments hold literals only.
    const written = (argument: string) => attributeOf(body, argument)?.value
    const literal = (argument: string) => {
      const expression = written(argument)
      return expression && evaluate({ expression, text }, literalScope())
    }
    const type = written('type')
    const isNullable = literal('nullable')
    if (written('default') !== undefined) variable.default = literal('default')
    if (type !== undefined) variable.type = typeOf(type, text)
    if (written('const') !== undefined) variable.isConst = String(literal('const')) === 'true'
    if (String(literal('sensitive')) === 'true') variable.isConst = false
    if (written('nullable') !== undefined) {
      variable.isNullable = isNullable === undefined ? undefined : String(isNullable) === 'true'
    }
  }
}

const typeOf = (expression: Expression, text: string): string =>
  expression.kind === 'string'
    ? expression.value
    : text.slice(expression.start, expression.end).replace(/\n/g, ',').replace(/\s/g, '')

/** Adds the arguments of a block to those of other blocks. */
export function addArguments(all: Map<string, Code>, { body }: Block, text: string): void {
  for (const { name, value } of attributesOf(body)) all.set(name, { expression: value, text })
}

/** For a directory that is not read, or has too many. */
export const NO_DECLARATIONS: Declarations = new DeclarationReader()

/** Finds the value of a variable; undefined if it is not set. */
export type VariableLookup = (variable: string) => (() => Data | undefined) | undefined

const VARIABLE_FILE = /\.tfvars(\.json)?$/
const LOADED = /^terraform\.tfvars(\.json)?$|\.auto\.tfvars(\.json)?$/
const MAIN = /^terraform\.tfvars(\.json)?$/
const CONFIGURATION = /\.(tf|tofu)(\.json)?$/
// Beyond this, a directory holds something else.
const MAX_FILES = 200
// All files of a root module together. A person writes some kilobytes.
const MAX_BYTES = 1024 * 1024
// `environments/prod/eu.tfvars`
const MAX_DEPTH = 2

/** Later values have precedence (Terraform command/meta_vars.go). `others` are read only if another `-var-file` names them. */
export function variablesIn(directory: string, files: CheckoutFiles, environment: Environment) {
  const parts = new PartCount()
  let characters = 0
  const read = (name: string) => {
    const text = characters > MAX_BYTES ? null : files.read(below(directory, name), MAX_BYTES)
    characters += text?.length ?? 0
    return valuesIn(name, text, parts)
  }
  const names = files.list(directory).filter((name) => VARIABLE_FILE.test(name))
  const loaded = names.filter((name) => LOADED.test(name))
  const others = names.filter((name) => !LOADED.test(name))
  for (const inner of filesBelow('', directory, files, MAX_DEPTH)) others.push(inner)
  // The last file is the strongest.
  const lookups = loaded
    .slice(0, MAX_FILES)
    .sort((a, b) => Number(MAIN.test(b)) - Number(MAIN.test(a)))
    .map(read)
    .reverse()
  const alternatives = others
    .slice(0, MAX_FILES)
    .map((name) => ({ lookup: read(name), from: `with ${below(directory, name)}` }))
  const inLoaded: VariableLookup = (variable) =>
    loaded.length > MAX_FILES
      ? () => undefined
      : lookups.map((lookup) => lookup(variable)).find((value) => value)
  const { variables } = initArguments(environment)
  const given = variables.toReversed().map(({ name, value, from }): VariableLookup => {
    if (name === 'var-file') return read(value)
    const [, variable, text] = /^([^=]*)=(.*)/s.exec(value) ?? []
    const known = from === 'TF_CLI_ARGS_init' ? text : undefined
    return (wanted) => (wanted === variable ? () => known : undefined)
  })
  const all: VariableLookup = (variable) => {
    const inFiles = [...given, inLoaded].map((lookup) => lookup(variable)).find((value) => value)
    // It may be a secret, which a stranger's file could put into the name of a host.
    const isSet = environment[`TF_VAR_${variable}`] !== undefined
    return inFiles ?? (isSet ? () => undefined : undefined)
  }
  const isNamed = variables.some(({ name }) => name === 'var-file')
  const bytes = characters + parts.bytes
  return { loaded: all, others: isNamed ? [] : alternatives, bytes }
}

/** Variable files in directories of their own: those with configuration are other modules. */
function* filesBelow(
  prefix: string,
  directory: string,
  files: CheckoutFiles,
  depth: number
): Generator<string> {
  if (depth === 0) return
  for (const name of files.directories(directory).slice(0, MAX_FILES)) {
    const [inner, path] = [below(directory, name), below(prefix, name)]
    const names = files.list(inner)
    if (names.some((file) => CONFIGURATION.test(file))) continue
    for (const file of names) if (VARIABLE_FILE.test(file)) yield below(path, file)
    yield* filesBelow(path, inner, files, depth - 1)
  }
}

/** Literals alone; in JSON, strings are no templates. */
function valuesIn(name: string, text: string | null, parts: PartCount): VariableLookup {
  // It may set any of them.
  if (text === null) return () => () => undefined
  const isJson = name.endsWith('.json')
  const { text: read, body } = (isJson ? readHclJson : readHcl)(text, parts)
  if (parts.isExceeded()) return () => () => undefined
  const values = new Map<string, Expression>()
  // The first is used: a second one is a mistake.
  for (const { name: set, value } of attributesOf(body))
    if (!values.has(set)) values.set(set, value)
  return (variable) => {
    const expression = values.get(variable)
    return expression && (() => evaluate({ expression, text: read }, literalScope()))
  }
}
