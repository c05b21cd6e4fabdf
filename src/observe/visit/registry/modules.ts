// Asks registries for versions of modules, also of those that modules call, and follows the chosen ones to their packages.

import { listIn, type VersionList, versionList } from '../../../read/roots/choice.ts'
import {
  describedFor,
  insideOf,
  MAX_READ_IN_ALL,
  type RegistryCall
} from '../../../read/roots/inside.ts'
import { moduleKey, type Root } from '../../../read/roots/root.ts'
import { accept, type Parsed, refuse } from '../../../rules/go/text.ts'
import type { Url } from '../../../rules/go/url.ts'
import { groupsOf } from '../../../rules/problems/place.ts'
import { type MainClient, readsPackageDetails } from '../../../rules/protocol/clients.ts'
import { hostOfUrl } from '../../../rules/protocol/hostname.ts'
import type { RegistryModule } from '../../../rules/protocol/module-address.ts'
import { MODULES } from '../../../rules/protocol/services.ts'
import { tokenReach } from '../../../rules/protocol/token.ts'
import { TOO_LONG } from '../../../rules/registry/answers/decode.ts'
import { readModuleVersions } from '../../../rules/registry/answers/module-versions.ts'
import {
  type Located,
  type PackagePlan,
  planHop,
  planPackage
} from '../../../rules/registry/answers/package-plan.ts'
import { moduleDownloadUrl, moduleVersionsUrl } from '../../../rules/registry/urls.ts'
import type { Work } from '../../../rules/registry/work.ts'
import { comparedName } from '../../network/connect.ts'
import { askInTurn, type Limits } from '../../network/gate.ts'
import type { Received } from '../../network/redirects.ts'
import type { Answer, Answers, AskedStep, PackageEvidence, PackageStep } from './evidence.ts'
import * as hosts from './package-hosts.ts'
import type { Places } from './places.ts'
import { bodyText } from './question.ts'
import type { Send } from './send.ts'

type ModulePorts = Send & Places

/** The versions that are listed of each module, by its key. Grows while those that modules call are asked for. */
type Listed = Map<string, Answers<VersionList>>

/** Each module that the roots call. */
export function askModules(roots: readonly Root[], ports: ModulePorts & Limits): Promise<Listed> {
  const calls = roots.flatMap(({ client, calls: rootCalls }) =>
    rootCalls.flatMap(({ module, constraint }) => (module ? [{ module, client, constraint }] : []))
  )
  return askAll(calls, new Map(), ports)
}

/** Each module that listed ones call. A description leads to no host that nothing else names. */
export async function askInside(
  roots: readonly Root[],
  modules: Listed,
  ports: ModulePorts & Limits
) {
  const listOf = ({ module, client }: RegistryCall) =>
    listIn(modules.get(moduleKey(module))?.[client])
  for (;;) {
    const room = { left: MAX_READ_IN_ALL }
    const inside = new Map(roots.map((root) => [root, insideOf(root, listOf, room)]))
    const calls = [...inside.values()]
      .flatMap(({ calls }) => calls)
      .filter(({ module }) => ports.visits.has(module.host) && !modules.has(moduleKey(module)))
    if (calls.length === 0) return inside
    await askAll(calls, modules, ports)
  }
}

async function askAll(
  calls: readonly RegistryCall[],
  modules: Listed,
  ports: ModulePorts & Limits
) {
  const groups = groupsOf(calls, ({ module }) => moduleKey(module))
  await askInTurn(
    groups,
    ([{ module }]) => module.host,
    ports,
    async (same) => {
      const [{ module }] = same
      const { host } = module
      const answers = await ports.send({
        host,
        clients: [...new Set(same.map(({ client }) => client))],
        at: ports.belowService(MODULES, host, (base) => moduleVersionsUrl(base, module)),
        read: ({ body }, _, work) => readList(bodyText(body), same, work)
      })
      modules.set(moduleKey(module), answers)
    }
  )
  return modules
}

function readList(body: string, calls: readonly RegistryCall[], work: Work): Parsed<VersionList> {
  const parsed = readModuleVersions(body)
  if (!parsed.ok) return parsed
  const { texts, described } = parsed.value
  if (!work.keep(texts)) return refuse(TOO_LONG)
  const list = versionList('module', texts, { work })
  const relevant = describedFor(described, list, calls)
  return accept(relevant.size === 0 ? list : { ...list, described: relevant })
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
    if (location === undefined) return null
    return { platform: '', steps: await follow(client, location, ports), hashes: null }
  }
}

// go-getter follows ten pages.
const MAX_PAGES = 10

/** Goes where a client goes, up to the first byte of an archive. */
async function follow(
  client: MainClient,
  location: Answer<Located>,
  ports: ModulePorts
): Promise<PackageEvidence['steps']> {
  const { outcome, host: registry } = location
  const first = { kind: 'asked', part: 'location' } as const
  if (outcome.kind !== 'read') return [{ ...first, answer: location }]
  const { downloadUrl } = outcome.value
  // The location may have secrets.
  const located: Answer<null> = { ...location, outcome: { kind: 'read', value: null } }
  const steps: [AskedStep, ...PackageStep[]] = [{ ...first, answer: located }]
  const readsCredentials = readsPackageDetails(ports.versionOf('opentofu'))
  let plan = planPackage(outcome.value, client, readsCredentials)
  let origin = ports.originOf(location.lastHop)
  for (let requests = 0; plan.kind !== 'refused' && plan.kind !== 'other'; requests += 1) {
    if (plan.kind === 'page' && requests === MAX_PAGES) {
      const why = `too many X-Terraform-Get redirects: ${requests + 1}`
      return [...steps, { kind: 'refused', why }]
    }
    const [part, file] = REQUESTS[plan.kind]
    const usesToken = plan.kind === 'direct' && plan.usesCredentials
    const token = usesToken && keepsToken(downloadUrl, plan.url)
    const answer = await hosts.fetchFile(
      { registry, client, url: urlOf(plan), origin, token },
      file,
      ports
    )
    const { outcome } = answer
    if (usesToken && !token && outcome.kind === 'status' && outcome.status === 401) {
      const getter = `the token of the registry from ${hostOfUrl(plan.url)}`
      return [...steps, { kind: 'other', getter }]
    }
    steps.push({ kind: 'asked', part, answer })
    if (plan.kind !== 'page' || outcome.kind !== 'read') return steps
    origin = ports.originOf(answer.lastHop)
    plan = planHop(outcome.value, client)
  }
  return [...steps, plan]
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
  page: ['page', hosts.PAGE],
  git: ['repository', hosts.REPOSITORY]
} as const

/** The URL that `git clone` requests first (gitprotocol-http). */
const urlOf = ({ kind, url }: PackagePlan & { readonly url: Url }): Url =>
  kind === 'git' ? { ...url, path: `${url.path}/info/refs`, query: 'service=git-upload-pack' } : url
