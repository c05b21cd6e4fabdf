// The modules of a root that are in packages: from each call to the directory that it opens, and on from there.

import { join, normalize } from 'node:path/posix'
import { notFollowed } from '../../rules/problems/init/not-followed.ts'
import { fileOf, mergeNotes, type Note, noteOf } from '../../rules/problems/note.ts'
import { type Place, positionOf } from '../../rules/problems/place.ts'
import type { Problem } from '../../rules/problems/problem.ts'
import { sourceInvalid, sourceMissing } from '../../rules/problems/source.ts'
import type { MainClient } from '../../rules/protocol/clients.ts'
import { below } from '../../rules/protocol/local/paths.ts'
import { plain } from '../../rules/protocol/marked-text.ts'
import { once } from '../../rules/text/once.ts'
import { type PackageTree, SUBMODULE, whyUnknown } from '../packages/package-tree.ts'
import type { Usage } from '../scan/usage.ts'
import type { packageReader } from '../scan/values/read-package.ts'
import { refusedConfigurations } from './configurations.ts'
import { type Directory, directoriesOf, emptyDirectory } from './directories.ts'
import { callsOf } from './requirements.ts'
import type { ModuleCall } from './root.ts'
import { type TextRules, textNotes, withoutRefused } from './text-notes.ts'
import { unitedWithPackage, withoutFiles } from './united.ts'
import { addressIn, installedName, placeIn, type WayIn, wayTo, within } from './ways.ts'

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
type Step = {
  readonly directory: Directory
  readonly tree: PackageTree | null
  /** The module with the call; null in the checkout. */
  readonly from: Step | null
}

/** The call in `from`, with its place in the checkout, and the directory of a package to which it leads. */
type EnteringCall = {
  readonly from: Step
  readonly call: Pick<ModuleCall, 'address' | 'source' | 'place'>
  readonly tree: PackageTree
  readonly name: string
  readonly way: WayIn
}

/** What is wrong in a directory of a package is at places in its files. */
type PackageDirectory = { readonly directory: Directory; readonly notes: readonly Note[] }

type FollowRules = {
  readonly opened: OpenedCalls
  readonly read: ReturnType<typeof directoryReader>
  /** The check has ended: no more is read. */
  readonly isEnded: () => boolean
}

/** Finds the modules of roots in packages, and what is wrong there. */
export class Follower {
  private readonly rules: FollowRules
  private readonly notes: Note[] = []

  constructor(rules: FollowRules) {
    this.rules = rules
  }

  /** The modules of a root, its own directory first, and those in packages, each by the first way to it. */
  follow(
    modules: readonly [Directory, ...Directory[]],
    client: MainClient,
    isAsked: (call: Usage) => boolean
  ): readonly [Directory, ...Directory[]] {
    const [root, ...others] = modules
    const visited = new Set<Directory>()
    const installed = new Set<string>()
    const steps: Step[] = modules.map((directory) => ({ directory, tree: null, from: null }))
    for (const step of steps) {
      if (this.rules.isEnded()) break
      const { directory, tree } = step
      for (const call of callsOf(directory, modules[0], { client, isAsked })) {
        const target = this.rules.opened.get(callKey(call, client))
        if (target === undefined) continue
        const way = wayTo(call, target, directory.way)
        const own = { ...call, address: addressIn(directory.way, call.address) }
        const { tree, directory: name } = target
        installed.add(installedName(way))
        this.saySubmodules(target, call.place, client)
        steps.push(...this.enter({ from: step, call: own, tree, name, way }, client, visited))
      }
      if (tree === null || directory.way === undefined) continue
      for (const { name, call } of directory.children) {
        if (name === null || call === null) continue
        const way = within(directory.way, call.address)
        const source = call.text ?? ''
        const inside = { address: call.address, source, place: placeIn(directory, call.place) }
        if (/^\.\.(\/|$)/.test(name)) {
          const problem = isBesideAnother(name, directory.way, installed)
            ? notFollowed({ what: 'package', why: NEIGHBOUR, cure: undefined, names: [source] })
            : sourceInvalid({ reason: 'leads-out', text: source })
          this.say(problem, inside.place, client)
        } else {
          steps.push(...this.enter({ from: step, call: inside, tree, name, way }, client, visited))
        }
      }
    }
    const inPackages = steps.flatMap((step) => (step.tree === null ? [] : step.directory))
    const ofUnit = inPackages.find(({ way }) => way?.address === '')
    if (root.unit === null || ofUnit === undefined) return [root, ...others, ...inPackages]
    const rest = inPackages.filter((directory) => directory !== ofUnit)
    return [unitedWithPackage(root, root.unit, ofUnit), ...others, ...rest]
  }

