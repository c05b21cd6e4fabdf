// What the clients make of a text: its normalised forms, and what follows from them.
import {
  discoveryUrl,
  displayText,
  explainHostname,
  parseHostname,
  showHostname,
  tokenVariables
} from './protocol/hostname.ts'
import { visible } from './report/safe-text.ts'

/** A host as both clients read it; `hostname` and `discoveryUrl` are null when they refuse it. */
export type ExplainedHost = {
  readonly input: string
  readonly hostname: string | null
  readonly display: string
  readonly discoveryUrl: string | null
  readonly tokenVariables: readonly string[]
  readonly error: string | null
}

export function explainHost(input: string): ExplainedHost {
  const host = parseHostname(input)
  if (!host.ok) {
    return {
      input,
      hostname: null,
      display: displayText(input),
      discoveryUrl: null,
      tokenVariables: [],
      error: host.why
    }
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

/** For people; lines end with a line feed. */
export function renderExplainedHost(explained: ExplainedHost): string {
  const {
    input,
    hostname,
    display,
    discoveryUrl: url,
    tokenVariables: variables,
    error
  } = explained
  if (hostname === null) {
    const cure = explainHostname(input)
    const help = cure === null ? '' : `\n  help: ${visible(cure)}`
    return `${visible(input)} is not a hostname: ${visible(error ?? '')}${help}\n`
  }
  const shown = display === hostname ? '' : `  shown as   ${visible(display)}\n`
  const names = variables.map(
    (name, index) => `${index === 0 ? '  token      ' : '             '}${visible(name)}\n`
  )
  return `${hostname}\n${shown}  discovery  ${url}\n${names.join('')}`
}
