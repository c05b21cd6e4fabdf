// Recognises what was returned in place of a discovery document.
import type { HtmlPage } from '../problems/brief.ts'
import { brief } from '../problems/brief.ts'
import { hideAddressSecrets } from '../protocol/addresses/secrets.ts'

/** How much of a rejected body is read. */
export const EXCERPT_BYTES = 2048

// Enough to recognise a page by, short enough for a message.
const EXCERPT_CHARACTERS = 200
const TITLE_CHARACTERS = 80

/** The first characters of a body, without the secrets of addresses; null when it is empty. */
export function excerptOf(bytes: Uint8Array): string | null {
  const read = excerptText(bytes)
  const whole = bytes.length < EXCERPT_BYTES ? read : read.replace(CUT_ADDRESS, '://***@')
  const text = hideAddressSecrets(whole).trim()
  return text === ''
    ? null
    : Array.from(text.slice(0, 2 * EXCERPT_CHARACTERS))
        .slice(0, EXCERPT_CHARACTERS)
        .join('')
}

// What was read may end before the `@` of user info.
const CUT_ADDRESS = /:\/\/[^/?#\s"'@]+$/

const excerptText = (bytes: Uint8Array): string =>
  new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes.subarray(0, EXCERPT_BYTES))

const SIGN_IN = /sign[ -]?in|log[ -]?in|sso|saml|authenticat|password/i
const PORTAL = /captive|portal|hotspot|proxy|firewall|blocked|access denied|zscaler/i

/** Recognises an HTML page; null for anything else. */
export function recognizePage(bytes: Uint8Array): HtmlPage | null {
  const text = withoutComments(excerptText(bytes))
  if (!/^<(?:!doctype html|html|head|body|title|meta|script)\b/i.test(text)) return null
  const title = /<title[^>]*>([^<]{0,400})/i.exec(text)?.[1]?.replace(/\s+/g, ' ').trim() ?? ''
  const shown = brief(title, TITLE_CHARACTERS)
  if (PORTAL.test(title)) return { kind: 'captive-portal', title: shown }
  const isSignIn = SIGN_IN.test(title) || /type=["']?password/i.test(text)
  return { kind: isSignIn ? 'sign-in' : 'other', title: shown }
}

/** The text after leading comments. A loop, since one regular expression could take quadratic time. */
function withoutComments(text: string): string {
  let rest = text.trimStart()
  while (rest.startsWith('<!--')) {
    const end = rest.indexOf('-->', 4)
    if (end < 0) return ''
    rest = rest.slice(end + 3).trimStart()
  }
  return rest
}
