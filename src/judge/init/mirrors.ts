// What is wrong with network mirrors, and with the `provider_installation` blocks that name them: only what a registry
// cannot have. The answers of a mirror are judged like those of the registry that it replaces.
import { mirrorUrl, mirrorVersion, providerExcluded } from '../../problems/init/mirrors.ts'
import type { Place } from '../../problems/place.ts'
import { keyOf, placesOf } from '../../roots/root.ts'
import type { MirrorIndex } from '../../visit/registry/evidence.ts'
import type { Item } from '../../visit/registry/items.ts'
import type { MirrorPackage } from '../../visit/registry/package-evidence.ts'
import { type Cause, shownSource } from './causes.ts'
import { causeOf, fetchCauses, refusalOf } from './package-requests.ts'
import { documentCause, lockCauses, type OnPlatform, platformCause } from './provider-packages.ts'

export const judgeInstallations = (items: readonly Item[]): readonly Cause[] =>
  items.flatMap((item) => {
    const { installation } = item
    if (installation === null) return []
    const { methods, place } = installation
    if (methods.length === 0) return [excluded(item, place)]
    return methods.flatMap((method) =>
      method.kind === 'network' ? withoutSlash(item, method.index) : []
    )
  })

function excluded(item: Item, place: Place): Cause {
  const provider = shownSource(item)
  return {
    item,
    cause: `excluded ${keyOf(item.wants)}`,
    places: [place, ...placesOf(item.of)],
    describe: () => providerExcluded({ provider })
  }
}

/** A URL without a slash is right where the mirror is, and wrong only if that has no answer. */
function withoutSlash(item: Item, index: MirrorIndex): readonly Cause[] {
  const { mirror, outcome, url } = index
  if (mirror.hasSlash) return []
  const result = resultOf(outcome)
  if (result === null) return []
  const isUsable = item.choice?.kind === 'chosen'
  return [
    {
      item,
      host: index.host,
      cause: `slash ${mirror.url} ${isUsable}`,
      places: [mirror.place, ...placesOf(item.of)],
      describe: () => mirrorUrl({ kind: 'slash', mirror: mirror.url, asked: url, result, isUsable })
    }
  ]
}

/** What came instead of a list; null if the clients read one, or if that is not known. */
function resultOf(outcome: MirrorIndex['outcome']): string | null {
  if (outcome.kind === 'status') return `returned ${outcome.status}`
  return outcome.kind === 'unreadable' ? outcome.why : null
}

/** The first thing that the client meets, and what the lock file lacks. */
export function judgeMirrorPackage(on: OnPlatform, found: MirrorPackage): readonly Cause[] {
  const { platform, version, item } = on
  const { file, archive } = found
  const { outcome, url, mirror } = file
  const selected = { ...on, mirrorHost: file.host }
  const wrong = (why: string): Cause => documentCause(selected, url, why)
  if (outcome.kind === 'status' && outcome.status === 404) {
    const { page, reason, status } = outcome
    const about = { provider: shownSource(item), mirror: mirror.url, version }
    const isListed = lists(on, found)
    return [
      causeOf(selected, `mirror ${mirror.url}`, () =>
        mirrorVersion({ ...about, isListed, url, page, reason, status })
      )
    ]
  }
  if (outcome.kind === 'unreadable') return [wrong(outcome.why)]
  if (outcome.kind !== 'read') return refusalOf(selected, 'document', file)
  switch (outcome.value.kind) {
    case 'crash':
      return [wrong(`has null for ${platform}, at which the clients crash`)]
    case 'no-platform':
      return [platformCause(selected, { url, status: 200, reason: 'OK', page: null })]
    case 'archive': {
      if (outcome.value.url === '') return [wrong(`has no \`url\` for ${platform}`)]
      const { hashes } = outcome.value
      if (hashes.length > 0 && !hashes.some(isKnown)) {
        return [wrong(`has no \`zh:\` or \`h1:\` hash for ${platform}, but others`)]
      }
      return [
        ...fetchCauses(selected, 'archive', archive),
        ...(isComparable(on, hashes) ? lockCauses(on, hashes) : [])
      ]
    }
  }
}

/** Whether the mirror itself lists the version, or only another method. */
const lists = ({ item, version }: OnPlatform, { file }: MirrorPackage): boolean =>
  (item.installation?.methods ?? []).some(
    (method) =>
      method.kind === 'network' &&
      method.index.mirror.url === file.mirror.url &&
      method.index.outcome.kind === 'read' &&
      method.index.outcome.value.texts.includes(version)
  )

const SCHEMES = ['zh:', 'h1:']
const isKnown = (hash: string): boolean => SCHEMES.some((scheme) => hash.startsWith(scheme))

/** Whether the mirror has hashes of each scheme in the lock file: only then it is certain that they share none. */
const isComparable = ({ hashes }: OnPlatform, ofMirror: readonly string[]): boolean =>
  SCHEMES.filter((scheme) => hashes.some((hash) => hash.startsWith(scheme))).every((scheme) =>
    ofMirror.some((hash) => hash.startsWith(scheme))
  )
