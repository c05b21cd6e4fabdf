// Detects the clients that a repository is written for: their failures fail the check.

import type { Place } from '../problems/place.ts'
import {
  CLIENT_NAMES,
  MAIN_CLIENTS,
  type MainClient,
  RELEASES,
  type Release
} from '../protocol/clients.ts'
import { defaultRegistry } from '../protocol/module-address.ts'
import type { Usage } from './usage.ts'

export type Dialect = {
  readonly name: 'terraform' | 'opentofu' | 'both'
  readonly clients: readonly MainClient[]
  /** The releases of these clients that may be in use. */
  readonly releases: readonly Release[]
  /** The reason for the choice, for the log. */
  readonly why: string
  /** Nothing was detected, so both are checked. */
  readonly isGuess?: true
}

/** What a scan finds that tells clients apart. */
export type ClientEvidence = {
  readonly usages: readonly Usage[]
  /** The first file that only OpenTofu reads, and the first `language` block. */
  readonly openTofu: { readonly file: string | null; readonly language: Place | null }
}

const one = (client: MainClient, why: string): Dialect => ({
  name: client,
  clients: [client],
  releases: RELEASES.filter((release) => release.client === client),
  why
})
const both = (why: string): Dialect => ({
  name: 'both',
  clients: MAIN_CLIENTS,
  releases: RELEASES,
  why
})
const NOT_DETECTED = 'CLI not detected; set `dialect` to check one'

/** The `dialect` setting. `auto` uses lock files, else files and blocks that only one client reads. */
export function resolveDialect(
  setting: 'auto' | Dialect['name'],
  evidence: ClientEvidence
): Dialect {
  switch (setting) {
    case 'auto':
      return fromLocks(evidence) ?? fromFiles(evidence) ?? { ...both(NOT_DETECTED), isGuess: true }
    case 'both':
      return both('set by `dialect`')
    case 'terraform':
    case 'opentofu':
      return one(setting, 'set by `dialect`')
  }
}

/** A lock file names the default registry of the client that wrote it. */
function fromLocks({ usages }: ClientEvidence): Dialect | null {
  const locked = usages.filter(({ kind }) => kind === 'lock_provider')
  const [first, second] = MAIN_CLIENTS.flatMap((client) => {
    const registry = defaultRegistry(client)
    const found = locked.find(({ host }) => host === registry)
    if (found === undefined) return []
    return [{ client, why: `${found.place.file} locks providers from ${registry}` }]
  })
  if (first === undefined) return null
  return second === undefined ? one(first.client, first.why) : both(`${first.why}, ${second.why}`)
}

function fromFiles({ openTofu, usages }: ClientEvidence): Dialect | null {
  const { file, language } = openTofu
  // A stack, or a .tf file with a .tofu file of the same name.
  const terraform = usages.find(({ clients }) => !clients.includes('opentofu'))?.place.file
  const whyTerraform = `only ${CLIENT_NAMES.terraform} reads ${terraform}`
  if (file === null && language === null) {
    return terraform === undefined ? null : one('terraform', whyTerraform)
  }
  const why =
    file === null ? `${language?.file} has a language block` : `only OpenTofu reads ${file}`
  return terraform === undefined ? one('opentofu', why) : both(`${why}, ${whyTerraform}`)
}
