// The provider configurations that a module expects or has itself, and those that a call passes to it
// (internal/configs/provider_validation.go). Types of providers are not compared.
import { blockProviders } from '../../rules/problems/init/block.ts'
import type { Declared, Usage } from '../scan/usage.ts'
import { type Directory, inForce } from './directories.ts'
import type { RootProblem } from './root.ts'
import { placeIn } from './ways.ts'

// Each is a finding. A module may expect thousands, and be called as often.
const MAX_MISSING = 3

/** What `init` refuses in a call of `caller` that leads to `module`. It takes time with the arguments of the call. */
export function refusedConfigurations(
  caller: Directory,
  { address, place }: Pick<Usage, 'address' | 'place'>,
  module: Directory
): readonly RootProblem[] {
  const { expected, configured } = module.configurations
  if (expected.size + configured.size === 0) return []
  const ofCall = caller.configurations.calls.get(address) ?? []
  const passed = inForce(ofCall.filter(({ kind }) => kind === 'provider-passed'))
  const names = new Set(passed.map(({ text }) => text))
  const missing = expected.values().filter(({ text }) => !names.has(text))
  const overridden = passed.flatMap(({ text }) => configured.get(text) ?? [])
  const repeating = ofCall.find(({ kind }) => kind === 'call-repeated')
  const [own] = configured.values()
  // The reader can change a call in the checkout only.
  const call = { call: address, canChange: caller.way === undefined }
  const refuse = (at: Declared, mistake: Parameters<typeof blockProviders>[0]): RootProblem => {
    const inModule = placeIn(module, at.place)
    const places = inModule.inside === undefined ? [place, inModule] : [inModule]
    return { problem: blockProviders(mistake), places }
  }
  const refused = [
    ...missing
      .take(MAX_MISSING)
      .map((at) => refuse(at, { ...call, kind: 'not-passed', name: at.text })),
    ...overridden.map((at) => refuse(at, { ...call, kind: 'overridden', name: at.text }))
  ]
  if (repeating === undefined || own === undefined) return refused
  return [...refused, refuse(own, { ...call, kind: 'repeated', argument: repeating.text })]
}
