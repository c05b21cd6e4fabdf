// Reads the blocks and arguments of a Terragrunt file that decide about modules.
import { type Code, itemOf } from '../../hcl/evaluate.ts'
import { readHclJson } from '../../hcl/json.ts'
import { readHcl } from '../../hcl/native.ts'
import { attributeOf, type Block, blocksOf, type Expression } from '../../hcl/structure.ts'
import { sourceText } from '../../hcl/values.ts'
import { addArguments } from './declarations.ts'

export type TerragruntFile = ReturnType<typeof readTerragruntFile>

// `strategy` decides what happens if the file exists. `prefix` begins a line before the contents, a comment by default.
/** A file that Terragrunt writes before `init`: the contents of a `generate` block, or the backend of `remote_state`. */
export type GeneratedFile = Codes<
  'path' | 'strategy' | 'isDisabled' | 'ifDisabled' | 'prefix' | 'contents'
> & { readonly backend?: Codes<'type' | 'config'> }

type Codes<Name extends string> = Readonly<Partial<Record<Name, Code | undefined>>>

export function readTerragruntFile(written: string, file: string) {
  const structure = (file.endsWith('.json') ? readHclJson : readHcl)(written)
  const { text, body } = structure
  const codeOf = (expression: Expression | undefined): Code | undefined =>
    expression && { expression, text }
  const code = (block: Pick<Block, 'body'>, name: string) =>
    codeOf(attributeOf(block.body, name)?.value)
  const locals = new Map<string, Code>()
  for (const block of blocksOf(body, 'locals', 0)) addArguments(locals, block, text)
  // By the name of the block; '' for one that has no label.
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
    // If there is no `generate`, the module has the block, and Terragrunt passes -backend-config.
    if (contents === undefined) continue
    generated.set('remote_state', {
      path: codeOf(itemOf(contents.expression, 'path', text)),
      strategy: codeOf(itemOf(contents.expression, 'if_exists', text)),
      contents,
      backend: { type: code(block, 'backend'), config: code(block, 'config') }
    })
  }
  const [source] = blocksOf(body, 'terraform', 0).flatMap((block) => code(block, 'source') ?? [])
  return {
    locals,
    inputs: code({ body }, 'inputs'),
    includes,
    generated,
    source,
    isSkipped: code({ body }, 'skip'),
    /** An argument is there in place of blocks, and its value decides everything. */
    isOpen:
      body.kind === 'native' &&
      ['generate', 'remote_state'].some((name) => attributeOf(body, name) !== undefined),
    place: sourceText(structure, file).place
  }
}
