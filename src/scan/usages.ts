// What a module mentions: the mentions of its files, decided together, for each client.
import type { MainClient } from '../protocol/clients.ts'
import type { Hostname } from '../protocol/hostname.ts'
import type { FileMentions } from './file-mentions.ts'
import { impliedProviders } from './implied-providers.ts'
import type { Mention } from './mentions.ts'
import { readMention, valuesFor } from './readings.ts'
import type { Reading } from './rules.ts'
import { NOTHING } from './rules.ts'
import type { Need, Note, Usage } from './usage.ts'

export type ModuleUsages = { readonly usages: readonly Usage[]; readonly notes: readonly Note[] }

/** One client's view of one mention. */
type View = { readonly client: MainClient; readonly reading: Reading }

/**
 * What the files of one directory mention, in the order of files and lines. Overridden values are
 * there, but nobody needs them.
 */
export function usagesOf(files: readonly FileMentions[]): ModuleUsages {
  const usages: Usage[] = []
  const notes: Note[] = files.flatMap((file) => file.notes)
  const module = openModule(files)
  for (const file of files) {
    if (file.isContext) continue
    for (const mention of file.mentions) {
      const clients = file.kind.clients.filter((client) => module.counts(file, mention, client))
      const views = module.views(file, mention)
      const counting = views.filter(({ client }) => clients.includes(client))
      const needs = needsOf(counting, mention, module.stateHost)
      usages.push(usageOf(file, mention, views, { needs, isOverridden: clients.length === 0 }))
      notes.push(...notesOf(mention, counting))
    }
  }
  usages.push(...impliedProviders(files))
  return { usages: usages.sort(byPlace), notes: notes.sort(byPlace) }
}

type Module = {
  /** Whether the client uses the value: an override may have put another in its place. */
  readonly counts: (file: FileMentions, mention: Mention, client: MainClient) => boolean
  /** What the mention says to each client that reads the file. */
  readonly views: (file: FileMentions, mention: Mention) => readonly View[]
  /** The host that keeps the module's state. */
  readonly stateHost: (client: MainClient) => Hostname | null
}

function openModule(files: readonly FileMentions[]): Module {
  // Most modules have no override, and no source that is not a literal.
  const overrides = files.filter(({ kind }) => kind.isOverride)
  const replaced = perClient((client) => replacedIn(overrides, client))
  const values = perClient((client) => valuesFor(files, client))
  const counts: Module['counts'] = ({ kind }, { mergeKey }, client) =>
    overrides.length === 0 ||
    kind.isOverride ||
    mergeKey === null ||
    !replaced(client).has(mergeKey)
  const views: Module['views'] = (file, mention) => {
    const found: View[] = []
    for (const client of file.kind.clients) {
      const [first] = found
      const isSame = first !== undefined && isForAll(mention, first.reading)
      const reading = isSame ? first.reading : readMention(file, mention, client, values)
      found.push({ client, reading })
    }
    return found
  }
  const state = perClient((client): { readonly host: Hostname | null } => {
    for (const file of files) {
      if (!file.kind.clients.includes(client)) continue
      for (const mention of file.mentions) {
        if (mention.row.merges !== 'backend' || !counts(file, mention, client)) continue
        const view = views(file, mention).find((one) => one.client === client)
        const needed = view?.reading.needed ?? null
        if (needed !== null && needed !== 'state') return { host: needed }
      }
    }
    return { host: null }
  })
  return { counts, views, stateHost: (client) => state(client).host }
}

// A module's own directory, and a registry that is named, are the same to everybody.
const isForAll = ({ row, value }: Mention, { host, isHostImplied, problem }: Reading): boolean => {
  if (row.rule !== 'module' || value?.kind !== 'known' || problem !== undefined) return false
  return value.text.startsWith('.') || (host !== null && !isHostImplied)
}

/** Worked out once for each client, when it is first asked for. */
function perClient<T extends object>(make: (client: MainClient) => T): (client: MainClient) => T {
  const made = new Map<MainClient, T>()
  return (client) => {
    const before = made.get(client)
    if (before !== undefined) return before
    const value = make(client)
    made.set(client, value)
    return value
  }
}

function replacedIn(files: readonly FileMentions[], client: MainClient): ReadonlySet<string> {
  const replaced = new Set<string>()
  for (const { kind, mentions, scope } of files) {
    if (!kind.clients.includes(client)) continue
    if (scope.hasBackend) replaced.add('backend')
    for (const { mergeKey, value, localName } of mentions) {
      // An override may leave a module's source as it is.
      if (mergeKey !== null && (value !== undefined || localName !== null)) replaced.add(mergeKey)
    }
  }
  return replaced
}

function needsOf(
  views: readonly View[],
  { row }: Mention,
  stateHost: Module['stateHost']
): readonly Need[] {
  const { service } = row
  if (service === null) return []
  return gather(
    views.flatMap(({ client, reading: { needed } }) => {
      const host = needed === 'state' ? stateHost(client) : needed
      return host === null ? [] : [{ host, service, clients: [client] }]
    })
  )
}

/** One need for each host, with all its clients. */
function gather(needs: readonly Need[]): readonly Need[] {
  const gathered = new Map<string, Need>()
  for (const need of needs) {
    const before = gathered.get(need.host)
    const clients = before === undefined ? need.clients : [...before.clients, ...need.clients]
    gathered.set(need.host, { ...need, clients })
  }
  return [...gathered.values()]
}

function usageOf(
  { kind }: FileMentions,
  { kind: usageKind, address, value, versions, place }: Mention,
  views: readonly View[],
  outcome: Pick<Usage, 'needs' | 'isOverridden'>
): Usage {
  const readings = views.map(({ reading }) => reading)
  const named = readings.find(({ host }) => host !== null) ?? NOTHING
  return {
    kind: usageKind,
    host: named.host,
    isHostImplied: named.isHostImplied,
    text: value === undefined ? null : value.text,
    address,
    versions: versions ?? named.versions ?? null,
    place,
    clients: kind.clients,
    ...outcome
  }
}

/** The notes of a mention; one that two clients share is theirs together, in the first one's words. */
function notesOf(mention: Mention, views: readonly View[]): readonly Note[] {
  const notes = new Map<string, Note>()
  for (const { client, reading } of views) {
    const { problem, host } = reading
    if (problem === undefined) continue
    const before = notes.get(problem.code)
    const clients = before === undefined ? [client] : [...before.clients, client]
    notes.set(
      problem.code,
      before ? { ...before, clients } : { problem, host, clients, place: mention.place }
    )
  }
  if (mention.row.isReserved && views.length > 0) {
    const message = 'required_providers at the top of a file is reserved; the clients refuse it'
    const problem = {
      code: 'block-reserved' as const,
      message,
      help: 'put it into a terraform block'
    }
    const clients = views.map(({ client }) => client)
    notes.set(problem.code, { problem, host: null, clients, place: mention.place })
  }
  return [...notes.values()]
}

type Placed = { readonly place: Usage['place'] }

const byPlace = ({ place: a }: Placed, { place: b }: Placed): number => {
  if (a.file !== b.file) return a.file < b.file ? -1 : 1
  return a.line - b.line || a.column - b.column
}
