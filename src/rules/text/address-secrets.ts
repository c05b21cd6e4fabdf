// Secrets that people write into addresses: user info, and values of a query. Every text of a host or file passes here
// before it is shown (docs/decisions/0123).

const HIDDEN = '***'

// Nearly every text has none of these. Others than `@`, `?` and slashes with a colon begin an escape of one.
const MAY_HIDE = /[@?%\\&\uff20\ufe6b]|\/\/[^/?#]*:/

const AT =
  /[\uff20\ufe6b]|%(?:25)*40|(?<!\\)\\+(?:u00|x)40|&(?:amp;?){0,9}(?:commat;|#0{0,9}64(?!\d);?|#x0{0,9}40(?![\da-f]);?)/gi
// An escape that a later reader resolves: of URLs, also encoded twice; of JSON and Go; of HTML, also without its semicolon.
const html = (names: string, decimal: number, hex: string) =>
  String.raw`&(?:amp;?){0,9}(?:(?:${names});|#0{0,9}${decimal}(?!\d);?|#x0{0,9}${hex}(?![\da-f]);?)`
const FORWARD = String.raw`(?:\\(?:u00|x)(?:2f|5c)|/|%(?:25)*(?:2f|5c)|${html('b?sol', 47, '2f')})`
const SLASH = String.raw`(?:${FORWARD}|\\)`
const COLON = String.raw`(?::|%(?:25){0,3}3a|\\(?:u00|x)3a|${html('colon', 58, '3a')})`
// Browsers read one slash after a scheme as two. The length of what precedes is limited, and so is the time that it takes.
const SCHEME = `((?:[a-z0-9]{1,9}::)?[a-z][a-z0-9+.-]{1,30}${COLON})`
// Unlike versions and addresses of mail: a name with a dot, an address or a template, and a path.
const HOST = String.raw`(?:\[[\da-f:.]{2,45}\]|(?:\d{1,3}\.){3}\d{1,3}|(?:[\w%\x80-\uffff-]{1,63}\.){1,9}[a-z\x80-\uffff][\w%\x80-\uffff-]{1,62}\.?|localhost|[$%]\{[^}]{1,200}\}[\w.-]{0,99})`
const USER = String.raw`(?!(?:[a-z0-9]+::)?git@(?![^\s"'/?#]*@))(?=[^\s"'/\\?#]+@`
// The last three have no slashes: a word with a colon before its @, or a host and a path after it, or the hostname of a message.
const START = new RegExp(
  String.raw`(?<=${SCHEME})${SLASH}+|${SLASH}{2,}(?!\s)|` +
    String.raw`(?<![^\s"'])(?!mailto:)(?:(?![a-z0-9]+::[^:@]*@)(?=[^\s"'/\\?#@]*:[^\s"'/\\?#]+@)|` +
    String.raw`${USER}(?:$|${HOST}(?::\d{1,5})?\\{0,9}(?:${FORWARD}|["']? is not a hostname)))|(?<=(?:hostname|namespace) \\{0,9}["'])${USER}))`,
  'gi'
)

/** The text with `***` in place of user info, unless that is `git`, and of values in a query that can be secrets. */
export function hideAddressSecrets(text: string): string {
  if (!MAY_HIDE.test(text)) return text
  return hideUserInfo(text).replace(/[^\s"']+/g, (word) =>
    word.replace(QUERY, (all, mark: string, name: string) =>
      PLAIN.test(name) ? all : `${mark}${name}=${HIDDEN}`
    )
  )
}

// Parameters that go-getter (get_git.go, get_hg.go, get_s3.go, get_http.go, client.go) or Terragrunt reads, and no secret.
const PLAIN =
  /^(?:ref|rev|tag|depth|version|versionId|region|digest|archive|checksum|filename|terraform-get|go-get)$/
const QUERY = /([?&])([\w.~%-]{1,100})=([^&#]+)/g

// A string that may belong to another argument, as where a comma is missing, or that is compared with more than a name.
const ASSIGNED =
  /((?<!(?:^|[?:&|({])\s{0,9}(?:(?:var|local|path)\.[\w-]{1,99}|each\.(?:key|value))\s{0,9}[=!])=\s*(?:[\w./([][\s\w./([*]{0,99})?\\?)"(?<=(?:[=([]|\*\/)\s*\\?")[^"]*(?:"|$)|"[^"]*"(?=[^"?:&|,]*[=!]=)/g
const SECRET = /pass|pw|secret|token|(?<!each\.)key|cred|auth|pat(?!h)|cert|private/i

/** The same for an expression, or its beginning: of a condition about a secret, all that is quoted is hidden. */
export const hideExpressionSecrets = (expression: string): string =>
  hideAddressSecrets(
    SECRET.test(expression) && /[=!]=|\?[\s"]|\bif\b/.test(expression)
      ? expression.replace(/".*/s, `"${HIDDEN}"`)
      : expression.replace(ASSIGNED, `$1"${HIDDEN}"`)
  )

/** A text in this JSON may have something to hide. */
export const mayHideInJson = (json: string): boolean => MAY_HIDE.test(json)

/** Hides user info and whole queries: an answer may lead to a URL that is signed in any way. */
export const hideQueries = (text: string): string =>
  hideUserInfo(text).replace(/\?[^\s"']*/g, `?${HIDDEN}`)

/** A URL without user info, query and fragment. */
export const bareUrl = (url: string): string => hideUserInfo(url, '').replace(/[?#].*$/su, '')

/** The beginning of a text that was cut, perhaps before the `@` of user info. */
export const hideInBeginning = (text: string) => hideAddressSecrets(`${text}@ `).slice(0, -2)

// Go's message about a part of a URL, which may be a part of a password.
const PART = /(invalid [A-Za-z: ]{1,20}\(?)"(?:[^"\\]|\\.)*"/gi

/** Replaces what is between `//` and the last `@` of any authority. The only place that decides where user info is, in linear time. */
export function hideUserInfo(text: string, shown = `${HIDDEN}@`): string {
  if (!MAY_HIDE.test(text)) return text
  // It has the same length, so that places in it are places in the text.
  const view = text.replace(AT, (mark) => '@'.padStart(mark.length, '_'))
  const last = view.lastIndexOf('@')
  const pieces: string[] = []
  let from = 0
  for (const { 0: slashes, 1: scheme, index } of view.matchAll(START)) {
    const begin = index + slashes.length
    if (begin < from) continue
    const isSure = scheme !== undefined || matchAt(PASSWORD, view, begin) !== ''
    // Comments and subdirectories follow two slashes as well.
    if (!isSure && /[^"'`\s(=,<[]/.test(view[index - 1] ?? ' ')) continue
    const user =
      slashes === '' ? matchAt(WORD_USER, view, begin) : userAt(view, begin, isSure ? last : -1)
    if (user === '' || (shown !== '' && ['@', 'git@'].includes(user))) continue
    pieces.push(text.slice(from, begin), shown)
    from = begin + user.length
  }
  return from === 0 ? text : (pieces.join('') + text.slice(from)).replace(PART, `$1"${HIDDEN}"`)
}

const PASSWORD = /[^\s"'/?#]*:[^\s"']/y
// No secret, or hidden before.
const FINAL = /(?:git|\*\*\*)@(?![^\s"'`/?#]*@)/y
const WORD_USER = /[^\s"'/\\?#]*@/y
// It has a dot, unlike the name before most passwords.
const NAMED = String.raw`(?:\[[\da-f:.]{2,45}\]|localhost|[\w%\x80-\uffff-]{1,63}\.[\w.%\x80-\uffff-]{1,250})(?::\d{0,5})?`
const ENDED = '(?=[/?#]|$|["\'`](?:[\\s,;:.)}\\]>]|$))'
const ALONE = String.raw`[\w%\x80-\uffff-]{0,63}(?::\d{1,5})?${ENDED}(?![^\s"'\`]{0,500}@)`
const AUTHORITY = new RegExp(
  `([^\\s"'\`/?#]*@)(?:${NAMED}${ENDED}|${ALONE})|` +
    String.raw`()(?:${NAMED}(?:${ENDED}|(?=[\s"'\`,;!)\]}<>|*…]|[.:]+(?:\s|$)))|[\w%\x80-\uffff-]{0,63}${ENDED}|${ALONE})`,
  'iy'
)
// The rest of a password whose quotation mark ended the text.
const CUT = /(?!localhost:)[\w%+-]*:(?!\d*(?:[\s"'`/?#]|$))[^\s"'`]+|/iy

/** The user info that begins here, with its `@`; empty if there is none. */
function userAt(view: string, begin: number, last: number): string {
  const final = matchAt(FINAL, view, begin)
  if (final !== '') return final
  AUTHORITY.lastIndex = begin
  const [whole, user = ''] = AUTHORITY.exec(view) ?? []
  if (whole !== undefined) return user
  // Not an authority that a program can parse: any mark may belong to a password.
  return last > begin ? view.slice(begin, last + 1) : matchAt(CUT, view, begin)
}

function matchAt(pattern: RegExp, text: string, at: number): string {
  pattern.lastIndex = at
  return pattern.exec(text)?.[0] ?? ''
}
