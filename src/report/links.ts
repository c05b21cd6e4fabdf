// Where readers find a line of a file on the web.

import type { Place } from '../problems/place.ts'
import { isInCheckout } from './places.ts'

/** The checked commit on a server such as GitHub. */
export type PlaceLinks = {
  /** The URL of a file without its path: `https://github.com/OWNER/NAME/blob/SHA/`. */
  readonly files: string
  /** The directory of the checkout, relative to the workspace, with a slash at the end; or empty. */
  readonly checkout: string
}

/** The URL of a line; null where there is none, as for files outside of the checkout. */
export function linkTo({ file, line }: Place, links: PlaceLinks | null): string | null {
  if (links === null || !isInCheckout(file) || !file.startsWith(links.checkout)) return null
  const path = file.slice(links.checkout.length).split('/').map(encodeURIComponent).join('/')
  return `${links.files}${path}#L${line}`
}
