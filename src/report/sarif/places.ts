// Where SARIF says that something is: a region of a file by its URI, or a host by its name.

import type { Place } from '../../problems/place.ts'
import type { Hostname } from '../../protocol/hostname.ts'
import { visible } from '../safe-text.ts'

/** The root of the repository, which GitHub knows by this name (CodeQL writes it). */
export const ROOT = '%SRCROOT%'

/** A file, and not the whole checkout: what concerns that can be shown in no file. */
export const isFilePlace = ({ file }: Place): boolean => file !== '' && file !== '.'

/**
 * The name of a file as a relative URI: each part percent-encoded, the slashes between them kept. A name
 * that is no Unicode text has U+FFFD in it, for no URI could hold it.
 */
export const fileUri = (file: string): string =>
  file.toWellFormed().split('/').map(encodeURIComponent).join('/')

/**
 * Where in which file. GitHub wants all four numbers of a region; columns are those of `columnKind`, the end
 * exclusive, and a place never goes beyond its line.
 */
export const physicalOf = ({ file, line, column, endColumn }: Place) => ({
  artifactLocation: { uri: fileUri(file), uriBaseId: ROOT },
  region: {
    startLine: line,
    startColumn: column,
    endLine: line,
    endColumn: Math.max(column, endColumn)
  }
})

/** The host, and its service where only that is concerned. */
export const logicalOf = (host: Hostname, service: string | null) => ({
  kind: 'resource',
  name: visible(service ?? host),
  fullyQualifiedName: visible(service === null ? host : `${host}/${service}`)
})

/**
 * Text for a message: one line, visible, bounded. Braces are doubled, for they surround placeholders (SARIF
 * 2.1.0 §3.11.5). Where there is a square bracket, brackets and backslashes are escaped, so that nobody
 * takes the text for an embedded link (§3.11.6).
 */
export function messageText(text: string, maxCharacters?: number): string {
  const shown = visible(text, maxCharacters).replace(/[{}]/g, '$&$&')
  return /[[\]]/.test(shown) ? shown.replace(/[[\]\\]/g, '\\$&') : shown
}

/** An embedded link to the related location with this number. */
export const linkTo = (text: string, id: number): string =>
  `[${visible(text)
    .replace(/[{}]/g, '$&$&')
    .replace(/[[\]\\]/g, '\\$&')}](${id})`
