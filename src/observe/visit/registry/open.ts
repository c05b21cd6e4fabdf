// Opens packages of modules: reads archives as they arrive, and Git repositories with the `git` program.
import type {
  PackageFailure,
  PackageRead,
  PackageTree
} from '../../../read/packages/package-tree.ts'
import { parseUrl, safeUrl, showUrl } from '../../../rules/go/url.ts'
import { plain } from '../../../rules/protocol/marked-text.ts'
import type { GitPlan, PackagePlan } from '../../../rules/registry/answers/package-plan.ts'
import type { Origin } from '../../network/redirects.ts'
import { NO_ROOM, NO_ROOM_TO_KEEP, type Transfers } from '../../packages/transfers.ts'
import type { Answer, PackageStep } from './evidence.ts'
import * as hosts from './package-hosts.ts'
import type { Places } from './places.ts'
import { notAsked, READ } from './question.ts'
import type { Send } from './send.ts'

/** What came of a package: the steps to it, what is in it, and the host that served it. */
export type Opening = {
  readonly steps: readonly PackageStep[]
  readonly tree: PackageTree | null
  readonly origin: Origin
}

export type PackageToOpen = Exclude<PackagePlan, { readonly kind: 'page' | 'other' | 'refused' }>

export type OpenPackage = (
  plan: PackageToOpen,
  request: hosts.FileRequest,
  ports: Send & Places
) => Promise<Opening>

/** Fetches one commit of a repository. */
export type FetchRepository = (
  plan: GitPlan,
  origin: Origin | null
) => Promise<PackageRead & Origin>

// A check of one repository opens some dozens. A hostile package could call thousands.
const MAX_PACKAGES = 500

/** Opens a package once, whatever calls it, and only so many. */
export function openerOf(fetchRepository: FetchRepository, { pass, room }: Transfers): OpenPackage {
  const opened = new Map<string, Promise<Opening>>()
  return (plan, request, ports) => {
    const { token, origin } = request
    const key = JSON.stringify([showUrl(plan.url), nameOf(plan), token, origin?.isPublic])
    const before = opened.get(key)
    if (before !== undefined) return before
    const opening =
      opened.size >= MAX_PACKAGES
        ? Promise.resolve(ended(TOO_MANY))
        : plan.kind === 'git'
          ? openRepository(plan, request, room, fetchRepository, ports)
          : pass(plan.url.host, () => openArchive(plan, request, room, ports))
    opened.set(key, opening)
    return opening
  }
}

/** All that decides about the content besides the URL. */
const nameOf = (plan: PackageToOpen): string =>
  JSON.stringify({ ...plan, url: undefined, subdirectory: undefined })

const PUBLIC: Origin = { isPublic: true }

const ended = (end: PackageFailure): Opening => {
  return { steps: [end], tree: null, origin: PUBLIC }
}

const TOO_MANY: PackageFailure = {
  kind: 'unread',
  why: `this check opens at most ${MAX_PACKAGES} packages`
}

const TOO_OFTEN: PackageFailure = {
  kind: 'unread',
  why: 'max-requests allows no further request to its host',
  cure: 'increase `max-requests`'
}

async function openRepository(
  plan: GitPlan,
  { registry, origin }: hosts.FileRequest,
  room: Transfers['room'],
  fetchRepository: FetchRepository,
  { countTransfer }: Send
): Promise<Opening> {
  if (!countTransfer(plan.url)) return ended(TOO_OFTEN)
  const { isPublic, ...read } = await fetchRepository(plan, origin)
  const answer = { ...notAsked(registry, 'service', safeUrl(plan.url)), outcome: READ }
  const asked = { kind: 'asked', part: 'repository', answer } as const
  return openingOf(asked, read, { isPublic }, room)
}

function openingOf(
  asked: PackageStep,
  read: PackageRead,
  origin: Origin,
  room: Transfers['room']
): Opening {
  const failed = (end: PackageFailure): Opening => ({ steps: [asked, end], tree: null, origin })
  if (read.kind !== 'read') return failed(read)
  for (const text of read.tree.files.values()) room.kept -= text.length
  return room.kept < 0 ? failed(NO_ROOM_TO_KEEP) : { steps: [asked], tree: read.tree, origin }
}

async function openArchive(
  plan: Exclude<PackageToOpen, GitPlan>,
  request: hosts.FileRequest,
  room: Transfers['room'],
  ports: Send & Places
): Promise<Opening> {
  if (room.bytes <= 0) return ended(NO_ROOM)
  // Few checks read archives.
  const { readPackage } = await import('../../packages/archives/package.ts')
  const checked = await withChecksum(plan, request, ports)
  if ('steps' in checked) return checked
  let read: PackageRead = NO_ROOM
  const take = async (parts: AsyncIterable<Uint8Array>) => {
    read = await readPackage(checked, counted(parts, room))
  }
  const usual = plan.kind === 'direct' ? hosts.DIRECT_ARCHIVE : hosts.MODULE_ARCHIVE
  const answer = await hosts.fetchFile(
    request,
    hosts.wholeArchive(usual, nameOf(plan), take, () => read),
    ports
  )
  const { outcome } = answer
  if (outcome.kind === 'not-asked' && outcome.why === 'limit') return ended(TOO_OFTEN)
  const asked: Answer<unknown> = outcome.kind === 'read' ? { ...answer, outcome: READ } : answer
  const step = { kind: 'asked', part: 'archive', answer: asked } as const
  const origin = ports.originOf(answer.lastHop)
  if (outcome.kind === 'read') return openingOf(step, outcome.value, origin, room)
  // The clients wait for as long as it takes.
  const isSlow = outcome.kind === 'failed' && outcome.problem.code === 'host-timeout'
  if (!isSlow) return { steps: [step], tree: null, origin }
  const late = { ...step, answer: { ...answer, outcome: READ } }
  return openingOf(late, { kind: 'unread', why: plain(outcome.problem.message) }, origin, room)
}

/** The plan with the checksum itself, if the address names a file that has it. */
async function withChecksum<Plan extends Exclude<PackageToOpen, GitPlan>>(
  plan: Plan,
  request: hosts.FileRequest,
  ports: Send & Places
): Promise<Plan | Opening> {
  const { kind, url: archive } = plan
  const [, address] = /^file:(.*)/s.exec((kind === 'archive' && plan.checksum) || '') ?? []
  if (address === undefined) return plan
  const url = parseUrl(address)
  if (!url.ok || !/^https?$/.test(url.value.scheme)) {
    return ended({
      kind: 'unread',
      why: 'its checksum is in a file that this check does not fetch'
    })
  }
  const at = { ...request, url: url.value }
  const answer = await hosts.fetchFile(at, hosts.CHECKSUM_FILE, ports)
  const { outcome, lastHop } = answer
  const step = { kind: 'asked', part: 'sums', answer } as const
  if (outcome.kind !== 'read') {
    return { steps: [step], tree: null, origin: ports.originOf(lastHop) }
  }
  const { checksumIn } = await import('../../packages/archives/package.ts')
  const checksum = checksumIn(outcome.value, archive.path, url.value.path)
  const why = `invalid checksum: no checksum found in: ${safeUrl(url.value)}`
  return checksum === null ? ended({ kind: 'broken', why }) : { ...plan, checksum }
}

/** Takes what arrives from the room that is left for all packages. */
async function* counted(parts: AsyncIterable<Uint8Array>, room: Transfers['room']) {
  for await (const part of parts) {
    room.bytes -= part.length
    yield part
  }
}
