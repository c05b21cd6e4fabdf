// What a scenario records of a run: the findings, the hosts that they concern, and little else.

const WIDTH = 140

type Finding = { readonly host: string | null; readonly service: string | null }
type Host = Readonly<Record<string, unknown>> & {
  readonly host: string
  readonly services: Readonly<Record<string, unknown>>
}
type Report = { readonly findings: readonly Finding[]; readonly hosts: readonly Host[] }

const OF_EVERY_HOST = ['host', 'discovery', 'servicesFrom', 'hostBlocks', 'credentials', 'clients']
const OF_A_HOST_WITHOUT_FINDINGS = [...OF_EVERY_HOST, 'documentUrl', 'hops', 'services']

/**
 * The causes in a text report, and the evidence of hosts with errors or warnings. Without findings, or when
 * files were read, the first lines are kept too: what was read and which clients were detected shows only there.
 */
export function recordedText(text: string): string {
  const [head = '', body = ''] = text.split(/\n\n([\s\S]*)/)
  const parts = body.split(/^(?=\S)/m)
  const found = parts.filter((part) => /^(?:(?:error|warning|notice)\[|[✗!] )/.test(part))
  if (found.length === 0) return text
  const heads = head.includes('\nscanned ') ? [`${head}\n\n`] : []
  return `${[...heads, ...found].join('').trimEnd()}\n`
}

/** The findings of a JSON report, and of their hosts what the findings are about. */
export function recordedReport(report: Report) {
  const { findings } = report
  const concerned = report.hosts.filter(
    ({ host }) => findings.length === 0 || findings.some((finding) => finding.host === host)
  )
  const hosts = concerned.map((host) => recordedHost(host, findings))
  return hosts.length === 0 ? { findings } : { findings, hosts }
}

function recordedHost(host: Host, findings: readonly Finding[]): Partial<Host> {
  const own = findings.filter((finding) => finding.host === host.host)
  const named = Object.entries(host.services).filter(([id]) =>
    own.some(({ service }) => service === id)
  )
  const names = own.length === 0 ? OF_A_HOST_WITHOUT_FINDINGS : OF_EVERY_HOST
  const entries = names.map((name) => [name, host[name]] as const)
  return {
    ...Object.fromEntries(entries.filter(([, value]) => !isEmpty(value))),
    ...(named.length === 0 ? {} : { services: Object.fromEntries(named) })
  }
}

const isEmpty = (value: unknown): boolean =>
  value === null || (Array.isArray(value) && value.length === 0)

/** JSON in which each value that fits in a line has one line. */
export function layOut(value: unknown, margin = ''): string {
  const short = JSON.stringify(value, null, 1).replaceAll(/\n */g, ' ')
  if (typeof value !== 'object' || value === null || margin.length + short.length <= WIDTH) {
    return short
  }
  const inner = `${margin}  `
  const lines = Array.isArray(value)
    ? value.map((item) => layOut(item, inner))
    : Object.entries(value).map(([key, item]) => `${JSON.stringify(key)}: ${layOut(item, inner)}`)
  const [open, close] = Array.isArray(value) ? '[]' : '{}'
  return `${open}\n${lines.map((line) => inner + line).join(',\n')}\n${margin}${close}`
}
