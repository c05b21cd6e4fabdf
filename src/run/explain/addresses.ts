// How the clients read a hostname, module source or provider address.
import { showUrl } from '../../rules/go/url.ts'
import { hostAdvice, moduleAdvice } from '../../rules/protocol/advice/address-advice.ts'
import { providerAdvice } from '../../rules/protocol/advice/provider-advice.ts'
import { CLIENT_NAMES, type MainClient } from '../../rules/protocol/clients.ts'
import * as hostnames from '../../rules/protocol/hostname.ts'
import { parseModuleSource, parseRegistryModule } from '../../rules/protocol/module-address.ts'
import { parseProviderSource } from '../../rules/protocol/provider-address.ts'
import { hideAddressSecrets } from '../../rules/text/address-secrets.ts'
import { visible } from '../../rules/text/safe-text.ts'

export type Explanation = {
  /** Properties of the JSON output. What does not apply is null, and so is `error` if the client accepts the input. */
  readonly explained: {
    readonly error: string | null
    readonly [property: string]: unknown
  }
  readonly rendered: string
}

export function explainHost(input: string) {
  const host = hostnames.parseHostname(input)
  const advice = hostAdvice(input)
  if (!host.ok) {
    const nothing = { hostname: null, discoveryUrl: null, tokenVariables: [] }
    const display = hostnames.displayText(input)
    return {
      explained: { input, ...nothing, display, error: host.why, advice },
      rendered: `${safe(`${input} is not a hostname: ${host.why}`)}\n${helpLine(advice)}`
    }
  }
  const hostname = host.value
  const display = hostnames.unicodeHostname(hostname)
  const discoveryUrl = showUrl(hostnames.discoveryUrl(hostname))
  const tokenVariables = hostnames.tokenVariables(hostname)
  const lines = [
    safe(hostname),
    ...(display === hostname ? [] : [`  shown as   ${safe(display)}`]),
    `  discovery  ${safe(discoveryUrl)}`,
    ...tokenVariables.map((name, at) => `  ${at === 0 ? 'variable' : '        '}   ${safe(name)}`)
  ]
  return {
    explained: { input, hostname, display, discoveryUrl, tokenVariables, error: null, advice },
    rendered: `${lines.join('\n')}\n${helpLine(advice)}`
  }
}

export function explainModule(input: string, client: MainClient): Explanation {
  const address = parseModuleSource(input, client)
  const advice = moduleAdvice(input, address, parseRegistryModule(input, client))
  const { kind } = address
  const nothing = { host: null, namespace: null, name: null, system: null, subdirectory: null }
  const explain = (says: string, facts: object = {}, error: string | null = null): Explanation => ({
    explained: { input, kind, ...nothing, ...facts, error, advice },
    rendered: `${safe(input)} ${says}\n${helpLine(advice)}`
  })
  switch (kind) {
    case 'registry': {
      const { host, namespace, name, system, subdirectory } = address
      const below = subdirectory ? `, directory ${safe(subdirectory)}` : ''
      return explain(
        `is module ${safe(`${namespace}/${name}/${system}`)} of registry ${host}${below}`,
        { host, namespace, name, system, subdirectory }
      )
    }
    case 'local':
      return explain('is a local directory; no registry is used')
    case 'remote': {
      const { refusal, subdirectory } = address
      const failure = refusal === null ? '' : `, which fails: ${safe(refusal)}`
      return explain(`is downloaded without a registry${failure}`, { subdirectory })
    }
    case 'invalid':
      return explain(rejected(address.error, client), {}, address.error)
  }
}

export function explainProvider(input: string, client: MainClient): Explanation {
  const address = parseProviderSource(input, client)
  const advice = providerAdvice(input, address)
  const isValid = address.kind !== 'invalid'
  const { host, namespace, type } = isValid ? address : { host: null, namespace: null, type: null }
  const error = isValid ? null : address.error
  const says =
    error === null
      ? `is provider ${safe(`${namespace}/${type}`)} of registry ${host}`
      : rejected(error.replace(/\n\n.*$/s, ''), client)
  return {
    explained: { input, host, namespace, type, error, advice },
    rendered: `${safe(input)} ${says}\n${helpLine(advice)}`
  }
}

const rejected = (error: string, client: MainClient): string =>
  `is rejected by ${CLIENT_NAMES[client]}: ${safe(error)}`

const helpLine = (advice: string | null): string =>
  advice === null ? '' : `  help: ${safe(advice)}\n`

/** A text for people, who need no secret of an address to recognize it. */
const safe = (text: string): string => visible(hideAddressSecrets(text))
