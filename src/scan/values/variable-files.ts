// Values of variables that files next to a root module set.
import { type Data, evaluate, noScope } from '../../hcl/evaluate.ts'
import { readHclJson } from '../../hcl/json.ts'
import { readHcl } from '../../hcl/native.ts'
import { attributeOf } from '../../hcl/structure.ts'
import { below } from '../selection.ts'
import type { CheckoutFiles } from './checkout-files.ts'

/** How the value of a variable is found; undefined if it is not set. */
export type Given = (variable: string) => (() => Data | undefined) | undefined

/** Values that a client uses only if it is told to. */
type Alternative = { readonly given: Given; readonly from: string }

export type VariableFiles = {
  /** What `terraform.tfvars` and `*.auto.tfvars` set. */
  readonly loaded: Given
  /** Files that need `-var-file`. */
  readonly others: readonly Alternative[]
}

const VARIABLE_FILE = /\.tfvars(\.json)?$/
const LOADED = /^terraform\.tfvars(\.json)?$|\.auto\.tfvars(\.json)?$/
const MAIN = /^terraform\.tfvars/
// Beyond this, a directory holds something else.
const MAX_FILES = 200

/** The files of a directory; later ones have precedence (Terraform command/meta_vars.go). */
export function variableFilesIn(directory: string, files: CheckoutFiles): VariableFiles {
  const names = files
    .list(directory)
    .filter((name) => VARIABLE_FILE.test(name))
    .slice(0, MAX_FILES)
  const given = (name: string) => valuesIn(name, files.read(below(directory, name)))
  const loaded = names
    .filter((name) => LOADED.test(name))
    .sort((a, b) => Number(MAIN.test(b)) - Number(MAIN.test(a)))
    .map(given)
    .reverse()
  return {
    loaded: (variable) => {
      for (const inFile of loaded) {
        const found = inFile(variable)
        if (found !== undefined) return found
      }
      return undefined
    },
    others: names
      .filter((name) => !LOADED.test(name))
      .map((name) => ({ given: given(name), from: `with ${name}` }))
  }
}

/** Literals alone; in JSON, strings are no templates. */
function valuesIn(name: string, text: string | null): Given {
  // It may set any of them.
  if (text === null) return () => () => undefined
  const isJson = name.endsWith('.json')
  const { text: read, body } = isJson ? readHclJson(text) : readHcl(text)
  return (variable) => {
    const expression = attributeOf(body, variable)?.value
    return expression && (() => evaluate({ expression, text: read }, noScope()))
  }
}
