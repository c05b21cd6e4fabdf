// Sources that a client reads in its newest releases, and rejects in the release in use.
import { quoteText } from '../../../rules/go/text.ts'
import { type Note, noteOf } from '../../../rules/problems/note.ts'
import { sourceInvalid } from '../../../rules/problems/source.ts'
import { CLIENT_NAMES, isSince, type MainClient, SINCE } from '../../../rules/protocol/clients.ts'
import { noGetter, parsePackageAddress } from '../../../rules/protocol/package-address.ts'
import { PART_RULE, parseProviderSource } from '../../../rules/protocol/provider-address.ts'
import { narrowUsages, type Usage } from '../usage.ts'

/** The error of older releases about a usage; null if they read it. */
type Refuses = (usage: Usage) => string | null

const REFUSALS: Readonly<Record<'underscores' | 'oci', Refuses>> = {
  underscores: ({ kind, text }) => {
    if (!/^(required|lock|state_store)_provider$/.test(kind)) return null
    const address = parseProviderSource(text ?? '', 'terraform')
    if (address.kind === 'invalid' || !address.namespace.includes('_')) return null
    return `Invalid provider namespace: Invalid provider namespace "" in source ${quoteText(text ?? '')}: ${PART_RULE}"`
  },
  oci: ({ kind, text, calls }) => {
    if (!/^(module|test_module)$/.test(kind)) return null
    const sources = calls === undefined ? [text] : calls.opentofu?.map(({ source }) => source)
    for (const source of sources ?? []) {
      const address = parsePackageAddress(source ?? '', 'opentofu')
      if (address.ok && address.value.getter === 'oci') return noGetter(source ?? '', address.value)
    }
    return null
  }
}

/** The usages without those that a client rejects, and a note about each of these. */
export function refusedByReleases(
  usages: readonly Usage[],
  versions: Parameters<typeof isSince>[1]
): { readonly usages: readonly Usage[]; readonly notes: readonly Note[] } {
  const names = (Object.keys(REFUSALS) as (keyof typeof REFUSALS)[]).filter(
    (name) => !isSince(name, versions)
  )
  const notes: Note[] = []
  const left = usages.flatMap((usage): readonly Usage[] | Usage => {
    const clients = names.reduce((all: readonly MainClient[], name) => {
      const { client, version } = SINCE[name]
      const error = all.includes(client) ? REFUSALS[name](usage) : null
      if (error === null) return all
      const advice = `use ${CLIENT_NAMES[client]} ${version} or later, or another address`
      const problem = sourceInvalid({ reason: 'rejected', error, advice })
      notes.push(noteOf(problem, { places: [usage.place], clients: [client] }))
      return all.filter((one) => one !== client)
    }, usage.clients)
    return clients === usage.clients ? usage : narrowUsages([usage], clients)
  })
  return { usages: left, notes }
}
