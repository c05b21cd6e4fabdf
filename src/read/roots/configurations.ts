// The provider configurations that a module expects or has itself, and those that a call passes to it
// (internal/configs/provider_validation.go).
import { blockProviders } from '../../rules/problems/init/block.ts'
import type { MainClient } from '../../rules/protocol/clients.ts'
import type { Declared, Usage } from '../scan/usage.ts'
import { type Directory, inForce } from './directories.ts'
import { providerNamed } from './requirements.ts'
import { providerKey, type RootProblem } from './root.ts'
import { placeIn } from './ways.ts'

// Each is a finding. A module may expect thousands, and be called as often.
const MAX_MISSING = 3

/** What `init` refuses in a call of `caller` that leads to `module`. It takes time with the arguments of the call. */
export function refusedConfigurations(
  caller: Directory,
  { address, place }: Pick<Usage, 'address' | 'place'>,
  module: Directory,
  client: MainClient
): readonly RootProblem[] {
  const { expected, configured } = module.configurations
  const ofCall = caller.configurations.calls.get(address) ?? []
  const passed = inForce(ofCall.filter(({ kind }) => kind === 'provider-passed'))
  const names = new Set(passed.map(({ text }) => text))
  // The clients compare what both modules call the same.
  const ofOther = passed.filter(({ text }) => {
    const theirs = providerNamed(text, module, client)
    const ours = providerNamed(text, caller, client, false)
    return ours && theirs && providerKey(ours) !== providerKey(theirs)
  })
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
    ...ofOther.map((at) => ({
      problem: blockProviders({ ...call, kind: 'of-other', name: at.text }),
      places: [placeIn(caller, at.place)]
    })),
    ...overridden.map((at) => refuse(at, { ...call, kind: 'overridden', name: at.text }))
  ]
  if (repeating === undefined || own === undefined) return refused
  return [...refused, refuse(own, { ...call, kind: 'repeated', argument: repeating.text })]
}
