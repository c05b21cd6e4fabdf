// What a client does with the location of a module package that a registry returns.
import type { Url } from '../../go/url.ts'
import type { MainClient } from '../../protocol/clients.ts'
import { parseModuleSource } from '../../protocol/module-address.ts'
import { parsePackageAddress } from '../../protocol/package-address.ts'
import { joinLocation, packageUrl } from '../urls.ts'
import { fetchOf, type PackageFetch, readHop } from './go-getter.ts'
import { type LocationAnswer, openTofuLocation, terraformLocation } from './module-location.ts'

export type PackagePlan =
  | PackageFetch
  /** OpenTofu downloads it by itself, with the token of the registry or without. */
  | { readonly kind: 'direct'; readonly url: Url; readonly usesCredentials: boolean }

/** The registry's answer to one client. `release`: whether it knows `use_registry_credentials`. */
export type Located = {
  readonly answer: LocationAnswer
  /** As asked, not where redirects led. */
  readonly downloadUrl: Url
  readonly client: MainClient
  readonly readsCredentials: boolean
}

/** What the client does with the answer; `why` of a refusal is a clause. */
export function planPackage({
  answer,
  downloadUrl,
  client,
  readsCredentials
}: Located): PackagePlan {
  const found =
    client === 'terraform' ? terraformLocation(answer) : openTofuLocation(answer, readsCredentials)
  switch (found.kind) {
    case 'none':
      return refused(NO_LOCATION[client])
    case 'unreadable':
      return refused(`the response ${found.why}`)
    case 'url': {
      // The response itself is then downloaded again as the package, and it is no archive.
      if (found.location === '')
        return refused('the response has `use_registry_credentials` and no `location`')
      const url = packageUrl(downloadUrl, found.location)
      if (!url.ok) return refused(url.why)
      return { kind: 'direct', url: url.value, usesCredentials: found.usesCredentials }
    }
    case 'address': {
      const location = joinLocation(downloadUrl, found.location)
      if (!location.ok) return refused(location.why)
      return planAddress(location.value, client)
    }
  }
}

const NO_LOCATION = {
  terraform: 'the response has no X-Terraform-Get header',
  opentofu: 'the response has neither `location` nor an X-Terraform-Get header'
}

const refused = (why: string): PackagePlan => ({ kind: 'refused', why: withoutSecrets(why) })

/** The words of a client may contain a whole address: its query and user info can be secrets. */
const withoutSecrets = (text: string): string =>
  text.replace(/\?[^\s"']*/g, '?…').replace(/\/\/[^\s"'/@]*@/g, '//…@')

/** Where a page leads. */
export function planHop(location: string, client: MainClient): PackagePlan {
  const address = readHop(location, client)
  return address.ok ? fetchOf(address.value, client) : refused(address.why)
}

/** A location has to be a package: a local path or a registry address is refused. */
function planAddress(location: string, client: MainClient): PackagePlan {
  const source = parseModuleSource(location, client)
  if (source.kind === 'invalid') return refused(source.error)
  if (source.kind !== 'remote') return refused('must be a direct remote package address')
  const address = parsePackageAddress(location, client)
  return address.ok ? fetchOf(address.value, client) : refused(address.why)
}
