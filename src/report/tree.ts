// The content of a report in its order, as plain data: a medium decides only how it looks.
import * as brief from '../rules/problems/brief.ts'
import type { SourceLine } from '../rules/problems/place.ts'
import type { Severity } from '../rules/problems/problem.ts'
import { plain, type Text } from '../rules/protocol/marked-text.ts'
import type { HostRun } from './history/history.ts'
import type { HostOutcome } from './outcome.ts'

export type SignName = HostOutcome | 'notice'

export const SEVERITY_SIGNS: Readonly<Record<Severity, SignName>> = {
  error: 'fails',
  warning: 'warns',
  notice: 'notice'
}

/** Text with marks; each medium makes it safe and short. Text from outside is `code` or `prose`, or GitHub would link parts of it. */
export type Inline = string | Mark | readonly Inline[]

export type Mark =
  | { readonly kind: 'words'; readonly text: string }
  /** A name, an address or a value, and the characters after which it can break; without, not even at spaces. */
  | {
      readonly kind: 'code'
      readonly text: string
      readonly max?: number | undefined
      readonly breaks?: 'dots' | 'slashes' | 'never'
    }
  /** Names, addresses and what is between backticks are code. A page and Markdown begin a sentence with a capital, unless it begins with code. */
  | {
      readonly kind: 'prose' | 'sentence'
      readonly text: string
      readonly max?: number | undefined
    }
  | { readonly kind: 'strong' | 'small'; readonly content: Inline }
  | { readonly kind: 'link'; readonly url: string | null; readonly content: Inline }
  | { readonly kind: 'sign'; readonly of: SignName }
  | { readonly kind: 'break' }
  | Chart

export type ChartRun = Pick<HostRun, 'at' | 'outcome' | 'ms'>

/** One value for each run of a host, the oldest first; `label` says the same in words. */
export type Chart = {
  readonly kind: 'chart'
  readonly of: 'results' | 'latency'
  readonly runs: readonly ChartRun[]
  readonly label: string
  /** False on a page of many hosts: a label for each run would be most of its bytes. */
  readonly isLabelled: boolean
}

/** The only way to words: what is put into the template stays text, which a medium makes safe. */
export const inline = (
  strings: TemplateStringsArray,
  ...parts: readonly (Inline | number | null)[]
): Inline =>
  strings.flatMap((text, at) => {
    const part = parts[at] ?? []
    const value = typeof part === 'number' ? String(part) : part
    return text === '' ? [value] : [{ kind: 'words', text }, value]
  })

const isEmpty = (text: Inline): boolean =>
  text === '' || (Array.isArray(text) && text.every(isEmpty))

/** The parts that are not empty, with words between them. */
const joined = (
  parts: readonly Inline[],
  between: Inline = { kind: 'words', text: ', ' }
): Inline =>
  parts
    .filter((part) => !isEmpty(part))
    .flatMap((part, at) => (at === 0 ? [part] : [between, part]))

/** `a, b and 3 more places`, or without the noun. */
function some<T>(
  items: readonly T[],
  most: Parameters<typeof brief.some>[1],
  show: (item: T) => Inline,
  noun = ''
): Inline {
  const { shown, more } = brief.some(items, most)
  const list = joined(shown.map(show))
  const remainder = noun === '' ? `${more} more` : brief.showCount(more, `more ${noun}`)
  return more === 0 ? list : inline`${list} and ${remainder}`
}

/** No character of it ends a link. */
export const isWebPage = (url: string): boolean => /^https?:\/\/[!-~]+$/.test(url)

const MAX_VALUE = 60

/** Text with one mark, and lists of texts. */
export const mark = {
  isEmpty,
  joined,
  some,
  nothing: [] as Inline,
  newLine: { kind: 'break' } satisfies Inline,
  words: (text: string): Inline => ({ kind: 'words', text }),
  code: (text: string, max?: number): Inline => ({ kind: 'code', text, max }),
  name: (text: string): Inline => ({ kind: 'code', text, breaks: 'dots' }),
  path: (text: string): Inline => ({ kind: 'code', text, breaks: 'slashes' }),
  /** A version or constraint, which does not break at its spaces. */
  value: (text: string): Inline => ({ kind: 'code', text, max: MAX_VALUE, breaks: 'never' }),
  prose: (text: Text, max?: number): Inline => ({ kind: 'prose', text: plain(text), max }),
  sentence: (text: Text, max?: number): Inline => ({ kind: 'sentence', text: plain(text), max }),
  strong: (content: Inline): Inline => ({ kind: 'strong', content }),
  small: (content: Inline): Inline => (isEmpty(content) ? [] : { kind: 'small', content }),
  link: (url: string | null, content: Inline): Inline => ({ kind: 'link', url, content }),
  sign: (of: SignName): Inline => ({ kind: 'sign', of })
} as const

