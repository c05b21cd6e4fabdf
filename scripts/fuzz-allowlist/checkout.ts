// A checkout while it is generated: modules with their blocks, and all other files.
import { join } from 'node:path/posix'
import type { Random } from '../../test/support/random.ts'
import type { Block } from './syntax.ts'
import type { Entry } from './tree.ts'

export type Client = 'terraform' | 'opentofu'

/** A module: where its files are, and how the root module calls it. */
export type Place = {
  /** Below the directory that holds the checkout, such as `co/network`. */
  readonly directory: string
  /** The path by which the caller names it, if links lead to `directory`. */
  readonly alias?: string
  /** Names of the calls that lead to it, joined by dots. */
  readonly key: string
  /** The call, to which arguments can be added. */
  readonly call?: Block
}

export type ModuleRecord = Readonly<Record<string, string>>

export const ALLOWED = 'allowed.example.com'

export class Checkout {
  readonly random: Random
  readonly client: Client
  /** The directory in which `init` runs. */
  readonly root: string
  readonly modules = new Map<string, Block[]>()
  readonly files = new Map<string, Entry>()
  readonly records: ModuleRecord[] = []
  /** A backend or an encryption may contact hosts of a cloud, which no file names. */
  usesClouds = false
  readonly #isKnown: boolean
  #hosts = 0
  #names = 0

  constructor(random: Random, client: Client, root: string) {
    this.random = random
    this.client = client
    this.root = root
    this.#isKnown = random.below(3) > 0
  }

  /** True in one of `many` cases. */
  chance(many: number): boolean {
    return this.random.below(many) === 0
  }

  /**
   * As `chance`, but never in two of three checkouts: for what the check reports as unknown, which covers all other
   * contacts.
   */
  covers(many: number): boolean {
    return this.chance(many) && !this.#isKnown
  }

  /** Calls one of these functions. */
  one<T>(...ways: readonly [() => T, ...(() => T)[]]): T {
    return this.random.pick(ways)()
  }

  /** A host of its own, which is not allowed; rarely an allowed one. */
  host(): string {
    if (this.chance(12)) return ALLOWED
    this.#hosts += 1
    return `h${this.#hosts}.example.com`
  }

  name(prefix = 'n'): string {
    this.#names += 1
    return `${prefix}${this.#names}`
  }

  add(directory: string, ...blocks: readonly Block[]): void {
    const module = this.modules.get(directory) ?? []
    module.push(...blocks)
    this.modules.set(directory, module)
  }

  file(path: string, ...parts: readonly string[]): void {
    const present = this.files.get(path)
    const earlier = present?.kind === 'file' ? present.parts : []
    this.files.set(path, { kind: 'file', parts: [...earlier, ...parts] })
  }

  link(path: string, target: string): void {
    this.files.set(path, { kind: 'link', target })
  }

  /** The path of a file of the root module. */
  atRoot(...names: readonly string[]): string {
    return join(this.root, ...names)
  }
}
