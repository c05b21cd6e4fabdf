// Extracts the operations that the Action uses from GitHub's OpenAPI description (13 MB; its package installs 390 MB). With
// it the fake API of the tests validates requests and its own responses, since it would share the mistakes of its author.
// Run by hand to update.
//   npm install --no-save @octokit/openapi@23.0.2 && node scripts/slice-openapi.ts
import { readFileSync, writeFileSync } from 'node:fs'

const PACKAGE = 'node_modules/@octokit/openapi'
const INTO = 'test/vectors/github'
/** github.com, and the oldest Enterprise Server that the package describes. */
const DESCRIPTIONS = ['api.github.com', 'ghes-3.17']
const ISSUE = '/repos/{owner}/{repo}/issues/{issue_number}'
const OPERATIONS: readonly (readonly [path: string, ...methods: string[]])[] = [
  ['/repos/{owner}/{repo}/pulls/{pull_number}/files', 'get'],
  ['/repos/{owner}/{repo}/issues', 'get', 'post'],
  [ISSUE, 'patch'],
  [`${ISSUE}/comments`, 'get', 'post'],
  [`${ISSUE}/labels`, 'post'],
  ['/repos/{owner}/{repo}/issues/comments/{comment_id}', 'patch', 'delete'],
  ['/repos/{owner}/{repo}/labels', 'post'],
  ['/repos/{owner}/{repo}/labels/{name}', 'get']
]

type Json = { readonly [name: string]: unknown }

const isObject = (value: unknown): value is Json => typeof value === 'object' && value !== null

function at(value: unknown, ...names: readonly string[]): unknown {
  return names.reduce((inner, name) => (isObject(inner) ? inner[name] : undefined), value)
}

/** Every `#/components/…` that a part refers to. */
function referencesIn(value: unknown): readonly string[] {
  if (!isObject(value)) return []
  const own = typeof value['$ref'] === 'string' ? [value['$ref']] : []
  return [...own, ...Object.values(value).flatMap(referencesIn)]
}

/** Without descriptions and summaries, which are most of the text. */
const plain = (value: unknown): unknown =>
  JSON.parse(
    JSON.stringify(value, (name, inner) =>
      (name === 'description' && typeof inner === 'string') || name === 'x-github'
        ? undefined
        : inner
    )
  )

function slice(description: unknown): unknown {
  const paths = OPERATIONS.map(([path, ...methods]) => {
    const operations = methods.map((method) => [method, at(description, 'paths', path, method)])
    return [path, Object.fromEntries(operations)] as const
  })
  const components: Record<string, Record<string, unknown>> = {}
  const wanted = [...referencesIn(Object.fromEntries(paths))]
  for (let next = wanted.pop(); next !== undefined; next = wanted.pop()) {
    const [, , kind = '', name = ''] = next.split('/')
    if (components[kind]?.[name] !== undefined) continue
    const component = at(description, 'components', kind, name)
    components[kind] = { ...components[kind], [name]: component }
    wanted.push(...referencesIn(component))
  }
  const info = at(description, 'info')
  return plain({ info, paths: Object.fromEntries(paths), components })
}

const version = at(JSON.parse(readFileSync(`${PACKAGE}/package.json`, 'utf8')), 'version')
for (const name of DESCRIPTIONS) {
  const whole = JSON.parse(readFileSync(`${PACKAGE}/generated/${name}.json`, 'utf8'))
  const source = `@octokit/openapi ${version}, generated/${name}.json`
  const text = JSON.stringify({ source, ...Object(slice(whole)) }, null, 1)
  writeFileSync(`${INTO}/${name}.json`, `${text}\n`)
  console.log(`${INTO}/${name}.json: ${text.length} bytes`)
}
