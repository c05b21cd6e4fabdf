// What a client does with the answer of a module registry to `…/VERSION/download` (internal/registry/client.go of both
// clients).
import type { Url } from '../../go/url.ts'
import type { MainClient } from '../../protocol/clients.ts'
import { parseModuleSource } from '../../protocol/module-address.ts'
import { parsePackageAddress } from '../../protocol/package-address.ts'
import { joinLocation, packageUrl } from '../urls.ts'
import { boolean, decode, optional, struct, text, unread } from './decode.ts'
import { fetchOf, type PackageFetch, readHop } from './go-getter.ts'

export type LocationAnswer = {
  /** 200 or 204: both clients refuse any other one. */
  readonly status: number
  /** X-Terraform-Get. */
  readonly header: string | null
  readonly body: string
}

type ModuleLocation =
  /** A go-getter address, which may be relative (`../urls.ts`). */
  | { readonly kind: 'address'; readonly location: string }
  /** A URL, which may be relative, that OpenTofu requests by itself, with the token of the registry or without. */
  | { readonly kind: 'url'; readonly location: string; readonly usesCredentials: boolean }
  /** The client finds no location. */
  | { readonly kind: 'none' }
  /** `why` follows a subject. */
  | { readonly kind: 'unreadable'; readonly why: string }

/** Terraform ignores the body. */
export const terraformLocation = ({ header }: LocationAnswer): ModuleLocation =>
  header ? { kind: 'address', location: header } : { kind: 'none' }

const BODY = struct({ location: text, use_registry_credentials: optional(boolean) })
const OLD_BODY = struct({ location: text, use_registry_credentials: unread })

/** `readsCredentials`: whether the release knows `use_registry_credentials`, as OpenTofu 1.12 and later do. */
export function openTofuLocation(
  answer: LocationAnswer,
  readsCredentials: boolean
): ModuleLocation {
  if (answer.status === 204) return terraformLocation(answer)
  const decoded = decode(answer.body, readsCredentials ? BODY : OLD_BODY, 'whole')
  if (!decoded.ok) return { kind: 'unreadable', why: decoded.why }
  const { location, use_registry_credentials: usesCredentials } = decoded.value
  if (usesCredentials !== null) return { kind: 'url', location, usesCredentials }
  return location === '' ? terraformLocation(answer) : { kind: 'address', location }
}

export type PackagePlan =
  | PackageFetch
  /** OpenTofu downloads it by itself, with the token of the registry or without. */
  | { readonly kind: 'direct'; readonly url: Url; readonly usesCredentials: boolean }

/** The registry's answer to one client. `readsCredentials`: it knows `use_registry_credentials`, as OpenTofu 1.12 does. */
type Located = {
  readonly answer: LocationAnswer
  /** As asked, not where redirects led. */
  readonly downloadUrl: Url
  readonly client: MainClient
  readonly readsCredentials: boolean
}

/** What the client does with the answer; `why` of a refusal is a clause. */
export function planPackage(located: Located): PackagePlan {
  const { answer, downloadUrl, client, readsCredentials } = located
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
