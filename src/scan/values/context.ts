// What decides values besides the module itself: other directories, workflows and the environment.
import { directoryOf, resolvedPath } from '../../protocol/local/paths.ts'
import { isLocalPath } from '../../protocol/module-address.ts'
import type { CheckoutFiles } from '../checkout-files.ts'
import type { Called, CheckoutFacts } from '../scan.ts'
import { once } from '../usage.ts'

export type ValueContext = {
  readonly files: CheckoutFiles
  readonly calls: () => LocalCalls
  /** The Terragrunt files of the checkout. */
  readonly terragrunt: readonly string[]
  /** Whether the environment has the variable. */
  readonly isSet: (variable: string) => boolean
  /** What sets an input variable from outside, `TF_VAR_host`; null if nothing does. */
  readonly setBy: (variable: string) => string | null
}

/** Everything is read when it is first needed. */
export function contextOf(
  files: CheckoutFiles,
  { calls, terragrunt }: CheckoutFacts,
  environment: readonly string[]
): ValueContext {
  const inEnvironment = new Set(environment)
  const workflows = once(variablesInWorkflows)
  return {
    files,
    calls: () => localCallsIn(calls),
    terragrunt,
    isSet: (name) => inEnvironment.has(name),
    setBy: (variable) => {
      const name = `TF_VAR_${variable}`
      if (inEnvironment.has(name)) return name
      const workflow = workflows(files).get(variable)
      return workflow === undefined ? null : `${name} in ${workflow}`
    }
  }
}

/** Which directories call which as local modules. Names are relative to the checkout; '' is its root. */
export type LocalCalls = {
  /** The directories that call a directory, by its name. */
  readonly callers: ReadonlyMap<string, ReadonlySet<string>>
  /** The directories with a call whose path is no literal. */
  readonly dynamic: ReadonlySet<string>
}

// How an expression begins that may be a path.
const EXPRESSION = /^("(\$\{|%\{|\.\.?\/)|\(|(var|local)\.|\w+\()/

function localCallsIn(calls: readonly Called[]): LocalCalls {
  const callers = new Map<string, Set<string>>()
  const dynamic = new Set<string>()
  for (const { source, file } of calls) {
    const directory = directoryOf(file)
    if (isLocalPath(source)) {
      const target = resolvedPath(directory, source)
      callers.set(target, (callers.get(target) ?? new Set()).add(directory))
    } else if (EXPRESSION.test(source)) dynamic.add(directory)
  }
  return { callers, dynamic }
}

const WORKFLOWS = '.github/workflows'
// Repositories have some dozens.
const MAX_FILES = 200

/** The first workflow that sets each variable, by TF_VAR_ or -var. Their values may be secrets. */
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
