// Guesses what was meant by a provider address, and says how to write it.
import { hideUserInfo } from '../../text/address-secrets.ts'
import { type ProviderAddress, parseProviderSource } from '../provider-address.ts'
import { hasPlaceholder, hostAdvice, isHostLike, MAX_TEXT, REPLACE } from './address-advice.ts'
import { addressOfPage, hasRepositories } from './pages.ts'

/** The cure for a repository in place of a provider. No address is certain to work. */
export const FROM_DOCUMENTATION =
  'write the `source` that the documentation of the provider shows, such as NAMESPACE/TYPE: a repository is no provider'

/** How to write a provider address; null where there is nothing to add. */
export function providerAdvice(text: string, address: ProviderAddress): string | null {
  if (text.length > MAX_TEXT) return null
  const [host = ''] = text.split('/', 1)
  if (address.kind !== 'invalid') return address.hostImplied ? null : hostAdvice(host)
  if (hasPlaceholder(text)) return REPLACE
  if (text !== text.trim()) return 'remove the white space around the address'
  const [, start = '', rest = ''] =
    /^((?:\w+::)?(?:\w+:\/\/|git@))?(.*)$/is.exec(hideUserInfo(text, '')) ?? []
  const isOfGit = start !== '' && /\bterraform-provider-|\.git$/.test(rest)
  if (hasRepositories(rest) || isOfGit) return FROM_DOCUMENTATION
  const page = addressOfPage(rest, 'provider')
  if (page !== null) return `write ${page}`
  // The client's own advice is in a paragraph of its own.
  return address.error.split('\n\n')[1] ?? partsAdvice(text, rest)
}

function partsAdvice(text: string, withoutScheme: string): string | null {
  const [, address = '', version] =
    /^(.*?)(\/latest|\/v?\d+(?:\.\d+)+)?\/*$/s.exec(withoutScheme) ?? []
  if (address !== text && parseProviderSource(address, 'terraform').kind === 'registry') {
    const where = version === undefined ? '' : ', and the version in the `version` argument'
    return `write ${address}${where}`
  }
  const parts = address.split('/')
  const [host = '', below = ''] = parts
  if (parts.length > 3) {
    const root = `; service discovery works only at the root of a host, not below /${below}`
    return `write HOST/NAMESPACE/TYPE${isHostLike(host) ? root : ''}`
  }
  if (parts.length === 3) return hostAdvice(host)
  return parts.length === 2 && isHostLike(host)
    ? 'write HOST/NAMESPACE/TYPE, two parts after the host'
    : null
}
