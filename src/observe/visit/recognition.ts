// Recognises what a response is in place of what was asked for: a page, an error of an API or of a storage service.
import { readJson } from '../../rules/go/json.ts'
import { brief, type HtmlPage } from '../../rules/problems/brief.ts'
import { hideAddressSecrets, hideInBeginning } from '../../rules/text/address-secrets.ts'
import { EXCERPT, type Head } from '../network/body.ts'

// Enough to recognise a page by, short enough for a message.
const EXCERPT_CHARACTERS = 200
const TITLE_CHARACTERS = 80

/** The first characters of a body, without the secrets of addresses; null when it is empty. */
export function excerptOf(bytes: Uint8Array): string | null {
  const hide = bytes.length < EXCERPT.maxBytes ? hideAddressSecrets : hideInBeginning
  const text = hide(excerptText(bytes)).trim()
  const characters = Array.from(text.slice(0, 2 * EXCERPT_CHARACTERS))
  return characters.slice(0, EXCERPT_CHARACTERS).join('') || null
}

const excerptText = (bytes: Uint8Array): string =>
  new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes.subarray(0, EXCERPT.maxBytes))

const SIGN_IN = /sign[ -]?in|log[ -]?in|sso|saml|authenticat|password/i
const PORTAL = /captive|portal|hotspot|proxy|firewall|blocked|access denied|zscaler/i

// DataDome sends JSON to programs, and Cloudflare a number: blocked addresses, networks, countries and programs.
const BOT_ANSWER = /captcha-delivery\.com|^error code: 10(?:0[6-9]|10|20)\b/
// Cloudflare, Vercel, Sucuri, Anubis, F5; Imperva; Akamai; CloudFront; HUMAN. Their scripts are in other pages as well.
const BOT_PAGE =
  /<title>(?:just a moment|attention required!|vercel security|sucuri|making sure you|request rejected)|_cf_chl_opt|incapsula_resource\?[^"]*incident_id|<title>access denied[\s\S]*(?:errors\.edgesuite\.net|reference&#32;&#35;)|request blocked\.|px-captcha/i

/** What a body is, besides its status. */
export type Recognized = Readonly<ReturnType<typeof recognize>>

/** `said`: the words of an error. `isVague`: the server says the same of what does not exist. */
export function recognize(head: Head, bytes: Uint8Array) {
  const said = errorIn(bytes, head)
  const isVague = head.status === 403 && VAGUE.test(`${head.errorType} ${excerptText(bytes)}`)
  return {
    page: recognizePage(bytes, head.mitigation !== null, head.status === 401),
    ...(said !== '' && { said }),
    ...(isVague && { isVague })
  }
}

/** Recognises an HTML page, or any answer of a bot protection, which asks for no token; null for anything else. */
export function recognizePage(
  bytes: Uint8Array,
  isOfBots = false,
  asksForToken = false
): HtmlPage | null {
  const text = withoutComments(excerptText(bytes))
  const isHtml = /^<(?:!doctype html|html|head|body|title|meta|script)\b/i.test(text)
  const [, written = '', end] = (isHtml && /<title[^>]*>([^<]*)(<?)/i.exec(text)) || []
  const whole = written.replace(/\s+/g, ' ').trim()
  const title = brief(end === '' ? hideInBeginning(whole) : whole, TITLE_CHARACTERS)
  const isPage = BOT_ANSWER.test(text) || (isHtml && BOT_PAGE.test(text))
  if (isOfBots || (isPage && !asksForToken)) return { kind: 'bot-protection', title }
  if (!isHtml) return null
  if (PORTAL.test(whole)) return { kind: 'captive-portal', title }
  const isSignIn = SIGN_IN.test(whole) || /type=["']?password/i.test(text)
  return { kind: isSignIn ? 'sign-in' : 'other', title }
}

// S3 and others without the permission to list, Azure, Google Cloud; a path that API Gateway does not have, without and with a token.
const VAGUE =
  /<Code>(?:AccessDenied|Authorization(?:Failure|PermissionMismatch))<\/Code>(?!<Message>Request has expired)|\(or it may not exist\)|^(?:MissingAuthenticationToken|IncompleteSignature)Exception|"Missing Authentication Token"/

// The forms of registries: {"errors":["…"]}, {"errors":[{"detail":"…"}]}, {"error":"…"}, {"message":"…"}.
const ERROR = /"(?:errors?|detail|message)"\s*:\s*\[?\s*("(?:[^"\\]|\\.)*")/
// That of storage services, and one line of text.
const MESSAGE =
  /<Code>[^<]*<\/Code>\s*<Message>([^<]{1,200})<|^\s*([^<>{}\s]+ [^<>{}\uFFFD\p{C}]{1,200})\s*$/u

/** The words of an error in JSON; empty if there are none. */
export function jsonErrorIn(bytes: Uint8Array): string {
  const quoted = readJson(ERROR.exec(excerptText(bytes))?.[1] ?? '', 'struct')
  return quoted.ok ? brief(String(quoted.value).trim()) : ''
}

/** The words of an error, unless they only repeat the status: then empty. The body may be cut off. */
export function errorIn(
  bytes: Uint8Array,
  { status, reason }: Pick<Head, 'status' | 'reason'>
): string {
  const [, ofStorage, line = ''] = (status !== 404 && MESSAGE.exec(excerptText(bytes))) || []
  const said = jsonErrorIn(bytes) || brief((ofStorage ?? line).trim())
  const more = said.toLowerCase().replace(reason.toLowerCase(), '')
  return /\p{L}/u.test(more.replace(/\b(?:error|http|page)\b/g, '')) ? said : ''
}

/** The text after leading comments. A loop, since one regular expression could take quadratic time. */
function withoutComments(text: string): string {
  let html = text.trimStart()
  while (html.startsWith('<!--')) {
    const end = html.indexOf('-->', 4)
    if (end < 0) return ''
    html = html.slice(end + 3).trimStart()
  }
  return html
}
