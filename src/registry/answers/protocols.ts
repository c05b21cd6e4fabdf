// The versions of the plugin protocol that a provider speaks: the clients read `>= 5, < 7`.
import { isPreRelease, parseProviderVersion } from '../version.ts'

/** The first that the clients cannot read, so that the whole document fails. */
export const unreadableProtocol = (protocols: readonly string[]): string | undefined =>
  protocols.find((protocol) => parseProviderVersion(protocol) === null)

export const protocolsFit = (protocols: readonly string[]): boolean =>
  protocols.some((protocol) => {
    const version = parseProviderVersion(protocol)
    const [major] = version?.numbers ?? []
    // A pre-release never fits.
    return version !== null && !isPreRelease(version) && (major === 5n || major === 6n)
  })
