// Tokens that are hard to hide, encodings of them, and hosts that return them wherever a host can.
import type { Answer } from './answer.ts'
import { seededRandom } from './random.ts'

const { below } = seededRandom(0x746f6b65)
const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789'
const letters = (length: number): string =>
  Array.from({ length }, () => ALPHABET[below(ALPHABET.length)]).join('')
const base64 = (text: string): string => Buffer.from(text).toString('base64')
const JWT = [base64('{"alg":"HS256","typ":"JWT"}'), base64('{"sub":"acme"}'), letters(43)].join('.')

export const TOKENS: Readonly<Record<string, string>> = {
  'of four characters': 'k7Qz',
  'of five digits': '83651',
  'of eleven characters': 'Xy7mQ2pL9vT',
  'of twelve characters': 'Xw7mQ2pL9vTb',
  'of GitHub': `ghp_${letters(36)}`,
  'of HCP Terraform': `${letters(14)}.atlasv1.${letters(67)}`,
  'that is a JWT': JWT,
  'that looks like base64': 'dGhpcyBpcyBhIHRva2VuIDQy+/8=',
  'in hexadecimal digits': 'deadbeef00c0ffee1234567890abcdef',
  'in upper case': 'UPPERCASE-TOKEN-OF-ACME',
  'with every punctuation': `p1!"#$%&'()*+,-./:;<=>?@[\\]^_\`{|}~2q`,
  'with quotes': `q"9u'Xo\`t\\"e$HOME'5Rm`,
  'with backslashes': String.raw`b\\k\nm\x41\u0042\"w`,
  'with percent signs': '%25per%cent%0A%0D%3Aq7Wd%41',
  'with a percent sign at the end': 'q8Rt5%',
  'with entities': 'm&amp;n&lt;5&#65;Zr',
  'with spaces': 'correct horse  battery staple',
  'with a tab': 'k3\tVn8\tpLs1',
  'with outer spaces': '  padded-K2w9  ',
  'with letters beyond ASCII': 'schlüssel-für-die-Tür-€7',
  'of emoji': '🔑🗝️🔐🧿🔒',
  'of letters that change with case': 'STRASSEßẞſKelvinKÅ',
  'of two lines': 'first-line-9fK2mQ7x\nsecond-line-4bT8wZ1c',
  'of a private key': `-----BEGIN KEY-----\r\n${letters(64)}\r\n${letters(64)}\r\n${letters(20)}\r\n-----END KEY-----\r\n`,
  'with commands of the runner': '::error::k3Vn8pLs::add-mask::x2',
  'that is a host name': 'host-of-7secrets.example.org',
  'that is a URL': 'https://user:pw5Kd@vault.example.org/v1/s?x=1#y',
  'that begins another': 'overlap-alpha-1',
  'that begins with another': 'overlap-alpha-1-and-more-2',
  'that ends as another begins': 'and-more-2-of-the-rest-3',
  'that is the word error': 'error',
  'that is the word modules': 'modules',
  'that is the word https': 'https',
  'that is the file terraform.json': 'terraform.json',
  'that repeats itself': 'abababababababababababababab',
  'of 4 KiB': letters(4096),
  'of 26,000 characters': letters(26_000)
}

const hex = (text: string): string => Buffer.from(text).toString('hex')
const everySecond = (text: string, encode: (character: string) => string): string =>
  Array.from(text, (each, at) => (at % 2 === 1 ? encode(each) : each)).join('')
