// What a usages file holds: one repository as a check needs it before it contacts any host.
import type { Repository } from '../git/repository.ts'
import type { Finding } from '../problems/problem.ts'
import type { Client, MainClient } from '../protocol/clients.ts'
import type { Dialect, DialectSetting } from '../scan/clients/dialect.ts'
import type { Declared, Usage } from '../scan/usage.ts'
import type { PluginDirectory } from '../visit/plugins.ts'

/** Names of files and directories are relative to the repository. */
export type RepositoryUsages = {
  readonly repository: Repository
  /** The clients that are checked, and why. */
  readonly dialect: Dialect
  /** The `dialect` setting of the program that listed the usages. */
  readonly setting: DialectSetting
  /** The clients that use the files. */
  readonly usedBy: readonly Client[]
  readonly files: number
  readonly bytes: number
  /** No file is Terraform's, OpenTofu's or Terragrunt's. */
  readonly isEmpty: boolean
  /** Of the checked clients. */
  readonly usages: readonly Usage[]
  /** What was found in the files by themselves. */
  readonly notes: readonly Finding[]
  /** In the order of the scan. */
  readonly declared: readonly Declared[]
  readonly roots: readonly RootDirectory[]
  readonly locks: readonly LockFile[]
  readonly plugins: readonly PluginDirectory[]
}

/** A directory in which `init` runs; '.' is the top of the repository. */
export type RootDirectory = {
  readonly directory: string
  readonly clients: readonly MainClient[]
}

/** The checksums of a lock file by provider. */
export type LockFile = {
  readonly file: string
  readonly hashes: ReadonlyMap<string, readonly string[]>
}
