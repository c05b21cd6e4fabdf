// Predicts `init`: asks registries for what root modules require, and judges the answers.
import { isExhausted } from '../files/read-text.ts'
import { type InitRules, judgeInit } from '../judge/init/judge-init.ts'
import { NOTHING_PREDICTED, type Predicted } from '../judge/verdict.ts'
import { hostCheckCrashed } from '../problems/not-contacted.ts'
import { noteOf } from '../problems/note.ts'
import { showHostname } from '../protocol/hostname.ts'
import type { Root } from '../roots/root.ts'
import { type InquireOptions, inquire } from '../visit/registry/inquire.ts'

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
