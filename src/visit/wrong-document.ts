// How a wrong document begins, and which page it looks like: often that says it all.

// Enough to recognise a page by, short enough for a message.
const EXCERPT_CHARACTERS = 200
const TITLE_CHARACTERS = 80

/** The first characters of a wrong answer, as they are; null when it is empty. */
export function excerptOf(bytes: Uint8Array): string | null {
  const text = textOf(bytes).trim()
  return text === ''
    ? null
    : Array.from(text.slice(0, 2 * EXCERPT_CHARACTERS))
        .slice(0, EXCERPT_CHARACTERS)
        .join('')
}

const textOf = (bytes: Uint8Array): string =>
  new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes.subarray(0, 2048))

const SIGN_IN = /sign[ -]?in|log[ -]?in|sso|saml|authenticat|password/i
const PORTAL = /captive|portal|hotspot|proxy|firewall|blocked|access denied|zscaler/i

/** An HTML page in a few words, with its title; null for anything else. */
export function describePage(bytes: Uint8Array): string | null {
  const text = textOf(bytes)
  if (
    !/^\s*(?:<!--[\s\S]*?-->\s*)*<(?:!doctype html|html|head|body|title|meta|script)\b/i.test(text)
  )
    return null
  const title = /<title[^>]*>([^<]{0,400})/i.exec(text)?.[1]?.replace(/\s+/g, ' ').trim() ?? ''
  const named = title === '' ? '' : ` titled "${title.slice(0, TITLE_CHARACTERS)}"`
  if (PORTAL.test(title))
    return `an HTML page${named}, as from a proxy or a captive portal in between`
  if (SIGN_IN.test(title) || /type=["']?password/i.test(text)) {
    return `an HTML page${named}, as of a sign-in that stands before the registry`
  }
  return `an HTML page${named}`
}
