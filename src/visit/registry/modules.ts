// Asks registries which versions there are of modules, and of the modules that these call by their descriptions.
import { accept, type Parsed } from '../../go/parsed.ts'
import type { Url } from '../../go/url.ts'
import type { Received } from '../../network/redirects.ts'
import type { MainClient } from '../../protocol/clients.ts'
import type { RegistryModule } from '../../protocol/module-address.ts'
import { MODULES } from '../../protocol/services.ts'
import { readModuleVersions } from '../../registry/answers/module-versions.ts'
import { moduleVersionsUrl } from '../../registry/urls.ts'
import { describedFor, insideOf, type ModuleList } from '../../roots/inside.ts'
import { moduleKey, type Placed, type Root } from '../../roots/root.ts'
import type { Asked, Inquiry, PerClient } from './evidence.ts'
import { askInTurn } from './gate.ts'
import type { InquiryContext } from './inquire.ts'
import { textOf } from './question.ts'
import { askService } from './services.ts'

type Modules = Inquiry['modules']

/** A call that chooses a version. */
type Choosing = {
  readonly module: RegistryModule
  readonly client: MainClient
  readonly constraint: Placed | null
}

/** Each module that the roots call, and then those that these call, by `moduleKey`. */
export async function askModules(
  roots: readonly Root[],
  context: InquiryContext
): Promise<Modules> {
  const known = new Map<string, PerClient<Asked<ModuleList>>>()
  let calls: readonly Choosing[] = roots.flatMap(({ client, calls: own }) =>
    own.flatMap(({ module, constraint }) =>
      module === null ? [] : [{ module, client, constraint }]
    )
  )
  while (calls.length > 0) {
    const groups = Map.groupBy(calls, ({ module }) => moduleKey(module))
    await askInTurn(
      groups,
      ([, same]) => same[0]?.module.host,
      context,
      async ([key, same]) => void known.set(key, await askModule(same, context))
    )
    calls = innerCalls(roots, known, context)
  }
  return known
}

/** `same`: calls of one module. */
async function askModule(
  same: readonly Choosing[],
  context: InquiryContext
): Promise<PerClient<Asked<ModuleList>>> {
  const [first] = same
  if (first === undefined) return {}
  const { module } = first
  const clients = [...new Set(same.map(({ client }) => client))]
  const urlOf = (base: Url) => moduleVersionsUrl(base, module)
  const reading = { read: ({ body }: Received) => readList(textOf(body), same) }
  return await askService(MODULES, module.host, clients, urlOf, reading, context)
}

function readList(body: string, same: readonly Choosing[]): Parsed<ModuleList> {
  const list = readModuleVersions(body)
  if (!list.ok || list.value.kind !== 'versions') return list
  const described = describedFor(body, list.value.texts, same)
  return described.size === 0 ? list : accept({ ...list.value, described })
}

/** Those that were not asked for. A description leads to no host that nothing else names. */
function innerCalls(
  roots: readonly Root[],
  known: Modules,
  { visits }: InquiryContext
): readonly Choosing[] {
  return roots.flatMap((root) =>
    insideOf(root, known)
      .calls.filter(({ module }) => visits.has(module.host) && !known.has(moduleKey(module)))
      .map(({ module, constraint }) => ({ module, client: root.client, constraint }))
  )
}
