// Values of variables that files next to a root module set.
import { type Data, evaluate, noScope } from '../../hcl/evaluate.ts'
import { readHclJson } from '../../hcl/json.ts'
import { readHcl } from '../../hcl/native.ts'
import { attributesOf, type Expression, PartCount } from '../../hcl/structure.ts'
import { below } from '../../protocol/local/paths.ts'
import type { CheckoutFiles } from '../checkout-files.ts'

/** How the value of a variable is found; undefined if it is not set. */
export type VariableLookup = (variable: string) => (() => Data | undefined) | undefined

/** The values of a file that the CLI reads only if `-var-file` names it. */
type Alternative = { readonly given: VariableLookup; readonly from: string }

export type VariableFiles = {
  /** What `terraform.tfvars` and `*.auto.tfvars` set. */
  readonly loaded: VariableLookup
  /** Files that need `-var-file`. */
  readonly others: readonly Alternative[]
  /** The memory that they take, roughly. */
  readonly bytes: number
}

const VARIABLE_FILE = /\.tfvars(\.json)?$/
const LOADED = /^terraform\.tfvars(\.json)?$|\.auto\.tfvars(\.json)?$/
const MAIN = /^terraform\.tfvars/
const CONFIGURATION = /\.(tf|tofu)(\.json)?$/
// Beyond this, a directory holds something else.
const MAX_FILES = 200
// All files of a root module together. A person writes some kilobytes.
const MAX_BYTES = 1024 * 1024
// `environments/prod/eu.tfvars`
const MAX_DEPTH = 2

/** The files of a root module; later ones have precedence (Terraform command/meta_vars.go). */
export function variableFilesIn(directory: string, files: CheckoutFiles): VariableFiles {
  const parts = new PartCount()
  let characters = 0
  const given = (name: string) => {
    const text = characters > MAX_BYTES ? null : files.read(below(directory, name), MAX_BYTES)
    characters += text?.length ?? 0
    return valuesIn(name, text, parts)
  }
  const names = files.list(directory).filter((name) => VARIABLE_FILE.test(name))
  const others = names.filter((name) => !LOADED.test(name))
  for (const inner of filesBelow('', directory, files, MAX_DEPTH)) others.push(inner)
  const loaded = names
    .filter((name) => LOADED.test(name))
    .slice(0, MAX_FILES)
    .sort((a, b) => Number(MAIN.test(b)) - Number(MAIN.test(a)))
    .map(given)
    .reverse()
  const alternatives = others
    .slice(0, MAX_FILES)
    .map((name) => ({ given: given(name), from: `with ${below(directory, name)}` }))
  return {
    loaded: (variable) => loaded.map((inFile) => inFile(variable)).find((found) => found),
    others: alternatives,
    bytes: characters + parts.bytes
  }
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
    return expression && (() => evaluate({ expression, text: read }, noScope()))
  }
}
