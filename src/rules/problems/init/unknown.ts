// Problems of modules and providers that a registry or mirror does not have, and of installation methods.
import { isDefaultRegistry } from '../../protocol/clients.ts'
import { marked, named, namedSource, type Text } from '../../protocol/marked-text.ts'
import { brief, returned, type Status, writtenCure } from '../brief.ts'
import { forAll, type KindIn, type Problem, problem, wordsOf } from '../problem.ts'
import { addToken, type Refused, refusalIn } from '../token.ts'

/** `host` is the registry or mirror. `isAll`: it has nothing that it was asked for. */
export type Unknown = Refused & {
  readonly block: string | null
  readonly isAll: boolean
  /** A similar name that it has. */
  readonly near: string | null
}

const answered = (unknown: Unknown): Text =>
  marked`${returned(unknown)}${unknown.isVague ? ', as storage services and gateways do for what does not exist' : ''}`

/** The second of two cures: that of the token if a private registry may hide what it has, else `other`. */
function orToken({ host, block, token, source, isVague }: Unknown, first: Text, other: Text) {
  if (token === 'sent') {
    return marked`${first}check that the token from ${namedSource(source ?? '')} has access`
  }
  return token === 'none' && block === null && !isVague
    ? addToken(host, ' if the registry requires a token', first)
    : marked`${first}${other}`
}

/** Most registries serve modules and providers below such a path. */
function blockCure(kind: string, block: string, url: string): string {
  const usual = `/v1/${kind}s/`
  const end = url.includes(usual) ? ', or `source`' : `, which should end in ${usual}`
  return `check the URL of ${kind}s.v1 in the \`host\` block at ${block}${end}`
}

/** `names`: the first one at the URL; several if the registry has none of those it was asked for. `cure` is that of a user. */
function unknownIn(
  code: 'module-unknown' | 'provider-unknown',
  unknown: Unknown,
  names: readonly string[],
  { kind, cure, check = '' }: { readonly kind: string; readonly cure: string; check?: string }
) {
  const { host, block, isAll, near, isVague } = unknown
  const [first = ''] = names
  const isOne = names.length <= 1
  const what = isOne ? `no ${kind} ${first}` : `none of ${names.length} required ${kind}s`
  const publish = isOne ? `publish ${first}` : 'publish them'
  const mend = isAll ? `check the URL of ${kind}s.v1 in the discovery document${check}` : publish
  const ask = marked`ask the operator of ${named(host)} to ${mend}`
  const meant = near === null ? null : `did you mean ${near}? if not, `
  const [start, other] = isOne ? [cure, ask] : [ask, cure]
  // A registry that answers something else, or has a similar name, is not known to hide any.
  const mayHide = isAll && near === null && !isDefaultRegistry(host)
  const byBlock = isAll && block !== null ? blockCure(kind, block, unknown.url) : null
  return problem(code, {
    message: marked`${named(host)} ${isVague ? 'may have' : 'has'} ${what}: ${answered(unknown)}`,
    operator:
      near === null
        ? orToken(unknown, `${mend}, or `, isAll ? publish : 'check its address')
        : `write ${near}, or ${publish}`,
    user:
      mayHide || unknown.token === 'sent'
        ? orToken(unknown, meant ?? marked`${start}, or `, other)
        : marked`${meant ?? `${start}, or `}${other}`,
    ...(isDefaultRegistry(host) && { user: marked`${meant ?? ''}${cure}` }),
    // The page of the namespace lists what it has.
    note:
      host === 'registry.terraform.io'
        ? `see https://${host}/namespaces/${first.split('/')[0]}`
        : undefined,
    ...(mayHide && refusalIn(unknown, 'hides')),
    ...(byBlock !== null && forAll(byBlock))
  })
}

/** `modules`: NAMESPACE/NAME/SYSTEM. */
export const moduleUnknown = (unknown: Unknown & { readonly modules: readonly string[] }) =>
  unknownIn('module-unknown', unknown, unknown.modules, {
    kind: 'module',
    cure: 'correct the source address'
  })

type UnknownProvider = Unknown & {
  readonly providers: readonly string[]
  /** The provider that the clients suggest instead. */
  readonly meant: string | null
  /** The kind of `host`; for a directory, `host` is its path. */
  readonly kind: 'registry' | 'network mirror' | 'directory'
  /** The first provider as its `source` has it, if that has capital letters. */
  readonly written: string | undefined
}

/** What else a public registry may mean. A child module that says no `source` means HashiCorp’s namespace. */
function otherProvider(host: string, provider: string): string {
  if (isDefaultRegistry(host) && provider.startsWith('hashicorp/'))
    return ', or add the `source` that a child module lacks'
  return host === 'registry.opentofu.org'
    ? `, or write \`source = "registry.terraform.io/${provider}"\` if only that registry has it`
    : ''
}

