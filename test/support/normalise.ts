// Replaces what differs from run to run by fixed words.
const DAY_MS = 86_400_000

/** Values of one run that its output may contain. */
export type Volatile = {
  readonly ports: readonly number[]
  readonly paths: readonly string[]
  /** Days until staged certificates expire; their dates change every day. */
  readonly days: readonly number[]
}

/** Durations, counts of days, ports, paths and the dates of staged certificates. */
export function normaliseText(text: string, { ports, paths, days }: Volatile): string {
  let stable = text
  for (const path of paths) stable = stable.replaceAll(path, '<path>')
  for (const port of ports) stable = stable.replaceAll(new RegExp(`:${port}\\b`, 'g'), ':<port>')
  for (const count of days) {
    // The run may have begun before midnight.
    for (const date of [dateIn(count), dateIn(count, -DAY_MS / 24)]) {
      const time = new RegExp(`${date}(T[\\d:.]+Z)?`, 'g')
      stable = stable.replaceAll(time, `<date ${count} days ahead>`)
    }
  }
  return (
    stable
      // The repository of a checkout without a remote has the name of the directory.
      .replaceAll(/\btf-disco-(?!action)\w{6}\b/g, '<directory>')
      .replaceAll(/\b\d+\.\d min\b|\b\d+ ms\b|\b\d+\.\d s\b|(?<=\btook )\d+ s\b/g, '<time>')
      // Even for fixed dates, but not for settings such as "within 21 days".
      .replaceAll(/\bin \d+ days?\b/g, 'in <n> days')
      .replaceAll(/\b\d+ days? ago\b/g, '<n> days ago')
  )
}

function dateIn(days: number, offsetMs = 0): string {
  return new Date(Date.now() + days * DAY_MS + offsetMs).toISOString().slice(0, 10)
}

/** A parsed JSON report: the same in every text; durations become 0 and the start `<time>`. */
export function normaliseReport(json: string, volatile: Volatile) {
  return JSON.parse(json, (key, value: unknown) => {
    if (key === 'startedAt') return '<time>'
    if (/^ms$|Ms$/.test(key)) return withoutNumbers(value)
    return typeof value === 'string' ? normaliseText(value, volatile) : value
  })
}

function withoutNumbers(value: unknown): unknown {
  if (typeof value === 'number') return 0
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [key, withoutNumbers(inner)])
  )
}
