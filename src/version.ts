// The version of this program, as reports and requests name it; a test holds it to package.json.

export const VERSION = '0.1.0'

/** An honest name for the logs of the hosts that we ask. */
export const USER_AGENT = `tf-disco-action/${VERSION}`
