// What a JSON report says was found, without times.

type Listed = Readonly<Record<string, unknown>>

type Report = {
  readonly hosts: readonly (Listed & { readonly host: string; readonly discovery: string })[]
  readonly findings: readonly Listed[]
  readonly roots?: readonly {
    readonly directory: string
    readonly repository?: string
    readonly rows: readonly Listed[]
  }[]
  readonly rootsLeftOut?: number
  readonly passed: boolean
}

export type Found = {
  readonly hosts: ReadonlySet<string>
  readonly findings: ReadonlySet<string>
  /** What each root module would install. */
  readonly rows: ReadonlySet<string>
  /** The report has only some of the rows: it has a limit. */
  readonly isCut: boolean
  readonly passed: boolean
}

// One notice counts the modules of all hosts that were asked.
const isNoticeOfAll = ({ message }: Listed): boolean => /^what [\d,]+ registry/.test(`${message}`)

export function foundIn(json: string): Found {
  const { hosts, findings, roots = [], rootsLeftOut = 0, passed } = JSON.parse(json) as Report
  return {
    hosts: new Set(hosts.map(({ host, discovery }) => `${host} ${discovery}`)),
    findings: new Set(
      findings.filter((each) => !isNoticeOfAll(each)).map((each) => JSON.stringify(each))
    ),
    rows: new Set(
      roots.flatMap(({ repository, directory, rows }) =>
        rows.map((row) => JSON.stringify([repository, directory, row]))
      )
    ),
    isCut: rootsLeftOut > 0,
    passed
  }
}

export const unionOf = (all: readonly Found[]): Found => ({
  hosts: new Set(all.flatMap(({ hosts }) => [...hosts])),
  findings: new Set(all.flatMap(({ findings }) => [...findings])),
  rows: new Set(all.flatMap(({ rows }) => [...rows])),
  isCut: all.some(({ isCut }) => isCut),
  passed: all.every(({ passed }) => passed)
})

/** How two checks differ, with an example of each kind; empty if they do not. */
export function differences(one: Found, other: Found): readonly string[] {
  const ofSets = (['hosts', 'findings', 'rows'] as const).flatMap((what) => {
    const isCut = (found: Found) => what === 'rows' && found.isCut
    const missing = isCut(one) ? [] : [...other[what].difference(one[what])]
    const more = isCut(other) ? [] : [...one[what].difference(other[what])]
    return [
      ...(missing.length > 0 ? [`${missing.length} ${what} less: ${missing[0]}`] : []),
      ...(more.length > 0 ? [`${more.length} ${what} more: ${more[0]}`] : [])
    ]
  })
  return one.passed === other.passed ? ofSets : [...ofSets, `passed: ${one.passed}`]
}
