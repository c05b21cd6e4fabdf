// Reads Terragrunt files and evaluates their expressions. Paths that it makes absolute have the checkout as their root.

import { below, directoryOf } from '../../../rules/protocol/local/paths.ts'
import { once } from '../../../rules/text/once.ts'
import { type Code, evaluate } from '../../hcl/evaluate.ts'
import { type Data, Effort, type Lookup, type Scope } from '../../hcl/scope.ts'
import { callFunction, pathFunctions, pathInCheckout, type Standpoint } from './functions.ts'

import { readTerragruntFile, type TerragruntFile } from './terragrunt-file.ts'
import type { ValueContext } from './values.ts'

/** A file that is read, and the files where Terragrunt stands (ParsingContext.TerragruntConfigPath). */
type TerragruntReading = Pick<Standpoint, 'from' | 'unit'> & { readonly file: string }

/** The values of the names of a file, and what others see of it. */
type TerragruntConfig = { readonly scope: Scope; readonly value: Lookup }

/** A file whose blocks a unit takes over, and how they are evaluated for that unit. */
export type TerragruntPart = {
  readonly file: string
  readonly declared: TerragruntFile
  readonly scope: Scope
}

export class Terragrunt {
  readonly effort = new Effort()
  readonly context: ValueContext

  constructor(context: ValueContext) {
    this.context = context
  }

  private readonly read = once((file: string): TerragruntFile | null => {
    const text = this.context.files.read(file)
    return text === null ? null : readTerragruntFile(text, file)
  })

  /** Evaluates the expressions of a file if Terragrunt is started with it. */
  scopeOf(file: string): Scope {
    return this.evaluation()({ file, from: file, unit: file }).scope
  }

  /** One for each file that includes it, and has no source itself. */
  includedScopes(file: string): readonly Scope[] {
    const units = this.includers().get(file) ?? []
    return units.flatMap(({ unit, hasSource }) =>
      hasSource ? [] : this.evaluation()({ file, from: unit, unit }).scope
    )
  }

  isIncluded(file: string): boolean {
    return this.includers().has(file)
  }

  private readonly includers = once(() => {
    const all = this.context.terragrunt.flatMap((unit) => {
      const declared = this.read(unit)
      if (declared === null || declared.includes.size === 0) return []
      const scope = this.scopeOf(unit)
      const hasSource = declared.source !== undefined
      return [...declared.includes.values()].map(({ path }) => {
        return { unit, hasSource, file: this.fileAt(evaluate(path, scope), unit) }
      })
    })
    return Map.groupBy(all, ({ file }) => file)
  })

  // Blocks of the last included file are preferred to those of the others (pkg/config/include.go, handleInclude).
  /** A unit and the files that it includes, in the order of preference; null for one that is not known. */
  partsOf(unit: string): readonly (TerragruntPart | null)[] {
    const config = this.evaluation()
    const parts = new Map<string, TerragruntPart | null>()
    const add = (file: string | null): void => {
      const declared = file === null ? null : this.read(file)
      if (file === null || declared === null) {
        parts.set('', null)
        return
      }
      if (parts.has(file)) return
      const { scope } = config({ file, from: unit, unit })
      parts.set(file, { file, declared, scope })
      for (const { path, strategy } of [...declared.includes.values()].reverse()) {
        const isMerged = strategy === undefined || evaluate(strategy, scope) !== 'no_merge'
        if (isMerged) add(this.fileAt(evaluate(path, scope), unit))
      }
    }
    add(unit)
    return [...parts.values()]
  }

  /** Reads files, each of them once from the same place. */
  private evaluation(): (reading: TerragruntReading) => TerragruntConfig {
    this.effort.renew()
    const configs = new Map<string, TerragruntConfig>()
    const read = (reading: TerragruntReading): TerragruntConfig => {
      const key = `${reading.file}\n${reading.from}`
      const config = configs.get(key) ?? this.configOf(reading, read)
      configs.set(key, config)
      return config
    }
    return read
  }

  private configOf(
    reading: TerragruntReading,
    read: (reading: TerragruntReading) => TerragruntConfig
  ): TerragruntConfig {
    const { file, from, unit } = reading
    const declared = this.read(file)
    const evaluated = (code: Code | undefined) => code && evaluate(code, scope)
    const included = (name: string): string | null =>
      this.fileAt(evaluated(declared?.includes.get(name)?.path), from)
    const config = (path: string | null, relativeTo: string | null): Data | undefined => {
      if (path === null || this.read(path) === null) return undefined
      return read({ file: path, from: relativeTo ?? path, unit }).value
    }
    const local = once((name: string) => evaluated(declared?.locals.get(name)))
    const include = once((name: string) => {
      if (!declared?.includes.has('')) return config(included(name), from)
      // A block that has no label is the only one.
      const bare = config(included(''), from)
      return typeof bare === 'function' ? bare(name) : undefined
    })
    const value = once((name: string) => {
      if (name === 'locals') return local
      return name === 'inputs' ? evaluated(declared?.inputs) : undefined
    })
    const parent = (name: Data | undefined): string => {
      if (file !== from) return file
      const [first] = declared?.includes.keys() ?? []
      return included(typeof name === 'string' ? name : (first ?? '')) ?? file
    }
    const { files, isSet } = this.context
    const paths = pathFunctions({ from, unit, parent, files, isSet })
    const scope: Scope = {
      name: (name) => (name === 'local' ? local : name === 'include' ? include : undefined),
      call: (name, operands) => {
        if (name === 'read_terragrunt_config') {
          const [path, otherwise] = operands
          if (typeof path !== 'string') return undefined
          return config(this.fileAt(path, from), null) ?? otherwise
        }
        return Object.hasOwn(paths, name) ? paths[name]?.(operands) : callFunction(name, operands)
      },
      effort: this.effort
    }
    return { scope, value }
  }

  /** The file of a path in the checkout; of a directory, its unit. */
  private fileAt(path: Data | undefined, from: string): string | null {
    const file = pathInCheckout(path, directoryOf(from))
    if (file === null) return null
    const units = [below(file, 'terragrunt.hcl'), below(file, 'terragrunt.hcl.json')]
    const unit = units.find((name) => this.read(name) !== null)
    return unit !== undefined && this.read(file) === null ? unit : file
  }
}
