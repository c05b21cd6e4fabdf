// Predicts `init`: asks registries for what root modules require, and judges the answers.

import { type InitRules, judgeInit } from '../../judge/init/judge-init.ts'
import { NOTHING_PREDICTED, type Predicted } from '../../judge/verdict.ts'
import { type InquireOptions, inquire } from '../../observe/visit/registry/inquire.ts'
import { isExhausted } from '../../read/files/read-text.ts'
import type { Root } from '../../read/roots/root.ts'
import { hostCheckCrashed } from '../../rules/problems/not-contacted.ts'
import { noteOf } from '../../rules/problems/note.ts'
import { showHostname } from '../../rules/protocol/hostname.ts'

/** A mistake in this program becomes a problem of the hosts that are asked; the results of discovery are kept. */
export async function predictInit(
  roots: readonly Root[],
  options: InquireOptions,
  rules: InitRules
): Promise<Predicted> {
  try {
    return judgeInit(await inquire(roots, options), rules)
  } catch (thrown) {
    if (isExhausted(thrown)) throw thrown
    const notes = [...options.visits.values()].flatMap(({ host, attempt }) =>
      attempt.discovery.kind === 'found'
        ? noteOf(hostCheckCrashed({ host: showHostname(host), thrown }), { host })
        : []
    )
    return { ...NOTHING_PREDICTED, notes }
  }
}
