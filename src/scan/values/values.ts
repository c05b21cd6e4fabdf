// Evaluates values that depend on variables and locals, for each client and each use of their module.

import type { Scope } from '../../hcl/evaluate.ts'
import { resolveValue } from '../../hcl/values.ts'
import type { MainClient } from '../../protocol/clients.ts'
import { directoryOf } from '../../protocol/local/paths.ts'
import { checkoutFiles } from '../checkout-files.ts'
import {
  asWritten,
  type PartialValue,
  type PossibleValue,
  type Uses,
  type UsesReader
} from '../meanings.ts'
import { type ScanSteps, scanRepository } from '../scan.ts'
import type { Selection } from '../selection.ts'
import { once } from '../usage.ts'
import type { Evaluation } from '../usage-table.ts'
import { contextOf, type ValueContext } from './context.ts'
import { Instances } from './instances.ts'
import { Terragrunt } from './terragrunt.ts'

/** `environment` has the names of the variables that the environment sets. */
export const scanInSteps = (selection: Selection, environment: readonly string[] = []): ScanSteps =>
  scanRepository(selection, (found) =>
    valuesIn(contextOf(checkoutFiles(selection), found, environment))
  )

/** Reads other files when the first value needs them, and each of them once. */
export function valuesIn(context: ValueContext): UsesReader {
  const instances = once((client: MainClient) =>
    once((evaluation: Evaluation) => new Instances(context, client, evaluation))
  )
  const terragrunt = new Terragrunt(context)
  return ({ row, place }, value, client) => {
    if (row.grammar === 'terragrunt') return terragruntUses(terragrunt, place.file, value)
    const evaluation = row.evaluation?.[client]
    if (evaluation === undefined) return asWritten(value)
    const known = instances(client)(evaluation)
    if (known.effort.isSpent) return asWritten(value)
    const uses = new Map<string, PossibleValue[]>()
    for (const { scope, use, from } of known.of(directoryOf(place.file))) {
      scope.effort.renew()
      const found = { ...resolveValue(value, scope), from }
      const before = uses.get(use)
      if (before === undefined) uses.set(use, [found])
      else before.push(found)
    }
    return [...uses.values()]
  }
}

/** The file as a unit; if that leaves the value open, the file as the units include it. */
function terragruntUses(terragrunt: Terragrunt, file: string, value: PartialValue): Uses {
  if (terragrunt.effort.isSpent) return asWritten(value)
  const candidate = (scope: Scope): PossibleValue => ({ ...resolveValue(value, scope), from: null })
  const own = candidate(terragrunt.scopeOf(file))
  if (own.isWhole) return [[own]]
  const included = terragrunt.includedScopes(file).map((scope) => [candidate(scope)])
  return included.length === 0 ? [[own]] : included
}
