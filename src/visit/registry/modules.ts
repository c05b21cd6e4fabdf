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
import type { Asked, Inquiry, PerClient } from './evidence.ts'
import type { InquiryContext } from './inquire.ts'
import { type Reading, textOf } from './question.ts'
import { askService } from './services.ts'

type Modules = Pick<Inquiry, 'modules' | 'described'>

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
  const modules = new Map<string, PerClient<Asked<ModuleVersions>>>()
  const described = new Map<string, Descriptions>()
  const known: Modules = { modules, described }
  let calls: readonly Choosing[] = roots.flatMap(({ client, calls: own }) =>
    own.flatMap(({ module, constraint }) =>
      module === null ? [] : [{ module, client, constraint }]
    )
  )
  while (calls.length > 0) {
    const asking = Array.from(
      Map.groupBy(calls, ({ module }) => moduleKey(module)),
      async ([key, same]) => {
        const reading = readingFor(same, (found) => described.set(key, found))
        modules.set(key, await askModule(same, reading, context))
      }
    )
    await Promise.all(asking)
    calls = innerCalls(roots, known, context)
  }
  return known
}

/** `same`: calls of one module. */
async function askModule<T>(
  same: readonly Choosing[],
  reading: Reading<T>,
  context: InquiryContext
): Promise<PerClient<Asked<T>>> {
  const [first] = same
  if (first === undefined) return {}
  const { module } = first
  const clients = [...new Set(same.map(({ client }) => client))]
  const urlOf = (base: Url) => moduleVersionsUrl(base, module)
  return await askService(MODULES, module.host, clients, urlOf, reading, context)
}

const readingFor = (
  same: readonly Choosing[],
  describe: (found: Descriptions) => void
): Reading<ModuleVersions> => ({
  read: ({ body }): Parsed<ModuleVersions> => {
    const text = textOf(body)
    const list = readModuleVersions(text)
    if (list.ok && list.value.kind === 'versions') {
      describe(describedFor(text, list.value.texts, same))
    }
    return list
  }
})

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
      .map(({ module, constraint }) => ({ module, client: root.client, constraint }))
  )
}
