// The provider that a usage names.
import type { ProviderId } from '../cli-config/installation.ts'
import type { MainClient } from '../protocol/clients.ts'
import { parseProviderSource } from '../protocol/provider-address.ts'
import type { Usage } from '../scan/usage.ts'

/**
 * The provider that a client installs for a usage; null where that is not known, or it is built in.
 * @param host the registry of addresses without a host
 */
export function providerOf(
  { kind, text, address }: Pick<Usage, 'kind' | 'text' | 'address'>,
  host: ProviderId['host'],
  client: MainClient
): ProviderId | null {
  switch (kind) {
    case 'required_provider':
    case 'state_store_provider':
    case 'lock_provider': {
      const source = parseProviderSource(text ?? '', client)
      return source.kind === 'registry' ? source : null
    }
    case 'required_provider_nosource':
    case 'required_provider_legacy':
      return { host, namespace: 'hashicorp', type: localNameIn(address) }
    case 'implied_provider':
      // A resource type such as `aws_instance`, or a reference such as `aws.west`.
      return { host, namespace: 'hashicorp', type: (text ?? '').replace(/[._].*$/s, '') }
    default:
      return null
  }
}

/** The local name at the end of the address of a requirement. */
export const localNameIn = (address: string): string => address.replace(/^.*\./s, '')
