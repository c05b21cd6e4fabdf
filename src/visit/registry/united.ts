// What a client makes of all installation methods for a provider.
import type { ProviderVersions } from '../../registry/answers/provider-versions.ts'
import type { Asked, Inquiry, Installation, InstallationMethod } from './evidence.ts'
import type { Installations } from './mirrors.ts'

type Answer = Asked<ProviderVersions>

/** The answers of registries, or of all methods where a client has an installation block. */
export function withInstallations(
  providers: Inquiry['providers'],
  installations: Installations
): Inquiry['providers'] {
  const united = new Map(providers)
  for (const [key, byClient] of installations) {
    const ofRegistry = providers.get(key)
    const answers = Object.entries(byClient).map(([client, installation]) => [
      client,
      unite(installation, ofRegistry?.[client as keyof typeof byClient])
    ])
    united.set(key, { ...ofRegistry, ...Object.fromEntries(answers) })
  }
  return united
}

/**
 * Versions are united; a method without the provider is passed over, and any other failure ends the search
 * (getproviders/multi_source.go). Undefined if that is not known: a method is local, or was not asked.
 */
export function unite(
  { methods }: Pick<Installation, 'methods'>,
  ofRegistry: Answer | undefined
): Answer | undefined {
  const answers = methods.flatMap((method) => answerOf(method, ofRegistry))
  const failure = answers.find(isFailure)
  if (failure !== undefined) return failure
  const isKnown = answers.every(({ outcome }) => outcome.kind !== 'not-asked')
  if (answers.length < methods.length || !isKnown) return undefined
  const lists = answers.flatMap(({ outcome }) => (outcome.kind === 'read' ? [outcome.value] : []))
  const first = answers.find(({ outcome }) => outcome.kind === 'read')
  if (first === undefined || lists.every(({ texts }) => texts.length === 0)) {
    // The clients name the registry if it is among those that were asked.
    return answers.find(({ mirror }) => mirror === undefined) ?? first ?? answers[0]
  }
  return { ...first, outcome: { kind: 'read', value: union(lists) } }
}

function answerOf(method: InstallationMethod, ofRegistry: Answer | undefined): readonly Answer[] {
  switch (method.kind) {
    case 'local':
      return []
    case 'direct':
      return ofRegistry === undefined ? [] : [ofRegistry]
    case 'network': {
      const { index } = method
      const { outcome } = index
      if (outcome.kind !== 'read') return [{ ...index, outcome }]
      const value = { texts: outcome.value, compatible: [], warnings: [], leftOut: 0 }
      return [{ ...index, outcome: { kind: 'read', value } }]
    }
  }
}

const isFailure = ({ outcome }: Answer): boolean =>
  outcome.kind === 'failed' ||
  outcome.kind === 'unreadable' ||
  (outcome.kind === 'status' && outcome.status !== 404)

const union = (lists: readonly ProviderVersions[]): ProviderVersions => ({
  texts: [...new Set(lists.flatMap(({ texts }) => texts))],
  compatible: lists.flatMap(({ compatible }) => compatible),
  warnings: lists.flatMap(({ warnings }) => warnings),
  leftOut: lists.reduce((sum, { leftOut }) => sum + leftOut, 0)
})
