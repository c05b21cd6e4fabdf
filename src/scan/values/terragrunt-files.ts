// What a Terragrunt file declares that decides values: locals, inputs, includes and its source.
import type { Code } from '../../hcl/evaluate.ts'
import { readHclJson } from '../../hcl/json.ts'
import { readHcl } from '../../hcl/native.ts'
import { attributeOf, attributesOf, type Block, blocksOf } from '../../hcl/structure.ts'
import type { CheckoutFiles } from '../checkout-files.ts'

export type TerragruntFile = {
  readonly locals: ReadonlyMap<string, Code>
  readonly inputs: Code | undefined
  /** The paths of included files, by the name of the `include` block; '' for one without a label. */
  readonly includes: ReadonlyMap<string, Code>
  /** There is a source, which replaces that of an included file. */
  readonly hasSource: boolean
}

// Beyond this, files are read again.
const MAX_KEPT_CHARACTERS = 64 * 1024 * 1024

/** Reads each file once; null if there is none. */
export class TerragruntFiles {
  private readonly known = new Map<string, TerragruntFile | null>()
  private characters = 0
  private readonly files: CheckoutFiles

  constructor(files: CheckoutFiles) {
    this.files = files
  }

  read(file: string): TerragruntFile | null {
    const before = this.known.get(file)
    if (before !== undefined) return before
    const text = this.files.read(file)
    this.characters += text?.length ?? 0
    if (this.characters > MAX_KEPT_CHARACTERS) {
      this.known.clear()
      this.characters = text?.length ?? 0
    }
    const found = text === null ? null : declaredIn(text, file.endsWith('.json'))
    this.known.set(file, found)
    return found
  }
}

function declaredIn(source: string, isJson: boolean): TerragruntFile {
  const { text, body } = isJson ? readHclJson(source) : readHcl(source)
  const code = (block: Pick<Block, 'body'>, name: string): Code | undefined => {
    const expression = attributeOf(block.body, name)?.value
    return expression && { expression, text }
  }
  const locals = new Map<string, Code>()
  for (const block of blocksOf(body, 'locals', 0)) {
    for (const { name, value } of attributesOf(block.body)) {
      locals.set(name, { expression: value, text })
    }
  }
  const includes = new Map<string, Code>()
  for (const block of [...blocksOf(body, 'include', 0), ...blocksOf(body, 'include', 1)]) {
    const path = code(block, 'path')
    if (path !== undefined) includes.set(block.labels[0]?.value ?? '', path)
  }
  const sources = blocksOf(body, 'terraform', 0).map((block) => code(block, 'source'))
  return {
    locals,
    inputs: code({ body }, 'inputs'),
    includes,
    hasSource: sources.some((found) => found !== undefined)
  }
}