const percent = (text: string): string => hex(text).replace(/../g, '%$&')
const escaped = (text: string): string =>
  text.replace(/[\s\S]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`)

export const ENCODINGS: Readonly<Record<string, (text: string) => string>> = {
  plain: (text) => text,
  'lower case': (text) => text.toLowerCase(),
  'upper case': (text) => text.toUpperCase(),
  'percent-encoded': encodeURIComponent,
  'percent-encoded, lower case': (text) => percent(text),
  'half percent-encoded': (text) => everySecond(text, percent),
  'percent-encoded twice': (text) => encodeURIComponent(encodeURIComponent(text)),
  'JSON string': (text) => JSON.stringify(text),
  'JSON string, escaped': escaped,
  'JSON string, half escaped': (text) => everySecond(text, escaped),
  'HTML entities': (text) =>
    text
      .replaceAll('&', '&amp;')
      .replaceAll('<', '&lt;')
      .replaceAll('>', '&gt;')
      .replaceAll('"', '&quot;')
      .replaceAll("'", '&#39;'),
  'HTML code points': (text) =>
    Array.from(text, (each) => `&#x${each.codePointAt(0)?.toString(16)};`).join(''),
  'HTML code points without semicolons': (text) =>
    Array.from(text, (each) => `&#0${each.codePointAt(0)}`).join(''),
  hexadecimal: hex,
  HEXADECIMAL: (text) => hex(text).toUpperCase(),
  'base64 of the token': base64,
  'base64 of Basic credentials': (text) => base64(`user:${text}`),
  'base64 within a text': (text) => base64(`{"t": "${text}"}`),
  'base64 for URLs': (text) => Buffer.from(`ab${text}c`).toString('base64url'),
  'read as Latin-1': (text) => Buffer.from(text).toString('latin1')
}

