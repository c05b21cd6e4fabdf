// Judges what `init` will do after discovery, from the answers of registries, and lists what was not checked of it.

import type { Inquiry, Item } from '../../observe/visit/registry/evidence.ts'
import { HOSTNAMES_LINE, type ModuleCall, placesOf } from '../../read/roots/root.ts'
import { type NotFollowed, notFollowed } from '../../rules/problems/init/not-followed.ts'
import { type Note, noteOf } from '../../rules/problems/note.ts'
import { type Because, firstInEach, groupsOf } from '../../rules/problems/place.ts'
import { explained } from '../../rules/problems/token.ts'
import { directoryOf } from '../../rules/protocol/local/paths.ts'
import { plain } from '../../rules/protocol/marked-text.ts'
import type { Settings } from '../../settings/settings.ts'
import { isInUse } from '../finding.ts'
import type { Predicted } from '../verdict.ts'
import { judgeAnswers } from './answers.ts'
import { askedHost, type InitCause, mergeCauses, nameInRegistry, serviceOf } from './causes.ts'
import { judgeChoices, judgeInstallations } from './choices.ts'
import { judgeClouds, judgeLogins } from './cloud.ts'
import { judgeDirect } from './direct.ts'
import { judgeInside } from './inside.ts'
import { answersAboutPackages, judgePackage } from './packages.ts'
import { rowsOf } from './rows.ts'

export type InitRules = Pick<Settings, 'depth' | 'upgrade' | 'maxRequests'> & {
  readonly isFork: boolean
}

export function judgeInit(inquiry: Inquiry, rules: InitRules): Predicted {
  const { items } = inquiry
  const causes = [
    ...judgeAnswers(items),
    ...judgeInstallations(items),
    ...judgeChoices(items, inquiry.versions),
    ...judgePackages(inquiry)
  ]
  const answering = items
    .filter(({ answer }) => answer.outcome.kind === 'read')
    .map((item) => `${item.wants.host} ${serviceOf(item)}`)
  const notes = [
    ...notesOnModules(inquiry, rules),
    ...mergeCauses(causes),
    ...judgeInside(inquiry, rules.upgrade),
    ...judgeClouds(inquiry.clouds),
    ...judgeLogins(inquiry.logins),
    ...notesOnUnasked(items, rules),
    ...judgeDirect(inquiry.direct),
    ...inquiry.notes
  ]
  return {
    notes: rules.isFork ? notes.map(inFork) : notes,
    roots: rowsOf(items, inquiry.direct, rules.upgrade),
    requests: inquiry.requests,
    answering: new Set(answering),
    unopened: rules.depth === 'init' ? unopenedIn(inquiry) : null,
    requirements: inquiry.requirements
  }
}

const FORK = { isFork: true, searched: [], notRead: [] }

/** The secret that the registry misses is withheld, so a pull request from a fork is not at fault. */
function inFork(note: Note): Note {
  const { refusal } = note.problem
  const isExcused = refusal === 'asks' || refusal === 'hides'
  const problem = { ...explained(note.problem, FORK), severity: 'notice' } as const
  return isExcused ? { ...note, problem, severity: 'notice' } : note
}

/** The calls that `init` follows, and this check did not. */
function unopenedIn({ items, direct, notes, inside }: Inquiry): readonly Because[] {
  const calls = items.filter(({ kind, packages }) => {
    return kind === 'module' && packages.every(({ opened }) => opened === undefined)
  })
  const sources = direct.filter(({ evidence }) => evidence.opened === undefined)
  const left = notes.filter(({ problem }) => problem.code === 'not-followed')
  const open = [...inside.keys()].flatMap(({ calls: all }) =>
    all.filter(({ isOpen, module, place }) => isOpen && module === null && place.inside)
  )
  return [
    ...calls.flatMap(({ of }) => placesOf(of)),
    ...left.flatMap(({ places }) => places),
    ...[...sources.map(({ call }) => call), ...open].map(({ place }) => place)
  ]
}

