// Root modules decide which tests and examples are in use, and which broken files `init` reads.
import { fileOf, type Note } from '../../rules/problems/note.ts'
import { isAside, type Place } from '../../rules/problems/place.ts'
import { type Hostname, isGenericHostname } from '../../rules/protocol/hostname.ts'
import { below, directoryOf, testedBy } from '../../rules/protocol/local/paths.ts'
import { once } from '../../rules/text/once.ts'
import type { Scan } from '../scan/scan.ts'
import type { Usage } from '../scan/usage.ts'
import { type InstalledCalls, isOfInit, type Layout, noteCall, partsOf } from './find-roots.ts'

// Many roots with the same modules have more.
const MAX_PARTS = 1_000_000

type Facts = Pick<Scan, 'usages' | 'notes' | 'declared'>

/** The note keeps `init` from working wherever it reads the file. */
const isRefusal = ({ problem, severity }: Note): boolean =>
  severity === 'error' && /^(file-(syntax|unreadable)|source-missing)$/.test(problem.code)

const isOfBackend = ({ problem }: Note): boolean => problem.code === 'block-backend'

/** Without what is wrong in backend and cloud blocks of directories that others call: `init` ignores these blocks there. */
export function withoutIgnoredBackends(notes: readonly Note[], layouts: readonly Layout[]) {
  if (!notes.some(isOfBackend)) return notes
  const called = new Set<string>()
  for (const { parts, inside } of partsOf(layouts)) {
    for (const part of parts) if (part !== inside.directories[0].name) called.add(part)
  }
  return notes.filter((note) => !isOfBackend(note) || !called.has(directoryOf(fileOf(note))))
}

const usesState = ({ needs }: Usage): boolean => needs.some(({ host }) => isGenericHostname(host))

export const dependsOnRoots = ({ usages, notes, declared }: Facts): boolean =>
  usages.some(usesState) ||
  notes.some((note) => isRefusal(note) || isOfBackend(note) || isAside(fileOf(note))) ||
  [usages, declared].some((list) =>
    list.some(({ place }) => isAside(place.file) || isOfInit(directoryOf(place.file)))
  )

/** The same with places that are in use, and with warnings where `init` does not read a broken file. */
export function settledByRoots(
  all: Facts,
  layouts: readonly Layout[]
): Facts & { readonly installed: number } {
  const read = new Set<string>()
  const used = new Set<string>()
  const calls: InstalledCalls = new Map()
  let left = MAX_PARTS
  for (const { parts, isAside, inside } of partsOf(layouts)) {
    left -= parts.length
    if (left < 0) break
    for (const part of parts) {
      read.add(part)
      if (!isAside) used.add(part)
    }
    for (const [call, isInstalled] of inside.calls) noteCall(calls, call, isInstalled)
  }
  // Terragrunt fails in a unit whose module is missing.
  const failing = layouts.flatMap(({ unknown }) => unknown.filter(({ missing }) => missing))
  for (const file of failing.flatMap(({ files }) => files)) read.add(directoryOf(file))
  const settled = { ...all, usages: withStateHosts(all.usages, layouts) }
  const facts = left < 0 ? settled : withInstalled(settled, read, calls)
  const notes = withoutIgnoredBackends(facts.notes, layouts).map((note): Note => {
    const directory = directoryOf(fileOf(note))
    const isRead = read.has(directory) || read.has(testedBy(directory))
    return isRefusal(note) && !isRead ? { ...note, severity: 'warning' } : note
  })
  const placed = used.values().some((name) => isAside(below(name, 'main.tf')))
    ? withPlaces({ ...facts, notes }, (file) => used.has(directoryOf(file)) && isAside(file))
    : { ...facts, notes }
  return { ...placed, installed: [...calls.values()].filter(Boolean).length }
}

/** Generic hostnames, such as localterraform.com, stand for the host of the state of each root (internal/cloud/backend.go). */
function withStateHosts(usages: readonly Usage[], layouts: readonly Layout[]): readonly Usage[] {
  if (!usages.some(usesState)) return usages
  const keyOf = (client: string, directory: string) => `${client} ${directory}`
  const inRoots = new Map<string, Hostname>()
  for (const { kind, needs, place } of usages) {
    for (const { host, clients } of STATE.test(kind) ? needs : []) {
      for (const client of clients) inRoots.set(keyOf(client, directoryOf(place.file)), host)
    }
  }
  const inModules = new Map<string, Set<Hostname | undefined>>()
  for (const { client, inside, parts } of partsOf(layouts)) {
    const host = inRoots.get(keyOf(client, inside.directories[0].name))
    for (const part of parts) {
      const key = keyOf(client, part)
      inModules.set(key, (inModules.get(key) ?? new Set()).add(host))
    }
  }
  const needsOf = ({ needs, place }: Usage) =>
    needs.flatMap((need) =>
      need.clients.flatMap((client) => {
        const hosts = inModules.get(keyOf(client, directoryOf(place.file))) ?? [undefined]
        return Array.from(hosts, (host = need.host) => ({ ...need, host, clients: [client] }))
      })
    )
  return usages.map((usage) => (usesState(usage) ? { ...usage, needs: needsOf(usage) } : usage))
}

const STATE = /^(?:cloud|backend_remote)/

/** Leaves out modules that `init` installed once and does not use. Nothing is asked about those that it uses. */
function withInstalled(
  { usages, declared, notes }: Facts,
  read: ReadonlySet<string>,
  calls: InstalledCalls
): Facts {
  const isUsed = (file: string) => !isOfInit(directoryOf(file)) || read.has(directoryOf(file))
  return {
    usages: usages.flatMap((usage) => {
      if (!isUsed(usage.place.file) && usage.kind !== 'saved_state') return []
      return calls.get(usage) === true ? { ...usage, needs: [], directHost: undefined } : usage
    }),
    declared: declared.filter(({ place }) => isUsed(place.file)),
    // A file that cannot be read may be in use.
    notes: notes.filter((note) => isUsed(fileOf(note)) || note.problem.code.startsWith('file-'))
  }
}

function withPlaces({ usages, declared, notes }: Facts, isInUse: (file: string) => boolean): Facts {
  // One place stays one object.
  const mark = once(
    (place: Place): Place => (isInUse(place.file) ? { ...place, isInUse: true } : place)
  )
  return {
    usages: usages.map(({ version, ...usage }) => ({
      ...usage,
      place: mark(usage.place),
      ...(version && { version: { ...version, place: mark(version.place) } })
    })),
    declared: declared.map((declaration) => ({ ...declaration, place: mark(declaration.place) })),
    notes: notes.map((note) => ({
      ...note,
      places: note.places.map((place) => (typeof place === 'string' ? place : mark(place)))
    }))
  }
}
