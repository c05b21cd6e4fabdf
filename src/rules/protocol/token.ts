// A token, wrapped so that printing it shows nothing, and the requests with which it is sent.

const SHOWN = '***'

/** A shorter token is part of ordinary words, so it is neither masked nor redacted. */
export const SHORTEST_HIDDEN = 4

/** A longer one is never sent, because only so much of it is redacted. No server reads a header of this length. */
export const LONGEST_TOKEN = 64 * 1024

// A token has letters, digits and -._~+/= (RFC 6750), so other characters are the syntax of a template.
const TEMPLATE =
  /\$\{[^}]*\}|\$\([^)]*\)|\{\{.*\}\}|^\\?\$+(?:env:)?[a-z_]\w*$|^%\w+%$|^<[^>]*>$|^(?:ENC)?\[.*\]$|^#?\{\w+\}#?$|^`.*`$|^@?[\w.]+\(.*\)$|^(__|@@?)\w+\1$|^[\W_]+$/i
// The name of a secret in another system, or of a file.
const REFERENCE =
  /^(?:process\.env|secrets?|vars?|env|inputs|steps|local|data|variables|parameters)\.[a-z_][\w.-]*$|^(?!https?:)[a-z][a-z\d+.-]*:\/\/|^(?:arn|env|file|kv|ssm|vault):|^projects\/[^/]+\/secrets\/|^(?:[~@]|\/(?:etc|home|mnt|root|run|tmp|var))\//i
// A token is random: it has digits, and no long run of one letter. Words without a digit name the token, or ask for it.
const WORDS =
  /x{6}|^(.)\1+$|^(?:null|none|nil|undefined)$|^(?=\D*$).*(?:your|change.?me|replace|insert|placeholder|example|todo|fixme|dummy|redacted)/i
const VARIABLE = /^(?:[A-Z]+_)+(?:TOKEN|KEY|PAT|SECRET|PASSWORD|CREDENTIALS?)$/

/** True for a text that only stands for a token, such as `${TOKEN}` or `YOUR_TOKEN`; `text` may have quotation marks or a scheme around it. A long text is none. */
export function isPlaceholder(text: string): boolean {
  if (text.length > 300) return false
  const bare = text.replace(/^\s*(?:bearer\s+)?["']?|["']?\s*$/gi, '')
  return [TEMPLATE, REFERENCE, WORDS, VARIABLE].some((pattern) => pattern.test(bare))
}

export class Token {
  readonly #text: string

  constructor(text: string) {
    this.#text = text
  }

  /** The text of the token, only for the Authorization header, masks and redaction. */
  reveal(): string {
    return this.#text
  }

  toString(): string {
    return SHOWN
  }

  toJSON(): string {
    return SHOWN
  }

  [Symbol.for('nodejs.util.inspect.custom')](): string {
    return SHOWN
  }
}

/** The URL of one request: its scheme, and its hostname as net/http compares it, without a port. */
export type RequestHost = { readonly scheme: 'http' | 'https'; readonly name: string }

/** `withheld`: the clients would send the token, in clear text. `dropped`: the clients do not send it. */
type Reach = 'sent' | 'withheld' | 'dropped'

/** The fate of a token; `none`: there is none. `not-sent`: the connection failed before the request was written. */
export type Authorization = Reach | 'none' | 'not-sent'

/**
 * The first request of a call is for the discovery document or for a service URL from it, whatever its host: the clients
 * send the token with it (internal/registry/client.go, internal/getproviders/registry_client.go). The token follows
 * redirects to the same name or a subdomain, over any port and scheme; once dropped, it is not sent again (net/http,
 * makeHeadersCopier). This check never sends it in clear text.
 */
export function tokenReach(stops: readonly RequestHost[]): readonly Reach[] {
  const [first] = stops
  let isDropped = false
  return stops.map(({ scheme, name }) => {
    isDropped ||= first !== undefined && !keepsAuthorization(first.name, name)
    if (isDropped) return 'dropped'
    return scheme === 'https' ? 'sent' : 'withheld'
  })
}

/** The same name, or a subdomain of it (net/http, shouldCopyHeaderOnRedirect). */
function keepsAuthorization(first: string, next: string): boolean {
  if (first === next) return true
  // An address is not a subdomain. net/http checks this for IPv6 only.
  if (/[:%]|^[\d.]+$/.test(next)) return false
  return next.endsWith(`.${first}`)
}

/** The scheme that the challenges in values of WWW-Authenticate ask for, if none is Bearer; else null. One that leaves room for tokens comes first. */
export function otherScheme(values: readonly string[]): string | null {
  const schemes = values
    .flatMap((text) => text.replace(/"[^"]*"/g, '').split(','))
    // Parameters have an equals sign.
    .flatMap((part) => /^\s*([\w-]+)(?:\s|$)/.exec(part)?.[1] ?? [])
  if (schemes.some((scheme) => scheme.toLowerCase() === 'bearer')) return null
  return schemes.find((scheme) => !isOfAccounts(scheme)) ?? schemes[0] ?? null
}

/**
 * True for the scheme of a server that authenticates accounts itself, before any application reads a token. Basic is
 * none: Artifactory, Nexus and others that take Bearer tokens send it with every 401.
 */
export const isOfAccounts = (scheme: string): boolean =>
  /^(?:negotiate|ntlm|kerberos|digest)$/i.test(scheme)
