// Which clients are in force: the ones whose failures fail the check.

import type { Place } from '../problems/place.ts'
import type { MainClient } from '../protocol/clients.ts'
import { CLIENT_NAMES, MAIN_CLIENTS } from '../protocol/clients.ts'
import { defaultRegistry } from '../protocol/module-address.ts'
import type { Usage } from './usage.ts'

export type Dialect = {
  readonly name: 'terraform' | 'opentofu' | 'both'
  readonly clients: readonly MainClient[]
  /** Why it is this one, for the log. */
  readonly why: string
  /** It is both because nothing says otherwise. */
  readonly isGuess?: true
}

/** What a repository shows of the client that is used in it. */
export type Traces = {
  readonly usages: readonly Usage[]
  /** The first file that only OpenTofu reads, and the first `language` block. */
  readonly openTofu: { readonly file: string | null; readonly language: Place | null }
}

const one = (client: MainClient, why: string): Dialect => ({ name: client, clients: [client], why })
const both = (why: string): Dialect => ({ name: 'both', clients: MAIN_CLIENTS, why })
const GUESS: Dialect = { ...both('nothing says which client is used'), isGuess: true }

/**
 * The `dialect` setting; `auto` goes by lock files, which a client has written, then by what only one
 * of them reads, and checks for both when neither says anything.
 */
export function resolveDialect(setting: 'auto' | Dialect['name'], traces: Traces): Dialect {
  switch (setting) {
    case 'auto':
      return fromLocks(traces.usages) ?? fromFiles(traces) ?? GUESS
    case 'both':
      return both('set by dialect')
    case 'terraform':
    case 'opentofu':
      return one(setting, 'set by dialect')
  }
}

/** A lock file names the registry of the client that wrote it. */
function fromLocks(usages: readonly Usage[]): Dialect | null {
  const locked = usages.filter(({ kind }) => kind === 'lock_provider')
  const [first, second] = MAIN_CLIENTS.flatMap((client) => {
    const registry = defaultRegistry(client)
    const found = locked.find(({ host }) => host === registry)
    return found === undefined
      ? []
      : [{ client, why: `${found.place.file} locks providers of ${registry}` }]
  })
  if (first === undefined) return null
  return second === undefined ? one(first.client, first.why) : both(`${first.why}, ${second.why}`)
}

function fromFiles({ openTofu, usages }: Traces): Dialect | null {
  const { file, language } = openTofu
  const found = file ?? language?.file
  // A stack, or a .tf beside a .tofu of the same name.
  const forTerraform = usages.find(({ clients }) => !clients.includes('opentofu'))
  const whyTerraform = `only ${CLIENT_NAMES.terraform} reads ${forTerraform?.place.file}`
  if (found === undefined) return forTerraform === undefined ? null : one('terraform', whyTerraform)
  const why = file === null ? `${found} has a language block` : `only OpenTofu reads ${found}`
  return forTerraform === undefined ? one('opentofu', why) : both(`${why}, ${whyTerraform}`)
}