  /** What is wrong on the ways of all roots. */
  allNotes(): readonly Note[] {
    return mergeNotes(this.notes, ({ problem, places }) => [
      plain(problem.message),
      places.map(positionOf)
    ])
  }

  private enter(
    { from, call, tree, name, way }: EnteringCall,
    client: MainClient,
    visited: Set<Directory>
  ): readonly Step[] {
    const { place } = call
    const why = whyUnknown(tree, name)
    if (why !== undefined) {
      const names = [call.source]
      this.say(notFollowed({ what: 'package', why, cure: undefined, names }), place, client)
      return []
    }
    const read = this.rules.read(tree)(client)(name)
    if (read === null) {
      this.say(sourceMissing({ path: name, maker: null, in: way.package }), place, client)
      return []
    }
    const isOfUnit = way.address === ''
    const covers = (isOfUnit && from.directory.unit?.covers) || []
    const covered = new Set(covers.map((file) => below(name, file)))
    const { module } = from.directory
    const directory = withoutFiles({ ...read.directory, way, module }, covered)
    // A root module is passed no configurations.
    const refused = isOfUnit ? [] : refusedConfigurations(from.directory, call, directory, client)
    for (const { problem, places } of refused) {
      this.notes.push(noteOf(problem, { places, clients: [client] }))
    }
    if (isWithin(from, tree, name)) {
      this.say(sourceInvalid({ reason: 'endless', text: call.source }), place, client)
    }
    if (visited.has(read.directory)) return []
    visited.add(read.directory)
    if (way.through.length > MAX_CHAIN) {
      const problem = notFollowed({ what: 'chain', max: MAX_CHAIN, names: [way.package] })
      this.say(problem, place, client)
      return []
    }
    // No program fills in the templates of a package.
    const known = { clients: [client], isPlaceholder: false }
    for (const note of read.notes) {
      if (covered.has(fileOf(note))) continue
      const { problem, places, affects: _, ...context } = note
      const inside = places.map((at) => (typeof at === 'string' ? at : placeIn(directory, at)))
      this.notes.push(noteOf(problem, { ...context, ...known, places: inside }))
    }
    return [{ directory, tree, from }]
  }

  private saySubmodules({ name, tree }: Opened, place: Place, client: MainClient): void {
    const has = tree.unknown.values().some((why) => why === SUBMODULE)
    if (has) this.say(notFollowed({ what: 'submodules', names: [name] }), place, client)
  }

  private say(problem: Problem, place: Place, client: MainClient): void {
    this.notes.push(noteOf(problem, { places: [place], clients: [client] }))
  }
}

/** Reads each directory of a package once for each client; null for one that the package does not have. */
export const directoryReader = (readPackage: typeof packageReader, text: TextRules) =>
  once((tree: PackageTree) => {
    const readDirectory = readPackage(tree)
    return once((client: MainClient) =>
      once((name: string): PackageDirectory | null => {
        const read = readDirectory(name)
        if (read === null) return null
        const { usages, declared } = read
        const directories = directoriesOf({ usages, declared, units: [] }, client)
        const refused = withoutRefused(read.notes, usages)
        // A backend counts in root modules only.
        const said = declared.filter(({ kind }) => kind !== 'state-expression')
        const notes = [...refused, ...textNotes(usages, said, text)]
        return {
          directory: directories.get(name) ?? emptyDirectory(name),
          notes: notes.filter(({ clients }) => clients.includes(client))
        }
      })
    )
  })

/** The step is in that directory, or in what it calls. */
function isWithin(step: Step, tree: PackageTree, name: string): boolean {
  for (let at: Step | null = step; at !== null; at = at.from) {
    if (at.tree === tree && at.directory.name === name) return true
  }
  return false
}

const NEIGHBOUR = 'it leads out of its package, to what else is installed'

/** `init` installs packages side by side, by the addresses of their calls, so that a path may lead to another one. */
function isBesideAnother(path: string, way: WayIn, installed: ReadonlySet<string>): boolean {
  const [first = ''] = normalize(join(installedName(way), path)).split('/')
  return first === '..' || installed.has(first)
}
