// Compares what the official HCL parser and our scanner read in a text.
import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import type { Block, Body, Expression, Structure } from '../../src/read/hcl/structure.ts'

type Json = null | boolean | number | string | Json[] | { [name: string]: Json }
type Tree = { [name: string]: Json }

/** `refused`: not HCL. `unable`: HCL that the converter cannot express as JSON. */
export type Official =
  | { readonly kind: 'read'; readonly json: Tree }
  | { readonly kind: 'refused' | 'unable'; readonly why: string }

export type OfficialParser = {
  /** One text at a time. */
  readonly read: (text: string) => Promise<Official>
  readonly close: () => Promise<void>
}

export function startOfficialParser(): OfficialParser {
  const worker = new Worker(new URL('./official-worker.ts', import.meta.url))
  return {
    read: async (text) => {
      worker.postMessage(text)
      const [official] = await once(worker, 'message')
      return official as Official
    },
    close: async () => {
      await worker.terminate()
    }
  }
}

/** The blocks whose contents are compared: those that can name hosts. */
export const COMPARED_BLOCKS: readonly string[] = ['module', 'provider', 'terraform']

/**
 * The first difference in the compared blocks of the top level, with all that is in them: their
 * labels, the names in their bodies, and every value that the scanner takes for a literal.
 */
export function disagreement({ body, text }: Structure, official: Tree): string | undefined {
  if (body.kind !== 'native') return 'not native syntax'
  for (const type of COMPARED_BLOCKS) {
    // The converter lets a block and an argument of the same name replace each other.
    if (body.attributes.some(({ name }) => name === type)) continue
    const blocks = body.blocks.filter((block) => block.type === type)
    const found = compareBlocks(blocks, 0, official[type], text)
    if (found !== undefined) return `${type}${found}`
  }
  return undefined
}

/** The number of module, provider and settings blocks found. */
export const countCompared = ({ body }: Structure): number =>
  body.kind === 'native'
    ? body.blocks.filter(({ type }) => COMPARED_BLOCKS.includes(type)).length
    : 0

/** Blocks become `{ label: { label: [body, …] } }`, or `[body, …]` without labels. */
function compareBlocks(
  blocks: readonly Block[],
  depth: number,
  json: Json | undefined,
  text: string
): string | undefined {
  if (blocks.length === 0) return json === undefined ? undefined : ' is missing'
  if (blocks.every(({ labels }) => labels.length === depth)) {
    if (!Array.isArray(json) || json.length !== blocks.length) {
      return `: ${blocks.length} found, officially ${JSON.stringify(json)}`
    }
    return firstOf(blocks, (block, index) => compareBody(block.body, json[index], text))
  }
  if (!isTree(json)) return `: labels found, officially ${JSON.stringify(json)}`
  const labels = new Set(blocks.map((block) => block.labels[depth]?.value ?? ''))
  const missing = Object.keys(json).find((label) => !labels.has(label))
  if (missing !== undefined) return `.${missing} is missing`
  return firstOf([...labels], (label) => {
    const same = blocks.filter((block) => block.labels[depth]?.value === label)
    const found = compareBlocks(same, depth + 1, json[label], text)
    return found && `.${label}${found}`
  })
}

function compareBody(body: Body, json: Json | undefined, text: string): string | undefined {
  if (body.kind !== 'native' || !isTree(json)) return ': not a body'
  const names = new Set(body.attributes.map(({ name }) => name))
  const types = new Set(body.blocks.map(({ type }) => type).filter((type) => !names.has(type)))
  const missing = Object.keys(json).find((name) => !names.has(name) && !types.has(name))
  if (missing !== undefined) return `.${missing} is missing`
  return (
    firstOf(body.attributes, ({ name, value }) => {
      const found = compareValue(value, json[name], text)
      return found && `.${name}${found}`
    }) ??
    firstOf([...types], (type) => {
      const blocks = body.blocks.filter((block) => block.type === type)
      const found = compareBlocks(blocks, 0, json[type], text)
      return found && `.${type}${found}`
    })
  )
}

function compareValue(value: Expression, json: Json | undefined, text: string): string | undefined {
  const seen = JSON.stringify(json)
  // The converter shows text in parentheses unchanged.
  if (text[value.start] === '(') return undefined
  switch (value.kind) {
    case 'string':
      return typeof json === 'string' && sameText(json, value.value)
        ? undefined
        : `: ${JSON.stringify(value.value)} found, officially ${seen}`
    case 'primitive':
      return json === value.value ? undefined : `: ${value.value} found, officially ${seen}`
    case 'tuple':
      if (!Array.isArray(json) || json.length !== value.elements.length) {
        return `: ${value.elements.length} elements found, officially ${seen}`
      }
      return firstOf(value.elements, (element, index) => compareValue(element, json[index], text))
    case 'object': {
      if (!isTree(json)) return `: an object found, officially ${seen}`
      const items = value.items.filter(({ start }) => text[start] !== '(')
      const last = new Map(items.map((item) => [item.name, item.value]))
      return firstOf([...last], ([name, item]) =>
        name === undefined ? undefined : compareValue(item, json[name.normalize('NFC')], text)
      )
    }
    case 'template':
      // The converter reduces a template with one expression to the expression.
      if (value.parts.length === 1 && json !== undefined) return undefined
      return typeof json === 'string' ? undefined : `: a template found, officially ${seen}`
    case 'other':
      return json === undefined ? ': not there officially' : undefined
  }
}

// Strings are NFC after evaluation; the converter sometimes escapes "${" again.
const sameText = (left: string, right: string) => plain(left) === plain(right)
const plain = (text: string) =>
  text.normalize('NFC').replaceAll('$${', '${').replaceAll('%%{', '%{')

const isTree = (json: Json | undefined): json is Tree =>
  typeof json === 'object' && json !== null && !Array.isArray(json)

function firstOf<T>(
  items: readonly T[],
  find: (item: T, index: number) => string | undefined
): string | undefined {
  for (const [index, item] of items.entries()) {
    const found = find(item, index)
    if (found !== undefined) return found
  }
  return undefined
}
