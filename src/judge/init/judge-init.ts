// Judges what `init` will do after discovery, from the answers of registries.
import type { Dialect } from '../../scan/clients/dialect.ts'
import type { Settings } from '../../settings/settings.ts'
import type { Inquiry } from '../../visit/registry/evidence.ts'
import { NOTHING_PREDICTED, type Predicted } from '../verdict.ts'

export type InitRules = Pick<Settings, 'depth' | 'platforms' | 'upgrade' | 'hostnames'> & {
  readonly dialect: Dialect
  readonly isFork: boolean
}

export function judgeInit(_inquiry: Inquiry, _rules: InitRules): Predicted {
  return NOTHING_PREDICTED
}
