// The provider configurations that a module expects or has itself, and those that a call passes to it
// (internal/configs/provider_validation.go). Types of providers are not compared.
import { blockProviders } from '../../rules/problems/init/block.ts'
import type { Usage } from '../scan/usage.ts'
import { type Directory, inForce, placeIn } from './directories.ts'
import type { RootProblem } from './root.ts'

/** What `init` refuses in a call of `caller` that leads to `module`. */
export function refusedConfigurations(
  caller: Directory,
  { address, place }: Pick<Usage, 'address' | 'place'>,
  module: Directory
): readonly RootProblem[] {
  const expected = module.declared.filter(({ kind }) => kind === 'provider-expected')
  const configured = module.declared.filter(({ kind }) => kind === 'provider-configured')
  if (expected.length + configured.length === 0) return []
  const argumentsOf = caller.declared.filter(({ localName }) => `module.${localName}` === address)
  const passed = inForce(argumentsOf.filter(({ kind }) => kind === 'provider-passed'))
  const repeating = argumentsOf.find(({ kind }) => kind === 'call-repeated')
  const has = (list: readonly { readonly text: string }[], name: string) =>
    list.some(({ text }) => text === name)
  const missing = expected.filter(({ text }) => !has([...configured, ...passed], text))
  const overridden = configured.filter(({ text }) => has(passed, text))
  const [first] = configured
  const refused = [
    ...missing.map((at) => ({ at, mistake: { kind: 'not-passed', name: at.text } as const })),
    ...overridden.map((at) => ({ at, mistake: { kind: 'overridden', name: at.text } as const })),
    ...(repeating === undefined || first === undefined
      ? []
      : [{ at: first, mistake: { kind: 'repeated', argument: repeating.text } as const }])
  ]
  // The reader can change a call in the checkout only.
  const canChange = caller.way === undefined
  return refused.map(({ at, mistake }) => {
    const inModule = placeIn(module, at.place)
    return {
      problem: blockProviders({ ...mistake, call: address, canChange }),
      places: inModule.inside === undefined ? [place, inModule] : [inModule]
    }
  })
}
