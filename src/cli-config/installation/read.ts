// Where one client looks for providers.
import type { Finding } from '../../problems/problem.ts'
import { configFinding } from '../blocks.ts'
import type { CliConfig } from '../read.ts'
import { decodeInstallation, type Installation } from './methods.ts'

export type ProviderSources = Pick<CliConfig, 'client' | 'mirrors'> & {
  /** Null without a block: then the client uses `mirrors`, and registries for all other providers. */
  readonly installation: Installation | null
  readonly findings: readonly Finding[]
}

/** The client uses the first block of all files (provider_source.go in the main package). */
export function readProviderSources({
  client,
  mirrors,
  installations
}: Pick<CliConfig, 'client' | 'mirrors' | 'installations'>): ProviderSources {
  const decoded = installations.map((file) => {
    const { blocks, mistakes } = decodeInstallation(file, client)
    const findings = mistakes.map(({ span, why }) =>
      configFinding(client, { kind: 'block', file: file.shown, why }, file.placeOf(span))
    )
    return { blocks, findings }
  })
  const [installation = null, ...unused] = decoded.flatMap(({ blocks }) => blocks)
  const findings = [
    ...decoded.flatMap((file) => file.findings),
    ...unused.map(({ place }) => configFinding(client, { kind: 'two installations' }, place))
  ]
  return { client, mirrors, installation, findings }
}
