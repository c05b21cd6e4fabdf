// The detected CLIs, in the JSON report and in usages.
import { hideAddressSecrets } from '../../protocol/addresses/secrets.ts'
import type { Dialect } from '../../scan/clients/dialect.ts'
import { placeOf } from './places.ts'

/** All evidence: a version file decides about the directories below it. */
export const detectionOf = (dialect: Dialect) => {
  const { clients, versions, releases, isGuess, why, evidence } = dialect
  return {
    clients,
    assumed: isGuess ?? false,
    why: hideAddressSecrets(why),
    versions: Object.entries(withoutSecrets(versions)).map(([client, version]) => ({
      client,
      version
    })),
    releases: releases.map(({ name }) => name),
    evidence: evidence.map(({ client, version, level, text, place }) => ({
      client,
      ...withoutSecrets({ version, kind: level, text }),
      ...placeOf(place)
    }))
  }
}

/** For texts that are no names of files. */
export function withoutSecrets<T extends object>(texts: T): T {
  const hidden = Object.entries(texts).map(([name, text]) => [
    name,
    typeof text === 'string' ? hideAddressSecrets(text) : text
  ])
  return Object.fromEntries(hidden) as T
}
