// Asks registries which versions of modules there are.
import type { Url } from '../../go/url.ts'
import type { RegistryModule } from '../../protocol/module-address.ts'
import { MODULES } from '../../protocol/services.ts'
import { type ModuleVersions, readModuleVersions } from '../../registry/answers/module-versions.ts'
import { moduleVersionsUrl } from '../../registry/urls.ts'
import type { Asked, PerClient } from './evidence.ts'
import type { InquiryContext } from './inquire.ts'
import { askFor } from './question.ts'
import { targetsOf } from './services.ts'
import type { Wanted } from './wanted.ts'

/** Each module once, by its key. */
export async function askModules(
  wanted: ReadonlyMap<string, Wanted<RegistryModule>>,
  context: InquiryContext
): Promise<ReadonlyMap<string, PerClient<Asked<ModuleVersions>>>> {
  const asked = await Promise.all(
    Array.from(wanted, async ([key, { address, clients }]) => {
      const urlOf = (base: Url) => moduleVersionsUrl(base, address)
      const targets = targetsOf(MODULES, address.host, clients, urlOf, context)
      return [key, await askFor(address.host, targets, readModuleVersions, context)] as const
    })
  )
  return new Map(asked)
}
