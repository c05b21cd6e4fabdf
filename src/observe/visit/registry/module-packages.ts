// Follows module calls to packages: by the location that a registry names, or by the source itself.

import { onlyMatch } from '../../../read/packages/package-tree.ts'
import { accept } from '../../../rules/go/text.ts'
import { safeUrl, type Url } from '../../../rules/go/url.ts'
import { type MainClient, readsPackageDetails } from '../../../rules/protocol/clients.ts'
import { type Hostname, hostOfUrl } from '../../../rules/protocol/hostname.ts'
import type { RegistryModule } from '../../../rules/protocol/module-address.ts'
import { MODULES } from '../../../rules/protocol/services.ts'
import { tokenReach } from '../../../rules/protocol/token.ts'
import {
  type Located,
  type PackagePlan,
  planFetch,
  planHop,
  planPackage
} from '../../../rules/registry/answers/package-plan.ts'
import { moduleDownloadUrl } from '../../../rules/registry/urls.ts'
import { comparedName } from '../../network/connect.ts'
import type { Origin, Received } from '../../network/redirects.ts'
import type { Answer, PackageEvidence, PackageStep } from './evidence.ts'
import type { Opening, OpenPackage, PackageToOpen } from './open.ts'
import * as hosts from './package-hosts.ts'
import type { Places } from './places.ts'
import { bodyText, notAsked, READ } from './question.ts'
import type { Send } from './send.ts'

export type ModulePorts = Send &
  Places & {
    /** Null: packages are only asked for. */
    readonly open: OpenPackage | null
  }

const LOCATION = {
  accepts: (status: number) => status === 200 || status === 204,
  read: ({ head, body }: Received, downloadUrl: Url) => {
    const { status, terraformGet: header } = head
    return accept({ status, header, body: bodyText(body), downloadUrl })
  }
}

/** One version of a module: the location, and what is there for a client. */
export function askModulePackage(
  { address, version, clients }: hosts.ChosenVersion<RegistryModule>,
  ports: ModulePorts
): hosts.FindPackage {
  const { host } = address
  const at = ports.belowService(MODULES, host, (base) => moduleDownloadUrl(base, address, version))
  const located = ports.send({ ...LOCATION, host, clients, at })
  return async (client) => {
    const { [client]: location } = await located
    return location === undefined ? null : await followLocation(client, location, ports)
  }
}

// go-getter follows ten pages.
const MAX_PAGES = 10

async function followLocation(
  client: MainClient,
  location: Answer<Located>,
  ports: ModulePorts
): Promise<PackageEvidence> {
  const { outcome, host: registry } = location
  const first = { kind: 'asked', part: 'location' } as const
  if (outcome.kind !== 'read') return ended([{ ...first, answer: location }])
  const { downloadUrl } = outcome.value
  // The location may have secrets.
  const located = { ...location, outcome: READ }
  const readsCredentials = readsPackageDetails(ports.versionOf('opentofu'))
  const plan = planPackage(outcome.value, client, readsCredentials)
  const origin = ports.originOf(location.lastHop)
  const followed = await follow(plan, { registry, client, downloadUrl, origin }, ports)
  return { ...followed, steps: [{ ...first, answer: located }, ...followed.steps] }
}

/** The package of a source that no registry serves. `origin`: that of the package with the call; null for the checkout. */
export async function askDirectPackage(
  source: string,
  client: MainClient,
  origin: Origin | null,
  ports: ModulePorts
): Promise<PackageEvidence> {
  const plan = planFetch(source, client)
  const url = 'url' in plan ? plan.url : null
  const host = (url && hostOfUrl(url)) as Hostname
  const shown = url === null ? '' : safeUrl(url)
  if (url !== null && !ports.isNamed(host)) {
    return ended([{ ...FIRST, answer: notAsked(host, 'not-allowed', shown) }])
  }
  const answer = { ...notAsked(host, 'service', shown), outcome: READ }
  const followed = await follow(plan, { registry: host, client, downloadUrl: url, origin }, ports)
  return { ...followed, steps: [{ ...FIRST, answer }, ...followed.steps] }
}

const FIRST = { kind: 'asked', part: 'archive' } as const

type Trail = Omit<PackageEvidence, 'steps'> & { readonly steps: readonly PackageStep[] }

type TrailStart = Pick<hosts.FileRequest, 'registry' | 'client' | 'origin'> & {
  /** Where the plan was asked for; null if it was not. */
  readonly downloadUrl: Url | null
}

