// Directories with providers: filesystem mirrors, and those that the clients use without a provider_installation block.
import { statSync } from 'node:fs'
import { join } from 'node:path'
import type { Parsed } from '../../rules/go/text.ts'
import { parseHostname } from '../../rules/protocol/hostname.ts'
import { parseProviderNamespace, parseProviderPart } from '../../rules/protocol/provider-address.ts'
import {
  PROVIDER_VERSION,
  parseProviderVersion,
  showVersion
} from '../../rules/registry/version.ts'
import { once } from '../../rules/text/once.ts'
import { directoriesIn, namesIn } from '../files/read-text.ts'
import type { ProviderId } from './provider-pattern.ts'

/** Lists packages as getproviders/filesystem_search.go. Links on the way are not followed: they may lead anywhere. */
export function localMirrors() {
  const listed = once(directoriesIn)
  const named = (directory: string, isWanted: (name: string) => boolean): readonly string[] =>
    listed(directory)
      .filter(isWanted)
      .map((name) => join(directory, name))
  return (directory: string, { host, namespace, type }: ProviderId) =>
    named(directory, (name) => isSame(parseHostname(name), host))
      .flatMap((path) =>
        named(path, (name) => isSame(parseProviderNamespace(name, 'terraform'), namespace))
      )
      .flatMap((path) => named(path, (name) => isSame(parseProviderPart(name), type)))
      .flatMap((path) => packagesIn(path, type))
}

const isSame = (parsed: Parsed<string>, wanted: string) => parsed.ok && parsed.value === wanted

const IS_PLATFORM = /^[^\s_]*_[^\s_]*$/

/** Of `VERSION/OS_ARCH/` or `terraform-provider-TYPE_VERSION_OS_ARCH.zip`, with the version in normal form. */
function packagesIn(directory: string, type: string) {
  const unpacked = directoriesIn(directory).flatMap((version) =>
    namesIn(join(directory, version))
      .filter((name) => IS_PLATFORM.test(name) && isDirectory(join(directory, version, name)))
      .map((platform) => ({ version, platform }))
  )
  const packed = new RegExp(
    `^terraform-provider-${type}_(?<version>${PROVIDER_VERSION})_(?<platform>[^\\s_]*_[^\\s_]*)(?:_.*)?\\.zip$`,
    's'
  )
  const files = namesIn(directory).flatMap((name) => {
    const { version = '', platform = '' } = packed.exec(name.toLowerCase())?.groups ?? {}
    return isDirectory(join(directory, name)) === false ? [{ version, platform }] : []
  })
  return [...unpacked, ...files].flatMap(({ version: text, platform }) => {
    const version = parseProviderVersion(text)
    return version === null ? [] : { version: showVersion(version), platform }
  })
}

/** Null for a broken link. */
const isDirectory = (path: string): boolean | null =>
  statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? null
