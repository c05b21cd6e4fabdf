// Reads Terragrunt files and evaluates their expressions. Paths that it makes absolute have the checkout as their root.
import { type Code, evaluate } from '../../hcl/evaluate.ts'
import { type Data, Effort, type Lookup, type Scope } from '../../hcl/scope.ts'
import { below, directoryOf } from '../../protocol/local/paths.ts'
import { once } from '../../text/once.ts'
import { callFunction, pathFunctions, pathInCheckout } from './functions.ts'
import { readTerragruntFile, type TerragruntFile } from './terragrunt-file.ts'
import type { ValueContext } from './values.ts'

/** A file that is read, and where Terragrunt stands (ParsingContext.TerragruntConfigPath). */
type TerragruntReading = {
  readonly file: string
  /** The file whose directory paths are relative to: of an included file, the one that includes it. */
  readonly from: string
  /** The file that Terragrunt was started with. */
  readonly unit: string
}

/** What a file gives: the values of its names, and what others see of it. */
type TerragruntConfig = { readonly scope: Scope; readonly value: Lookup }

/** A file whose blocks a unit takes over, and how they are evaluated for that unit. */
export type TerragruntPart = {
  readonly file: string
  readonly declared: TerragruntFile
  readonly scope: Scope
}

/** A unit that includes a file. */
type Includer = { readonly unit: string; readonly hasSource: boolean }

export class Terragrunt {
  readonly effort = new Effort()
  readonly context: ValueContext

  constructor(context: ValueContext) {
    this.context = context
  }

  /** Null if there is no such file. */
  private readonly read = once((file: string): TerragruntFile | null => {
    const text = this.context.files.read(file)
    return text === null ? null : readTerragruntFile(text, file)
  })

  /** How expressions of a file are evaluated if Terragrunt is started with it. */
  scopeOf(file: string): Scope {
    return this.evaluation()({ file, from: file, unit: file }).scope
  }

  /** How they are evaluated in each file that includes it, and has no source of its own. */
  includedScopes(file: string): readonly Scope[] {
    const units = this.includers().get(file) ?? []
    return units.flatMap(({ unit, hasSource }) =>
      hasSource ? [] : this.evaluation()({ file, from: unit, unit }).scope
    )
  }

  isIncluded(file: string): boolean {
    return this.includers().has(file)
  }

  private readonly includers = once((): ReadonlyMap<string, readonly Includer[]> => {
    const found = new Map<string, Includer[]>()
    for (const unit of this.context.terragrunt) {
      const declared = this.read(unit)
      if (declared === null || declared.includes.size === 0) continue
      const scope = this.scopeOf(unit)
      for (const { path } of declared.includes.values()) {
        const file = this.fileAt(evaluate(path, scope), unit)
        if (file === null) continue
        const units = found.get(file) ?? []
        found.set(file, units)
        units.push({ unit, hasSource: declared.source !== undefined })
      }
    }
    return found
  })

  /**
   * A unit and the files that it includes, in the order in which their blocks are preferred: the last that it includes
   * before the others (pkg/config/include.go, handleInclude). Null for an included file that is not known.
   */
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
    const known = new Map<string, TerragruntConfig>()
    const read = (reading: TerragruntReading): TerragruntConfig => {
      const key = `${reading.file}\n${reading.from}`
      const config = known.get(key) ?? this.configOf(reading, read)
      known.set(key, config)
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
    const code = (found: Code | undefined) => found && evaluate(found, scope)
    const included = (name: string): string | null =>
      this.fileAt(code(declared?.includes.get(name)?.path), from)
    const config = (path: string | null, relativeTo: string | null): Data | undefined => {
      if (path === null || this.read(path) === null) return undefined
      return read({ file: path, from: relativeTo ?? path, unit }).value
    }
    const local = once((name: string) => code(declared?.locals.get(name)))
    const include = once((name: string) => {
      if (!declared?.includes.has('')) return config(included(name), from)
      // Without a label there is one included file.
      const bare = config(included(''), from)
      return typeof bare === 'function' ? bare(name) : undefined
    })
    const value = once((name: string) => {
      if (name === 'locals') return local
      return name === 'inputs' ? code(declared?.inputs) : undefined
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
      call: (name, given) => {
        if (name === 'read_terragrunt_config') {
          const [path, otherwise] = given
          if (typeof path !== 'string') return undefined
          return config(this.fileAt(path, from), null) ?? otherwise
        }
        return Object.hasOwn(paths, name) ? paths[name]?.(given) : callFunction(name, given)
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
