// Secrets that people write into source addresses: user info, and values of a query.

const HIDDEN = '***'

// What go-getter (get_git.go, get_hg.go, get_s3.go, get_http.go, client.go) or Terragrunt reads, and no secret.
const PLAIN =
  /^(?:ref|rev|tag|depth|version|versionId|region|digest|archive|checksum|filename|terraform-get|go-get)$/
const QUERY = /([?&])([\w.~%-]{1,100})=([^&#]+)/g

/** The text with `***` in place of user info, unless that is `git`, and of values in a query that can be secrets. */
export function hideAddressSecrets(text: string): string {
  // Nearly every text ends here.
  if (!/[@?]/.test(text)) return text
  return text.replace(/[^\s"']+/g, (word) =>
    word
      .split('://')
      .map((part, at) => hideUser(part, at > 0))
      .join('://')
      .replace(QUERY, (all, mark: string, name: string) =>
        PLAIN.test(name) ? all : `${mark}${name}=${HIDDEN}`
      )
  )
}

// Where a comma or a line break is missing, an expression goes on with other arguments, such as a token.
const ASSIGNED = /(=\s*)"[^"]*(?:"|$)/g

/** The same for an expression, or its beginning: values of other arguments are hidden as well. */
export const hideExpressionSecrets = (expression: string): string =>
  hideAddressSecrets(expression.replace(ASSIGNED, `$1"${HIDDEN}"`))

/** Whether a text in this JSON may have something to hide, which needs one of the characters `@`, `?` and `"`. */
export const mayHideInJson = (json: string): boolean => /[@?]|\\"/.test(json)

/** A part of an address that may begin with user info. After a scheme, a name without a password can be a token. */
function hideUser(part: string, isAfterScheme: boolean): string {
  const end = part.search(/[/?#]/)
  const authority = end < 0 ? part : part.slice(0, end)
  // An unescaped character of a password ends the authority; what precedes it is then no port.
  const isCut = isAfterScheme && /:(?!\d*$)/.test(authority)
  const at = isCut ? part.lastIndexOf('@') : authority.lastIndexOf('@')
  const user = part.slice(0, Math.max(at, 0)).replace(/^[a-z0-9]+::/, '')
  const isSecret = isAfterScheme ? user !== 'git' : user.includes(':')
  return at < 0 || !isSecret ? part : HIDDEN + part.slice(at)
}
