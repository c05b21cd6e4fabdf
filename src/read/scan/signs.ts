// Evidence for a CLI and its version in files that the clients read: lock files, and syntax that only one accepts.
import { TOP } from '../../rules/problems/note.ts'
import { isAside, type Place } from '../../rules/problems/place.ts'
import {
  CLIENT_NAMES,
  isOwnSyntax,
  MAIN_CLIENTS,
  type MainClient,
  OWN_SYNTAX
} from '../../rules/protocol/clients.ts'
import { defaultRegistry } from '../../rules/protocol/module-address.ts'
import type { ParsedFile } from './host-references.ts'
import type { Declared, Usage } from './usage.ts'

/** From strong to weak. The first level that has a sign decides. */
export const LEVELS = ['lock-file', 'syntax', 'version-file', 'tool', 'hook'] as const

export type Sign = {
  readonly client: MainClient
  readonly level: (typeof LEVELS)[number]
  readonly place: Place
  /** To be read after the place: `uses hashicorp/setup-terraform`. */
  readonly text: string
  /** The version or constraint as written; null if the place does not select one. */
  readonly version: string | null
  /** A `cloud` block without a hostname: no sign of Terraform if TF_CLOUD_HOSTNAME is set for it. */
  readonly isCloud?: true
}

/** Collects the first sign of each kind, and the first place of each constraint on the version of either CLI. */
export class SignCollector {
  private readonly signs = new Map<string, Sign>()
  private readonly constraints = new Map<string, Declared>()

  addFile({ file, kind: { clients }, scope, isContext }: ParsedFile): void {
    if (isContext) return
    const [client, ...others] = clients
    // Terraform reads even hidden test files in a folder `tests`, which are no evidence for it.
    if (client !== undefined && others.length === 0 && !/(^|\/)[.#][^/]*$/.test(file)) {
      const text = `is read by ${CLIENT_NAMES[client]} only`
      this.addSign({ client, level: 'syntax', place: { file, ...TOP }, text })
    }
    for (const declared of scope.declared) {
      const { kind, text, place } = declared
      if (kind === 'version') addFirst(this.constraints, text, declared)
      else if (kind === 'binary') {
        const client = text === 'tofu' ? 'opentofu' : 'terraform'
        this.addSign({ client, level: 'version-file', place, text: 'sets terraform_binary' })
      } else if (isOwnSyntax(kind)) {
        const { client, what } = OWN_SYNTAX[kind]
        this.addSign({ client, level: 'syntax', place, text: `has ${what}` })
      }
    }
  }

  /** Adds those of the usages of the whole scan; returns all. */
  end(usages: readonly Usage[]) {
    for (const { kind, host, place, clients, isOverridden, text: source } of usages) {
      if (kind === 'lock_provider') {
        // A lock file names the default registry of the client that wrote it.
        const client = MAIN_CLIENTS.find((one) => defaultRegistry(one) === host)
        const text = `locks providers from ${host}`
        if (client) this.addSign({ client, level: 'lock-file', place, text })
      } else if (kind === 'cloud_default' && !isOverridden && clients.includes('terraform')) {
        // OpenTofu has no default host for it (internal/cloud/backend.go).
        const text = 'has a cloud block without hostname'
        this.addSign({ client: 'terraform', level: 'syntax', place, text, isCloud: true })
      } else if (kind === 'module' && source?.startsWith('oci:')) {
        this.addSign({ client: 'opentofu', level: 'syntax', place, text: 'uses an OCI registry' })
      }
    }
    return { signs: [...this.signs.values()], constraints: [...this.constraints.values()] }
  }

  private addSign(sign: Omit<Sign, 'version'>): void {
    addFirst(this.signs, `${sign.client} ${sign.text}`, { ...sign, version: null })
  }
}

/** In tests and examples too the first is kept: it decides if there are no others. */
function addFirst<T extends Sign | Declared>(firsts: Map<string, T>, text: string, item: T): void {
  const key = isAside(item.place.file) ? `${text} aside` : text
  if (!firsts.has(key)) firsts.set(key, item)
}
