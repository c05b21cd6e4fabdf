// The version of a client, where it is known exactly enough to be held against `required_version`.
import type { MainClient } from '../../protocol/clients.ts'
import { directoryOf } from '../../protocol/local/paths.ts'
import type { Dialect, DialectSetting } from './dialect.ts'

/**
 * The version that the `dialect` setting names, or that a version file in a directory or above it selects;
 * null without one. If other files select another version, it is not known which of them is used.
 */
export function knownVersion(
  setting: DialectSetting,
  { evidence, versions }: Pick<Dialect, 'evidence' | 'versions'>
): (client: MainClient, directory: string) => string | null {
  if (setting.version !== null) return () => setting.version
  const files = evidence.filter(
    ({ level, version }) => level === 'version-file' && version !== null
  )
  return (client, directory) => {
    const isSelected = files.some(
      (sign) => sign.client === client && isWithin(directory, directoryOf(sign.place.file))
    )
    return isSelected ? (versions[client] ?? null) : null
  }
}

const isWithin = (directory: string, above: string): boolean =>
  above === '' || `${directory}/`.startsWith(`${above}/`)
