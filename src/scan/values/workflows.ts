// Variables that workflows set for the client, by TF_VAR_ or -var. Their values may be secrets.
import type { CheckoutFiles } from '../checkout-files.ts'

const WORKFLOWS = '.github/workflows'
// Repositories have some dozens.
const MAX_FILES = 200

/** The first workflow that sets each variable. */
export function variablesInWorkflows(files: CheckoutFiles): ReadonlyMap<string, string> {
  const found = new Map<string, string>()
  const names = files.list(WORKFLOWS).filter((name) => /\.ya?ml$/.test(name))
  for (const name of names.slice(0, MAX_FILES)) {
    const file = `${WORKFLOWS}/${name}`
    const text = files.read(file) ?? ''
    for (const [, set, option] of text.matchAll(/\bTF_VAR_([\w-]+)|\s-var[ =]["']?([\w-]+)=/g)) {
      const variable = set ?? option ?? ''
      if (!found.has(variable)) found.set(variable, file)
    }
  }
  return found
}
