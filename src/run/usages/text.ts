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

// Takes the place of spaces in a part of a row, which no line cuts.
const JOINED = '\u00A0'

/** Each usage in one line, or below its place where that leaves the terminal no room for it. */
function rows(usages: readonly Usage[], host: Hostname | null, layout: TextLayout) {
  const shown = usages.map(({ kind, text, version, place, needs }) => ({
    place: showPlace(place),
    kind: kind.replaceAll('_', ' '),
    what: [text ?? '–', version?.text ?? ''].map(hideExpressionSecrets),
    services: servicesOf(new Set(needs.flatMap((need) => (need.host === host ? need.service : []))))
  }))
  const widest = (texts: readonly string[]): number =>
    texts.reduce((most, { length }) => Math.max(most, length), 0)
  const kindWidth = widest(shown.map(({ kind }) => kind)) + 1
  // One service is in the title.
  const isMixed = new Set(shown.map(({ services }) => services)).size > 1
  const texts = shown.map(({ kind, what, services }) => {
    const needed = isMixed && services !== '' ? `(${services})` : ''
    const parts = [kind.padEnd(kindWidth), ...what.map((part) => visible(part)), needed]
    return parts.flatMap((part) => part.replaceAll(' ', JOINED) || []).join(' ')
  })
  // A few long rows do not decide for all.
  const most = texts.map((row) => row.length).sort((a, b) => a - b)[Math.floor(texts.length * 0.9)]
  const common = Math.max(
    2,
    Math.min(widest(shown.map(({ place }) => place)), layout.width - 4 - (most ?? 0)) + 2
  )
  return shown.flatMap(({ place }, at) => {
    const text = texts[at] ?? ''
    const column = text.length > layout.width - 2 - common ? 2 : common
    const isBeside = place.length < column - 1
    const row = { indent: 2, label: isBeside ? place : '', style: 'dim', column, text } as const
    const lines = labelled(row, layout).map((line) => line.replaceAll(JOINED, ' ').trimEnd())
    return isBeside ? lines : [`  ${paint(place, 'dim', layout)}`, ...lines]
  })
}
