// The directories in which Terragrunt runs `init`: it adds the files of a module, and generates others.
import { posix } from 'node:path'
import { TOP } from '../../../rules/problems/note.ts'
import type { Place } from '../../../rules/problems/place.ts'
import { below, directoryOf } from '../../../rules/protocol/local/paths.ts'
import { isTerragruntPath } from '../../../rules/protocol/package-address.ts'
import { once } from '../../../rules/text/once.ts'
import { type Code, evaluate } from '../../hcl/evaluate.ts'
import { Beginning, type Data } from '../../hcl/scope.ts'
import { classify } from '../file-kinds.ts'
import type { Scan, ScanSteps } from '../scan.ts'
import type { Unit } from '../usage.ts'
import { Additions } from './additions.ts'
import { pathInCheckout } from './functions.ts'
import { generatedText } from './generated.ts'
import type { GeneratedFile, Terragrunt, TerragruntPart } from './terragrunt.ts'

const UNIT = /(^|\/)terragrunt\.hcl(\.json)?$/
// Among values that are not known, only the address of a remote module has them.
const PARAMETER = /[?&](ref|version)=/
// Files with these names decide what `init` contacts.
const OF_INIT = /\.(tf|tofu|tftest|tofutest|tfvars|hcl|tfstate)(\.json|\.hcl)?$/

/** A unit while its files are collected. */
type OpenUnit = { -readonly [K in keyof Unit]: Unit[K] } & {
  readonly replaced: string[]
  readonly covers: string[]
}

const valueIn = (code: Code | undefined, { scope }: TerragruntPart): Data | undefined =>
  code && evaluate(code, scope)

const placeOf = ({ expression }: Code, { declared }: TerragruntPart): Place =>
  declared.place(expression)

export function* withUnits(scan: Scan, terragrunt: Terragrunt): ScanSteps {
  const { context } = terragrunt
  const additions = new Additions(scan)
  const reader = new UnitReader(terragrunt, additions)
  const units: Unit[] = []
  for (const file of context.terragrunt) {
    if (yield scan.files) return { ...additions.finish(units), endedAt: directoryOf(file) }
    const unit = reader.read(file)
    if (unit !== null) units.push(unit)
  }
  return additions.finish(units)
}

class UnitReader {
  private readonly terragrunt: Terragrunt
  private readonly additions: Additions
  private readonly scanned: ReadonlySet<string>

  constructor(terragrunt: Terragrunt, additions: Additions) {
    this.terragrunt = terragrunt
    this.additions = additions
    this.scanned = new Set(terragrunt.context.terragrunt)
  }

  /** Null for a file that is no unit: others include it, or there is nothing to initialise. */
  read(file: string): Unit | null {
    if (!UNIT.test(file) || this.terragrunt.isIncluded(file)) return null
    const parts = this.terragrunt.partsOf(file)
    const knownParts = parts.filter((part) => part !== null)
    const [main] = knownParts
    // An included file skips nothing.
    if (main !== undefined && valueIn(main.declared.isSkipped, main) === true) return null
    const source = this.sourceOf(parts, file)
    if (source === null) return null
    const unit: OpenUnit = {
      directory: directoryOf(file),
      ...source,
      isPartial: parts.includes(null),
      replaced: [],
      covers: source.module === null ? [...this.configIn(directoryOf(file))] : [],
      files: knownParts.map((part) => part.file)
    }
    this.replaceByOwn(unit)
    const names = new Set<string>()
    const { unread } = this.additions
    if (parts.includes(null) && source.unknown === null) unread.push({ file, ...TOP })
    for (const part of knownParts) {
      if (part.declared.isOpen || !this.scanned.has(part.file))
        unread.push({ file: part.file, ...TOP })
      unit.isPartial ||= part.declared.isOpen
      for (const [name, generated] of part.declared.generated) {
        if (!names.has(name)) this.generate(unit, generated, part)
        names.add(name)
      }
    }
    return unit
  }

