// What one shard asks for of a root module.
import { moduleKey, providerKey, type Root } from '../roots/root.ts'
import { isFirst, type Part } from './part.ts'

/** The calls and providers that this shard asks for; calls of what no registry serves belong to the first shard. */
export function ownOf(
  { calls, providers }: Root,
  part: Part | null
): Pick<Root, 'calls' | 'providers'> {
  if (part === null) return { calls, providers }
  return {
    calls: calls.filter(({ module }) =>
      module === null ? isFirst(part) : !part.others.has(moduleKey(module))
    ),
    providers: providers.filter(({ provider }) => !part.others.has(providerKey(provider)))
  }
}