const judgePackages = ({ items, lockHashes }: Inquiry): readonly InitCause[] =>
  items.flatMap((item) => {
    if (item.choice?.kind !== 'chosen') return []
    const { version } = item.choice
    return item.packages.flatMap((evidence) =>
      judgePackage({ item, version, evidence }, lockHashes)
    )
  })

// go-getter's detectors, and its prefix.
const GIT = /^(?:git::|git@|(?:github|gitlab|bitbucket)\.(?:com|org)\/)/

/** Calls and requirements of registry modules, and modules that no registry serves. Lines of `hostnames` have no notice: `init` does not run for them. */
function notesOnModules({ inside }: Inquiry, { depth }: InitRules): readonly Note[] {
  const isInFile = ({ place }: ModuleCall) => place !== HOSTNAMES_LINE
  const calls = [...inside.keys()].flatMap((root) => root.calls)
  const open = distinct(calls.filter(({ isOpen, isSaid }) => isOpen && !isSaid))
  const direct = distinct(calls.filter(({ module, isOpen }) => module === null && !isOpen))
  const git = direct.filter(({ source }) => GIT.test(source)).length
  const oci = direct.filter(({ source }) => /^oci:/.test(source)).length
  const modules = [...inside.values()].flatMap(({ undescribed }) => undescribed).filter(isInFile)
  const names = modules.flatMap(({ module }) =>
    module === null ? [] : `${module.namespace}/${module.name}/${module.system}`
  )
  const ofOpen = noteAt(open, { what: 'open', names: namesOf(open) })
  // Each package that was not opened has a finding that says why.
  if (depth === 'init') return ofOpen
  return [
    ...noteAt(modules, { what: 'inside', names: [...new Set(names)] }),
    ...ofOpen,
    ...noteAt(direct, { what: 'direct', git, oci, names: namesOf(direct) })
  ]
}

/** The notice names some of the calls; the place of one in each repository is enough. */
function noteAt(calls: readonly ModuleCall[], reason: NotFollowed): readonly Note[] {
  const places = firstInEach(calls.map(({ place }) => place))
  return places.length === 0 ? [] : [noteOf(notFollowed(reason), { places, clients: [] })]
}

/** Their addresses, in their directories where several have the same. A Terragrunt unit is known by its directory. */
function namesOf(calls: readonly ModuleCall[]): readonly string[] {
  const same = Map.groupBy(calls, ({ address }) => address)
  return calls.map(({ address, place: { file } }) => {
    const directory = directoryOf(file).replace(/\/$/, '') || '.'
    if (address === 'terraform') return directory
    return same.get(address)?.length === 1 ? address : `${address} in ${directory}`
  })
}

const distinct = (calls: readonly ModuleCall[]): readonly ModuleCall[] => [
  ...new Map(calls.map((call) => [`${call.place.file}:${call.place.line}`, call])).values()
]

/**
 * Versions and packages that were not asked for, or not before the check ended, or have a response that is too long; and
 * those of hosts whose answers this check cannot read: like a host of which nothing is known.
 */
function notesOnUnasked(items: readonly Item[], { maxRequests: max }: InitRules) {
  const unasked = items.flatMap((item) =>
    [item.answer, ...answersAboutPackages(item)].flatMap(({ outcome }) =>
      outcome.kind === 'not-asked' ? { item, host: askedHost(item), outcome } : []
    )
  )
  const groups = groupsOf(
    unasked,
    ({ host, outcome }) =>
      `${host} ${'problem' in outcome ? plain(outcome.problem.message) : outcome.why}`
  )
  return groups.flatMap((group) => {
    const [{ host, outcome }] = group
    const places = [...new Set(group.flatMap((entry) => placesOf(entry.item.of)))]
    if ('problem' in outcome) {
      return [noteOf(outcome.problem, { host, places, needed: isInUse(places) })]
    }
    const { why } = outcome
    // These have findings of their own.
    if (why === 'service' || why === 'not-allowed') return []
    const names = [...new Set(group.map((entry) => nameInRegistry(entry.item)))]
    const problem = notFollowed(why === 'limit' ? { what: why, max, names } : { what: why, names })
    return [noteOf(problem, { host, places: firstInEach(places), needed: false })]
  })
}
