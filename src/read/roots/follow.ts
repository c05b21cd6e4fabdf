// The modules of a root that are in packages: from each call to the directory that it opens, and on from there.

import { notFollowed } from '../../rules/problems/init/not-followed.ts'
import { mergeNotes, type Note, noteOf } from '../../rules/problems/note.ts'
import { type Place, positionOf } from '../../rules/problems/place.ts'
import type { Problem } from '../../rules/problems/problem.ts'
import { sourceInvalid, sourceMissing } from '../../rules/problems/source.ts'
import type { MainClient } from '../../rules/protocol/clients.ts'
import { plain } from '../../rules/protocol/marked-text.ts'
import { once } from '../../rules/text/once.ts'
import type { PackageTree } from '../packages/package-tree.ts'
import type { Usage } from '../scan/usage.ts'
import type { packageReader } from '../scan/values/read-package.ts'
import { refusedConfigurations } from './configurations.ts'
import {
  type Directory,
  directoriesOf,
  emptyDirectory,
  placeIn,
  type WayIn
} from './directories.ts'
import { callsOf } from './requirements.ts'
import type { ModuleCall } from './root.ts'
import { type TextRules, textNotes, withoutRefused } from './text-notes.ts'

/** The package that a call installs, and the directory of the module in it. */
export type Opened = {
  /** `acme/net/aws 2.1.0`, or the source of a package that no registry serves. */
  readonly name: string
  readonly tree: PackageTree
  readonly directory: string
  /** The host that served it has no private address. */
  readonly isPublic: boolean
}

/** The packages of calls, by `callKey`. */
export type OpenedCalls = ReadonlyMap<string, Opened>

/** Calls with equal keys install the same package, and may lead to the same addresses. */
export const callKey = ({ source, constraint, place }: ModuleCall, client: MainClient): string =>
  JSON.stringify([client, source, constraint?.text ?? null, place.inside?.isPublic ?? null])

// A package can call itself. Real chains have up to five calls.
const MAX_CHAIN = 20

/** The directory of a module, and the package that it is in; null for the checkout. */
type Step = { readonly directory: Directory; readonly tree: PackageTree | null }

/** The call in `from`, with its place in the checkout, and the directory of a package to which it leads. */
type Entry = {
  readonly from: Directory
  readonly call: Pick<Usage, 'address' | 'place'>
  readonly tree: PackageTree
  readonly name: string
  readonly way: WayIn
}

/** What is wrong in a directory of a package is at places in its files. */
type PackageDirectory = { readonly directory: Directory; readonly notes: readonly Note[] }

type FollowRules = {
  readonly opened: OpenedCalls
  readonly text: TextRules
  readonly readPackage: typeof packageReader
  /** The check has ended: no more is read. */
  readonly isEnded: () => boolean
}

/** Reads each directory of a package once, whatever leads there. */
export class Follower {
  private readonly rules: FollowRules
  private readonly notes: Note[] = []

  constructor(rules: FollowRules) {
    this.rules = rules
  }

  /** The directories of packages to which the modules of a root lead, each by the first way to it. */
  follow(
    root: Directory,
    modules: readonly Directory[],
    client: MainClient,
    isAsked: (call: Usage) => boolean
  ): readonly Directory[] {
    const visited = new Set<Directory>()
    const steps: Step[] = modules.map((directory) => ({ directory, tree: null }))
    for (const { directory, tree } of steps) {
      if (this.rules.isEnded()) break
      for (const call of callsOf(directory, root, { client, isAsked })) {
        const target = this.rules.opened.get(callKey(call, client))
        if (target === undefined) continue
        const way = wayTo(call, target, directory.way)
        const own = { address: addressIn(directory.way, call.address), place: call.place }
        const { tree, directory: name } = target
        const entry = { from: directory, call: own, tree, name, way }
        steps.push(...this.enter(entry, client, visited))
      }
      if (tree === null || directory.way === undefined) continue
      for (const { name, call } of directory.children) {
        if (name === null || call === null) continue
        const way = within(directory.way, call.address)
        const inside = { ...call, place: placeIn(directory, call.place) }
        const refused = sourceInvalid({ reason: 'leads-out', text: call.text ?? '' })
        if (leadsOut(name)) this.say(refused, inside.place, client)
        else {
          const entry = { from: directory, call: inside, tree, name, way }
          steps.push(...this.enter(entry, client, visited))
        }
      }
    }
    return steps.flatMap((step) => (step.tree === null ? [] : step.directory))
  }

  /** What is wrong on the ways of all roots. */
  allNotes(): readonly Note[] {
    return mergeNotes(this.notes, ({ problem, places }) => [
      plain(problem.message),
      places.map(positionOf)
    ])
  }

  private enter(
    { from, call, tree, name, way }: Entry,
    client: MainClient,
    visited: Set<Directory>
  ): readonly Step[] {
    const { place } = call
    const read = this.read(tree)(client)(name)
    if (read === null) {
      this.say(sourceMissing({ path: name, maker: null, in: way.package }), place, client)
      return []
    }
    const directory = { ...read.directory, way }
    for (const { problem, places } of refusedConfigurations(from, call, directory)) {
      this.notes.push(noteOf(problem, { places, clients: [client] }))
    }
    if (visited.has(read.directory)) return []
    visited.add(read.directory)
    if (way.through.length > MAX_CHAIN) {
      const problem = notFollowed({ what: 'chain', max: MAX_CHAIN, names: [way.package] })
      this.say(problem, place, client)
      return []
    }
    for (const { problem, places, affects: _, ...context } of read.notes) {
      const inside = places.map((at) => (typeof at === 'string' ? at : placeIn(directory, at)))
      this.notes.push(noteOf(problem, { ...context, places: inside, clients: [client] }))
    }
    return [{ directory, tree }]
  }

  private say(problem: Problem, place: Place, client: MainClient): void {
    this.notes.push(noteOf(problem, { places: [place], clients: [client] }))
  }

  /** Null for a directory that the package does not have. */
  private readonly read = once((tree: PackageTree) => {
    const readDirectory = this.rules.readPackage(tree)
    return once((client: MainClient) =>
      once((name: string): PackageDirectory | null => {
        const read = readDirectory(name)
        if (read === null) return null
        const { usages, declared } = read
        const directories = directoriesOf({ usages, declared, units: [] }, client)
        const refused = withoutRefused(read.notes, usages)
        const notes = [...refused, ...textNotes(usages, declared, this.rules.text)]
        return {
          directory: directories.get(name) ?? emptyDirectory(name),
          notes: notes.filter(({ clients }) => clients.includes(client))
        }
      })
    )
  })
}

const leadsOut = (directory: string): boolean => /^\.\.(\/|$)/.test(directory)

/** The address of a call in the module that has it, of one from the root. */
const addressIn = (way: WayIn | undefined, address: string): string =>
  way === undefined ? address : address.slice(way.address.length + 1)

/** The way by a local path of a module in the package. */
const within = (way: WayIn, address: string): WayIn => ({
  ...way,
  address: `${way.address}.${address}`,
  through: [...way.through, address]
})

/** The way by a call that installs a package. */
function wayTo(call: ModuleCall, { name, isPublic }: Opened, before: WayIn | undefined): WayIn {
  const { address } = call
  const written = addressIn(before, address)
  return {
    place: before?.place ?? call.place,
    address,
    through: [...(before?.through ?? []), `${written} (${name})`],
    package: name,
    isPublic
  }
}
