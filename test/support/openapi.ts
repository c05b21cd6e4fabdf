// Validates requests and the fake's answers against GitHub's OpenAPI description.
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { Ajv, type ValidateFunction } from 'ajv'

/** github.com and the oldest supported GitHub Enterprise Server. */
export type DescriptionName = 'api.github.com' | 'ghes-3.17'

type Json = Readonly<Record<string, unknown>>

export type Asked = {
  readonly method: string
  /** Without a query. */
  readonly path: string
  readonly query: URLSearchParams
  /** The parsed body; undefined without one. */
  readonly body: unknown
}

export type Operation = {
  /** `get /repos/{owner}/{repo}/issues` */
  readonly name: string
  readonly parameters: Readonly<Record<string, string>>
}

type Parameter = { readonly name: string; readonly in: string; readonly schema: Json }

const isObject = (value: unknown): value is Json => typeof value === 'object' && value !== null

/** A part of the description, with references resolved. */
function at(value: unknown, ...names: readonly string[]): unknown {
  return names.reduce((inner, name) => (isObject(inner) ? inner[name] : undefined), value)
}

/** A schema of OpenAPI 3.0 that may be `nullable`, in the words of JSON Schema. */
function withNull(value: unknown): unknown {
  if (!isObject(value) || value['nullable'] !== true) return value
  const { nullable: _, ...schema } = value
  return { anyOf: [schema, { type: 'null' }] }
}

export class Description {
  /** Reading one and compiling its schemas takes longer than most tests. */
  static readonly #read = new Map<DescriptionName, Description>()
  readonly #whole: unknown
  readonly #ajv = new Ajv({
    strict: false,
    validateFormats: false,
    coerceTypes: false,
    // Takes longer than it saves: few answers are judged by each validator.
    code: { optimize: false }
  })
  readonly #validators = new Map<Json, ValidateFunction>()

  /** The same one each time. */
  static of(name: DescriptionName): Description {
    const read = Description.#read.get(name) ?? new Description(name)
    Description.#read.set(name, read)
    return read
  }

  private constructor(name: DescriptionName) {
    const file = fileURLToPath(new URL(`../vectors/github/${name}.json`, import.meta.url))
    this.#whole = JSON.parse(readFileSync(file, 'utf8'), (_, value) => withNull(value))
    this.#ajv.addSchema({ $id: 'github', components: at(this.#whole, 'components') })
  }

  /** GitHub's own example of an object. */
  example(name: string): Json {
    const value = at(this.#whole, 'components', 'examples', name, 'value')
    if (!isObject(value)) throw new Error(`there is no example "${name}"`)
    return value
  }

  find(method: string, path: string): Operation | null {
    for (const template of Object.keys(Object(at(this.#whole, 'paths')))) {
      const pattern = template.replace(/\{(\w+)\}/g, '(?<$1>[^/]+)')
      const match = new RegExp(`^${pattern}$`).exec(path)
      if (match === null || at(this.#whole, 'paths', template, method) === undefined) continue
      const groups = Object.entries(match.groups ?? {})
      const parameters = groups.map(([name, text]) => [name, decodeURIComponent(text)])
      return { name: `${method} ${template}`, parameters: Object.fromEntries(parameters) }
    }
    return null
  }

  /** The mistakes of a request; none if the description allows it. */
  judgeRequest({ name, parameters }: Operation, { query, body }: Asked): readonly string[] {
    const operation = this.#operation(name)
    const known = this.#parameters(operation)
    const given = [
      ...Object.entries(parameters).map(([key, value]) => ({ in: 'path', key, value })),
      ...[...query].map(([key, value]) => ({ in: 'query', key, value }))
    ]
    const wrong = given.flatMap(({ in: where, key, value }) => {
      const parameter = known.find((each) => each.in === where && each.name === key)
      if (parameter === undefined) return [`there is no ${where} parameter "${key}"`]
      const isNumber = at(parameter.schema, 'type') === 'integer'
      return this.#complaints(parameter.schema, isNumber ? Number(value) : value, key)
    })
    return [...wrong, ...this.#judgeBody(operation, body)]
  }

  /** The mistakes of an answer. */
  judgeAnswer({ name }: Operation, status: number, body: unknown): readonly string[] {
    const described = this.#resolve(at(this.#operation(name), 'responses', String(status)))
    if (described === undefined) return [`${name} never answers ${status}`]
    const schema = at(described, 'content', 'application/json', 'schema')
    return isObject(schema) ? this.#complaints(schema, body, `answer ${status}`) : []
  }

  #judgeBody(operation: unknown, body: unknown): readonly string[] {
    const schema = at(operation, 'requestBody', 'content', 'application/json', 'schema')
    if (!isObject(schema)) return body === undefined ? [] : ['there must be no body']
    const alternatives = [schema, ...[schema['oneOf'], schema['anyOf']].flat().filter(isObject)]
    const properties = alternatives.flatMap((each) => Object.keys(Object(each['properties'])))
    const unknown = Object.keys(Object(body)).filter((name) => !properties.includes(name))
    return [
      ...unknown.map((name) => `the body must not have "${name}"`),
      ...this.#complaints(schema, body, 'the body')
    ]
  }

  #complaints(schema: Json, value: unknown, what: string): readonly string[] {
    const validate = this.#validators.get(schema) ?? this.#compile(schema)
    this.#validators.set(schema, validate)
    if (validate(value)) return []
    return [`${what}: ${this.#ajv.errorsText(validate.errors ?? [], { dataVar: '' })}`]
  }

  /** References of the description begin at its root, which has the name `github` for the validator. */
  #compile(schema: Json): ValidateFunction {
    const text = JSON.stringify(schema).replaceAll('"#/components/', '"github#/components/')
    return this.#ajv.compile(JSON.parse(text))
  }

  #operation(name: string): unknown {
    const [method = '', template = ''] = name.split(' ')
    return at(this.#whole, 'paths', template, method)
  }

  #parameters(operation: unknown): readonly Parameter[] {
    const list = at(operation, 'parameters')
    return (Array.isArray(list) ? list : []).flatMap((each) => {
      const parameter = this.#resolve(each)
      const { name, in: where, schema } = Object(parameter)
      return isObject(schema) ? [{ name: String(name), in: String(where), schema }] : []
    })
  }

  #resolve(value: unknown): unknown {
    const reference = at(value, '$ref')
    if (typeof reference !== 'string') return value
    return at(this.#whole, ...reference.replace('#/', '').split('/'))
  }
}
