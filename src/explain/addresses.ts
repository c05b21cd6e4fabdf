// How the clients read a hostname, module source or provider address, as data and as text.
import { showUrl } from '../go/url.ts'
import { hostAdvice, moduleAdvice, providerAdvice } from '../protocol/address-advice.ts'
import { hideAddressSecrets } from '../protocol/addresses/secrets.ts'
import { CLIENT_NAMES, type MainClient } from '../protocol/clients.ts'
import {
  discoveryUrl,
  displayText,
  type Hostname,
  parseHostname,
  showHostname,
  tokenVariables
} from '../protocol/hostname.ts'
import { parseModuleSource, parseRegistryModule } from '../protocol/module-address.ts'
import { parseProviderSource } from '../protocol/provider-address.ts'
import { visible } from '../report/safe-text.ts'

type Explained = {
  readonly input: string
  /** Null for a text that the clients accept. */
  readonly error: string | null
  /** How to write what was probably meant; null where there is nothing to add. */
  readonly advice: string | null
}

/** `hostname` and `discoveryUrl` are null when the clients reject the text. */
type ExplainedHost = Explained & {
  readonly hostname: Hostname | null
  readonly display: string
  readonly discoveryUrl: string | null
  readonly tokenVariables: readonly string[]
}

/** What does not apply to the kind is null. */
type ExplainedModule = Explained & {
  readonly kind: 'registry' | 'local' | 'remote' | 'invalid'
  readonly host: string | null
  readonly namespace: string | null
  readonly name: string | null
  readonly system: string | null
  readonly subdirectory: string | null
}

/** All but `input`, `error` and `advice` are null when the client rejects the text. */
type ExplainedProvider = Explained & {
  readonly host: string | null
  readonly namespace: string | null
  readonly type: string | null
}

export function explainHost(input: string): ExplainedHost {
  const host = parseHostname(input)
  const advice = hostAdvice(input)
  if (!host.ok) {
    const nothing = { hostname: null, discoveryUrl: null, tokenVariables: [] }
    return { input, ...nothing, display: displayText(input), error: host.why, advice }
  }
  return {
    input,
    hostname: host.value,
    display: showHostname(host.value),
    discoveryUrl: showUrl(discoveryUrl(host.value)),
    tokenVariables: tokenVariables(host.value),
    error: null,
    advice
  }
}

export function explainModule(input: string, client: MainClient): ExplainedModule {
  const nothing = { host: null, namespace: null, name: null, system: null }
  const address = parseModuleSource(input, client)
  const advice = moduleAdvice(input, address, parseRegistryModule(input, client))
  const { kind } = address
  if (kind === 'registry') {
    const { host, namespace, name, system, subdirectory } = address
    return { input, kind, host, namespace, name, system, subdirectory, error: null, advice }
  }
  const subdirectory = kind === 'remote' ? address.subdirectory : null
  const error = kind === 'invalid' ? address.error : null
  return { input, kind, ...nothing, error, subdirectory, advice }
}

export function explainProvider(input: string, client: MainClient): ExplainedProvider {
  const address = parseProviderSource(input, client)
  const advice = providerAdvice(input)
  if (address.kind === 'invalid') {
    return { input, host: null, namespace: null, type: null, error: address.error, advice }
  }
  const { host, namespace, type } = address
  return { input, host, namespace, type, error: null, advice }
}

/** Programs match the data by its input, which stays as it is; people need no secret of an address to recognise it. */
const shown = (text: string): string => visible(hideAddressSecrets(text))

const helpLine = (advice: string | null): string =>
  advice === null ? '' : `  help: ${shown(advice)}\n`

export function renderExplainedHost(explained: ExplainedHost): string {
  const { input, hostname, display, discoveryUrl: url, tokenVariables: names, error } = explained
  const help = helpLine(explained.advice)
  if (hostname === null) {
    return `${shown(input)} is not a hostname: ${shown(error ?? '')}\n${help}`
  }
  const other = display === hostname ? '' : `  shown as   ${shown(display)}\n`
  const tokens = names.map(
    (name, index) => `${index === 0 ? '  variable   ' : '             '}${shown(name)}\n`
  )
  return `${hostname}\n${other}  discovery  ${url}\n${tokens.join('')}${help}`
}

export function renderExplainedModule(explained: ExplainedModule, client: MainClient): string {
  return `${shown(explained.input)} ${describeModule(explained, client)}\n${helpLine(explained.advice)}`
}

/** What follows the text. */
function describeModule(explained: ExplainedModule, client: MainClient): string {
  const { kind, host, namespace, name, system, subdirectory, error } = explained
  switch (kind) {
    case 'registry': {
      const below = subdirectory ? `, directory ${shown(subdirectory)}` : ''
      return `is module ${shown(`${namespace}/${name}/${system}`)} of registry ${host}${below}`
    }
    case 'local':
      return 'is a local directory; no registry is used'
    case 'remote':
      return 'is downloaded without a registry'
    case 'invalid':
      return `is rejected by ${CLIENT_NAMES[client]}: ${shown(error ?? '')}`
  }
}

export function renderExplainedProvider(explained: ExplainedProvider, client: MainClient): string {
  const { input, host, namespace, type, error, advice } = explained
  const says =
    error === null
      ? `is provider ${shown(`${namespace}/${type}`)} of registry ${host}`
      : `is rejected by ${CLIENT_NAMES[client]}: ${shown(error)}`
  return `${shown(input)} ${says}\n${helpLine(advice)}`
}