/** One line, as a header needs it. */
const line = (text: string): string => text.replace(/[\r\n]+/g, ' ')
/** Without the characters that end a part of a URL. */
const part = (text: string): string =>
  line(text).replace(/[/?#\s]/g, (each) => encodeURIComponent(each))

const html = (title: string): Answer => ({
  headers: { 'Content-Type': 'text/html' },
  body: `<html><head><title>${title}</title></head><body>${title}</body></html>`
})

const document = (services: Readonly<Record<string, unknown>>): Answer => ({ json: services })

/** A redirect that is not followed, or to a host that is not served. */
const redirect = (location: string): Answer => ({
  status: 302,
  headers: { Location: line(location) },
  body: ''
})

/** What a host returns that repeats a text in a field of the kind. */
export const ECHOES: Readonly<Record<string, (text: string, host: string) => Answer>> = {
  'reason, type, challenge and body': (text) => ({
    status: 403,
    reason: line(text),
    headers: {
      'Content-Type': `text/plain; ${line(text)}`,
      'WWW-Authenticate': `${line(text)} realm="${line(text)}"`,
      'X-Echo': line(text)
    },
    body: text
  }),
  'reason of a missing document': (text) => ({ status: 404, reason: line(text), body: text }),
  'a long reason that is cut': (text) => ({
    status: 500,
    reason: `${'r'.repeat(290)}${line(text)}`,
    body: `${'b'.repeat(190)}${text}`
  }),
  'Retry-After': (text) => ({ status: 429, headers: { 'Retry-After': line(text) }, body: text }),
  'media type': (text) => ({ headers: { 'Content-Type': line(text) }, body: '{}' }),
  'malformed media type': (text) => ({
    headers: { 'Content-Type': `application/json; ${line(text)}` },
    body: '{}'
  }),
  'content encoding': (text) => ({
    headers: { 'Content-Type': 'application/json', 'Content-Encoding': line(text) },
    body: text
  }),
  'title of a page': (text) => html(text),
  'title of a sign-in page': (text) => ({ ...html(`Sign in ${text}`), status: 403 }),
  'malformed header': (text) => ({ raw: `HTTP/1.1 200 OK\r\n${line(text)}\r\n\r\n{}` }),
  'name of a header': (text) => ({ raw: `HTTP/1.1 200 OK\r\n${line(text)}: 1\r\n\r\n{}` }),
  'malformed status line': (text) => ({ raw: `${line(text)}\r\n\r\n` }),
  lengths: (text) => ({
    raw: `HTTP/1.1 200 OK\r\nContent-Length: ${line(text)}\r\nTransfer-Encoding: ${line(text)}\r\n\r\n{}`
  }),
  'host of a redirect': (text) => redirect(`https://${part(text)}/`),
  'label of a redirect': (text) => redirect(`https://${part(text)}.evil.test/x`),
  'path of a redirect': (text, host) => redirect(`https://${host}/${line(text)}`),
  'everywhere in a redirect': (text) =>
    redirect(
      `https://${part(text)}:${part(text)}@[${part(text)}]/${line(text)}?${line(text)}#${line(text)}`
    ),
  'port of a redirect': (text, host) => redirect(`https://${host}:${part(text)}/`),
  'scheme of a redirect': (text) => redirect(`${line(text)}://x/`),
  'a whole redirect': (text) => redirect(text),
  'redirect to plain HTTP': (text) => redirect(`http://127.0.0.1:1/${part(text)}`),
  'service URLs': (text, host) =>
    document({
      'modules.v1': `https://${host}/${text}/`,
      'providers.v1': text,
      'tfe.v2': `https://${text}.example/`,
      'tfe.v2.1': `https://u:${text}@x/`,
      'tfe.v2.2': `https://${host}:${text}/`,
      'motd.v1': `//${text}`,
      'state.v2': `${text}://x`
    }),
  'names and types of services': (text) =>
    document({
      [text]: text,
      [`modules.${text}`]: text,
      [`${text}.v1`]: '/x/',
      'modules.v1': { [text]: text },
      'providers.v1': [text, [text]],
      'login.v1': text
    }),
  'fields of a login': (text) =>
    document({
      'modules.v1': '/v1/modules/',
      'login.v1': {
        client: text,
        grant_types: [text, { [text]: text }],
        authz: text,
        token: `https://h/${text}`,
        ports: [text, text],
        scopes: [text, 1],
        [text]: text
      }
    }),
  'URLs of a login': (text, host) =>
    document({
      'modules.v1': '/v1/modules/',
      'login.v1': {
        client: 'c',
        grant_types: text,
        authz: `https://${text}/`,
        token: `https://${host}/${text}`,
        ports: { [text]: text },
        scopes: text
      }
    }),
  'not JSON': (text) => ({ headers: { 'Content-Type': 'application/json' }, body: text }),
  'JSON that ends': (text) => ({
    headers: { 'Content-Type': 'application/json' },
    body: `{${JSON.stringify(text)}: ${text}`
  }),
  'JSON, but no object': (text) => ({ json: [text, { [text]: text }] }),
  'JSON string': (text) => ({ json: text })
}

/** A host that returns a text, and what a search must not find of it. */
export type Echo = {
  readonly name: string
  readonly answer: (host: string) => Answer
  readonly searched: readonly string[]
}

// Ordinary output contains these tokens, or may by chance.
const AMBIGUOUS = /word|file terraform|of four|of five/

/** A token in an encoding, in a kind of answer. */
export function echoOf(token: string, encoding: string, kind: string): Echo {
  const text = TOKENS[token] ?? ''
  const marked = AMBIGUOUS.test(token) ? `qz7${text}7zq` : text
  const lines = text.split(/[\r\n]+/).map((each) => each.trim())
  const sent = ENCODINGS[encoding]?.(marked) ?? ''
  return {
    name: `${token}, ${encoding}, ${kind}`,
    answer: (host) => ECHOES[kind]?.(sent, host) ?? {},
    searched: AMBIGUOUS.test(token) ? [marked] : lines.filter((each) => each.length >= 4)
  }
}

/** Variables with all tokens, for hosts that are not checked. */
export const ALL_TOKENS: Readonly<Record<string, string>> = Object.fromEntries(
  Object.values(TOKENS).map((token, index) => [`TF_TOKEN_t${index}_example`, token])
)

const [NAMES, WAYS, KINDS] = [TOKENS, ENCODINGS, ECHOES].map((each) => Object.keys(each))
const at = (names: readonly string[] = [], index: number) => names[index % names.length] ?? ''

/** How many combinations there are; the lengths of the lists have no factor in common. */
export const COMBINATIONS = [NAMES, WAYS, KINDS].reduce((all, list = []) => all * list.length, 1)

/** `count` combinations: the first ones have every token, encoding and kind of answer. */
export const echoes = (count: number, from = 0): readonly Echo[] =>
  Array.from({ length: count }, (_, index) =>
    echoOf(at(NAMES, from + index), at(WAYS, from + index), at(KINDS, from + index))
  )
