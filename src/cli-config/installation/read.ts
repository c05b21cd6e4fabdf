// Where one client looks for providers.
import type { Place, PlacedProblem } from '../../problems/place.ts'
import { configFinding } from '../blocks.ts'
import type { CliConfig } from '../read.ts'
import { decodeInstallation, type InstallationBlock, type Method } from './methods.ts'

export type ProviderSources = Pick<CliConfig, 'client' | 'mirrors'> & {
  /** Null without a block: then the client uses `mirrors`, and registries for all other providers. */
  readonly installation: Installation | null
  readonly findings: readonly PlacedProblem[]
}

export type PlacedMethod = Method & { readonly place: Place }

export type Installation = Pick<InstallationBlock, 'overridden'> & {
  readonly place: Place
  readonly methods: readonly PlacedMethod[]
}

/** The client uses the first block of all files (provider_source.go in the main package). */
export function readProviderSources({
  client,
  mirrors,
  installations
}: Pick<CliConfig, 'client' | 'mirrors' | 'installations'>): ProviderSources {
  const decoded = installations.map(({ items, shown, placeOf }) => {
    const { blocks, mistakes } = decodeInstallation(items, client)
    return {
      blocks: blocks.map(({ span, overridden, methods }) => ({
        overridden,
        place: placeOf(span),
        methods: methods.map((method) => ({ ...method, place: placeOf(method.span) }))
      })),
      findings: mistakes.map(({ span, why }) =>
        configFinding(client, { kind: 'block', file: shown, why }, placeOf(span))
      )
    }
  })
  const [installation = null, ...unused] = decoded.flatMap(({ blocks }) => blocks)
  const findings = [
    ...decoded.flatMap((file) => file.findings),
    ...unused.map(({ place }) => configFinding(client, { kind: 'two installations' }, place))
  ]
  return { client, mirrors, installation, findings }
}
