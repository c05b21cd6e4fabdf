// SARIF locations and message texts: a region of a file by its URI, or a host by its name.
import { type Place, repositoryOf } from '../../problems/place.ts'
import type { Hostname } from '../../protocol/hostname.ts'
import { visible } from '../safe-text.ts'

/** The root of the repository; GitHub knows this name, which CodeQL writes. */
export const ROOT = '%SRCROOT%'

/**
 * A file of this repository, not the whole checkout, which cannot be shown in a file. Those of other repositories
 * have no location: code scanning would look for a relative one here, and refuses files with a web address as one
 * ("SARIF URI scheme did not match the checkout URI scheme").
 */
export const isFilePlace = ({ file }: Place): boolean =>
  file !== '' && file !== '.' && repositoryOf(file) === null

/**
 * GitHub requires all four numbers of a region. Columns are those of `columnKind`; the end is exclusive.
 * U+FFFD replaces what is not Unicode in the name of a file, since a URI cannot hold it.
 */
export const physicalOf = ({ file, line, column, endColumn }: Place) => ({
  artifactLocation: {
    uri: file.toWellFormed().split('/').map(encodeURIComponent).join('/'),
    uriBaseId: ROOT
  },
  region: {
    startLine: line,
    startColumn: column,
    endLine: line,
    endColumn: Math.max(column, endColumn)
  }
})

/** The host, or one service of it. */
export const logicalOf = (host: Hostname, service: string | null) => ({
  kind: 'resource',
  name: visible(service ?? host),
  fullyQualifiedName: visible(service === null ? host : `${host}/${service}`)
})

/**
 * Text for a message: one line, visible, bounded. Braces are doubled, since they enclose placeholders (SARIF
 * 2.1.0 §3.11.5). If there is a square bracket, brackets and backslashes are escaped, so that the text is
 * not read as an embedded link (§3.11.6).
 */
export function messageText(text: string): string {
  const shown = visible(text).replace(/[{}]/g, '$&$&')
  return /[[\]]/.test(shown) ? escapeLinks(shown) : shown
}

/** An embedded link to the related location with this number, or to a URL. */
export const linkTo = (text: string, target: number | string): string =>
  `[${escapeLinks(visible(text).replace(/[{}]/g, '$&$&'))}](${target})`

const escapeLinks = (text: string): string => text.replace(/[[\]\\]/g, '\\$&')
