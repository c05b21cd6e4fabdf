// Asks registries which versions there are of modules, and of the modules that these call by their descriptions.
import type { Parsed } from '../../go/parsed.ts'
import type { Url } from '../../go/url.ts'
import type { MainClient } from '../../protocol/clients.ts'
import type { RegistryModule } from '../../protocol/module-address.ts'
import { MODULES } from '../../protocol/services.ts'
import { type ModuleVersions, readModuleVersions } from '../../registry/answers/module-versions.ts'
import { moduleVersionsUrl } from '../../registry/urls.ts'
import { type Descriptions, describedFor, insideOf, listedIn } from '../../roots/inside.ts'
import { moduleKey, type Placed, type Root } from '../../roots/root.ts'
import type { Inquiry } from './evidence.ts'
import type { InquiryContext } from './inquire.ts'
import { askFor } from './question.ts'
import { targetsOf } from './services.ts'
import { gather, type Wanted } from './wanted.ts'

type Modules = Pick<Inquiry, 'modules' | 'described'>

/** A call that chooses a version. */
type Choosing = {
  readonly address: RegistryModule
  readonly client: MainClient
  readonly constraint: Placed | null
}

/** Each module that the roots call, and then those that these call, by `moduleKey`. */
export async function askModules(
  roots: readonly Root[],
  context: InquiryContext
): Promise<Modules> {
  let known: Modules = { modules: new Map(), described: new Map() }
  let calls: readonly Choosing[] = roots.flatMap(({ client, calls: own }) =>
    own.flatMap(({ module, constraint }) =>
      module === null ? [] : [{ address: module, client, constraint }]
    )
  )
  while (calls.length > 0) {
    const asked = await askEach(gather(calls, moduleKey), calls, context)
    known = {
      modules: new Map([...known.modules, ...asked.modules]),
      described: new Map([...known.described, ...asked.described])
    }
    calls = innerCalls(roots, known, context)
  }
  return known
}

/** Those that were not asked for. A description leads to no host that nothing else names. */
function innerCalls(
  roots: readonly Root[],
  known: Modules,
  { visits }: InquiryContext
): readonly Choosing[] {
  const listed = listedIn(known)
  return roots.flatMap((root) =>
    insideOf(root, listed(root.client))
      .calls.filter(
        ({ module }) => visits.has(module.host) && !known.modules.has(moduleKey(module))
      )
      .map(({ module, constraint }) => ({ address: module, client: root.client, constraint }))
  )
}

async function askEach(
  wanted: ReadonlyMap<string, Wanted<RegistryModule>>,
  calls: readonly Choosing[],
  context: InquiryContext
): Promise<Modules> {
  const choosing = Map.groupBy(calls, ({ address }) => moduleKey(address))
  const described = new Map<string, Descriptions>()
  const asked = await Promise.all(
    Array.from(wanted, async ([key, { address, clients }]) => {
      const urlOf = (base: Url) => moduleVersionsUrl(base, address)
      const targets = targetsOf(MODULES, address.host, clients, urlOf, context)
      const read = (body: string): Parsed<ModuleVersions> => {
        const list = readModuleVersions(body)
        if (list.ok && list.value.kind === 'versions') {
          described.set(key, describedFor(body, list.value.texts, choosing.get(key) ?? []))
        }
        return list
      }
      return [key, await askFor(address.host, targets, read, context)] as const
    })
  )
  return { modules: new Map(asked), described }
}
