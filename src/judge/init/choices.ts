// What is wrong with the versions that a registry lists, for the constraints and locks of the root modules.
import { providerWarning, versionsEmpty, versionUnreadable } from '../../problems/init/answers.ts'
import { versionLockedGone, versionNoneFits } from '../../problems/init/choice.ts'
import type { Choice, Offered } from '../../roots/choice.ts'
import { becauseOf, constraintsOf, keyOf, type Placed, placesOf } from '../../roots/root.ts'
import type { Item } from '../../visit/registry/items.ts'
import { type Cause, shownSource } from './causes.ts'

/** Causes of failure in lists that can be read. */
export function judgeChoices(items: readonly Item[]): readonly Cause[] {
  const rejected = new Set(items.filter(isRejected).map(({ wants }) => keyOf(wants)))
  return items.flatMap((item) => {
    const { offered, choice } = item
    if (offered === null || choice === null) return []
    const outcome = item.kind === 'provider' ? item.asked?.outcome : null
    const warnings = outcome?.kind === 'read' ? outcome.value.warnings : []
    const describe = () => providerWarning({ address: shownSource(item), warnings })
    return [
      ...withoutVersion(item, offered, choice),
      ...unreadable(item, rejected),
      ...(warnings.length > 0 ? [{ item, cause: `warning ${keyOf(item.wants)}`, describe }] : [])
    ]
  })
}

/** Why no version is chosen, if the answer shows it. */
function withoutVersion(item: Item, offered: Offered, choice: Choice): readonly Cause[] {
  const { kind, asked } = item
  const address = shownSource(item)
  switch (choice.kind) {
    case 'empty': {
      const { unreadable: ignored } = offered
      const { url = '', mirror } = asked ?? {}
      const isMirror = mirror !== undefined
      const describe = () => versionsEmpty({ kind, address, url, ignored, isMirror })
      return [{ item, cause: `empty ${keyOf(item.wants)}`, describe }]
    }
    case 'none-fits':
      return [noneFits(item, offered, choice.conflict)]
    case 'locked-gone': {
      const { version, upgrade } = choice
      const { newest } = offered
      const place = item.locked?.version.place
      return [
        {
          item,
          cause: `locked ${keyOf(item.wants)} ${version} ${upgrade}`,
          ...(place === undefined ? {} : { places: [becauseOf(place)] }),
          describe: () =>
            versionLockedGone({ address, version, upgrade, newest, mirror: onlyMirror(item) })
        }
      ]
    }
    case 'chosen':
    case 'refused':
    case 'unreadable':
      return []
  }
}

function noneFits(item: Item, offered: Offered, conflict: readonly string[]): Cause {
  const { kind } = item
  const parts = constraintsOf(item.of).filter(({ text }) => conflict.includes(text))
  return {
    item,
    cause: `none fits ${keyOf(item.wants)} ${JSON.stringify(conflict.toSorted())}`,
    places: parts.length === 0 ? placesOf(item.of) : parts.map(({ place }) => becauseOf(place)),
    describe: () =>
      versionNoneFits({
        kind,
        address: shownSource(item),
        constraints: parts.map(({ text, place }) => ({ text, at: showPlace(place) })),
        mirror: onlyMirror(item),
        newest: offered.newest,
        preRelease: offered.preRelease
      })
  }
}

/** The mirror, if there is no other method. */
const onlyMirror = ({ installation, asked }: Item): string | null =>
  installation?.methods.length === 1 ? (asked?.mirror?.url ?? null) : null

const showPlace = (place: Placed['place']): string => {
  const because = becauseOf(place)
  return typeof because === 'string' ? because : `${because.file}:${because.line}`
}

const isRejected = ({ choice }: Item): boolean => choice?.kind === 'unreadable'

/** Once for a list: where one client rejects it, that others ignore the version is no news. */
function unreadable(item: Item, rejected: ReadonlySet<string>): readonly Cause[] {
  const { kind, offered, choice } = item
  const texts = offered?.unreadable ?? []
  if (texts.length === 0 || choice?.kind === 'empty') return []
  const rejects = isRejected(item)
  if (!rejects && rejected.has(keyOf(item.wants))) return []
  const address = shownSource(item)
  const describe = () => versionUnreadable({ kind, address, texts, rejects })
  return [{ item, cause: `unreadable ${keyOf(item.wants)} ${rejects}`, describe }]
}
