// Directories with providers that the clients use without a provider_installation block.
import { statSync } from 'node:fs'
import { join } from 'node:path'
import { directoriesIn, namesIn } from '../files/read-text.ts'
import type { Parsed } from '../go/text.ts'
import { parseHostname } from '../protocol/hostname.ts'
import { parseProviderPart } from '../protocol/provider-address.ts'
import { PROVIDER_VERSION, parseProviderVersion } from '../registry/version.ts'
import type { ProviderId } from './installation.ts'

/** Whether a directory holds a provider. */
export type HoldsProvider = (directory: string, provider: ProviderId) => boolean

/** Any version and platform (getproviders/filesystem_search.go). Links on the way are not followed: they may lead anywhere. */
export function localMirrors(): HoldsProvider {
  const listings = new Map<string, readonly string[]>()
  const named = (directory: string, isWanted: (name: string) => boolean): readonly string[] => {
    const names = listings.get(directory) ?? directoriesIn(directory)
    listings.set(directory, names)
    return names.filter(isWanted).map((name) => join(directory, name))
  }
  return (directory, { host, namespace, type }) =>
    named(directory, (name) => isSame(parseHostname(name), host))
      .flatMap((path) => named(path, (name) => isSame(parseProviderPart(name), namespace)))
      .flatMap((path) => named(path, (name) => isSame(parseProviderPart(name), type)))
      .some((path) => hasPackage(path, type))
}

const isSame = (parsed: Parsed<string>, wanted: string) => parsed.ok && parsed.value === wanted

const IS_PLATFORM = /^[^\s_]*_[^\s_]*$/

/** `VERSION/OS_ARCH/` or `terraform-provider-TYPE_VERSION_OS_ARCH.zip`. */
function hasPackage(directory: string, type: string): boolean {
  const isUnpacked = directoriesIn(directory).some(
    (version) =>
      parseProviderVersion(version) !== null &&
      namesIn(join(directory, version)).some(
        (name) => IS_PLATFORM.test(name) && isDirectory(join(directory, version, name)) === true
      )
  )
  const packed = new RegExp(
    `^terraform-provider-${type}_${PROVIDER_VERSION}_[^\\s_]*_[^\\s_]*(?:_.*)?\\.zip$`,
    's'
  )
  return (
    isUnpacked ||
    namesIn(directory).some(
      (name) => packed.test(name.toLowerCase()) && isDirectory(join(directory, name)) === false
    )
  )
}

/** Null for a broken link. */
const isDirectory = (path: string): boolean | null =>
  statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? null
