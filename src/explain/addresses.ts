// How the clients read a hostname, module source or provider address, as data and as text.
import { hostAdvice } from '../protocol/address-advice.ts'
import type { MainClient } from '../protocol/clients.ts'
import { CLIENT_NAMES } from '../protocol/clients.ts'
import {
  discoveryUrl,
  displayText,
  type Hostname,
  parseHostname,
  showHostname,
  tokenVariables
} from '../protocol/hostname.ts'
import { parseModuleSource } from '../protocol/module-address.ts'
import { parseProviderSource } from '../protocol/provider-address.ts'
import { visible } from '../report/safe-text.ts'

/** `hostname` and `discoveryUrl` are null when the clients reject the text. */
export type ExplainedHost = {
  readonly input: string
  readonly hostname: Hostname | null
  readonly display: string
  readonly discoveryUrl: string | null
  readonly tokenVariables: readonly string[]
  readonly error: string | null
}

/** What does not apply to the kind is null. */
export type ExplainedModule = {
  readonly input: string
  readonly kind: 'registry' | 'local' | 'remote' | 'invalid'
  readonly host: string | null
  readonly namespace: string | null
  readonly name: string | null
  readonly system: string | null
  readonly subdirectory: string | null
  readonly error: string | null
}

/** All but `input` and `error` are null when the client rejects the text. */
export type ExplainedProvider = {
  readonly input: string
  readonly host: string | null
  readonly namespace: string | null
  readonly type: string | null
  readonly error: string | null
}

export function explainHost(input: string): ExplainedHost {
  const host = parseHostname(input)
  if (!host.ok) {
    const nothing = { hostname: null, discoveryUrl: null, tokenVariables: [] }
    return { input, ...nothing, display: displayText(input), error: host.why }
  }
  return {
    input,
    hostname: host.value,
    display: showHostname(host.value),
    discoveryUrl: discoveryUrl(host.value),
    tokenVariables: tokenVariables(host.value),
    error: null
  }
}

export function explainModule(input: string, client: MainClient): ExplainedModule {
  const nothing = { host: null, namespace: null, name: null, system: null, error: null }
  const address = parseModuleSource(input, client)
  switch (address.kind) {
    case 'registry': {
      const { kind, host, namespace, name, system, subdirectory } = address
      return { input, kind, host, namespace, name, system, subdirectory, error: null }
    }
    case 'local':
      return { input, kind: 'local', ...nothing, subdirectory: null }
    case 'remote':
      return { input, kind: 'remote', ...nothing, subdirectory: address.subdirectory }
    case 'invalid':
      return { input, kind: 'invalid', ...nothing, subdirectory: null, error: address.error }
  }
}

export function explainProvider(input: string, client: MainClient): ExplainedProvider {
  const address = parseProviderSource(input, client)
  if (address.kind === 'invalid') {
    return { input, host: null, namespace: null, type: null, error: address.error }
  }
  const { host, namespace, type } = address
  return { input, host, namespace, type, error: null }
}

export function renderExplainedHost(explained: ExplainedHost): string {
  const { input, hostname, display, discoveryUrl: url, tokenVariables: names, error } = explained
  const advice = hostAdvice(input)
  const help = advice === null ? '' : `  help: ${visible(advice)}\n`
  if (hostname === null) {
    return `${visible(input)} is not a hostname: ${visible(error ?? '')}\n${help}`
  }
  const shown = display === hostname ? '' : `  shown as   ${visible(display)}\n`
  const tokens = names.map(
    (name, index) => `${index === 0 ? '  token      ' : '             '}${visible(name)}\n`
  )
  return `${hostname}\n${shown}  discovery  ${url}\n${tokens.join('')}${help}`
}

export function renderExplainedModule(explained: ExplainedModule, client: MainClient): string {
  const { input, kind, host, namespace, name, system, subdirectory, error } = explained
  const text = visible(input)
  const by = CLIENT_NAMES[client]
  switch (kind) {
    case 'registry': {
      const below = subdirectory ? `, directory ${visible(subdirectory)}` : ''
      return `${text} is module ${visible(`${namespace}/${name}/${system}`)} of registry ${host}${below}\n`
    }
    case 'local':
      return `${text} is a local directory; no registry is used\n`
    case 'remote':
      return `${text} is downloaded without a registry\n`
    case 'invalid':
      return `${text} is rejected by ${by}: ${visible(error ?? '')}\n`
  }
}

export function renderExplainedProvider(explained: ExplainedProvider, client: MainClient): string {
  const { input, host, namespace, type, error } = explained
  return error === null
    ? `${visible(input)} is provider ${visible(`${namespace}/${type}`)} of registry ${host}\n`
    : `${visible(input)} is rejected by ${CLIENT_NAMES[client]}: ${visible(error)}\n`
}
