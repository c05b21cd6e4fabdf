// The usages of a repository as lines of JSON that docs/usages.schema.json describes.
import type { RepositoryUsages } from '../../fleet/document.ts'
import type { Finding } from '../../problems/problem.ts'
import { hideAddressSecrets, hideExpressionSecrets } from '../../protocol/addresses/secrets.ts'
import { isOwnSyntax } from '../../protocol/clients.ts'
import { USAGES_SCHEMA_VERSION } from '../../protocol/version.ts'
import { isOfDirectory } from '../../roots/directories.ts'
import type { Declared, Usage, UsageVersion } from '../../scan/usage.ts'
import type { Skips } from '../../visit/skip.ts'
import { jsonText } from '../safe-text.ts'
import { detectionOf, withoutSecrets } from './detection.ts'
import { placeOf } from './places.ts'

/**
 * A line for each usage, of which a repository may have a quarter of a million, then one about the repository: without
 * it, the lines are not all there. `skips` are the hosts that a check with the same settings would not contact.
 */
export function* renderUsagesJson(
  found: RepositoryUsages,
  version: string,
  skips: Skips
): Generator<string> {
  for (const usage of found.usages) yield jsonText(`${JSON.stringify(usageOf(usage, skips))}\n`)
  const { repository, dialect, setting, usedBy, files, bytes, isEmpty } = found
  yield `{"kind":"repository","schemaVersion":${USAGES_SCHEMA_VERSION}`
  yield member('version', version)
  yield member('repository', repository)
  yield member('clientDetection', detectionOf(dialect))
  yield member('dialect', withoutSecrets(setting))
  yield member('usedBy', usedBy)
  yield member('scan', { files, bytes, usages: found.usages.length, isEmpty })
  yield* list('notes', found.notes, noteOf)
  yield* list('declared', found.declared, declaredOf)
  yield* list('roots', found.roots, (root) => root)
  yield* list('locks', found.locks, ({ file, hashes }) => ({
    file,
    hashes: Object.fromEntries(hashes)
  }))
  yield* list('plugins', found.plugins, (directory) => directory)
  yield '}\n'
}

const member = (name: string, value: unknown): string =>
  jsonText(`,"${name}":${JSON.stringify(value)}`)

function* list<T>(
  name: string,
  items: Iterable<T>,
  convert: (item: T) => object
): Generator<string> {
  yield `,"${name}":[`
  let separator = ''
  for (const item of items) {
    yield jsonText(`${separator}${JSON.stringify(convert(item))}`)
    separator = ','
  }
  yield ']'
}

/** Some members without a value are left out: there may be a hundred thousand usages. */
const usageOf = (usage: Usage, skips: Skips) => ({
  kind: usage.kind,
  host: usage.host,
  text: usage.text === null ? null : hideExpressionSecrets(usage.text),
  ...placeOf(usage.place),
  address: hideAddressSecrets(usage.address),
  ...versionOf(usage.version),
  ...(usage.isHostImplied ? { implied: true } : {}),
  ...(usage.directHost === undefined ? {} : { directHost: usage.directHost }),
  ...(usage.hasOwnToken === true ? { ownToken: true } : {}),
  ...(usage.workspace === undefined ? {} : { workspace: withoutSecrets(usage.workspace) }),
  ...(usage.isOverridden ? { overridden: true } : {}),
  clients: usage.clients,
  needs: usage.needs.map(({ host, service, clients }) => {
    return { host, service, clients, skipped: skips.get(host)?.code ?? null }
  })
})

function versionOf(version: UsageVersion | null) {
  if (version === null) return { versions: null }
  const { text, place, values, isWithheld, recorded } = version
  const { line, column, endColumn } = place
  return {
    versions: text === null ? null : hideExpressionSecrets(text),
    versionsAt: {
      line,
      column,
      endColumn,
      ...(values === undefined ? {} : { values: withoutSecrets(values) }),
      ...(isWithheld === true ? { withheld: true } : {}),
      ...(recorded === undefined ? {} : { recorded: hideAddressSecrets(recorded) })
    }
  }
}

function noteOf({ problem, places, clients, namedHost, aside, isPlaceholder }: Finding) {
  const [place, ...others] = places.filter((each) => typeof each !== 'string')
  const { code, severity, message, help, affects } = problem
  return {
    code,
    severity,
    ...(place === undefined ? {} : placeOf(place)),
    message,
    ...(help === undefined ? {} : { help }),
    affects,
    clients,
    host: namedHost ?? null,
    ...(others.length === 0 ? {} : { others: others.map(placeOf) }),
    ...(aside === undefined ? {} : { aside }),
    ...(isPlaceholder === true ? { placeholder: true } : {})
  }
}

function declaredOf(declared: Declared) {
  const { kind, place, text, localName } = declared
  if (isOwnSyntax(kind)) return { kind, ...placeOf(place) }
  if (isOfDirectory(declared)) return { kind, file: place.file }
  return { kind, ...placeOf(place), ...withoutSecrets({ text, localName }) }
}
