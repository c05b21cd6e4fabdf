// Evaluates values that depend on variables and locals, for each client and each use of their module.
import { noScope } from '../../hcl/evaluate.ts'
import { resolveValue } from '../../hcl/values.ts'
import type { MainClient } from '../../protocol/clients.ts'
import type { Candidate, Values } from '../meanings.ts'
import type { Called } from '../scan.ts'
import { directoryOf } from '../selection.ts'
import { once } from '../usage.ts'
import type { Evaluation } from '../usage-table.ts'
import type { CheckoutFiles } from './checkout-files.ts'
import { Instances, type Surroundings } from './instances.ts'
import { localCallsIn } from './local-calls.ts'
import { variablesInWorkflows } from './workflows.ts'

/** Everything is read when it is first needed. */
export function surroundingsOf(
  files: CheckoutFiles,
  called: () => Iterable<Called>,
  environment: readonly string[]
): Surroundings {
  const inEnvironment = new Set(environment)
  const workflows = once((_: 'all') => variablesInWorkflows(files))
  return {
    files,
    calls: () => localCallsIn(called()),
    setBy: (variable) => {
      const name = `TF_VAR_${variable}`
      if (inEnvironment.has(name)) return name
      const workflow = workflows('all').get(variable)
      return workflow === undefined ? null : `${name} in ${workflow}`
    }
  }
}

/** Reads other files when the first value needs them, and each of them once. */
export function valuesIn(surroundings: Surroundings): Values {
  const instances = once((client: MainClient) =>
    once((evaluation: Evaluation) => new Instances(surroundings, client, evaluation))
  )
  return ({ row, place }, value, client) => {
    const evaluation = row.evaluation?.[client]
    if (evaluation === undefined) {
      return [[{ ...resolveValue(value, noScope()), from: null, refused: null }]]
    }
    const known = instances(client)(evaluation)
    const uses = new Map<string, Candidate[]>()
    for (const { scope, use, from } of known.of(directoryOf(place.file))) {
      scope.effort.renew()
      known.refused = null
      const found = { ...resolveValue(value, scope), from, refused: known.refused }
      const before = uses.get(use)
      if (before === undefined) uses.set(use, [found])
      else before.push(found)
    }
    return [...uses.values()]
  }
}
