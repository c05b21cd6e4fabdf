// The detected CLIs in the JSON report.
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
    versions: Object.entries(versions).map(([client, version]) => ({
      client,
      version: hideAddressSecrets(version)
    })),
    releases: releases.map(({ name }) => name),
    evidence: evidence.map(({ client, version, level, text, place }) => ({
      client,
      version: version === null ? null : hideAddressSecrets(version),
      kind: level,
      text: hideAddressSecrets(text),
      ...placeOf(place)
    }))
  }
}