export function providerUnknown(unknown: UnknownProvider) {
  const { host, providers, meant, kind, isAll, written } = unknown
  const [first = ''] = providers
  const add = (to: string) =>
    marked`add ${named(first)} to the ${to}, for example with \`terraform providers mirror\``
  if (kind === 'directory') {
    return problem('provider-unknown', {
      message: marked`the directory ${brief(host)} has no provider ${named(first)}`,
      help: add('directory')
    })
  }
  if (kind === 'network mirror') {
    const direct = 'add the provider to `include` of a `direct` block in the CLI configuration'
    return problem('provider-unknown', {
      message: marked`the network mirror ${named(host)} ${unknown.isVague ? 'may have' : 'has'} ${providers.length > 1 ? `none of ${providers.length} required providers` : marked`no provider ${named(first)}`}: ${answered(unknown)}`,
      operator: add('mirror'),
      user: isAll
        ? `check that \`url\` is that of a network mirror, not of a registry, or ${direct}`
        : `${direct}, or ask the operator of the mirror to add it`
    })
  }
  if (meant !== null) {
    return problem('provider-unknown', {
      message: marked`${named(host)} has no provider ${first}: ${returned(unknown)}`,
      help: `did you mean ${meant}? set \`source = "${meant}"\` in \`required_providers\` of every module that uses it`
    })
  }
  if (written !== undefined && providers.length === 1 && !isDefaultRegistry(host)) {
    return problem('provider-unknown', {
      message: marked`${named(host)} has no provider ${first}: ${returned(unknown)}; the CLIs ask for "${brief(written)}" in lower case`,
      operator: marked`publish ${first} in lower case`
    })
  }
  return unknownIn('provider-unknown', unknown, providers, {
    kind: 'provider',
    cure: `correct \`source\` in \`required_providers\`${otherProvider(host, first)}`,
    check: ', which must end in a slash'
  })
}

type OfMirror = { readonly mirror: string }
/** `at` is the place of the block in the CLI configuration. */
type ConfiguredMirror = OfMirror & { readonly at: string }

const MIRROR_URLS = {
  path: ({ mirror, at }: ConfiguredMirror) => ({
    message: `the mirror directory ${brief(mirror)} (${at}) does not exist`,
    help: writtenCure(
      mirror,
      'create the directory before `init`, for example with `terraform providers mirror`, or correct the path'
    )
  }),
  /** The clients read the host of `provider`, which has a port, as the scheme of a URL. */
  port: ({ mirror, at, provider }: ConfiguredMirror & { provider: string }) => ({
    message: marked`the network mirror ${named(mirror)} (${at}) cannot have ${named(provider)}, because the CLIs read a host with a port as a URL scheme`,
    help: marked`add \`exclude = ["${named(`${provider.split('/')[0]}/*/*`)}"]\` to \`network_mirror\`, and a \`direct\` block that includes the host`
  }),
  /** `asked` was requested instead of a file below the URL; `isUsable`: another method has the provider. */
  slash: (wrong: OfMirror & { asked: string; result: string; isUsable: boolean }) => ({
    message: marked`the URL of the network mirror ${named(wrong.mirror)} has no slash at the end, so the CLIs request ${named(wrong.asked)}, which ${brief(wrong.result)}`,
    help: marked`set \`url = "${named(`${wrong.mirror}/`)}"\``,
    ...(wrong.isUsable && { severity: 'warning' as const })
  })
}

export const mirrorUrl = (wrong: KindIn<typeof MIRROR_URLS>) =>
  problem('mirror-url', wordsOf(MIRROR_URLS, wrong))

/** `isListed`: by the mirror itself; otherwise by another installation method. */
type LacksVersion = Status & {
  readonly provider: string
  readonly version: string
  readonly mirror: string
  readonly isListed: boolean
}

export function mirrorVersion({ provider, version, mirror, isListed, ...answer }: LacksVersion) {
  const shown = marked`${named(provider)} ${brief(version, 40)}`
  return problem('mirror-version', {
    message: isListed
      ? marked`the network mirror ${named(mirror)} lists ${shown} but does not have it: ${returned(answer)}`
      : marked`the network mirror ${named(mirror)} does not have ${shown}, which another installation method lists: ${returned(answer)}`,
    operator: `add ${brief(version, 40)} to the mirror, for example with \`terraform providers mirror\``,
    user: isListed
      ? 'set `version` to one that the mirror has'
      : marked`exclude ${named(provider)} from \`network_mirror\``
  })
}

/** `rejected`: why the client ignores a method. */
type Excluded = { readonly provider: string; readonly rejected: Problem | undefined }

export const providerExcluded = ({ provider, rejected }: Excluded) =>
  problem('provider-excluded', {
    message: marked`no installation method in \`provider_installation\` covers ${named(provider)}${rejected === undefined ? '' : marked`; ${rejected.message}`}`,
    help:
      rejected?.help ??
      marked`add ${named(provider)} to \`include\` of a method, or add a \`direct\` block`
  })
