// The name and version of this program in reports and requests.

export const VERSION = '1.0.0'

/** The User-Agent header of all requests. */
export const USER_AGENT = `tf-disco-action/${VERSION}`

/** The page that explains the program. */
export const REPOSITORY = 'https://github.com/org/tf-disco-action'

/** The index of the problem codes. Beside it is a page for each family of codes, their first word. */
export const DOCS_URL = `${REPOSITORY}/blob/v1/docs/problems/README.md`

/** The section about a code, on a page beside the index. */
export const problemUrl = (code: string, index: string): string =>
  index.replace(/[^/]*$/, `${code.split('-', 1)}.md#${code}`)

export const ISSUES_URL = `${REPOSITORY}/issues`

/** The version of usages files. A later one may add members; what others mean does not change. */
export const USAGES_SCHEMA_VERSION = 2
