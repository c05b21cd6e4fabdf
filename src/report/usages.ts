// The usages that the scan found: as text by host, or as one JSON object per line.
import type { Usage } from '../scan/usage.ts'
import { showPlace } from './places.ts'
import { jsonText, logLine, visible } from './safe-text.ts'

export function renderUsagesJson(usages: readonly Usage[]): string {
  const lines = usages.map(
    ({ kind, host, text, versions, place: { file, line, column } }) =>
      `${JSON.stringify({ kind, host, text, file, line, column, versions })}\n`
  )
  return jsonText(lines.join(''))
}

/** By host, in the order of the first usage of each; usages without a host come last. */
export function renderUsagesText(usages: readonly Usage[]): string {
  const groups = [...Map.groupBy(usages, ({ host }) => host)]
  const withHost = groups.filter(([host]) => host !== null)
  const without = groups.filter(([host]) => host === null)
  return [...withHost, ...without]
    .map(([host, group]) => {
      const title = host === null ? 'no registry host' : host
      return `${title}\n${group.map(usageLine).join('')}`
    })
    .join('\n')
}

function usageLine({ kind, text, versions, place, needs }: Usage): string {
  const services = [...new Set(needs.map(({ service }) => service))].join(', ')
  const what = [visible(text ?? '–'), versions === null ? '' : visible(versions)]
  const needed = services === '' ? '' : `  needs ${visible(services)}`
  return `${logLine(`  ${showPlace(place)}  ${kind}  ${what.filter((part) => part !== '').join(' ')}${needed}`)}\n`
}
