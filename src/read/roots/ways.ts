// The ways from the checkout into packages, and addresses and places at the end of them.

import type { PackageLine, Place } from '../../rules/problems/place.ts'
import type { Directory } from './directories.ts'
import type { Opened } from './follow.ts'
import type { ModuleCall } from './root.ts'

/** The calls that lead from a file of the checkout into a package. */
export type WayIn = {
  /** The first of them. */
  readonly place: Place
  /** `module.net.module.sub`; '' for the module of a Terragrunt unit. */
  readonly address: string
  readonly through: PackageLine['through']
  readonly package: string
  /** The address of the call that installs the package. */
  readonly installedBy: string
  readonly isPublic: boolean
}

/** The address in the root of what has `address` in the module at the end of the way. */
export const addressBelow = (way: WayIn | undefined, address: string): string =>
  way === undefined || way.address === '' ? address : `${way.address}.${address}`

/** A place in a file of the directory: of one in a package, the call that leads there. */
export const placeIn = ({ way }: Pick<Directory, 'way'>, place: Place): Place =>
  way === undefined
    ? place
    : {
        ...way.place,
        inside: {
          through: way.through,
          package: way.package,
          isPublic: way.isPublic,
          file: place.file,
          line: place.line
        }
      }

/** The way by a local path of a module in the package. */
export const within = (way: WayIn, address: string): WayIn => ({
  ...way,
  address: addressBelow(way, address),
  through: [...way.through, address]
})

// Terragrunt's block with the `source` of a unit.
const SOURCE = 'terraform'

/** The way by a call that installs a package. */
export function wayTo(
  call: ModuleCall,
  { name, isPublic }: Pick<Opened, 'name' | 'isPublic'>,
  before: WayIn | undefined
): WayIn {
  const { address } = call
  const written = addressIn(before, address)
  return {
    place: before?.place ?? call.place,
    // A unit's module is its root.
    address: address === SOURCE ? '' : address,
    through: [...(before?.through ?? []), `${written} (${name})`],
    package: name,
    installedBy: address,
    isPublic
  }
}

/** The address of a call in the module that has it, of one from the root. */
export const addressIn = (way: WayIn | undefined, address: string): string =>
  address.slice(addressBelow(way, '').length)

/** The name of the directory in which `init` installs the package. */
export const installedName = ({ installedBy }: WayIn): string =>
  installedBy.replaceAll('module.', '')
