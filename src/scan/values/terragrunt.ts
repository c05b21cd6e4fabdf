// Evaluates Terragrunt's expressions. Paths that it makes absolute have the checkout as their root. `generate` blocks
// are not read: in public repositories they name no private hosts.
import { posix } from 'node:path'
import { type Code, evaluate } from '../../hcl/evaluate.ts'
import { readHclJson } from '../../hcl/json.ts'
import { readHcl } from '../../hcl/native.ts'
import { type Data, Effort, type Lookup, remembered, type Scope } from '../../hcl/scope.ts'
import { attributeOf, type Block, blocksOf } from '../../hcl/structure.ts'
import { below, directoryOf } from '../../protocol/local/paths.ts'
import { addArguments } from './declarations.ts'
import { callFunction, pathFunctions } from './functions.ts'
import type { ValueContext } from './values.ts'

// Beyond this, files are read again.
const MAX_KEPT_CHARACTERS = 64 * 1024 * 1024

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

export class Terragrunt {
  readonly effort = new Effort()
  private readonly known = new Map<string, TerragruntFile | null>()
  private characters = 0
  private readonly context: ValueContext
  private includers: ReadonlyMap<string, readonly string[]> | undefined

  constructor(context: ValueContext) {
    this.context = context
  }

  /** Null if there is no such file. */
  private read(file: string): TerragruntFile | null {
    const before = this.known.get(file)
    if (before !== undefined) return before
    const text = this.context.files.read(file)
    const found = text === null ? null : readTerragruntFile(text, file.endsWith('.json'))
    this.characters += text?.length ?? 0
    if (this.characters > MAX_KEPT_CHARACTERS) {
      this.known.clear()
      this.characters = 0
    }
    this.known.set(file, found)
    return found
  }

  /** How expressions of a file are evaluated if Terragrunt is started with it. */
  scopeOf(file: string): Scope {
    return this.evaluation()({ file, from: file, unit: file }).scope
  }

  /** How they are evaluated in each file that includes it, and has no source of its own. */
  includedScopes(file: string): readonly Scope[] {
    this.includers ??= this.findIncluders()
    const units = this.includers.get(file) ?? []
    return units.map((unit) => this.evaluation()({ file, from: unit, unit }).scope)
  }

  private findIncluders(): ReadonlyMap<string, readonly string[]> {
    const found = new Map<string, string[]>()
    for (const unit of this.context.terragrunt) {
      const declared = this.read(unit)
      if (declared === null || declared.includes.size === 0 || declared.hasSource) continue
      const scope = this.scopeOf(unit)
      for (const path of declared.includes.values()) {
        const file = this.fileAt(evaluate(path, scope), unit)
        if (file === null) continue
        const units = found.get(file) ?? []
        found.set(file, units)
        units.push(unit)
      }
    }
    return found
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
      this.fileAt(code(declared?.includes.get(name)), from)
    const config = (path: string | null, relativeTo: string | null): Data | undefined => {
      if (path === null || this.read(path) === null) return undefined
      return read({ file: path, from: relativeTo ?? path, unit }).value
    }
    const local = remembered((name) => code(declared?.locals.get(name)))
    const include = remembered((name) => {
      if (!declared?.includes.has('')) return config(included(name), from)
      // Without a label there is one included file.
      const bare = config(included(''), from)
      return typeof bare === 'function' ? bare(name) : undefined
    })
    const value = remembered((name) => {
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
          return config(this.fileAt(given[0], from), null) ?? given[1]
        }
        return Object.hasOwn(paths, name) ? paths[name]?.(given) : callFunction(name, given)
      },
      effort: this.effort
    }
    return { scope, value }
  }

  /** The file of a path in the checkout; of a directory, its unit. */
  private fileAt(path: Data | undefined, from: string): string | null {
    if (typeof path !== 'string') return null
    const file = posix.resolve('/', directoryOf(from), path).slice(1)
    // A path that leads out of the checkout does not come back.
    if (posix.join(path.startsWith('/') ? '.' : directoryOf(from), path).startsWith('..'))
      return null
    const units = [below(file, 'terragrunt.hcl'), below(file, 'terragrunt.hcl.json')]
    const unit = units.find((name) => this.read(name) !== null)
    return unit !== undefined && this.read(file) === null ? unit : file
  }
}

type TerragruntFile = ReturnType<typeof readTerragruntFile>

function readTerragruntFile(source: string, isJson: boolean) {
  const { text, body } = isJson ? readHclJson(source) : readHcl(source)
  const code = (block: Pick<Block, 'body'>, name: string): Code | undefined => {
    const expression = attributeOf(block.body, name)?.value
    return expression && { expression, text }
  }
  const locals = new Map<string, Code>()
  for (const block of blocksOf(body, 'locals', 0)) addArguments(locals, block, text)
  // The paths of included files, by the name of the block; '' for one without a label.
  const includes = new Map<string, Code>()
  for (const block of [...blocksOf(body, 'include', 0), ...blocksOf(body, 'include', 1)]) {
    const path = code(block, 'path')
    if (path !== undefined) includes.set(block.labels[0]?.value ?? '', path)
  }
  // A source replaces that of an included file.
  const hasSource = blocksOf(body, 'terraform', 0).some((block) => code(block, 'source'))
  return { locals, inputs: code({ body }, 'inputs'), includes, hasSource }
}
