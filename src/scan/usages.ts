// What a module mentions: the mentions of its files, decided together, for each client.
import type { MainClient } from '../protocol/clients.ts'
import type { Hostname } from '../protocol/hostname.ts'
import type { FileMentions } from './file-mentions.ts'
import { impliedProviders } from './implied-providers.ts'
import type { Mention } from './mentions.ts'
import { type Values, valuesFor } from './readings.ts'
import type { Note, Usage } from './usage.ts'
import { needsOf, type Outlook, Outlooks, type View } from './views.ts'

export type ModuleUsages = { readonly usages: readonly Usage[]; readonly notes: readonly Note[] }

/**
 * What the files of one directory mention, in the order of files and lines. Overridden values are
 * there, but nobody needs them. `outlooks` is for several modules of one scan.
 */
export function usagesOf(
  files: readonly FileMentions[],
  outlooks: Outlooks = new Outlooks()
): ModuleUsages {
  const usages: Usage[] = []
  const notes: Note[] = []
  const module = openModule(files, outlooks)
  for (const file of files) {
    for (const note of file.notes) notes.push(note)
    if (file.isContext) continue
    for (const mention of file.mentions) {
      const outlook = outlooks.of(file, mention, module.values)
      const counting = outlook.views.filter(({ client }) => module.counts(file, mention, client))
      const isWhole = counting.length === outlook.views.length
      const needs = isWhole ? outlook.needs : null
      usages.push(
        usageOf(file, mention, outlook, {
          needs: needs ?? needsOf(counting, mention.row, module.stateHost),
          isOverridden: counting.length === 0
        })
      )
      if (outlook.isFaulty || mention.row.isReserved) {
        notes.push(...notesOf(file, mention, counting))
      }
    }
  }
  for (const usage of impliedProviders(files)) usages.push(usage)
  return { usages: usages.sort(byPlace), notes: notes.sort(byPlace) }
}

type Module = {
  readonly values: Values
  /** Whether the client uses the value: an override may have put another in its place. */
  readonly counts: (file: FileMentions, mention: Mention, client: MainClient) => boolean
  /** The host that keeps the module's state. */
  readonly stateHost: (client: MainClient) => Hostname | null
}

function openModule(files: readonly FileMentions[], outlooks: Outlooks): Module {
  // Most modules have no override, and no source that is not a literal.
  const overrides = files.filter(({ kind }) => kind.isOverride)
  const replaced = perClient((client) => replacedIn(overrides, client))
  const values = perClient((client) => valuesFor(files, client))
  const counts: Module['counts'] = ({ kind }, { mergeKey }, client) =>
    overrides.length === 0 ||
    kind.isOverride ||
    mergeKey === null ||
    !replaced(client).has(mergeKey)
  const state = perClient((client): { readonly host: Hostname | null } => {
    for (const file of files) {
      if (!file.kind.clients.includes(client)) continue
      for (const mention of file.mentions) {
        if (mention.row.merges !== 'backend' || !counts(file, mention, client)) continue
        const { views } = outlooks.of(file, mention, values)
        const needed = views.find((view) => view.client === client)?.reading.needed ?? null
        if (needed !== null && needed !== 'state') return { host: needed }
      }
    }
    return { host: null }
  })
  return { values, counts, stateHost: (client) => state(client).host }
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

function usageOf(
  { kind }: FileMentions,
  { kind: usageKind, address, versions, place }: Mention,
  { text, named }: Outlook,
  outcome: Pick<Usage, 'needs' | 'isOverridden'>
): Usage {
  return {
    kind: usageKind,
    host: named.host,
    isHostImplied: named.isHostImplied,
    text,
    address,
    versions: versions ?? named.versions ?? null,
    place,
    clients: kind.clients,
    needs: outcome.needs,
    isOverridden: outcome.isOverridden
  }
}

/** The notes of a mention; one that two clients share is theirs together, in the first one's words. */
function notesOf(file: FileMentions, mention: Mention, views: readonly View[]): readonly Note[] {
  const notes = new Map<string, Note>()
  // What is cut short by a mistake is not known, but not because of `init`.
  const isBroken = file.notes.some(({ place }) => place.line === mention.place.line)
  for (const { client, reading } of views) {
    const { problem, host } = reading
    if (problem === undefined || (isBroken && problem.code === 'source-dynamic')) continue
    const before = notes.get(problem.code)
    const clients = before === undefined ? [client] : [...before.clients, client]
    notes.set(
      problem.code,
      before ? { ...before, clients } : { problem, host, clients, place: mention.place }
    )
  }
  if (mention.row.isReserved && views.length > 0) {
    const message = "required_providers at the top of a file is reserved: today's clients refuse it"
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
