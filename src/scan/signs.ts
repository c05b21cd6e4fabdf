// Evidence for the CLI that a repository is written for, and for its version. Here: evidence in the files
// that the clients read, which are lock files, and syntax that only one client accepts.
import { isAside, type Place } from '../problems/place.ts'
import { CLIENT_NAMES, MAIN_CLIENTS, type MainClient, OWN_SYNTAX } from '../protocol/clients.ts'
import { defaultRegistry } from '../protocol/module-address.ts'
import type { ParsedFile } from './host-references.ts'
import type { Trait } from './module-scope.ts'
import type { Usage } from './usage.ts'

/** From strong to weak. The first level that has a sign decides. */
export const LEVELS = ['lock-file', 'syntax', 'version-file', 'tool', 'hook'] as const

export type Sign = {
  readonly client: MainClient
  readonly level: (typeof LEVELS)[number]
  readonly place: Place
  /** What the place has to do with the client, to be read after the place: `uses hashicorp/setup-terraform`. */
  readonly text: string
  /** The version or constraint as written; null if the place does not select one. */
  readonly version: string | null
  /** A `cloud` block without a hostname: no sign of Terraform if TF_CLOUD_HOSTNAME is set for it. */
  readonly isCloud?: true
}

/** A constraint on the version of either CLI: `required_version`. */
export type Constraint = { readonly text: string; readonly place: Place }

/** Collects the first sign of each kind, module by module. */
export class SignCollector {
  private readonly found = new Map<string, Sign>()
  private readonly allowed = new Map<string, Constraint>()

  addFiles(files: readonly ParsedFile[]): void {
    for (const { file, kind, scope, isContext } of files) {
      if (isContext) continue
      const [client] = kind.clients
      if (client !== undefined && kind.clients.length === 1 && !isHidden(file)) {
        const place = { file, line: 1, column: 1, endColumn: 1 }
        this.addSyntax(client, `is read by ${CLIENT_NAMES[client]} only`, place)
      }
      for (const trait of scope.traits) this.addTrait(trait)
    }
  }

  addUsages(usages: readonly Usage[]): void {
    for (const usage of usages) {
      if (usage.kind === 'lock_provider') this.addLock(usage)
      else if (usage.kind === 'cloud_default') this.addCloud(usage)
    }
  }

  signs(): readonly Sign[] {
    return [...this.found.values()]
  }

  constraints(): readonly Constraint[] {
    return [...this.allowed.values()]
  }

  private addTrait({ kind, text, place }: Trait): void {
    if (kind === 'version') {
      // Tests and examples may allow other versions than what is in use.
      const key = isAside(place.file) ? `${text} aside` : text
      if (!this.allowed.has(key)) this.allowed.set(key, { text, place })
    } else if (kind === 'binary') {
      const client = text === 'tofu' ? 'opentofu' : 'terraform'
      const sign = { client, level: 'version-file', place, version: null } as const
      this.put({ ...sign, text: 'sets terraform_binary' })
    } else if (kind !== 'compatible' && kind !== 'provider-version') {
      const { client, what } = OWN_SYNTAX[kind]
      this.addSyntax(client, `has ${what}`, place)
    }
  }

  /** A lock file names the default registry of the client that wrote it. */
  private addLock({ host, place }: Usage): void {
    const client = MAIN_CLIENTS.find((one) => defaultRegistry(one) === host)
    if (client === undefined) return
    const text = `locks providers from ${host}`
    this.put({ client, level: 'lock-file', place, text, version: null })
  }

  // OpenTofu has no default host for it (internal/cloud/backend.go).
  private addCloud({ clients, isOverridden, place }: Usage): void {
    if (isOverridden || !clients.includes('terraform')) return
    const text = 'has a cloud block without hostname'
    this.put({ client: 'terraform', level: 'syntax', place, text, version: null, isCloud: true })
  }

  private addSyntax(client: MainClient, text: string, place: Place): void {
    this.put({ client, level: 'syntax', place, text, version: null })
  }

  private put(sign: Sign): void {
    const key = `${sign.client} ${sign.text}`
    if (this.found.has(key)) return
    // Of tests and examples too, the first is kept: it decides if there are no others.
    const ownKey = isAside(sign.place.file) ? `${key} aside` : key
    if (!this.found.has(ownKey)) this.found.set(ownKey, sign)
  }
}

// Terraform reads even hidden test files in a folder `tests`. Such a file is no evidence for Terraform.
const isHidden = (file: string): boolean => /(^|\/)[.#][^/]*$/.test(file)
