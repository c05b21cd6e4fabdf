// The uses of a directory as a module: as a root, and by each caller. Each may override defaults.
import { relative } from 'node:path/posix'
import type { MainClient } from '../../../rules/protocol/clients.ts'
import { once } from '../../../rules/text/once.ts'
import { type Code, evaluate } from '../../hcl/evaluate.ts'
import { Beginning, type Data, Effort, type Lookup, type Scope } from '../../hcl/scope.ts'
import type { PossibleValue } from '../meanings.ts'

import type { Evaluation } from '../usage-table.ts'
import {
  convert,
  type Declarations,
  declarationsIn,
  NO_DECLARATIONS,
  type VariableLookup,
  variablesIn
} from './declarations.ts'
import { callFunction } from './functions.ts'
import type { ValueContext } from './values.ts'

export type Instance = Pick<PossibleValue, 'from'> & {
  readonly scope: Scope
  /** Instances of one use have the values of different `-var-file` files or variables. One run has one of them. */
  readonly use: string
  /** The directory of the root module; null if it is not known. */
  readonly root: string | null
}

// More than any real repository has. Beyond it, values are not known, which is a finding for each of them.
const LIMITS = { uses: 1_000, depth: 40, instances: 100_000, bytes: 256 * 1024 * 1024 }

/** For one client and one kind of evaluation. */
export class Instances {
  readonly effort = new Effort()
  private readonly byDirectory = new Map<string, readonly Instance[]>()
  private instances = 0
  private bytes = 0
  private depth = 0
  private readonly context: ValueContext
  private readonly client: MainClient
  private readonly evaluation: Evaluation

  constructor(context: ValueContext, client: MainClient, evaluation: Evaluation) {
    this.context = context
    this.client = client
    this.evaluation = evaluation
  }

  /** At least one; as a root module first. */
  of(directory: string): readonly Instance[] {
    const before = this.byDirectory.get(directory)
    if (before !== undefined) return before
    // While its callers are looked for: it can call itself with other values.
    this.byDirectory.set(directory, [this.unknown(directory)])
    this.depth += 1
    const called = this.calledBy(directory)
    this.depth -= 1
    const isRoot = called.length === 0 || this.declarations(directory).isRoot
    const instances = [...(isRoot ? this.roots(directory) : []), ...called]
    this.byDirectory.set(directory, instances)
    return instances
  }

  private readonly declarations = once((directory: string): Declarations => {
    if (this.bytes > LIMITS.bytes) return NO_DECLARATIONS
    return this.counted(declarationsIn(directory, this.client, this.context.files))
  })

  private counted<T extends { readonly bytes: number }>(read: T): T {
    this.bytes += read.bytes
    return read
  }

  private readonly roots = once((directory: string): readonly Instance[] => {
    if (this.bytes > LIMITS.bytes) return [this.unknown(directory)]
    const { files, setBy, environment } = this.context
    const { loaded, others } = this.counted(variablesIn(directory, files, environment))
    const root = (lookup: VariableLookup, from: string | null) =>
      this.instance(directory, lookup, { use: directory, root: directory, from })
    const roots = [root(loaded, null)]
    for (const { lookup, from } of others)
      roots.push(root((name) => lookup(name) ?? loaded(name), from))
    for (const set of this.declarations(directory).variables.keys()) {
      const where = setBy(set)
      if (where === null || loaded(set) !== undefined) continue
      if (roots.length >= LIMITS.uses) break
      roots.push(root((name) => (name === set ? unseen : loaded(name)), `with ${where}`))
    }
    return roots
  })

  /** By the directory that they call; null for what is no local module. A directory may call thousands. */
  private readonly calls = once((caller: string) =>
    Map.groupBy(this.declarations(caller).calls, ([, operands]) => this.target(caller, operands))
  )

  private calledBy(directory: string): readonly Instance[] {
    const uses: Instance[] = []
    for (const caller of this.callers(directory)) {
      const isTooDeep = this.depth > LIMITS.depth || this.instances > LIMITS.instances
      const outer = isTooDeep ? [this.unknown(caller)] : this.of(caller)
      for (const [name, operands] of this.calls(caller).get(directory) ?? []) {
        for (const { scope, use, root, from } of outer) {
          if (uses.length >= LIMITS.uses) return [...uses, this.unknown(directory)]
          const argument = (variable: string) => {
            const code = operands.get(variable)
            return code && (() => evaluate(code, scope))
          }
          uses.push(this.instance(directory, argument, { use: `${use} ${name}`, root, from }))
        }
      }
    }
    return uses
  }

  private callers(directory: string): Iterable<string> {
    const literal = this.context.calls().callers.get(directory) ?? new Set()
    return literal.union(this.dynamicCalls().get(directory) ?? new Set())
  }

  private readonly dynamicCalls = once(() => {
    const callers = new Map<string | null, Set<string>>()
    for (const caller of this.context.calls().dynamic) {
      for (const target of this.calls(caller).keys()) {
        callers.set(target, (callers.get(target) ?? new Set()).add(caller))
      }
    }
    return callers
  })

  private target(caller: string, operands: ReadonlyMap<string, Code>): string | null {
    const source = operands.get('source')
    // The address of a local module hardly depends on how its caller is called.
    const [root] = this.roots(caller)
    const path = source && root && evaluate(source, root.scope)
    return typeof path === 'string' ? this.context.leadsTo(caller, path) : null
  }

  /** A use of which nothing is known: what has a value there has it in every use. */
  readonly unknown = once((directory: string) =>
    this.instance(directory, () => unseen, { use: `${directory} ?`, root: null, from: null })
  )

  private instance(directory: string, lookup: VariableLookup, how: Omit<Instance, 'scope'>) {
    const { variables, locals } = this.declarations(directory)
    const variable = (name: string): Data | undefined => {
      const declared = variables.get(name)
      if (declared === undefined) return undefined
      const { isConst, isNullable, type } = declared
      const isEvaluated = this.client === 'terraform' ? isConst === true : isConst !== false
      if (this.evaluation === 'static' && !isEvaluated) return new Beginning('', name)
      const set = lookup(name)
      const otherwise = convert(declared.default, type)
      const value = set === undefined ? otherwise : convert(set(), type)
      if (value !== null || isNullable === true || !('isNullable' in declared)) return value
      return isNullable === false ? otherwise : undefined
    }
    const names: Readonly<Record<string, Lookup>> = {
      var: once(variable),
      local: once((name) => {
        const code = locals.get(name)
        return code && evaluate(code, scope)
      }),
      // Both lead to a local module.
      path: (name) => {
        if (name === 'root') return '.'
        const isKnown = name === 'module' && how.root !== null
        return isKnown ? relative(`/${how.root}`, `/${directory}`) || '.' : undefined
      }
    }
    const { effort, evaluation, client } = this
    // Only `init` knows the name of the workspace.
    const isWithheld = (name: string) =>
      evaluation === 'static' && (name !== 'terraform' || client !== 'opentofu')
    const name = (key: string): Data | undefined =>
      names[key] ?? (isWithheld(key) ? new Beginning('', '') : undefined)
    this.instances += 1
    effort.count()
    const scope: Scope = { name, call: callFunction, effort }
    return { scope, ...how }
  }
}

const unseen = (): undefined => undefined
