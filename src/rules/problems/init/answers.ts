// Problems of a registry's response to the request for versions: refused, failed, not readable, empty.
import { marked, named, type Text } from '../../protocol/marked-text.ts'
import {
  brief,
  type CutOff,
  cures,
  cutOff,
  type Response,
  returned,
  type Status,
  showSome,
  waitCures
} from '../brief.ts'
import { type Cures, forAll, problem } from '../problem.ts'
import { cureUse, describeUse, LIMIT, type Refused, refusalIn, sentTo } from '../token.ts'

/** The modules or providers that were asked for: the first one as NAMESPACE/NAME/SYSTEM or NAMESPACE/TYPE, and how many others have the same problem. */
export type Sought = {
  readonly host: string
  readonly kind: 'module' | 'provider'
  readonly first: string
  readonly others: number
  /** The network mirror that was asked instead of the registry; null for none. */
  readonly mirror: string | null
  /** The file and line of the host block that names the URL; null for none. */
  readonly block: string | null
}

/** `acme/net/aws and 3 more` */
function soughtOf({ first, others, mirror }: Sought): Text {
  const name = mirror === null ? first : named(first)
  return others === 0 ? name : marked`${name} and ${others} more`
}

const serviceOf = ({ kind, mirror }: Sought): string =>
  mirror === null ? `${kind}s.v1` : 'the network mirror'

function urlOf(sought: Sought): string {
  const { mirror, block } = sought
  const document = block === null ? 'the discovery document' : `the \`host\` block at ${block}`
  return `the URL of ${serviceOf(sought)} in ${mirror === null ? document : 'the CLI configuration'}`
}

/** The cures where the URL may be wrong; the reader has the host block. */
const urlCures = (sought: Sought, besides: string): Cures =>
  sought.block === null
    ? { operator: `check ${urlOf(sought)}${besides}` }
    : { operator: `check ${urlOf(sought)}`, user: `check ${urlOf(sought)}` }

/** The cures of a code; an HTML page explains more than the status or shape. */
const curesFor = (answered: Sought & Response, usual: Cures): Text | Cures =>
  cures({ ...answered, asked: answered.host }, usual, serviceOf(answered))

type RefusedVersions = Sought &
  Refused & {
    /** The host that refused, if it is not the registry. */
    readonly elsewhere: string | null
  }

export function versionsUnauthorized(refused: RefusedVersions) {
  const { token, elsewhere } = refused
  const unexplained = marked`the versions of ${soughtOf(refused)} cannot be read: ${returned(refused)}`
  return problem('versions-unauthorized', {
    message: marked`${unexplained}; ${describeUse(refused, elsewhere)}`,
    ...(token === 'none' && { unexplained }),
    help: curesFor(refused, tokenCures(refused)),
    ...refusalIn(refused),
    // The clients would send the token, and the registry may accept it.
    severity: token === 'withheld' ? 'warning' : 'error'
  })
}

function tokenCures(refused: RefusedVersions): Cures {
  const { host, block, elsewhere, token } = refused
  const cure = cureUse(refused, serviceOf(refused), elsewhere)
  const isOfBlock = block !== null && elsewhere !== null && token === 'none'
  return isOfBlock ? { ...cure, note: sentTo(elsewhere, host) } : cure
}

/** `attempts`: how often it was requested. `transient`: the same request may succeed later. */
export function versionsStatus(failed: Sought & Status & { attempts: number; transient: boolean }) {
  const { attempts, transient, status } = failed
  const often = attempts > 1 ? ` in each of ${attempts} attempts` : ''
  return problem('versions-status', {
    message: marked`the versions of ${soughtOf(failed)} cannot be read: ${returned(failed)}${often}; expected 200`,
    help: curesFor(failed, keyCures(failed) ?? statusCures(failed, status, transient))
  })
}

