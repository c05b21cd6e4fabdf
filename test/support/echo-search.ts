// Serves echoes of tokens, checks their hosts in this process, and searches the verdict.
import { checkHere } from './check-in-process.ts'
import { ALL_TOKENS, type Echo } from './echoes.ts'
import { inWords } from './in-words.ts'
import { FakeRegistry } from './registry.ts'
import { found } from './token-finder.ts'

const hostOf = (index: number): string => `h${index}.example.com`

export const documentOf = (host: string): string => `https://${host}/.well-known/terraform.json`

/** Serves the echoes on `h0.example.com` and so on; returns these hosts, one a line. */
export function serveEchoes(registry: FakeRegistry, some: readonly Echo[]): string {
  for (const [index, { answer }] of some.entries()) {
    registry.answer(documentOf(hostOf(index)), answer(hostOf(index)))
  }
  return some.map((_, index) => hostOf(index)).join('\n')
}

/** The names of those whose token is found in the verdict on its host. */
export async function leakingEchoes(some: readonly Echo[]): Promise<readonly string[]> {
  await using registry = await FakeRegistry.start()
  const settings = { hostnames: serveEchoes(registry, some) }
  const { verdict } = await checkHere(registry, { settings, environment: ALL_TOKENS })
  return some.flatMap(({ name, searched }, index) => {
    const host = verdict.hosts.find(({ visit }) => visit.host === hostOf(index))
    if (host === undefined) throw new Error(`${hostOf(index)} is not in the verdict`)
    return found(JSON.stringify(inWords(host)), searched).map(() => name)
  })
}
