// Problems of what registry modules call and require, by the descriptions of their registries.

import { MAIN_CLIENTS } from '../../protocol/clients.ts'
import { brief, showSome } from '../brief.ts'
import { defineProblem, warning } from '../problem.ts'

type DescribedCall = {
  /** The module that is described: `acme/network/aws 1.2.0`. */
  readonly by: string
  /** What it calls or requires, with the host, and the constraint; null without one. */
  readonly address: string
  readonly constraint: string | null
  /** The newest version; null if the registry has none. */
  readonly newest: string | null
  /** Other constraints of a provider, each with its place. */
  readonly others: readonly string[]
}

const MAX_OTHERS = 3

export const moduleDescribed = defineProblem(
  warning('module-described', 'Registry module can probably not be installed', MAIN_CLIENTS),
  ({ by, address, constraint, newest, others }: DescribedCall) => {
    const needs = `${brief(by)} requires ${brief(address)}${constraint === null ? '' : ` "${brief(constraint)}"`}`
    const clash =
      newest === null
        ? 'which the registry does not have'
        : others.length > 0
          ? `which conflicts with ${showSome(others, MAX_OTHERS, brief)}`
          : `which no listed version fits; the newest is ${brief(newest)}`
    return {
      message: `according to the registry, ${needs}, ${clash}`,
      help: 'run `init` to confirm; if it fails, use another version of the module'
    }
  }
)
