// The usages that the scan found by host, and which hosts `check` would contact for them.
import type { Problem } from '../../problems/problem.ts'
import { hideExpressionSecrets } from '../../protocol/addresses/secrets.ts'
import { type Hostname, showHostname } from '../../protocol/hostname.ts'
import type { Usage } from '../../scan/usage.ts'
import type { Requirement, Skips } from '../../visit/requirements.ts'
import { andClients, showCount } from '../phrases.ts'
import { showPlace } from '../places.ts'
import { logLine, visible } from '../safe-text.ts'
import { labelled, paint, type TextLayout } from './terminal.ts'

/**
 * A line for each usage by host, in the order of the first usage of each; usages without a registry come last, then how
 * many hosts `check` would contact.
 */
export function* renderUsagesText(
  usages: readonly Usage[],
  requirements: readonly Requirement[],
  skips: Skips,
  layout: TextLayout
): Generator<string> {
  const required = Map.groupBy(requirements, ({ host }) => host)
  const pairs = usages.flatMap((usage) => [...hostsOf(usage)].map((host) => ({ host, usage })))
  const groups = Map.groupBy(pairs, ({ host }) => host)
  const hosts = [...groups.keys()].filter((host) => host !== null)
  const linesOf = (host: Hostname | null): readonly string[] => {
    const own = groups.get(host) ?? []
    return [
      ...rows(
        own.map(({ usage }) => usage),
        host,
        layout
      ),
      ''
    ]
  }
  for (const host of hosts) {
    const title = titleOf(host, required.get(host) ?? [], skips.get(host), layout)
    yield* inLines([...title, ...linesOf(host)])
  }
  if (groups.has(null)) yield* inLines([paint('no registry', 'bold', layout), ...linesOf(null)])
  const contacted = hosts.filter((host) => required.has(host) && !skips.has(host)).length
  const total = showCount(hosts.length, 'registry host')
  yield `${hosts.length === 0 ? 'no registry host is used' : `${contacted} of ${total} would be contacted`}\n`
}

function* inLines(lines: readonly string[]): Generator<string> {
  for (const line of lines) yield `${logLine(line)}\n`
}

/** The hosts that must serve a usage; without any, the one that it names. */
const hostsOf = ({ host, needs }: Usage): ReadonlySet<Hostname | null> =>
  new Set(needs.length === 0 ? [host] : needs.map((need) => need.host))

/** The host, what `check` would require from it for which clients, and why it would not contact it. */
function titleOf(
  host: Hostname,
  required: readonly Requirement[],
  skip: Problem | undefined,
  layout: TextLayout
): readonly string[] {
  const byClients = Map.groupBy(required, ({ clients }) => andClients(clients))
  const services = Array.from(
    byClients,
    ([clients, group]) =>
      `${group.map(({ service }) => visible(service)).join(', ')} for ${clients}`
  )
  const needs = services.length === 0 ? 'no service is required' : services.join('; ')
  const isContacted = services.length > 0 && skip === undefined
  const text = isContacted ? needs : `not contacted; ${needs}`
  const label = `${visible(showHostname(host))}:`
  const title = labelled({ indent: 0, label, style: 'bold', text }, layout)
  if (skip === undefined) return title
  const { code, message, help } = skip
  const facts = [[code, message], ...(help === undefined ? [] : [['help', help]])] as const
  return [
    ...title,
    ...facts.flatMap(([label = '', text = '']) =>
      labelled({ indent: 2, label: `${label}:`, style: 'dim', text: visible(text) }, layout)
    )
  ]
}

// A longer place moves only its own line.
const MAX_PLACE = 32

/** A line for each usage, in columns. */
function rows(
  usages: readonly Usage[],
  host: Hostname | null,
  layout: TextLayout
): readonly string[] {
  const shown = usages.map((usage) => {
    const { kind, text, version, place, needs } = usage
    const own = needs.filter((need) => need.host === host)
    const what = [
      visible(text === null ? '–' : hideExpressionSecrets(text)),
      visible(version?.text ?? '')
    ]
    return {
      place: showPlace(place),
      kind: kind.replaceAll('_', ' '),
      what: what.filter((part) => part !== '').join(' '),
      services: [...new Set(own.map(({ service }) => service))]
        .map((each) => visible(each))
        .join(', ')
    }
  })
  const widest = (texts: readonly string[]): number =>
    texts.reduce((most, { length }) => Math.max(most, length), 0)
  const column = Math.min(widest(shown.map(({ place }) => place)), MAX_PLACE) + 2
  const kindWidth = widest(shown.map(({ kind }) => kind))
  // One service is in the title.
  const isMixed = new Set(shown.map(({ services }) => services)).size > 1
  return shown.flatMap(({ place, kind, what, services }) => {
    const needed = isMixed && services !== '' ? ` (${services})` : ''
    const text = `${kind.padEnd(kindWidth)}  ${what}${needed}`
    return labelled({ indent: 2, label: place, style: 'dim', column, text }, layout)
  })
}
