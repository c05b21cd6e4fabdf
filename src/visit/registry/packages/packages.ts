// Asks for the packages of all chosen versions, each once.

import { join } from 'node:path'
import { openNetrc } from '../../../credentials/netrc.ts'
import { readText } from '../../../files/read-text.ts'
import { readsPackageDetails } from '../../../protocol/clients.ts'
import { readLockHashes } from '../../../roots/lock-hashes.ts'
import { packageKey, type Root } from '../../../roots/root.ts'
import { methodsByClient } from '../../installation.ts'
import type { Answers, InquireOptions, InquiryContext } from '../inquire.ts'
import type { Packages } from '../package-evidence.ts'
import { chosenVersions } from './chosen.ts'
import { askProvider, openVersionFiles } from './methods.ts'
import { askModulePackage } from './modules.ts'
import { openPackageHosts } from './package-host.ts'

/** For the platforms of the settings, or else for that of this machine. */
export async function askPackages(
  answers: Answers,
  inquiring: InquiryContext,
  options: InquireOptions
): Promise<Packages> {
  const { machine, learn } = options
  const chosen = chosenVersions(answers, options)
  const { settings, versionOf } = inquiring
  const { OPENTOFU_ENFORCE_GPG_VALIDATION: enforced } = machine.environment
  const context = {
    ...inquiring,
    hosts: openPackageHosts(inquiring, openNetrc(machine, learn)),
    readsPackages: readsPackageDetails(versionOf('opentofu'))
  }
  const methodsOf = methodsByClient(options.configs, options.dialect.releases, learn)
  const ofProviders = { ...context, methodsOf, versionFiles: openVersionFiles(context) }
  const modules = Array.from(chosen.modules, async ([key, version]) => {
    return [key, await askModulePackage(version, context)] as const
  })
  const platforms = settings.platforms.length === 0 ? [machine.platform] : settings.platforms
  const providers = Array.from(chosen.providers).flatMap(([key, version]) =>
    platforms.map(async (platform) => {
      const [os = '', arch = ''] = platform.split('_')
      const asked = await askProvider(version, { os, arch }, ofProviders)
      return [packageKey(key, platform), asked] as const
    })
  )
  return {
    modules: new Map(await Promise.all(modules)),
    providers: new Map(await Promise.all(providers)),
    platforms,
    lockHashes: options.lockHashes ?? hashesIn(answers.roots, options),
    enforcesSignatures: enforced === 'true'
  }
}

function hashesIn(
  roots: readonly Root[],
  { directory }: Pick<InquireOptions, 'directory'>
): Packages['lockHashes'] {
  const files = new Set(roots.flatMap(({ lockFile }) => lockFile ?? []))
  return new Map(
    Array.from(files, (file) => {
      const read = readText(join(directory, file))
      return [file, read.ok ? readLockHashes(read.text) : new Map()]
    })
  )
}
