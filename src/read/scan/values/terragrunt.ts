// Reads Terragrunt files and evaluates their expressions. Paths that it makes absolute have the checkout as their root.
import { below, directoryOf } from '../../../rules/protocol/local/paths.ts'
import { once } from '../../../rules/text/once.ts'
import { type Code, evaluate, itemOf } from '../../hcl/evaluate.ts'
import { readHclJson } from '../../hcl/json.ts'
import { readHcl } from '../../hcl/native.ts'
import { type Data, Effort, type Lookup, type Scope } from '../../hcl/scope.ts'
import { attributesOf, type Body, blocksOf } from '../../hcl/structure.ts'
import { sourceText } from '../../hcl/values.ts'
import { addArguments } from './declarations.ts'
import { callFunction, pathFunctions, pathInCheckout, type Standpoint } from './functions.ts'
import type { ValueContext } from './values.ts'

/** The arguments of a block by their names. */
type Arguments = ReadonlyMap<string, Code>

// `if_exists` decides what happens if the file exists. `comment_prefix` begins a line before the contents, a comment by default.
/** A file that Terragrunt writes before `init`: what a `generate` block has, or `generate` in a `remote_state`, which is the backend. */
export type GeneratedFile = { readonly written: Arguments; readonly backend?: Arguments }

type TerragruntFile = ReturnType<typeof readTerragruntFile>

/** The blocks and arguments that decide about modules. */
function readTerragruntFile(written: string, file: string) {
  const structure = (file.endsWith('.json') ? readHclJson : readHcl)(written)
  const { text, body } = structure
  const argumentsOf = (inner: Body): Arguments => {
    // The first is used: a second one is a mistake.
    const all = attributesOf(inner).toReversed()
    return new Map(all.map(({ name, value }) => [name, { expression: value, text }]))
  }
  const top = argumentsOf(body)
  const locals = new Map<string, Code>()
  for (const block of blocksOf(body, 'locals', 0)) addArguments(locals, block, text)
  // By the name of the block; '' for one that has no label.
  const includes = new Map<string, { path: Code; strategy: Code | undefined }>()
  for (const block of [...blocksOf(body, 'include', 0), ...blocksOf(body, 'include', 1)]) {
    const all = argumentsOf(block.body)
    const [path, strategy] = [all.get('path'), all.get('merge_strategy')]
    if (path !== undefined) includes.set(block.labels[0]?.value ?? '', { path, strategy })
  }
  const generated = new Map<string, GeneratedFile>()
  for (const block of blocksOf(body, 'generate', 1)) {
    generated.set(`generate ${block.labels[0]?.value}`, { written: argumentsOf(block.body) })
  }
  for (const block of blocksOf(body, 'remote_state', 0)) {
    const backend = argumentsOf(block.body)
    const contents = backend.get('generate')
    // If there is no `generate`, the module has the block, and Terragrunt passes -backend-config.
    if (contents === undefined) continue
    const written = new Map([['contents', contents]])
    for (const name of ['path', 'if_exists']) {
      const expression = itemOf(contents.expression, name, text)
      if (expression !== undefined) written.set(name, { expression, text })
    }
    generated.set('remote_state', { written, backend })
  }
  const modules = blocksOf(body, 'terraform', 0)
  const [source] = modules.flatMap((block) => argumentsOf(block.body).get('source') ?? [])
  return {
    locals,
    inputs: top.get('inputs'),
    includes,
    generated,
    source,
    isSkipped: top.get('skip'),
    /** An argument is there in place of blocks, and its value decides everything. */
    isOpen: body.kind === 'native' && (top.has('generate') || top.has('remote_state')),
    place: sourceText(structure, file).place
  }
}

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
