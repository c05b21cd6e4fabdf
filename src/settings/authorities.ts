// Certificate authorities that the `ca-file` setting adds. Loaded late: node:crypto is slow to start.
import { X509Certificate } from 'node:crypto'
import { accept, type Parsed, refuse } from '../go/parsed.ts'

const BEGIN = '-----BEGIN CERTIFICATE-----'
const END = '-----END CERTIFICATE-----'

/** The certificates of a PEM text; other content is ignored. */
export function parseAuthorities(text: string): Parsed<string> {
  const certificates = [...certificatesIn(text)]
  if (certificates.length === 0) return refuse('contains no certificate; expected PEM')
  try {
    for (const certificate of certificates) new X509Certificate(certificate)
    return accept(certificates.join('\n'))
  } catch (error) {
    return refuse(
      `contains an invalid certificate: ${error instanceof Error ? error.message : error}`
    )
  }
}

/** Not by a pattern: one without an end would search the rest of the text again for each beginning. */
function* certificatesIn(text: string): Generator<string> {
  for (let start = text.indexOf(BEGIN); start >= 0; ) {
    const end = text.indexOf(END, start)
    if (end < 0) return
    yield text.slice(start, end + END.length)
    start = text.indexOf(BEGIN, end)
  }
}
