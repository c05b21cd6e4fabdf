// Evaluates values that depend on variables and locals, for each client and each use of their module.

import type { MainClient } from '../../../rules/protocol/clients.ts'
import { directoryOf } from '../../../rules/protocol/local/paths.ts'
import { once } from '../../../rules/text/once.ts'
import type { Environment } from '../../cli-config/machine.ts'
import type { Selection } from '../../files/selection.ts'
import type { Scope } from '../../hcl/scope.ts'
import { type PartialValue, resolveValue } from '../../hcl/values.ts'
import {
  type Called,
  type CheckoutFacts,
  type CheckoutFiles,
  checkoutFiles,
  noFacts
} from '../checkout-files.ts'
import { asWritten, type PossibleValue, type Uses, type UsesReader } from '../meanings.ts'
import { type ScanSteps, scanRepository } from '../scan.ts'
import type { Evaluation } from '../usage-table.ts'
import { type Instance, Instances } from './instances.ts'
import { calledIn, directoryAt, located } from './local-modules.ts'
import { Terragrunt } from './terragrunt.ts'
import { withUnits } from './units.ts'

// A path that only an expression names is known after a scan, and leads to a directory that it rarely has not read.
const MAX_SCANS = 10

export function* scanInSteps(selection: Selection, environment: Environment = {}): ScanSteps {
  const files = checkoutFiles(selection)
  const called = new Set<string>()
  for (let scans = 1; ; scans += 1) {
    const facts = noFacts(called)
    const context = contextOf(files, facts, environment)
    // Nothing of Terragrunt is loaded for a checkout that has none of its files.
    const terragrunt = once(() => new Terragrunt(context))
    const written = yield* scanRepository(selection, facts, valuesIn(context, terragrunt))
    const hasUnits = facts.terragrunt.length > 0
    const scan = hasUnits ? yield* withUnits(written, terragrunt()) : written
    const before = called.size
    for (const name of calledIn(scan, files)) {
      if (!scan.directories.has(name) && files.locate(name) !== null) called.add(name)
    }
    // The values of other modules may depend on what is in these.
    const isWhole = called.size === before || scan.endedAt !== null || scans === MAX_SCANS
    if (isWhole) return located(scan, files)
  }
}

/** Reads other files when the first value needs them, and each of them once. */
export function valuesIn(context: ValueContext, terragrunt: () => Terragrunt): UsesReader {
  const instances = once((client: MainClient) =>
    once((evaluation: Evaluation) => new Instances(context, client, evaluation))
  )
  return ({ row, place }, value, client) => {
    if (row.grammar === 'terragrunt') return terragruntUses(terragrunt(), place.file, value)
    const evaluation = row.evaluation?.[client]
    if (evaluation === undefined) return asWritten(value)
    const ofClient = instances(client)(evaluation)
    if (ofClient.effort.isSpent) return asWritten(value)
    const resolve = ({ scope, from, root }: Instance): PossibleValue => {
      scope.effort.renew()
      return { ...resolveValue(value, scope), from, root }
    }
    const directory = directoryOf(place.file)
    const everywhere = resolve(ofClient.unknown(directory))
    if (everywhere.isWhole) return [[everywhere]]
    const uses = Map.groupBy(ofClient.of(directory), ({ use }) => use)
    return Array.from(uses.values(), (instances) => instances.map(resolve))
  }
}

/** The file as the units include it; without any, the file as a unit. */
function terragruntUses(terragrunt: Terragrunt, file: string, value: PartialValue): Uses {
  if (terragrunt.effort.isSpent) return asWritten(value)
  const candidate = (scope: Scope) => ({ ...resolveValue(value, scope), from: null })
  const included = terragrunt.includedScopes(file).map((scope) => [candidate(scope)])
  return included.length === 0 ? [[candidate(terragrunt.scopeOf(file))]] : included
}

export type ValueContext = Readonly<ReturnType<typeof contextOf>>

/** The directory that a source leads to; null for what is no local module. */
type LeadsTo = (directory: string, source: string) => string | null

export function contextOf(
  files: CheckoutFiles,
  { calls, links, terragrunt }: Pick<CheckoutFacts, 'calls' | 'links' | 'terragrunt'>,
  environment: Environment
) {
  const workflows = once(variablesInWorkflows)
  // Complete after the walk, when the first value is needed.
  const leadsTo: LeadsTo = (directory, source) => directoryAt(directory, source, links, files)
  return {
    files,
    calls: once(() => localCallsIn(calls, leadsTo)),
    leadsTo,
    terragrunt,
    environment,
    isSet: (name: string) => environment[name] !== undefined,
    /** `TF_VAR_host in .github/workflows/ci.yml` for an input variable that a workflow sets; else null. */
    setBy: (variable: string) => {
      const workflow = workflows(files).get(variable)
      return workflow === undefined ? null : `TF_VAR_${variable} in ${workflow}`
    }
  }
}

// An expression that may be a path begins so.
const EXPRESSION = /^("(\$\{|%\{|\.\.?\/)|\(|(var|local)\.|\w+\()/

/** The callers of each directory; those whose call is no literal are `dynamic`. Names are relative to the checkout. */
function localCallsIn(calls: readonly Called[], leadsTo: LeadsTo) {
  const callers = new Map<string, Set<string>>()
  const dynamic = new Set<string>()
  for (const { source, file } of calls) {
    const directory = directoryOf(file)
    const target = leadsTo(directory, source)
    if (target !== null) {
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
  const workflows = new Map<string, string>()
  const names = files.list(WORKFLOWS).filter((name) => /\.ya?ml$/.test(name))
  for (const name of names.slice(0, MAX_FILES)) {
    const file = `${WORKFLOWS}/${name}`
    const text = files.read(file) ?? ''
    for (const [, set, option] of text.matchAll(/\bTF_VAR_([\w-]+)|\s-var[ =]["']?([\w-]+)=/g)) {
      const variable = set ?? option ?? ''
      if (!workflows.has(variable)) workflows.set(variable, file)
    }
  }
  return workflows
}
