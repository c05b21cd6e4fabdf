// Problems of choosing a version: none that is listed fits, or the lock file selects one that is gone.
import { marked, named } from '../../protocol/marked-text.ts'
import { brief, showSome } from '../brief.ts'
import { problem } from '../problem.ts'

/** A constraint as written, and where; a place without a file is a line of `hostnames`. */
export type WrittenConstraint = { readonly text: string; readonly at: string }

/** The constraints, with their places if there are several. */
const shownConstraints = (constraints: readonly WrittenConstraint[]): string =>
  showSome(constraints, 4, ({ text, at }) => {
    const quoted = `"${brief(text, 80)}"`
    return constraints.length === 1 ? quoted : `${quoted} (${brief(at)})`
  })

type NoneFits = {
  readonly kind: 'module' | 'provider'
  /** The address includes the host. */
  readonly address: string
  /** The fewest constraints that no listed version meets; empty for a call without a version. */
  readonly constraints: readonly WrittenConstraint[]
  /** The network mirror that lists the versions; null for a registry, or for several sources. */
  readonly mirror: string | null
  /** The mirror is a directory that the clients use without a `provider_installation` block. */
  readonly isImplied: boolean
  /** The newest release that is listed; null if all are pre-releases. */
  readonly newest: string | null
  /** The newest pre-release that is listed. */
  readonly preRelease: string | null
}

export function versionNoneFits({ kind, address, constraints, mirror, ...listed }: NoneFits) {
  const { isImplied, newest, preRelease } = listed
  const available =
    newest === null
      ? `all listed versions are pre-releases${preRelease === null ? '' : `, such as ${brief(preRelease, 40)}`}`
      : marked`the newest ${mirror === null ? '' : marked`on ${named(mirror)} `}is ${brief(newest, 40)}`
  const all = constraints.length > 1 ? 'all of ' : ''
  const fits =
    constraints.length === 0 ? 'can be chosen' : `fits ${all}${shownConstraints(constraints)}`
  return problem('version-none-fits', {
    message: marked`no version of ${kind} ${named(address)} ${fits}; ${available}`,
    help: isImplied
      ? `add a version that fits to ${brief(mirror ?? '')}, or remove the provider from it: the CLIs ask the registry only for providers that it does not hold`
      : fitCures(constraints.length, newest === null ? preRelease : null, mirror !== null)
  })
}

/** `preRelease`: the newest one, if there are no others. */
function fitCures(constraints: number, preRelease: string | null, isMirror: boolean) {
  if (preRelease !== null) {
    const exactly = `set \`version = "${brief(preRelease, 40)}"\`, since only an exact version selects a pre-release`
    return { user: exactly, operator: `publish a release, or ${exactly}` }
  }
  if (constraints > 1) {
    return 'change these constraints so that they all allow one listed version'
  }
  const change = 'change the constraint to allow a listed version'
  return {
    user: isMirror ? change : `${change}, or wait until the registry has imported a new one`,
    operator: isMirror
      ? 'add a version that fits to the mirror'
      : 'publish a version that fits; if its tag exists, check that the registry has imported it'
  }
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
        ? 'change the constraints to allow a listed version, then run `terraform init -upgrade` (or `tofu init -upgrade`) and commit the lock file'
        : `run \`terraform init -upgrade\` (or \`tofu init -upgrade\`), which selects ${brief(upgrade, 40)}, and commit the lock file`,
    operator:
      mirror === null
        ? `publish ${brief(version, 40)} again`
        : `add ${brief(version, 40)} to the mirror again`
  })
