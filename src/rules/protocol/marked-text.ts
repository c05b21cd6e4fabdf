// Text in which hosts are marks, so that who shows several findings together can leave their hosts open.
import { hostOfTokenVariable, showHostname } from './hostname.ts'

/** A host, or the TF_TOKEN_ variable for it, and how the text names it. */
export type HostMark = {
  readonly host: string
  readonly shownAs: string
  readonly isVariable?: true
}

type MarkedPart = string | HostMark

export type Text = string | readonly MarkedPart[]

const partsOf = (text: Text): readonly MarkedPart[] => (typeof text === 'string' ? [text] : text)

/** A sentence. One without hosts is a string. */
export function marked(strings: TemplateStringsArray, ...values: readonly (Text | number)[]): Text {
  const parts: MarkedPart[] = []
  for (const [at, words] of strings.entries()) {
    const value = values[at] ?? ''
    for (const part of [words, ...partsOf(typeof value === 'number' ? String(value) : value)]) {
      const last = parts.at(-1)
      if (typeof part !== 'string' || typeof last !== 'string') parts.push(part)
      else parts[parts.length - 1] = last + part
    }
  }
  return parts.every((part) => typeof part === 'string') ? parts.join('') : parts
}

/** A host as `showHostname` shows it. */
export const shown = (host: string): Text => [{ host, shownAs: showHostname(host) }]

const SHOWN = /^\S+ \(([^\s()]*xn--[^\s()]*)\)$/
const ADDRESS = /^([a-z][a-z\d+.-]*:\/\/)?([^/?#\s]+)(.*)$/is

/** A host for display, or the URL or address that begins with a host. */
export function named(address: string): Text {
  const ascii = SHOWN.exec(address)?.[1]
  if (ascii !== undefined) return [{ host: ascii, shownAs: address }]
  const [, scheme = '', host, rest = ''] = ADDRESS.exec(address) ?? []
  return host === undefined ? address : [scheme, { host, shownAs: host }, rest]
}

/** A value in which the host may be named, such as the words of a library. */
export const naming = (host: string, value: string): Text =>
  value.split(host).flatMap((words, at) => (at === 0 ? words : [{ host, shownAs: host }, words]))

/** A credentials source, which may be a TF_TOKEN_ variable. */
export function namedSource(source: string): Text {
  const host = hostOfTokenVariable(source)
  return host === null ? source : [{ host, shownAs: source, isVariable: true }]
}

/** The text as a string; `show` may name the hosts in another way. */
export const plain = (text: Text, show = (mark: HostMark): string => mark.shownAs): string =>
  partsOf(text)
    .map((part) => (typeof part === 'string' ? part : show(part)))
    .join('')

/** The hosts that the text names. */
export const hostsOf = (text: Text): readonly string[] =>
  partsOf(text).flatMap((part) => (typeof part === 'string' ? [] : part.host))

/** `a, b and 3 more` */
export function listSome<T>(items: readonly T[], most: number, show: (item: T) => Text): Text {
  const more = items.length - most
  const listed = items
    .slice(0, most)
    .reduce<Text>((list, item, at) => marked`${list}${at === 0 ? '' : ', '}${show(item)}`, '')
  return more > 0 ? marked`${listed} and ${more} more` : listed
}

/** The text after a change of its whole sentence. Marks stay if it changes the words between them alone. */
export function changed(text: Text, change: (sentence: string) => string): Text {
  const sentence = change(plain(text))
  const parts = partsOf(text).map((part) => (typeof part === 'string' ? change(part) : part))
  return typeof text !== 'string' && plain(parts) === sentence ? parts : sentence
}

/** The text with names in ASCII only, since letters of several scripts look alike: for what a reader is to write. */
export const inAscii = (text: Text): Text =>
  typeof text === 'string'
    ? text
    : text.map((part) =>
        typeof part === 'string' || part.isVariable ? part : { ...part, shownAs: part.host }
      )

/** True if a value of plain data is a text with marks. */
export const isMarked = (value: object): value is readonly MarkedPart[] =>
  Array.isArray(value) &&
  value.some((part) => typeof part === 'object' && part !== null && 'shownAs' in part)
