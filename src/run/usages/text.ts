// The usages that the scan found by host, and which hosts `check` would contact for them.

import type { Requirement, Skips } from '../../observe/visit/requirements.ts'
import type { Usage } from '../../read/scan/usage.ts'
import { namesOf, showCount } from '../../rules/problems/brief.ts'
import { showPlace } from '../../rules/problems/place.ts'
import { type Problem, said } from '../../rules/problems/problem.ts'
import { type Hostname, showHostname } from '../../rules/protocol/hostname.ts'
import { hideExpressionSecrets } from '../../rules/text/address-secrets.ts'
import { logLine, visible } from '../../rules/text/safe-text.ts'
import { labelled, paint, type TextLayout } from '../../rules/text/terminal.ts'

/** A line for each usage by host, those without a registry last, then how many hosts `check` would contact. */
export function* renderUsagesText(
  usages: readonly Usage[],
  requirements: readonly Requirement[],
  skips: Skips,
  layout: TextLayout
): Generator<string> {
  const required = Map.groupBy(requirements, ({ host }) => host)
  const pairs = usages.flatMap((usage) => {
    const { host, needs } = usage
    // The hosts that must serve it; without any, the one that it names.
    const hosts = new Set(needs.length === 0 ? [host] : needs.map((need) => need.host))
    return Array.from(hosts, (host) => ({ host, usage }))
  })
  const groups = Map.groupBy(pairs, ({ host }) => host)
  const hosts = [...groups.keys()].filter((host) => host !== null)
  for (const host of [...hosts, null]) {
    const users = (groups.get(host) ?? []).map(({ usage }) => usage)
    if (users.length === 0) continue
    const title =
      host === null
        ? [paint('no registry', 'bold', layout)]
        : titleOf(host, required.get(host) ?? [], skips.get(host), layout)
    for (const line of [...title, ...rows(users, host, layout), '']) yield `${logLine(line)}\n`
  }
  const contacted = hosts.filter((host) => required.has(host) && !skips.has(host)).length
  const total = showCount(hosts.length, 'registry host')
  const count = `${contacted} of ${total} would be contacted`
  yield `${hosts.length === 0 ? 'no registry host is used' : count}\n`
}

/** The host, what `check` would require from it for which clients, and why it would not contact it. */
function titleOf(
  host: Hostname,
  required: readonly Requirement[],
  skip: Problem | undefined,
  layout: TextLayout
) {
  const byClients = Map.groupBy(required, ({ clients }) => namesOf(clients))
  const services = Array.from(byClients, ([clients, group]) => {
    return `${servicesOf(group.map(({ service }) => service))} for ${clients}`
  })
  const needs = services.join('; ') || 'no service is required'
  const isContacted = services.length > 0 && skip === undefined
  const text = isContacted ? needs : `not contacted; ${needs}`
  const label = `${visible(showHostname(host))}:`
  const title = labelled({ indent: 0, label, style: 'bold', text }, layout)
  if (skip === undefined) return title
  const fact = (label: string, text: string) =>
    labelled({ indent: 2, label: `${label}:`, style: 'dim', text: visible(text) }, layout)
  const { message, help } = said(skip)
  return [...title, ...fact(skip.code, message), ...(help === null ? [] : fact('help', help))]
}

const servicesOf = (services: Iterable<string>) =>
  Array.from(services, (id) => visible(id)).join(', ')

// A longer place moves only its own line.
const MAX_PLACE = 32

function rows(usages: readonly Usage[], host: Hostname | null, layout: TextLayout) {
  const shown = usages.map(({ kind, text, version, place, needs }) => {
    const services = needs.flatMap((need) => (need.host === host ? need.service : []))
    const what = [text ?? '–', version?.text ?? ''].map(hideExpressionSecrets)
    return {
      place: showPlace(place),
      kind: kind.replaceAll('_', ' '),
      what: what.flatMap((part) => visible(part) || []).join(' '),
      services: servicesOf(new Set(services))
    }
  })
  const widest = (name: 'place' | 'kind'): number =>
    shown.reduce((most, row) => Math.max(most, row[name].length), 0)
  const column = Math.min(widest('place'), MAX_PLACE) + 2
  const kindWidth = widest('kind')
  // One service is in the title.
  const isMixed = new Set(shown.map(({ services }) => services)).size > 1
  return shown.flatMap(({ place, kind, what, services }) => {
    const needed = isMixed && services !== '' ? ` (${services})` : ''
    const text = `${kind.padEnd(kindWidth)}  ${what}${needed}`
    return labelled({ indent: 2, label: place, style: 'dim', column, text }, layout)
  })
}
