// The steps of `init` that this check does not do, or knows only from the descriptions of registries.
import { listSome, marked, named, type Text } from '../../protocol/marked-text.ts'
import { brief, showCount, showSome } from '../brief.ts'
import { problem } from '../problem.ts'

export type SkipReason =
  | { readonly what: 'inside' | 'open' | 'size' | 'work' | 'stopped' | 'contents' | 'units' }
  /** Packages that have submodules, and were read otherwise. */
  | { readonly what: 'submodules' }
  | { readonly what: 'oci' }
  /** Module calls of packages that no registry serves, such as `module.network`; `git` of them are from Git, `oci` from OCI registries. */
  | { readonly what: 'direct'; readonly git: number; readonly oci: number }
  /** Modules and providers of one host that were not asked for. */
  | { readonly what: 'limit'; readonly max: number }
  /** Packages that a chain of so many calls leads to; hosts that only packages name, of which there are more. */
  | { readonly what: 'chain' | 'hosts'; readonly max: number }
  /** Packages that this check gave up, `why` as a clause, and the cure if there is one. */
  | { readonly what: 'package'; readonly why: string; readonly cure: string | undefined }
  /** Registry modules whose packages are downloaded in a way that this check does not support, such as `s3`. */
  | { readonly what: 'getter'; readonly getter: string }

/** `names` of those that were not checked, each once. */
export type NotFollowed = SkipReason & { readonly names: readonly string[] }

const unasked = (count: number): string =>
  count === 1 ? '1 module or provider was' : `${count} modules and providers were`

function describe(skipped: NotFollowed): Text {
  const { names } = skipped
  const list = listSome(names, 3, (name) => named(brief(name)))
  switch (skipped.what) {
    case 'inside':
      return marked`modules and providers inside ${list} were not checked`
    case 'direct': {
      const others = names.length - skipped.git - skipped.oci
      const kinds = [
        ...(skipped.git > 0 ? [`${showCount(skipped.git, 'module')} from Git`] : []),
        ...(skipped.oci > 0 ? [`${showCount(skipped.oci, 'module')} from an OCI registry`] : []),
        ...(others > 0 ? [`${showCount(others, 'module')} from an archive or bucket`] : [])
      ]
      return marked`${kinds.join(' and ')} ${names.length === 1 ? 'was' : 'were'} not checked: ${list}`
    }
    case 'oci':
      return marked`${showCount(names.length, 'provider')} ${names.length === 1 ? 'was' : 'were'} not checked, because \`oci_mirror\` names a registry of container images, which this check does not ask: ${list}`
    case 'open':
      return marked`${showCount(names.length, 'module')} ${names.length === 1 ? 'was' : 'were'} not checked, because the source or version is only known at init time: ${list}`
    case 'limit':
      return marked`max-requests (${skipped.max}) was reached, so ${unasked(names.length)} not checked: ${list}`
    case 'chain':
      return marked`${list} was not opened, because more than ${skipped.max} calls lead to it`
    case 'hosts':
      return marked`packages name more than ${skipped.max} hosts that no file names, so ${list} were not contacted`
    case 'size':
      return marked`a response is longer than this check reads, so ${unasked(names.length)} not checked: ${list}`
    case 'work':
      return marked`the answers of the registry take more work than this check does for one host, so ${unasked(names.length)} not checked: ${list}`
    case 'stopped':
      return marked`the check ended too early, so ${unasked(names.length)} not checked: ${list}`
    case 'contents':
      return marked`the checksums of ${showCount(names.length, 'provider')} in the lock file were not checked, because \`h1:\` can only be compared with the package itself: ${list}`
    case 'package':
      return marked`${list} ${names.length === 1 ? 'was' : 'were'} not opened: ${brief(skipped.why)}`
    case 'submodules':
      return marked`the submodules of ${list} were not fetched, and \`init\` fetches them`
    case 'getter':
      return marked`the package of ${showCount(names.length, 'registry module')} was not checked, because it is downloaded with ${skipped.getter}: ${list}`
    case 'units':
      return marked`${showCount(names.length, 'Terragrunt unit')} ${names.length === 1 ? 'was' : 'were'} not checked, because the files of the repository do not show which module \`source\` names: ${list}`
  }
}

const HELP: Readonly<Partial<Record<NotFollowed['what'], string>>> = {
  limit: 'increase `max-requests`, or list fewer directories in `roots`',
  contents: 'to check them, add the checksums of the registry with `terraform providers lock`'
}

export const notFollowed = (skipped: NotFollowed) =>
  problem('not-followed', {
    message: describe(skipped),
    help:
      skipped.what === 'package'
        ? skipped.cure
        : HELP[skipped.what === 'work' ? 'limit' : skipped.what],
    // No registry that is known comes near it.
    ...(skipped.what === 'work' && { severity: 'warning' })
  })

type DescribedCall = {
  /** The module that is described: `acme/network/aws 1.2.0`. */
  readonly by: string
  /** The address that it calls or requires, with the host, and the constraint; null without one. */
  readonly address: string
  readonly constraint: string | null
  /** The newest version; null if the registry has none. */
  readonly newest: string | null
  /** Other constraints of a provider, each with its place. */
  readonly others: readonly string[]
}

export function moduleDescribed({ by, address, constraint, newest, others }: DescribedCall) {
  const needs = marked`${brief(by)} requires ${named(brief(address))}${constraint === null ? '' : ` "${brief(constraint)}"`}`
  const misfit =
    others.length > 0
      ? `which conflicts with ${showSome(others, 3, brief)}`
      : `which no listed version fits; the newest is ${brief(newest ?? '')}`
  const clash = newest === null ? 'which the registry does not have' : misfit
  return problem('module-described', {
    message: marked`according to the registry, ${needs}, ${clash}`,
    help: 'run `terraform init` to confirm, or use another version of the module'
  })
}
