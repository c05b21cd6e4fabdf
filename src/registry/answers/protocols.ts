// The versions of the plugin protocol that a provider speaks: the clients read `>= 5, < 7`.

// As versions.ParseVersion reads them: missing numbers are 0.
const PROTOCOL = /^\d+(?:\.\d*){0,2}(?:-[0-9A-Za-z.-]+)?(?:\+[0-9A-Za-z.-]+)?$/

// A pre-release never fits.
const FITTING = /^0*[56](?:[.+]|$)[^-]*$/

/** The first that the clients cannot read, so that the whole document fails. */
export const unreadableProtocol = (protocols: readonly string[]): string | undefined =>
  protocols.find((protocol) => !PROTOCOL.test(protocol))

export const protocolsFit = (protocols: readonly string[]): boolean =>
  protocols.some((protocol) => PROTOCOL.test(protocol) && FITTING.test(protocol))
