// What a Terragrunt file declares that decides values: locals, inputs, includes and its source.
import type { Code } from '../../hcl/evaluate.ts'
import { readHclJson } from '../../hcl/json.ts'
import { readHcl } from '../../hcl/native.ts'
import { attributeOf, type Block, blocksOf } from '../../hcl/structure.ts'
import { addArguments } from './declarations.ts'

export type TerragruntFile = {
  readonly locals: ReadonlyMap<string, Code>
  readonly inputs: Code | undefined
  /** The paths of included files, by the name of the `include` block; '' for one without a label. */
  readonly includes: ReadonlyMap<string, Code>
  /** There is a source, which replaces that of an included file. */
  readonly hasSource: boolean
}

/** Reads the text of a file. */
export function readTerragruntFile(source: string, isJson: boolean): TerragruntFile {
  const { text, body } = isJson ? readHclJson(source) : readHcl(source)
  const code = (block: Pick<Block, 'body'>, name: string): Code | undefined => {
    const expression = attributeOf(block.body, name)?.value
    return expression && { expression, text }
  }
  const locals = new Map<string, Code>()
  for (const block of blocksOf(body, 'locals', 0)) addArguments(locals, block, text)
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
