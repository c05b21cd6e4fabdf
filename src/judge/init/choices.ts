// Problems of listed versions, for the constraints and locks of the root modules, and of `provider_installation` blocks.

import type { Inquiry, Item } from '../../observe/visit/registry/evidence.ts'
import {
  type ConstraintTerm,
  chooseVersion,
  listIn,
  type VersionList
} from '../../read/roots/choice.ts'
import { type Resolve, resolver } from '../../read/roots/resolution.ts'
import { addressKey, becauseOf, placesOf, writtenFor } from '../../read/roots/root.ts'
import {
  providerWarning,
  versionsEmpty,
  versionUnreadable
} from '../../rules/problems/init/answers.ts'
import { versionLockedGone, versionNoneFits } from '../../rules/problems/init/choice.ts'
import { mirrorUrl, providerExcluded } from '../../rules/problems/init/unknown.ts'
import { type InitCause, shownSource } from './causes.ts'

export function judgeChoices(
  items: readonly Item[],
  versions: Inquiry['versions']
): readonly InitCause[] {
  const resolve = resolver([...new Set(items.map(({ root }) => root))], versions)
  const rejected = new Set(items.filter(isRejected).map(({ wants }) => addressKey(wants)))
  return items.flatMap((item) => {
    const list = listIn(item.answer)
    if (list === null || item.choice === null) return []
    const { warnings = [] } = list
    const describe = () => providerWarning({ address: shownSource(item), warnings })
    const warned = { item, cause: `warning ${addressKey(item.wants)}`, describe }
    return [
      withoutVersion(item, list, item.choice, resolve) ?? [],
      unreadable(item, list, rejected) ?? [],
      warnings.length > 0 ? warned : []
    ].flat()
  })
}

/** Why no version is chosen, if the answer shows it. */
function withoutVersion(
  item: Item,
  list: VersionList,
  choice: NonNullable<Item['choice']>,
  resolve: Resolve
): InitCause | null {
  const { kind, of, wants, answer } = item
  const { newest, preRelease, unreadable: ignored } = list
  const facts = { kind, address: shownSource(item), newest }
  // The mirror, if there is no other method.
  const only = answer.installation?.methods === 1 ? answer.mirror : undefined
  const mirror = only?.url ?? null
  const isImplied = only !== undefined && only.url === only.place.file
  switch (choice.kind) {
    case 'empty': {
      const isMirror = answer.mirror !== undefined
      const describe = () => versionsEmpty({ ...facts, url: answer.url, ignored, isMirror })
      return { item, cause: `empty ${addressKey(wants)}`, describe }
    }
    case 'none-fits': {
      const { conflict } = choice
      const texts = new Set(conflict.map(({ whole }) => whole))
      const constraints = writtenFor(of).map((one) => ({ ...one, conflicts: texts.has(one.text) }))
      const decisive = constraints.filter(({ conflicts }) => conflicts)
      const listed = { newest, preRelease, mirror, isImplied }
      return {
        item,
        cause: `none fits ${addressKey(wants)} ${JSON.stringify([...texts].sort())}`,
        places: decisive.length === 0 ? placesOf(of) : decisive.map(({ place }) => place),
        describe: () => {
          const resolution = resolutionOf(item, list, resolve)
          const terms = partsOf(conflict)
          return versionNoneFits({ ...facts, ...listed, constraints, terms, resolution })
        }
      }
    }
    case 'locked-gone': {
      const { version, upgrade } = choice
      const place = lockedIn(item)?.place
      return {
        item,
        cause: `locked ${addressKey(wants)} ${version} ${upgrade}`,
        ...(place === undefined ? {} : { places: [becauseOf(place)] }),
        describe: () => versionLockedGone({ ...facts, version, upgrade, mirror })
      }
    }
    case 'chosen':
    case 'refused':
    case 'unreadable':
      return null
  }
}

function resolutionOf(item: Item, list: VersionList, resolve: Resolve) {
  const { root } = item
  const isMet = (texts: readonly string[]) => chooseVersion(texts, list, root)?.kind === 'chosen'
  return item.kind === 'module' ? null : resolve(root, item.of, isMet)
}

/** The terms of the only constraint, if it has others that are met. */
function partsOf(conflict: readonly ConstraintTerm[]): readonly string[] {
  const [first, ...others] = conflict
  if (first === undefined || others.some(({ whole }) => whole !== first.whole)) return []
  const isWhole = conflict.length === first.whole.split(',').length
  return isWhole ? [] : conflict.map(({ text }) => text.trim())
}

/** The entry of an item in the lock file; null without one. */
export const lockedIn = ({ of }: Pick<Item, 'of'>) => ('locked' in of ? of.locked : null)

const isRejected = ({ choice }: Item): boolean => choice?.kind === 'unreadable'

/** Once for a list: where one client rejects it, that others ignore the version is no news. */
function unreadable(item: Item, { unreadable: texts }: VersionList, rejected: ReadonlySet<string>) {
  const { kind, choice, wants } = item
  const rejects = isRejected(item)
  if (texts.length === 0 || choice?.kind === 'empty') return null
  if (!rejects && rejected.has(addressKey(wants))) return null
  const address = shownSource(item)
  const describe = () => versionUnreadable({ kind, address, texts, rejects })
  return { item, cause: `unreadable ${addressKey(wants)} ${rejects}`, describe }
}

/** Blocks without a method for a provider, and mirrors whose URL lacks the slash at its end. */
export const judgeInstallations = (items: readonly Item[]): readonly InitCause[] =>
  items.flatMap((item): readonly InitCause[] | InitCause => {
    const { installation } = item.answer
    if (installation === undefined) return []
    const { methods, mirrors, place, rejected } = installation
    if (methods > 0) return mirrors.flatMap((answer) => withoutSlash(item, answer) ?? [])
    const provider = shownSource(item)
    return {
      item,
      cause: `excluded ${addressKey(item.wants)}`,
      places: [place, ...placesOf(item.of)],
      describe: () => providerExcluded({ provider, rejected })
    }
  })

/** A URL without a slash is right where the mirror is, and wrong only if that has no answer. */
function withoutSlash(item: Item, { host, mirror, outcome, url: asked }: Item['answer']) {
  if (mirror === undefined || mirror.hasSlash) return null
  if (outcome.kind !== 'status' && outcome.kind !== 'unreadable') return null
  const result = outcome.kind === 'status' ? `returned ${outcome.status}` : outcome.why
  const isUsable = item.choice?.kind === 'chosen'
  return {
    item,
    host,
    cause: `slash ${mirror.url} ${isUsable}`,
    places: [mirror.place, ...placesOf(item.of)],
    describe: () => mirrorUrl({ kind: 'slash', mirror: mirror.url, asked, result, isUsable })
  }
}
