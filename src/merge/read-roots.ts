// Reads the root modules of a JSON report.
import type { RootVerdict } from '../judge/verdict.ts'
import { problemFacts } from '../problems/catalogue.ts'
import { SEVERITIES } from '../problems/problem.ts'
import type { MainClient } from '../protocol/clients.ts'
import { flag, mapOf, nullable, object, oneOf, optional, type Read } from '../shape/shape.ts'
import { hostname, repositoryName } from '../shape/values.ts'
import {
  anyText,
  because,
  code,
  fileIn,
  leftOut,
  mainClient,
  mainClients,
  many
} from './read-values.ts'

const row = object({
  kind: oneOf(['module', 'provider']),
  address: anyText,
  source: anyText,
  host: hostname,
  constraints: many(anyText),
  locked: nullable(anyText),
  chosen: mapOf(mainClient, nullable(anyText), 2),
  newest: nullable(anyText),
  platforms: many(object({ platform: anyText, available: nullable(flag) })),
  worst: nullable(oneOf(SEVERITIES)),
  codes: many(code),
  places: many(because),
  placesLeftOut: leftOut
})

const root = object({
  repository: optional(repositoryName, null),
  directory: anyText,
  clients: mainClients,
  rows: many(row)
})

export const rootVerdict: Read<RootVerdict> = (value) => {
  const { repository, directory, clients, rows } = root(value)
  return { directory: fileIn(repository, directory), clients, rows: rows.map(rowOf) }
}

function rowOf({ codes, chosen, placesLeftOut, ...rest }: ReturnType<typeof row>) {
  const facts = problemFacts()
  return {
    ...rest,
    chosen: Object.fromEntries(chosen) as Partial<Record<MainClient, string | null>>,
    problems: codes.map((code) => {
      const { title, severity } = facts[code]
      return { code, title, usualSeverity: severity }
    }),
    ...(placesLeftOut === 0 ? {} : { placesLeftOut })
  }
}
