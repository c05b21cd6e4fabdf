// The environment of one case for one program: a registry, a proxy in front of it, and a token.
import type { Authority } from '../../test/support/certificates.ts'
import { FakeProxy } from '../../test/support/proxy.ts'
import { FakeRegistry } from '../../test/support/registry.ts'
import type { Case } from './cases.ts'

export type Stage = AsyncDisposable & {
  readonly host: string
  readonly registry: FakeRegistry
  /** Replaces ports and paths of this run, so that texts can be compared. */
  readonly portless: (text: string) => string
  readonly env: Readonly<Record<string, string>>
}

/** A proxy leads every name except loopback's to the same registry. */
export async function stage(
  { host, token, responses }: Case,
  authority: Authority
): Promise<Stage> {
  await using stack = new AsyncDisposableStack()
  const registry = stack.use(await FakeRegistry.start({ authority }))
  const here = (text: string): string => text.replaceAll('%PORT%', String(registry.port))
  const rows: Case['responses'] = JSON.parse(here(JSON.stringify(responses)))
  for (const { url, ...answer } of rows) registry.answer(url, answer)
  const ports = { tunnelPort: registry.port, forwardPort: registry.plainPort }
  const proxy = stack.use(await FakeProxy.start(ports))
  const name = here(host)
  const rest = stack.move()
  return {
    host: name,
    registry,
    portless: (text) => text.replaceAll(`:${registry.port}/`, ':%PORT%/'),
    env: {
      HTTPS_PROXY: proxy.url,
      HTTP_PROXY: proxy.url,
      ...(token !== null && { [variableFor(name)]: token })
    },
    [Symbol.asyncDispose]: () => rest.disposeAsync()
  }
}

/** Dots are written as `_`; a port needs its colon. */
const variableFor = (host: string): string =>
  `TF_TOKEN_${new URL(`https://${host}`).host.replaceAll('-', '__').replaceAll('.', '_')}`
