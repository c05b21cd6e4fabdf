// The name and version of this program in reports and requests.

export const VERSION = '1.0.0'

/** The User-Agent header of all requests. */
export const USER_AGENT = `tf-disco-action/${VERSION}`

/** The page that explains the program. */
export const REPOSITORY = 'https://github.com/org/tf-disco-action'

/** The page of the problem codes; each code is an anchor. */
export const DOCS_URL = `${REPOSITORY}/blob/v1/docs/problems.md`

export const ISSUES_URL = `${REPOSITORY}/issues`

/** The version of usages files. A later one may add members; what others mean does not change. */
export const USAGES_SCHEMA_VERSION = 2