  /** The module that is added to the directory of a unit; null if there is nothing to initialise. */
  private sourceOf(parts: readonly (TerragruntPart | null)[], file: string) {
    const directory = directoryOf(file)
    const part = parts.find((part) => part === null || part.declared.source !== undefined)
    if (part === undefined) {
      return this.configIn(directory).length === 0 ? null : { module: directory, unknown: null }
    }
    const { source } = part?.declared ?? {}
    if (part === null || source === undefined) return { module: null, unknown: { file, ...TOP } }
    const place = placeOf(source, part)
    const value = valueIn(source, part)
    const text = value instanceof Beginning ? value.text : value
    const written = source.text.slice(source.expression.start, source.expression.end)
    const hasText = typeof text === 'string' && text !== ''
    if (hasText ? !isTerragruntPath(text) : PARAMETER.test(written)) {
      const isLiteral = part.file === file && source.expression.kind === 'string'
      const known = typeof value === 'string' ? value : null
      if (!isLiteral) this.additions.inherit(place, known, directory)
      return { module: null, unknown: null }
    }
    // A doubled slash only separates what is copied from what is used of it.
    const plain = typeof value === 'string' ? value.replace(/\?.*/s, '') : undefined
    const path = pathInCheckout(plain, directory)
    if (path !== null && this.configIn(path).length > 0) return { module: path, unknown: null }
    // Names with a dot may be hosts. Absolute paths that are written so are not those of the checkout.
    const isInCheckout =
      /^(?:\.{0,2}|[\w-]+)(?:\/|$)/.test(plain ?? '') && !written.startsWith('"/')
    const isMissing = isInCheckout && path !== null && !this.terragrunt.context.files.exists(path)
    return { module: null, unknown: place, ...(isMissing && { missing: path }) }
  }

  private readonly configIn = once((directory: string): readonly string[] => {
    const names = this.terragrunt.context.files.list(directory)
    const siblings = new Set(names)
    return names.filter((name) => classify(name, siblings, '')?.class === 'config')
  })

  /** A file of the unit replaces one of the same name in its module. */
  private replaceByOwn({ directory, module, replaced }: OpenUnit): void {
    if (module === null || module === directory) return
    const others = new Set(this.configIn(module))
    for (const name of this.configIn(directory)) {
      if (others.has(name)) replaced.push(below(module, name))
    }
  }

  private generate(unit: OpenUnit, generated: GeneratedFile, part: TerragruntPart): void {
    this.terragrunt.effort.renew()
    const { written } = generated
    const isDisabled = written.has('disable') && valueIn(written.get('disable'), part)
    const path = valueIn(written.get('path'), part)
    if (isDisabled === true && !written.has('if_disabled')) return
    const contents = written.get('contents')
    const prefix = written.get('comment_prefix')
    const at = contents ? placeOf(contents, part) : { file: part.file, ...TOP }
    const isComment = prefix === undefined || /^(#|\/\/).*$/.test(String(valueIn(prefix, part)))
    if (isDisabled === undefined || !isComment) this.additions.unread.push(at)
    if (typeof path !== 'string') {
      this.additions.unread.push(at)
      unit.isPartial = true
      return
    }
    // Paths are relative to the directory in which `init` runs.
    const name = posix.normalize(path.replace(`/${unit.directory}/`, ''))
    const directories = [unit.directory, unit.module ?? unit.directory]
    const kind = classify(name, new Set(directories.flatMap(this.configIn)), '')
    if (kind?.class !== 'config' || name.includes('/')) {
      if (OF_INIT.test(name)) this.additions.unread.push(at)
      return
    }
    const existing = directories
      .filter((directory) => this.configIn(directory).includes(name))
      .map((directory) => below(directory, name))
    const skips = isDisabled === false && valueIn(written.get('if_exists'), part) === 'skip'
    if (existing.length > 0 && skips) return
    // Disabled, it may remove the file.
    unit.replaced.push(...existing)
    if (!skips) unit.covers.push(name)
    if (isDisabled === true) return
    const { files } = this.terragrunt.context
    const text = isDisabled === false ? generatedText(generated, part, files) : null
    if (text === null) {
      this.additions.unread.push(at)
      unit.isPartial = true
    } else if (!this.additions.add(text, kind, unit.directory)) unit.unknown = at
  }
}
