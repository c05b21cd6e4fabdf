// A verdict in which everything that a host, a file or a person chose is one and the same text.
import type { Verdict } from '../../src/verdict.ts'
import {
  aCertificate,
  aFinding,
  aHop,
  aHostVerdict,
  anAttempt,
  aVerdict,
  aVisit
} from './evidence-builder.ts'

/** Two hosts: one that works, and one that fails with everything that a face can show about it. */
export function aHostileVerdict(text: string): Verdict {
  const problem = { code: 'document-type', message: text, help: text } as const
  const hop = aHop({ url: text, reason: text, mediaType: text, address: text, proxy: text })
  const host = text
  const certificate = aCertificate({ host, subject: text, issuer: text, expires: text })
  const attempt = anAttempt({
    discovery: { kind: 'failed', problem, excerpt: text },
    hops: [hop, hop],
    certificates: [certificate]
  })
  const visit = aVisit({
    attempts: [attempt, attempt],
    credentials: { source: text, problem: null }
  })
  const login = {
    client: text,
    grantTypes: [text],
    authz: text,
    token: text,
    ports: [10_000, 10_010],
    scopes: [text]
  } as const
  const services = [
    { id: text, kind: 'url', url: text },
    { id: `${text}2`, kind: 'login', login },
    { id: `${text}3`, kind: 'problem', problem }
  ] as const
  return aVerdict([
    aHostVerdict({
      visit,
      services,
      requirements: [{ host: visit.host, service: text, because: ['hostnames input'] }],
      findings: [aFinding({ message: text, help: text, service: text })]
    }),
    aHostVerdict({ services })
  ])
}
