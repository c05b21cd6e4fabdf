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

/** An HTML page: what it is in a few words, with its title, and what can be done about it. */
export type Page = { readonly words: string; readonly cure: string | null }

/** Recognises an HTML page; null for anything else. `cure` is null for one that could be anything. */
export function describePage(bytes: Uint8Array): Page | null {
  const text = withoutComments(textOf(bytes))
  if (!/^<(?:!doctype html|html|head|body|title|meta|script)\b/i.test(text)) return null
  const title = /<title[^>]*>([^<]{0,400})/i.exec(text)?.[1]?.replace(/\s+/g, ' ').trim() ?? ''
  const shown = title.length > TITLE_CHARACTERS ? `${title.slice(0, TITLE_CHARACTERS)}…` : title
  const named = title === '' ? '' : ` titled "${shown}"`
  const words = `an HTML page${named}`
  if (PORTAL.test(title)) {
    return {
      words: `${words}, as from a proxy or a captive portal in between`,
      cure: 'let this machine through to the host'
    }
  }
  if (SIGN_IN.test(title) || /type=["']?password/i.test(text)) {
    return {
      words: `${words}, as of a sign-in that stands before the registry`,
      cure: 'let requests for /.well-known/terraform.json through without a sign-in'
    }
  }
  return { words, cure: null }
}

/** What follows the comments at the beginning. Not by one pattern, which could take for ever. */
function withoutComments(text: string): string {
  let rest = text.trimStart()
  while (rest.startsWith('<!--')) {
    const end = rest.indexOf('-->', 4)
    if (end < 0) return ''
    rest = rest.slice(end + 3).trimStart()
  }
  return rest
}