export type Fact = { readonly label: string; readonly texts: readonly Inline[] }

/** `✗ registry.example.com failed`: sign, name, and what follows them. */
export type Title = { readonly sign: SignName | null; readonly name: Inline; readonly text: Inline }

export type Column = {
  readonly title: Inline
  /** CSS classes. A log has `number` and `history` at the right; narrow screens hide `minor`, which the details of a host have. */
  readonly style?: string | undefined
}

export type Row = {
  readonly sign?: SignName
  readonly cells: readonly Inline[]
  /** The host that the row is about, for the filter of a page. */
  readonly host?: { readonly anchor: string; readonly isFailing: boolean }
}

/** A problem, its place and source line, as far as they are to be shown. */
export type Quote = {
  readonly place?: Inline
  readonly message?: Inline
  readonly help?: Inline
  readonly line?: SourceLine | undefined
}

/** The `message` is empty where each part has its own. */
export type ProblemBlock = {
  readonly kind: 'problem'
  readonly severity: Severity
  readonly code: string
  /** The page that explains the code. */
  readonly url: string
  /** `12 hosts: `; empty for one. */
  readonly count: Inline
  readonly title: string
  readonly message: Inline
  readonly parts: readonly ReportBlock[]
}

export type Details = {
  readonly kind: 'details'
  readonly title: Title
  readonly children: readonly ReportBlock[]
  /** Links to a host lead here. */
  readonly anchor?: string
  readonly isOpen?: boolean
}

export type Table = {
  readonly kind: 'table'
  /** The subject of the table. Readers with eyes know it from the heading. */
  readonly caption: string
  /** The first one is the header of its row. */
  readonly columns: readonly Column[]
  readonly rows: readonly Row[]
  readonly style?: string | undefined
}

export type ReportBlock =
  | { readonly kind: 'paragraph'; readonly content: Inline }
  /** `as`: where the label need not be said, how a page shows it. */
  | {
      readonly kind: 'note'
      readonly label: string
      readonly text: Inline
      readonly as: 'items' | 'line' | 'help' | 'small'
    }
  | { readonly kind: 'facts'; readonly facts: readonly Fact[] }
  | { readonly kind: 'sources'; readonly items: readonly Quote[] }
  | ProblemBlock
  | Table
  | Details

/** A part of a page with a heading. `isFolded`: readers have to open it. */
export type Section = {
  readonly id: string
  readonly title: string
  readonly isFolded: boolean
  readonly blocks: readonly ReportBlock[]
}

/** A column of a table that has no rows yet, and what its cells say. */
export type ColumnOf<T> = Column & { readonly cell: (item: T) => Inline }

export const block = {
  column: <T>(
    title: Inline,
    cell: (item: T) => Inline | number | null,
    style?: string
  ): ColumnOf<T> => ({ title, cell: (item) => inline`${cell(item)}`, style }),
  /** `name text`, after a sign. */
  title: (name: Inline, text: Inline = [], sign: SignName | null = null): Title => ({
    sign,
    name,
    text
  }),
  paragraph: (content: Inline): ReportBlock => ({ kind: 'paragraph', content }),
  line: (title: Title): ReportBlock => ({ kind: 'details', title, children: [] }),
  /** Nothing without children. */
  details: (title: Title, children: readonly ReportBlock[]): readonly ReportBlock[] =>
    children.length === 0 ? [] : [{ kind: 'details', title, children }],
  /** Tables of at most so many items; no table without items, and no column without texts. */
  table: <T>(
    items: readonly T[],
    all: readonly ColumnOf<T>[],
    caption: string,
    rowOf: (item: T) => Omit<Row, 'cells'> = () => ({}),
    style?: string,
    most = Number.MAX_SAFE_INTEGER
  ): readonly ReportBlock[] => {
    const columns = all.filter(({ cell }) => items.some((item) => !isEmpty(cell(item))))
    const rows = items.map((item) => ({
      ...rowOf(item),
      cells: columns.map(({ cell }) => cell(item))
    }))
    return Array.from({ length: Math.ceil(rows.length / most) }, (_, at) => {
      const shown = rows.slice(at * most, (at + 1) * most)
      return { kind: 'table', caption, columns, rows: shown, style }
    })
  }
} as const
