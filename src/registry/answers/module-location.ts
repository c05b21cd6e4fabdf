// The answer of a module registry to `…/VERSION/download` (internal/registry/client.go of both clients).
import { boolean, decode, optional, struct, text, unread } from './decode.ts'

/** Both clients refuse any other status. */
export type LocationAnswer = {
  readonly status: 200 | 204
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
