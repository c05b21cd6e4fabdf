// What this program calls itself, in reports and in requests; a test holds it to package.json.

export const VERSION = '0.1.0'

/** An honest name for the logs of the hosts that we ask. */
export const USER_AGENT = `tf-disco-action/${VERSION}`

const REPOSITORY = 'https://github.com/org/tf-disco-action'

/** The page of the problem codes; each code is an anchor on it. */
export const DOCS_URL = `${REPOSITORY}/blob/v1/docs/problems.md`

export const ISSUES_URL = `${REPOSITORY}/issues`
