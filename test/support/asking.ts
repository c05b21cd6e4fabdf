// Asks servers on loopback after discovery, in this process, with defaults for all options.

import type { BodyPlan } from '../../src/observe/network/body.ts'
import type { Followed } from '../../src/observe/network/redirects.ts'
import { makeTrust } from '../../src/observe/tls/trust.ts'
import {
  Asker,
  type AskerOptions,
  type Attempts,
  type RegistryRequest
} from '../../src/observe/visit/registry/ask.ts'
import { Stop, startTimer } from '../../src/observe/visit/stop.ts'
import { parseUrl, type Url } from '../../src/rules/go/url.ts'
import { proxiesFrom } from '../../src/settings/proxy.ts'
import { aHost, HOST } from './evidence-builder.ts'
import { rulesOf } from './visiting.ts'

export const WHOLE: BodyPlan = { kind: 'whole', maxBytes: 1024 * 1024 }

export type Asking = Partial<Omit<AskerOptions, 'network'>> & {
  /** Lines of `resolve`; by default those of the registry. */
  readonly resolve?: string
  readonly environment?: Readonly<Record<string, string>>
}

type Reached = { readonly resolve: string; readonly authority: { readonly pem: string } }

/** An asker of the hosts of a registry. `using asker = askerOf(registry)`. */
export function askerOf(registry: Reached, asking: Asking = {}): Asker & Disposable {
  const { resolve, environment = {}, ...rest } = asking
  const rules = rulesOf(resolve ?? registry.resolve)
  const asker = new Asker({
    network: {
      resolve: rules,
      maxInterim: Number.POSITIVE_INFINITY,
      namedHosts: new Set(rules.map(({ name }) => name)),
      chooseProxy: proxiesFrom(environment),
      trust: makeTrust(registry.authority.pem)
    },
    concurrency: 16,
    maxRequests: 500,
    now: Date.now,
    startTimer,
    monotonic: () => performance.now(),
    stop: new Stop(),
    sessions: null,
    ...rest
  })
  return Object.assign(asker, { [Symbol.dispose]: () => asker.close() })
}

export function urlOf(text: string): Url {
  const url = parseUrl(text)
  if (!url.ok) throw new Error(url.why)
  return url.value
}

/** A request as one client sends it, without a token. */
export const aRequest = (url: string, more: Partial<RegistryRequest> = {}): RegistryRequest => ({
  host: aHost(HOST),
  url: urlOf(url),
  origin: null,
  token: null,
  headers: {},
  planBody: () => WHOLE,
  maxRedirects: 9,
  patience: [{ client: 'terraform', attemptMs: 10_000, retries: 1 }],
  ...more
})

export const attemptsIn = (answer: Attempts | string): readonly Followed[] =>
  typeof answer === 'string' ? [] : answer

/** Each attempt as its status or the code of its problem; or why nothing was asked. */
export const outcomesIn = (answer: Attempts | string): string =>
  typeof answer !== 'string'
    ? answer
        .map(({ response }) =>
          response.kind === 'received' ? response.head.status : response.problem.code
        )
        .join(' ')
    : answer
