// The versions whose packages `init` would download: each once, with the clients that choose it.
import type { ProviderId } from '../../../cli-config/installation/patterns.ts'
import { rejectsBadVersions, versionInUse } from '../../../protocol/clients.ts'
import type { RegistryModule } from '../../../protocol/module-address.ts'
import {
  type Choice,
  chooseForCall,
  chooseForProvider,
  readOffered
} from '../../../roots/choice.ts'
import { moduleKey, packageKey, providerKey, type Root } from '../../../roots/root.ts'
import type { Asked } from '../evidence.ts'
import type { Answers, InquireOptions } from '../inquire.ts'
import type { ChosenVersion } from '../package-evidence.ts'

/** By `packageKey`. */
type Chosen<T> = ReadonlyMap<string, ChosenVersion<T>>

export function chosenVersions(
  answers: Answers,
  { dialect, settings: { upgrade } }: Pick<InquireOptions, 'dialect' | 'settings'>
): { readonly modules: Chosen<RegistryModule>; readonly providers: Chosen<ProviderId> } {
  const modules = answers.roots.flatMap((root) =>
    root.calls.flatMap((call) => {
      const { module } = call
      const key = module === null ? '' : moduleKey(module)
      const list = valueIn(answers.modules.get(key)?.[root.client])
      if (module === null || list?.kind !== 'versions') return []
      const choice = chooseForCall(call, readOffered(list.texts, 'module'), root.client)
      return versionIn(choice, module, key, root)
    })
  )
  const providers = answers.roots.flatMap((root) => {
    const { client } = root
    const version = versionInUse(client, dialect.versions)
    const rules = { upgrade, rejectsUnreadable: rejectsBadVersions(client, version) }
    return root.providers.flatMap((requirement) => {
      const { provider } = requirement
      const key = providerKey(provider)
      const list = valueIn(answers.providers.get(key)?.[client])
      if (list === null) return []
      const choice = chooseForProvider(requirement, readOffered(list.texts, 'provider'), rules)
      return versionIn(choice, provider, key, root)
    })
  })
  return { modules: gather(modules), providers: gather(providers) }
}

const valueIn = <T>(asked: Asked<T> | undefined): T | null =>
  asked?.outcome.kind === 'read' ? asked.outcome.value : null

type One<T> = { readonly key: string; readonly version: ChosenVersion<T> }

function versionIn<T>(
  choice: Choice,
  address: T,
  key: string,
  { client }: Root
): readonly One<T>[] {
  if (choice.kind !== 'chosen') return []
  const { version } = choice
  return [{ key: packageKey(key, version), version: { address, version, clients: [client] } }]
}

function gather<T>(versions: readonly One<T>[]): Chosen<T> {
  const gathered = new Map<string, ChosenVersion<T>>()
  for (const { key, version } of versions) {
    const clients = new Set([...(gathered.get(key)?.clients ?? []), ...version.clients])
    gathered.set(key, { ...version, clients: [...clients] })
  }
  return gathered
}
