// Makes the text of a published JSON schema from the description of a file.
import { type ConversionConfig, type JsonSchema, toJsonSchema } from '@valibot/to-json-schema'
import type { GenericSchema } from 'valibot'
import { MAIN_CLIENTS } from '../../src/rules/protocol/clients.ts'

export type Published = {
  readonly title: string
  readonly description: string
  readonly schema: GenericSchema
  /** With which the paths of the descriptions begin that are not in a definition. */
  readonly path: string
  /** The parts that have a name in the schema. */
  readonly definitions: Readonly<Record<string, GenericSchema>>
}

/**
 * The JSON schema. `descriptions` are what it says of its parts, by their path, such as
 * `usage.version.text`; `usages[]` is an item of a list or an alternative.
 * @throws Error if a part without a definition of its own has no description, or a description has no part
 */
export function schemaText(
  { title, description, schema, path, definitions }: Published,
  descriptions: Readonly<Record<string, string>>
): string {
  const config: ConversionConfig = {
    target: 'draft-2020-12',
    definitions: { ...definitions },
    // JSON schema has no word for them.
    ignoreActions: ['check', 'guard', 'raw_transform', 'transform']
  }
  const { $schema, $defs = {}, ...rest } = toJsonSchema(schema, config)
  const unused = new Set(Object.keys(descriptions))
  const describe = (part: JsonSchema, path: string): void => {
    const { [path]: about } = descriptions
    unused.delete(path)
    if (about !== undefined) part.description = about
    else if (part.$ref === undefined) throw new Error(`${path} has no description`)
    describeMembers(part, path)
  }
  const describeMembers = (part: JsonSchema, path: string): void => {
    const { [`${path}[]`]: about } = descriptions
    unused.delete(`${path}[]`)
    for (const each of partsOf(part)) {
      if (about !== undefined && each.$ref === undefined) each.description = about
      describeMembers(each, path)
    }
    for (const [name, each] of Object.entries(part.properties ?? {})) {
      if (typeof each === 'boolean') continue
      const isClient = MAIN_CLIENTS.some((client) => client === name)
      // Without a description of its own, what is said of each client is the same.
      if (isClient && !(`${path}.${name}` in descriptions)) describeMembers(each, path)
      else describe(each, `${path}.${name}`)
    }
  }
  describeMembers(rest, path)
  for (const [name, part] of Object.entries($defs)) {
    if (typeof part === 'object') describe(part, name)
  }
  if (unused.size > 0) throw new Error(`${title} has no ${[...unused].join(', ')}`)
  return `${JSON.stringify({ $schema, title, description, ...rest, $defs }, null, 2)}\n`
}

/** What a schema of a list, or of alternatives, consists of. */
const partsOf = ({
  items,
  additionalProperties,
  anyOf = [],
  oneOf = []
}: JsonSchema): readonly JsonSchema[] =>
  [items, additionalProperties, ...anyOf, ...oneOf].flatMap((each) =>
    typeof each === 'object' && !Array.isArray(each) ? each : []
  )
