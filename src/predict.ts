// Predicts `init`: the root modules, and what comes of the answers of registries. Its code is loaded on demand.
import type { InitRules } from './judge/init/judge-init.ts'
import { NOTHING_PREDICTED, type Predicted } from './judge/verdict.ts'
import type { Root } from './roots/root.ts'
import type { Dialect } from './scan/clients/dialect.ts'
import type { Note, Usage } from './scan/usage.ts'
import type { Settings } from './settings/settings.ts'
import type { Inquiry } from './visit/registry/evidence.ts'

type Surroundings = {
  /** Of the checked clients, whether or not the pull request changes their files. */
  readonly usages: readonly Usage[]
  readonly dialect: Dialect
  readonly settings: Pick<Settings, 'roots' | 'upgrade' | 'changedOnly'>
}

/** The root modules, and what is wrong with their files alone. Contacts no host. */
export async function findRoots({
  usages,
  dialect
}: Surroundings): Promise<{ readonly roots: readonly Root[]; readonly notes: readonly Note[] }> {
  if (usages.length === 0) return { roots: [], notes: [] }
  const { rootsOf } = await import('./roots/find-roots.ts')
  return { roots: rootsOf({ usages, clients: dialect.clients }), notes: [] }
}

/** What `init` will do with these answers. */
export async function predict(inquiry: Inquiry | null, rules: InitRules): Promise<Predicted> {
  if (inquiry === null) return NOTHING_PREDICTED
  const { judgeInit } = await import('./judge/init/judge-init.ts')
  return judgeInit(inquiry, rules)
}
