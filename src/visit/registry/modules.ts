// Asks registries which versions there are of modules, and of the modules that these call by their descriptions.
import { accept, type Parsed } from '../../go/text.ts'
import type { Url } from '../../go/url.ts'
import type { Received } from '../../network/redirects.ts'
import { MODULES } from '../../protocol/services.ts'
import { readModuleVersions } from '../../registry/answers/module-versions.ts'
import { moduleVersionsUrl } from '../../registry/urls.ts'
import { listIn, type VersionList, versionList } from '../../roots/choice.ts'
import { describedFor, insideOf, type RegistryCall } from '../../roots/inside.ts'
import { moduleKey, type Root } from '../../roots/root.ts'
import type { Answers, Inquiry } from './evidence.ts'
import { askInTurn } from './gate.ts'
import type { InquiryContext } from './inquire.ts'
import { askService, bodyText } from './question.ts'

/** Each module that the roots call, and those that these call. A description leads to no host that nothing else names. */
export async function askModules(
  roots: readonly Root[],
  context: InquiryContext
): Promise<{ readonly modules: Inquiry['versions']; readonly inside: Inquiry['inside'] }> {
  const modules = new Map<string, Answers<VersionList>>()
  const listOf = ({ module, client }: RegistryCall) =>
    listIn(modules.get(moduleKey(module))?.[client])
  let calls: readonly RegistryCall[] = roots.flatMap(({ client, calls: own }) =>
    own.flatMap(({ module, constraint }) => (module ? [{ module, client, constraint }] : []))
  )
  for (;;) {
    const groups = Map.groupBy(calls, ({ module }) => moduleKey(module)).values()
    const hostOf = ([call]: readonly RegistryCall[]) => call?.module.host
    await askInTurn(groups, hostOf, context, async (same) => {
      const [call] = same
      if (call === undefined) return
      const { module } = call
      const clients = [...new Set(same.map(({ client }) => client))]
      const urlOf = (base: Url) => moduleVersionsUrl(base, module)
      const reading = { read: ({ body }: Received) => readList(bodyText(body), same) }
      const answers = await askService(MODULES, module.host, clients, urlOf, reading, context)
      modules.set(moduleKey(module), answers)
    })
    const inside = new Map(roots.map((root) => [root, insideOf(root, listOf)]))
    calls = Array.from(inside.values(), (each) => each.calls)
      .flat()
      .filter(({ module }) => context.visits.has(module.host) && !modules.has(moduleKey(module)))
    if (calls.length === 0) return { modules, inside }
  }
}

function readList(body: string, calls: readonly RegistryCall[]): Parsed<VersionList> {
  const read = readModuleVersions(body)
  if (!read.ok) return read
  const list = versionList('module', read.value)
  const described = describedFor(body, list, calls)
  return accept(described.size === 0 ? list : { ...list, described })
}
