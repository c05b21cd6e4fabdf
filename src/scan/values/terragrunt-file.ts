// Reads the blocks and arguments of a Terragrunt file that decide about modules.
import { type Code, itemOf } from '../../hcl/evaluate.ts'
import { readHclJson } from '../../hcl/json.ts'
import { readHcl } from '../../hcl/native.ts'
import { attributeOf, type Block, blocksOf } from '../../hcl/structure.ts'
import { sourceText } from '../../hcl/values.ts'
import { addArguments } from './declarations.ts'

export type TerragruntFile = ReturnType<typeof readTerragruntFile>

/** A file that Terragrunt writes before `init`. */
export type GeneratedFile = {
  readonly path: Code | undefined
  /** What happens if the file exists. */
  readonly strategy: Code | undefined
  readonly isDisabled?: Code | undefined
  readonly ifDisabled?: Code | undefined
  /** What is before the contents, which is a comment by default. */
  readonly prefix?: Code | undefined
  /** The text of a `generate` block, or the backend of `remote_state`. */
  readonly contents: Code | undefined
  readonly backend?: { readonly type: Code | undefined; readonly config: Code | undefined }
}

export function readTerragruntFile(given: string, file: string) {
  const structure = (file.endsWith('.json') ? readHclJson : readHcl)(given)
  const { text, body } = structure
  const code = (block: Pick<Block, 'body'>, name: string): Code | undefined => {
    const expression = attributeOf(block.body, name)?.value
    return expression && { expression, text }
  }
  const locals = new Map<string, Code>()
  for (const block of blocksOf(body, 'locals', 0)) addArguments(locals, block, text)
  // By the name of the block; '' for one without a label.
  const includes = new Map<string, { path: Code; strategy: Code | undefined }>()
  for (const block of [...blocksOf(body, 'include', 0), ...blocksOf(body, 'include', 1)]) {
    const path = code(block, 'path')
    const strategy = code(block, 'merge_strategy')
    if (path !== undefined) includes.set(block.labels[0]?.value ?? '', { path, strategy })
  }
  const generated = new Map<string, GeneratedFile>()
  for (const block of blocksOf(body, 'generate', 1)) {
    generated.set(`generate ${block.labels[0]?.value}`, {
      path: code(block, 'path'),
      strategy: code(block, 'if_exists'),
      isDisabled: code(block, 'disable'),
      ifDisabled: code(block, 'if_disabled'),
      prefix: code(block, 'comment_prefix'),
      contents: code(block, 'contents')
    })
  }
  for (const block of blocksOf(body, 'remote_state', 0)) {
    const contents = code(block, 'generate')
    // Without `generate`, the module has the block, and Terragrunt passes -backend-config.
    if (contents === undefined) continue
    const item = (name: string): Code | undefined => {
      const expression = itemOf(contents.expression, name, text)
      return expression && { expression, text }
    }
    const backend = { type: code(block, 'backend'), config: code(block, 'config') }
    const [path, strategy] = [item('path'), item('if_exists')]
    generated.set('remote_state', { path, strategy, contents, backend })
  }
  const [source] = blocksOf(body, 'terraform', 0).flatMap((block) => code(block, 'source') ?? [])
  return {
    locals,
    inputs: code({ body }, 'inputs'),
    includes,
    generated,
    source,
    isSkipped: code({ body }, 'skip'),
    /** What is usually in blocks is an argument, whose value decides everything. */
    isOpen:
      body.kind === 'native' &&
      ['generate', 'remote_state'].some((name) => attributeOf(body, name) !== undefined),
    place: sourceText(structure, file).place
  }
}
