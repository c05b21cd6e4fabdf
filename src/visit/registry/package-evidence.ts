// What came of asking for the packages that `init` would download: plain data, without secrets.
import type { MainClient } from '../../protocol/clients.ts'
import type { DocumentFault } from '../../registry/answers/document-faults.ts'
import type { MirrorArchive } from '../../registry/answers/mirror.ts'
import type { ProviderDocument } from '../../registry/answers/provider-document.ts'
import type { Asked, Mirror } from './evidence.ts'
import type { Item } from './items.ts'

/** One request or decision on the way to the package of a module. The last one of a client decides. */
export type PackageStep =
  | {
      readonly kind: 'asked'
      readonly what: 'archive' | 'page' | 'repository'
      readonly asked: Asked<string>
    }
  /** The client refuses the address without a request, with these words. */
  | { readonly kind: 'refused'; readonly why: string }
  /** By a program or protocol that this check does not speak. */
  | { readonly kind: 'other'; readonly getter: string }

/** One version of a module, as one client finds it. */
export type ModulePackage = {
  /** The request for the location. */
  readonly location: Asked<null>
  /** Empty without a location. */
  readonly steps: readonly PackageStep[]
}

/** What can be told of a signature without OpenPGP. `other`: it is none, such as one in ASCII armour. */
export type Signature = 'empty' | 'binary' | 'other'

/** What a registry says of a package, and what the client refuses in that, in its order. */
export type Described = {
  readonly document: ProviderDocument
  readonly faults: readonly DocumentFault[]
}

/** One version of a provider for one platform, as one client finds it. Null: not asked, since the client stops before. */
export type ProviderPackage = {
  /** `linux_amd64` */
  readonly platform: string
  readonly document: Asked<Described>
  readonly sums: Asked<string> | null
  readonly signature: Asked<Signature> | null
  readonly archive: Asked<unknown> | null
}

/** One version of a provider for one platform, as a client finds it in a network mirror. */
export type MirrorPackage = {
  readonly platform: string
  /** VERSION.json, of which only the archive of the platform is kept. */
  readonly file: Asked<MirrorArchive> & { readonly mirror: Mirror }
  /** Null without an archive. */
  readonly archive: Asked<unknown> | null
}

export type Package = ModulePackage | ProviderPackage | MirrorPackage

export type Packages = {
  /** Of the version that each item chooses: of a provider one for each platform. */
  readonly of: ReadonlyMap<Item, readonly Package[]>
  /** The checksums in each lock file, by `providerKey`. */
  readonly lockHashes: ReadonlyMap<string, ReadonlyMap<string, readonly string[]>>
  /** OPENTOFU_ENFORCE_GPG_VALIDATION: a provider without keys is refused, even of OpenTofu's registry. */
  readonly enforcesSignatures: boolean
}

/** Something of which some clients choose this version. */
export type ChosenVersion<T> = {
  readonly address: T
  readonly version: string
  readonly clients: readonly MainClient[]
}