/** Goes where a client goes: up to the first byte of an archive, or as far as packages are opened. */
async function follow(
  plan: PackagePlan,
  following: TrailStart,
  ports: ModulePorts
): Promise<Trail> {
  const { downloadUrl, ...request } = following
  const steps: PackageStep[] = []
  let outer = ''
  let { origin } = following
  for (let requests = 0; ; requests += 1) {
    if (plan.kind === 'refused' || plan.kind === 'other') return ended([...steps, plan])
    const subdirectory = plan.kind === 'direct' ? '' : plan.subdirectory
    const asking = { ...request, origin, url: plan.url }
    if (plan.kind !== 'page') {
      const { steps: last, tree, origin: served } = await arrive(plan, asking, downloadUrl, ports)
      // Only go-getter expands a pattern, not the client that gives it a location.
      const inner = tree && requests > 0 ? onlyMatch(subdirectory, tree) : subdirectory
      const opened = tree && { tree, subdirectory: joined(inner, outer), origin: served }
      return { ...ended([...steps, ...last]), ...(opened && { opened }) }
    }
    if (requests === MAX_PAGES) {
      const why = `too many X-Terraform-Get redirects: ${requests + 1}`
      return ended([...steps, { kind: 'refused', why }])
    }
    const answer = await hosts.fetchFile(asking, hosts.PAGE, ports)
    steps.push({ kind: 'asked', part: 'page', answer })
    if (answer.outcome.kind !== 'read') return ended(steps)
    origin = ports.originOf(answer.lastHop)
    outer = joined(subdirectory, outer)
    plan = planHop(answer.outcome.value, request.client)
  }
}

const joined = (inner: string, outer: string): string =>
  [inner, outer].filter((part) => part !== '').join('/')

const ended = <Steps extends readonly PackageStep[]>(steps: Steps) => {
  return { platform: '', steps, hashes: null }
}

/** Asks for the package itself, or opens it. */
async function arrive(
  plan: PackageToOpen,
  request: Omit<hosts.FileRequest, 'token'>,
  downloadUrl: Url | null,
  ports: ModulePorts
): Promise<Opening> {
  const usesToken = plan.kind === 'direct' && plan.usesCredentials
  const token = usesToken && downloadUrl !== null && keepsToken(downloadUrl, plan.url)
  const opening = await (ports.open ?? askForPackage)(plan, { ...request, token }, ports)
  if (!usesToken || token) return opening
  // A refusal without the token that OpenTofu would send is not the last word.
  const getter = `the token of the registry from ${hostOfUrl(plan.url)}`
  const steps = opening.steps.map((step) =>
    isRefused(step) ? ({ kind: 'other', getter } as const) : step
  )
  return { ...opening, steps }
}

const isRefused = (step: PackageStep): boolean =>
  step.kind === 'asked' &&
  step.answer.outcome.kind === 'status' &&
  step.answer.outcome.status === 401

/** Reads no more than shows that the package is there. */
const askForPackage: OpenPackage = async (plan, request, ports) => {
  const origin = { isPublic: true }
  if (plan.kind === 'git' && !/^https?$/.test(plan.url.scheme)) {
    return { steps: [{ kind: 'other', getter: 'git' }], tree: null, origin }
  }
  const [part, file] = REQUESTS[plan.kind]
  const answer = await hosts.fetchFile({ ...request, url: urlOf(plan) }, file, ports)
  return { steps: [{ kind: 'asked', part, answer }], tree: null, origin }
}

/** OpenTofu sends the token to any host. This check sends it only where a redirect of the registry could lead it. */
function keepsToken(from: Url, to: Url): boolean {
  const stops = [from, to].map((url) => {
    return { scheme: url.scheme === 'http' ? 'http' : 'https', name: comparedName(url) } as const
  })
  return tokenReach(stops).at(-1) === 'sent'
}

const REQUESTS = {
  archive: ['archive', hosts.MODULE_ARCHIVE],
  direct: ['archive', hosts.DIRECT_ARCHIVE],
  git: ['repository', hosts.REPOSITORY]
} as const

/** The URL that `git clone` requests first (gitprotocol-http). */
const urlOf = ({ kind, url }: PackagePlan & { readonly url: Url }): Url =>
  kind === 'git' ? { ...url, path: `${url.path}/info/refs`, query: 'service=git-upload-pack' } : url
