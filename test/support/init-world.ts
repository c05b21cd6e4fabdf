// The hosts of rows of init.json on loopback, behind a proxy that leads every name there.
import { setTimeout as delay } from 'node:timers/promises'
import type { Authority, CertificateKind } from './certificates.ts'
import { type InitRow, type Pass, playing, recordOf } from './init-rows.ts'
import { FakeProxy } from './proxy.ts'
import { FakeRegistry } from './registry.ts'

export type InitWorld = AsyncDisposable & {
  readonly registry: FakeRegistry
  /** Each request as rows record it, in order. */
  readonly requests: () => readonly string[]
  /** Variables for the proxy, and the tokens of the row. */
  readonly env: Readonly<Record<string, string>>
}

export type InitWorldOptions = {
  /** By default that of all registries. */
  readonly authority?: Authority
  /** By default, delays take their time. */
  readonly pass?: Pass
  /** Requests that were answered earlier. */
  readonly before?: readonly string[]
}

/** Serves the rows together, so their hosts must differ. */
export async function startInitWorld(
  rows: readonly InitRow[],
  { authority, pass = delay, before = [] }: InitWorldOptions
): Promise<InitWorld> {
  await using stack = new AsyncDisposableStack()
  const play = playing(
    rows.flatMap(({ responses }) => responses),
    pass
  )
  for (const each of before) {
    const [method = '', url = ''] = each.split(' ')
    await play({ method, url, authorization: null })
  }
  const certificates = rows.flatMap(({ badTls = [] }) =>
    badTls.map((host): [string, CertificateKind] => [host, 'other-name'])
  )
  const registry = stack.use(
    await FakeRegistry.start({
      ...(authority === undefined ? {} : { authority }),
      wildcards: true,
      certificates: Object.fromEntries(certificates),
      otherwise: play
    })
  )
  const proxy = stack.use(
    await FakeProxy.start({
      tunnelPort: registry.port,
      forwardPort: registry.plainPort,
      unreachable: rows.flatMap(({ unreachable = [] }) => unreachable)
    })
  )
  const tokens = rows.flatMap((row) => Object.entries(row.tokens ?? {}))
  const rest = stack.move()
  return {
    registry,
    requests: () => registry.requests.map(recordOf),
    env: {
      HTTPS_PROXY: proxy.url,
      HTTP_PROXY: proxy.url,
      ...Object.fromEntries(tokens.map(([host, token]) => [variableFor(host), token]))
    },
    [Symbol.asyncDispose]: () => rest.disposeAsync()
  }
}

/** The token variable of a host without a port. */
export const variableFor = (host: string): string =>
  `TF_TOKEN_${host.replaceAll('-', '__').replaceAll('.', '_')}`
