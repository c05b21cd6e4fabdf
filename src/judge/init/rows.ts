// The choices of `init` in each root module, as rows of a table.

import type {
  Answer,
  DirectCall,
  Item,
  PackageEvidence
} from '../../observe/visit/registry/evidence.ts'
import { listIn } from '../../read/roots/choice.ts'
import { constraintsOf, placesOf, writtenFor } from '../../read/roots/root.ts'
import { brief } from '../../rules/problems/brief.ts'
import {
  boundedPlaces,
  type Constraint,
  groupsOf,
  isInRoot,
  type Place
} from '../../rules/problems/place.ts'
import { type Hostname, hostIn } from '../../rules/protocol/hostname.ts'
import { providerFits } from '../../rules/registry/choice.ts'
import { hideAddressSecrets } from '../../rules/text/address-secrets.ts'
import { type RootRow, type RootVerdict, rowKey } from '../roots.ts'
import { addressOf, clientsOf, itemKey, shownSource } from './causes.ts'
import { lockedIn } from './choices.ts'
import { answersAboutPackages } from './packages.ts'

// There may be 100,000 rows, most of which have no findings and no platforms.
const NONE: readonly never[] = []

/** A table for each directory; the clients that agree about a line share its row. */
export function rowsOf(
  items: readonly Item[],
  direct: readonly DirectCall[],
  upgrade: boolean
): readonly RootVerdict[] {
  const firsts: Firsts = new Map()
  const byDirectory = Map.groupBy([...items, ...direct], ({ root }) => root.directory)
  return Array.from(byDirectory, ([directory, ofRoot]) => {
    const found = ofRoot.filter((one) => 'wants' in one)
    const others = ofRoot.filter((one) => 'call' in one)
    return {
      directory,
      clients: clientsOf(ofRoot),
      rows: [
        ...groupsOf(found, itemKey).map((group) => rowOf(group, firsts, upgrade)),
        ...groupsOf(others, directKey).map(directRow)
      ]
    }
  })
}

export const directKey = ({ root, call }: DirectCall): string =>
  rowKey(root.directory, sourceOf(call))

const sourceOf = ({ address, source, place }: DirectCall['call']) => ({
  kind: 'module' as const,
  address,
  source: brief(hideAddressSecrets(source)),
  constraints: NONE,
  places: [place]
})

/** That of the source, whatever redirects lead to; empty for a source without one. */
export const hostOfPackage = ({ steps: [first] }: PackageEvidence): Hostname =>
  (hostIn(first.answer.url) ?? '') as Hostname

function directRow(group: readonly [DirectCall, ...DirectCall[]]): RootRow {
  const isOpened = group.every(({ evidence }) => evidence.opened !== undefined)
  return {
    ...sourceOf(group[0].call),
    host: hostOfPackage(group[0].evidence),
    isDirect: true,
    locked: null,
    chosen: {},
    newest: null,
    platforms: NONE,
    ...(!isOpened && { isUnchecked: true }),
    worst: null,
    problems: NONE,
    rejectedAt: NONE
  }
}

type Firsts = Map<string, unknown>

/** The first of equal values, to save memory: 100,000 rows have few distinct values. */
function shared<T>(value: T, firsts: Firsts): T {
  const key = JSON.stringify(value)
  const first = (firsts.get(key) as T | undefined) ?? value
  firsts.set(key, first)
  return first
}

function rowOf(group: readonly [Item, ...Item[]], firsts: Firsts, upgrade: boolean): RootRow {
  const [first] = group
  const { kind, wants, of, answer } = first
  const newest = listIn(answer)?.newest ?? null
  const constraints = writtenFor(of)
  const isOfRoot = constraints.length < 2 && constraints.every(isInRoot)
  const excluding = upgrade && newest !== null ? excludingIn(first, newest) : NONE
  const chosen = group.flatMap(({ root: { client }, choice }) =>
    choice === null ? [] : [[client, choice.kind === 'chosen' ? choice.version : null] as const]
  )
  return {
    kind,
    address: addressOf(first),
    source: shared(shownSource(first), firsts),
    host: wants.host,
    constraints: shared(
      constraints.map(({ text }) => text),
      firsts
    ),
    ...(!isOfRoot && { requiredBy: constraints }),
    ...(excluding.length > 0 && { excluding }),
    locked: lockedIn(first)?.text ?? null,
    chosen: shared(Object.fromEntries(chosen), firsts),
    newest,
    platforms: platformsOf(group),
    ...(group.flatMap(answersAboutPackages).some(isUnasked) && { isUnchecked: true }),
    worst: null,
    problems: NONE,
    places: boundedPlaces(placesOf(of)),
    rejectedAt: rejectedAt(group)
  }
}

/** A module call has one constraint, which says the same. */
const excludingIn = ({ kind, of }: Item, newest: string): readonly Constraint[] =>
  kind === 'module' ? NONE : writtenFor(of).filter(({ text }) => !providerFits(newest, text))

const isUnasked = ({ outcome }: Answer<unknown>): boolean => outcome.kind === 'not-asked'

/** For which platforms there is a package of the versions that the clients choose. One is available if each of them has it. */
function platformsOf(items: readonly Item[]): RootRow['platforms'] {
  const packages = items.flatMap((item) => item.packages).filter(({ platform }) => platform !== '')
  if (packages.length === 0) return NONE
  return [...Map.groupBy(packages, ({ platform }) => platform)].map(([platform, group]) => {
    const all = group.map(isAvailable)
    return { platform, available: all.includes(false) ? false : all.includes(null) ? null : true }
  })
}

/** Null if the answer does not say. */
function isAvailable({ steps }: PackageEvidence): boolean | null {
  if (steps.some(({ kind }) => kind === 'platform')) return false
  return steps[0].answer.outcome.kind === 'read' ? true : null
}

function rejectedAt(group: readonly Item[]): readonly Place[] {
  const rejected = group.find(({ choice }) => choice !== null && choice.kind !== 'chosen')
  if (rejected === undefined) return NONE
  const decisive = [...constraintsOf(rejected.of), lockedIn(rejected)]
  return decisive.flatMap((placed) => placed?.place ?? [])
}
