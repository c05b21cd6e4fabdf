// The hosts of one case, up for one program: a registry, a proxy that leads there, and a token.
import type { Authority } from '../../test/support/certificates.ts'
import { FakeProxy } from '../../test/support/proxy.ts'
import { FakeRegistry } from '../../test/support/registry.ts'
import type { Case } from './cases.ts'

export type Stage = AsyncDisposable & {
  readonly host: string
  readonly registry: FakeRegistry
  /** A text of this stage as it would be on any other. */
  readonly portless: (text: string) => string
  readonly env: Readonly<Record<string, string>>
}

/** Every name but loopback's own is reached through a proxy, and so is the same registry. */
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

/** A dot is written as `_`; a port is possible only with its colon. */
const variableFor = (host: string): string =>
  `TF_TOKEN_${new URL(`https://${host}`).host.replaceAll('-', '__').replaceAll('.', '_')}`