/** Artifactory looks for its repository in the address, as `REPOSITORY__NAMESPACE`; null for other answers. */
function keyCures({ said = '', ...sought }: Sought & Status): Cures | null {
  const [, key] = /\brepository key:? ['"]?([\w.-]+)/i.exec(said) ?? []
  const { host, first } = sought
  const write = marked`write the repository key before the namespace: \`source = "${named(`${host}/REPOSITORY__${first}`)}"\``
  const correct = `correct the repository key \`${key}\` in \`source\`, or in ${urlOf(sought)}`
  return key === undefined ? null : forAll(first.startsWith(`${key}/`) ? write : correct)
}

function statusCures(sought: Sought, status: number, transient: boolean): Cures {
  if (status === 429) return LIMIT
  if (transient) return waitCures(sought.host)
  return urlCures(sought, ', or return 200 with the versions')
}

/** `why` follows `the response`. */
export const versionsShape = (wrong: Sought & Response & { readonly why: string }) =>
  problem('versions-shape', {
    message: marked`the versions of ${soughtOf(wrong)} cannot be read: the response of ${named(wrong.url)} ${brief(wrong.why)}`,
    help: curesFor(
      wrong,
      urlCures(wrong, `, or return ${wrong.mirror === null ? SHAPES[wrong.kind] : MIRROR_SHAPE}`)
    )
  })

const MIRROR_SHAPE = '{"versions":{"1.0.0":{}}} with `Content-Type: application/json`'

const SHAPES = {
  module: '{"modules":[{"versions":[{"version":"1.0.0"}]}]}',
  provider: '{"versions":[{"version":"1.0.0"}]}'
}

/** `address` with the host. */
type InList = { readonly kind: Sought['kind']; readonly address: string }

/** `ignored`: listed texts that are no versions. */
type Empty = InList & {
  readonly url: string
  readonly ignored: readonly string[]
  readonly isMirror: boolean
}

export function versionsEmpty({ kind, address, url, ignored, isMirror }: Empty) {
  const isNone = ignored.length === 0
  const publish = isNone
    ? `publish a version of the ${kind}, or check that the registry has imported its tag`
    : `publish versions as ${VERSION_RULES[kind]}`
  return problem('versions-empty', {
    message: isNone
      ? marked`${kind} ${named(address)} has no versions: ${named(url)} lists none`
      : marked`${kind} ${named(address)} has no valid versions: ${named(url)} lists only ${quoted(ignored)}`,
    operator: isMirror ? ADD_TO_MIRROR : publish,
    user: `check the address, or ask the publisher of the ${kind} to release a version`
  })
}

const quoted = (texts: readonly string[]): string =>
  showSome(texts, 3, (text) => `"${brief(text, 40)}"`)

const ADD_TO_MIRROR = 'add a version to the mirror, under a key of three numbers such as 1.2.0'
const VERSION_RULES = {
  module: 'numbers with dots, such as 1.2.0 or v1.2.0',
  provider: 'three numbers with dots and without a "v", such as 1.2.0'
}

/** `rejects`: the clients then reject every version; otherwise they ignore this one. */
type OddVersions = InList & { readonly texts: readonly string[]; readonly rejects: boolean }

export function versionUnreadable({ kind, address, texts, rejects }: OddVersions) {
  const lists = marked`the registry lists ${quoted(texts)} for ${kind} ${named(address)}, which ${texts.length === 1 ? 'is not a version' : 'are not versions'}`
  const operator = `publish versions as ${VERSION_RULES[kind]}, and remove others`
  return problem('version-unreadable', {
    message: marked`${lists}; the CLIs ignore ${texts.length === 1 ? 'it' : 'them'}`,
    operator,
    // For a module the clients print a warning.
    severity: kind === 'module' ? 'warning' : 'notice',
    ...(rejects && {
      message: marked`${lists}; OpenTofu, and Terraform before 1.13, therefore reject all versions`,
      user: 'use Terraform 1.13 or later, which ignores such versions',
      severity: 'error'
    })
  })
}

export const providerWarning = (answer: { address: string; warnings: readonly string[] }) =>
  problem('provider-warning', {
    message: marked`the registry returned a warning for ${named(answer.address)}: "${brief(answer.warnings.join('; '))}"`,
    help: 'if the warning names another provider, use that one in `source`'
  })

export const answerIncomplete = (cut: CutOff) => problem('answer-incomplete', cutOff(cut))
