// Problems of choosing a version: none that is listed fits, or the lock file selects one that is gone.
import { marked, named } from '../../protocol/marked-text.ts'
import { brief, showSome } from '../brief.ts'
import { groupsOf, showAsker, type UnmetConstraint } from '../place.ts'
import { type Cures, forAll, problem, type Resolution, resolveBy } from '../problem.ts'

/** The constraints that conflict, each once, with the modules that have them if there are several. */
function showConflict(constraints: readonly UnmetConstraint[]): string {
  const groups = groupsOf(constraints, ({ text }) => text)
  return showSome(groups, 4, ([{ text, ...asker }, ...same]) => {
    const more = same.length === 0 ? '' : ` and ${same.length} more`
    const by = constraints.length === 1 ? '' : ` (${brief(showAsker(asker))}${more})`
    return `${quoted(text)}${by}`
  })
}

const quoted = (text: string): string => `"${brief(text, 80)}"`

type NoneFits = {
  readonly kind: 'module' | 'provider'
  /** The address includes the host. */
  readonly address: string
  /** Empty for a call without a version. */
  readonly constraints: readonly UnmetConstraint[]
  /** The parts of the only constraint that no listed version meets, if others of it are met. */
  readonly terms: readonly string[]
  /** The network mirror that lists the versions; null for a registry, or for several sources. */
  readonly mirror: string | null
  /** The mirror is a directory that the clients use without a `provider_installation` block. */
  readonly isImplied: boolean
  /** The newest release that is listed; null if all are pre-releases. */
  readonly newest: string | null
  /** The newest pre-release that is listed. */
  readonly preRelease: string | null
  readonly resolution?: Resolution | null
}

export function versionNoneFits({ kind, address, constraints, mirror, ...listed }: NoneFits) {
  const { isImplied, newest, preRelease, terms, resolution } = listed
  const conflict = constraints.filter(({ conflicts }) => conflicts)
  const available =
    newest === null
      ? `all listed versions are pre-releases${preRelease === null ? '' : `, such as ${brief(preRelease, 40)}`}`
      : marked`the newest ${mirror === null ? '' : marked`on ${named(mirror)} `}is ${brief(newest, 40)}`
  const all = conflict.length > 1 ? 'all of ' : ''
  const parts = terms.length === 0 ? '' : `: none meets ${terms.map(quoted).join(' and ')}`
  const fits =
    conflict.length === 0 ? 'can be chosen' : `fits ${all}${showConflict(conflict)}${parts}`
  return problem('version-none-fits', {
    constraints,
    message: marked`no version of ${kind} ${named(address)} ${fits}; ${available}`,
    help: isImplied
      ? `add a version that fits to ${brief(mirror ?? '')}, or remove the provider from it: the CLIs ask the registry only for providers that it does not hold`
      : resolution
        ? `${resolveBy(resolution)}, or ${CHANGE_ALL}`
        : fitCures(conflict.length, listed, mirror !== null)
  })
}

const CHANGE_ALL = 'change these constraints so that they all allow one listed version'

function fitCures(
  constraints: number,
  { newest, preRelease }: Pick<NoneFits, 'newest' | 'preRelease'>,
  isMirror: boolean
): string | Cures {
  if (newest === null && preRelease !== null) {
    const user = `set \`version = "${brief(preRelease, 40)}"\`, since only an exact version selects a pre-release`
    return { user, operator: `publish a release, or ${user}` }
  }
  if (constraints > 1) return CHANGE_ALL
  const allow = `allow an existing version${newest === null ? '' : ` (newest ${brief(newest, 40)})`}`
  const add = isMirror ? 'add one that fits to the mirror' : 'publish one that fits'
  return { ...forAll(`${allow}, or ${add}`), guest: allow }
}

type LockedGone = {
  readonly address: string
  readonly version: string
  /** The version that `init -upgrade` would choose; null if none fits. */
  readonly upgrade: string | null
  readonly newest: string | null
  /** The same as for `versionNoneFits`. */
  readonly mirror: string | null
}

export const versionLockedGone = ({ address, version, upgrade, newest, mirror }: LockedGone) =>
  problem('version-locked-gone', {
    message: marked`the lock file selects ${named(address)} ${brief(version, 40)}, which ${mirror === null ? 'the registry' : named(mirror)} no longer lists${newest === null ? '' : `; the newest is ${brief(newest, 40)}`}`,
    user:
      upgrade === null
        ? 'change the constraints to allow a listed version, then run `terraform init -upgrade` and commit the lock file'
        : `run \`terraform init -upgrade\`, which selects ${brief(upgrade, 40)}, and commit the lock file`,
    operator:
      mirror === null
        ? `publish ${brief(version, 40)} again`
        : `add ${brief(version, 40)} to the mirror again`
  })
