// What is wrong with the `provider_installation` blocks of the CLI configuration, for the providers of the roots.
import { mirrorUrl, providerExcluded } from '../../problems/init/mirrors.ts'
import type { Place } from '../../problems/place.ts'
import type { MirrorIndex } from '../../visit/registry/evidence.ts'
import type { Cause } from './causes.ts'
import { type Item, shownSource } from './items.ts'

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
    cause: `excluded ${item.key}`,
    places: [place, ...item.places],
    describe: () => providerExcluded({ provider, at: at(place) })
  }
}

/** A URL without a slash is right where the mirror is, and wrong only if that has no answer. */
function withoutSlash(item: Item, index: MirrorIndex): readonly Cause[] {
  const { mirror, outcome, url } = index
  if (mirror.hasSlash) return []
  const result = resultOf(outcome)
  if (result === null) return []
  const about = { mirror: mirror.url, at: at(mirror.place) }
  const isUsable = item.choice?.kind === 'chosen'
  return [
    {
      item,
      host: index.host,
      cause: `slash ${mirror.url} ${isUsable}`,
      places: [mirror.place, ...item.places],
      describe: () => mirrorUrl({ ...about, kind: 'slash', asked: url, result, isUsable })
    }
  ]
}

/** What came instead of a list; null if the clients read one, or if that is not known. */
function resultOf(outcome: MirrorIndex['outcome']): string | null {
  switch (outcome.kind) {
    case 'status':
      return `returned ${outcome.status}`
    case 'unreadable':
      return outcome.why
    case 'read':
    case 'failed':
    case 'not-asked':
      return null
  }
}

const at = ({ file, line }: Place): string => `${file}:${line}`
