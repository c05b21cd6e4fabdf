// Certificate authorities that the `ca-file` setting adds. Loaded late: node:crypto is slow to start.
import { X509Certificate } from 'node:crypto'
import { accept, type Parsed, refuse } from '../go/parsed.ts'

// No hyphen within: a certificate without an end would otherwise make the search quadratic.
const CERTIFICATE = /-----BEGIN CERTIFICATE-----[^-]*-----END CERTIFICATE-----/g

/** The certificates of a PEM text; other content is ignored. */
export function parseAuthorities(text: string): Parsed<string> {
  const certificates = text.match(CERTIFICATE) ?? []
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
