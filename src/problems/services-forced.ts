// Problems of `host` blocks in the CLI configuration, which replace a host's discovery document.
import { listSome } from './brief.ts'
import { defineProblem, notice } from './problem.ts'

/** `host` is the hostname for display, `at` the block's file and line. */
type Block = { readonly host: string; readonly at: string }

// A document may list thousands of services.
const MAX_SHOWN = 10

export const servicesForced = defineProblem(
  notice('services-forced', 'A host block replaces service discovery', ['terraform', 'opentofu']),
  ({ host, at }: Block) => ({
    message: `the host block at ${at} defines the services of ${host}; the host's own discovery document is not used`,
    help: `remove the host block at ${at} to use the discovery document of ${host}`
  })
)

export const servicesForcedDiffer = defineProblem(
  notice('services-forced-differ', 'A host block and the discovery document differ', [
    'terraform',
    'opentofu'
  ]),
  ({ host, at, services }: Block & { readonly services: readonly string[] }) => ({
    message: `the host block at ${at} and the discovery document of ${host} differ in ${listSome(services, MAX_SHOWN)}`,
    help: 'update the host block or remove it; machines without it use other services'
  })
)
