// What `init` would do and was not checked: one finding for each kind of it.

import { notFollowed } from '../../problems/init/not-followed.ts'
import { isAside } from '../../problems/place.ts'
import type { Problem } from '../../problems/problem.ts'
import { insideOf, listedIn } from '../../roots/inside.ts'
import { HOSTNAMES_LINE, type ModuleCall } from '../../roots/root.ts'
import type { Note } from '../../scan/usage.ts'
import type { Inquiry, NotAsked } from '../../visit/registry/evidence.ts'
import type { Item } from '../../visit/registry/items.ts'
import type { Packages } from '../../visit/registry/package-evidence.ts'
import type { PlacedDraft } from '../finding.ts'
import { askedHost } from './causes.ts'
import type { InitRules } from './judge-init.ts'
import { askedForPackages } from './packages.ts'

// go-getter's detectors, and its prefix.
const GIT = /^(?:git::|git@|(?:github|gitlab|bitbucket)\.(?:com|org)\/)/

/** What registry modules call and require, and modules that no registry serves. Lines of `hostnames` have no notice: `init` does not run for them. */
export function notesOnModules(inquiry: Inquiry): readonly Note[] {
  const isInFile = ({ place }: ModuleCall) => place !== HOSTNAMES_LINE
  const listed = listedIn(inquiry)
  const inside = inquiry.roots.map((root) => insideOf(root, listed(root.client)))
  const direct = distinct(
    inquiry.roots.flatMap(({ calls }) => calls.filter(({ module }) => module === null))
  )
  const git = direct.filter(({ source }) => GIT.test(source)).length
  const modules = inside.flatMap(({ undescribed }) => undescribed).filter(isInFile)
  const names = modules.flatMap(({ module }) =>
    module === null ? [] : `${module.namespace}/${module.name}/${module.system}`
  )
  return [
    ...(modules.length === 0
      ? []
      : noteAt(modules, notFollowed({ what: 'inside', names: [...new Set(names)] }))),
    ...(direct.length === 0
      ? []
      : noteAt(
          direct,
          notFollowed({ what: 'direct', git, names: direct.map(({ address }) => address) })
        ))
  ]
}

/** The notice names some of the calls; the place of one is enough. */
const noteAt = (calls: readonly ModuleCall[], problem: Problem): readonly Note[] =>
  calls.slice(0, 1).map(({ place }) => ({ problem, place, clients: [], host: null }))

const distinct = (calls: readonly ModuleCall[]): readonly ModuleCall[] => [
  ...new Map(calls.map((call) => [`${call.place.file}:${call.place.line}`, call])).values()
]

const UNASKED = ['limit', 'size', 'stopped'] as const satisfies readonly NotAsked[]

/** The answers to what an item and its package depend on. */
const answersTo = (item: Item, packages: Packages | null) => [
  ...(item.asked === undefined ? [] : [item.asked]),
  ...(packages === null ? [] : askedForPackages(item, packages))
]

/** Versions and packages of hosts whose answers this check cannot read: one finding for each, like that of a host of which nothing is known. */
export function draftsOfUnchecked(
  items: readonly Item[],
  packages: Packages | null
): readonly PlacedDraft[] {
  const found = items.flatMap((item) =>
    answersTo(item, packages).flatMap(({ outcome }) =>
      'problem' in outcome && outcome.kind === 'not-asked'
        ? [{ item, problem: outcome.problem }]
        : []
    )
  )
  const groups = Map.groupBy(found, ({ item, problem }) => `${askedHost(item)} ${problem.message}`)
  return [...groups.values()].flatMap((group) => {
    const [first] = group
    if (first === undefined) return []
    const places = [...new Set(group.flatMap(({ item }) => item.places))]
    return [
      {
        host: askedHost(first.item),
        services: [],
        problem: first.problem,
        places,
        needed: places.some((place) => typeof place === 'string' || !isAside(place.file))
      }
    ]
  })
}

/** Versions and packages that were not asked for, or not before the check ended, or have a response that is too long. */
export function draftsOfLimits(
  items: readonly Item[],
  packages: Packages | null,
  { maxRequests }: InitRules
): readonly PlacedDraft[] {
  const groups = Map.groupBy(
    items.flatMap((item) => {
      const all = answersTo(item, packages)
      const why = UNASKED.find((each) =>
        all.some(({ outcome }) => outcome.kind === 'not-asked' && outcome.why === each)
      )
      return why === undefined ? [] : [{ item, why }]
    }),
    ({ item, why }) => `${why} ${askedHost(item)}`
  )
  return [...groups.values()].flatMap((group) => {
    const [first] = group
    if (first === undefined) return []
    const names = [...new Set(group.map(({ item }) => item.name))]
    const host = askedHost(first.item)
    const problem =
      first.why === 'limit'
        ? notFollowed({ what: 'limit', max: maxRequests, names })
        : notFollowed({ what: first.why, names })
    const places = first.item.places.slice(0, 1)
    return [{ host, services: [], problem, places, needed: false }]
  })
}
