// A note says what is found wrong, and what it is about, before it is known who reads it and what is checked: the judge makes findings of notes.
import { ALL_CLIENTS, type Client, MAIN_CLIENTS, type MainClient } from '../protocol/clients.ts'
import type { Hostname } from '../protocol/hostname.ts'
import { type Because, boundedPlaces, distinctPlaces, groupsOf, type Place } from './place.ts'
import type { Problem, Severity } from './problem.ts'

export type Note = {
  readonly problem: Problem
  /** That of the problem, unless this occurrence is milder. */
  readonly severity: Severity
  /** The clients that the problem affects, of those that meet it. */
  readonly affects: readonly Client[]
  /** The clients that meet it. A notice affects none of them. */
  readonly clients: readonly Client[]
  /** Null for a file. */
  readonly host: Hostname | null
  /** The host that answered in place of `host`, because a host block names it: it decides who reads the finding. */
  readonly answeredBy?: string
  /** The host that the text of a file names: `ignore` can name the finding by it. */
  readonly namedHost?: Hostname | null
  /** The ids of the services that it is about; empty if it is about the host or a file. */
  readonly services: readonly string[]
  /** Empty for a host: then it is at all places that require what it is about. */
  readonly places: readonly Because[]
  /** The check requires what the problem breaks. Otherwise it is at most a warning. */
  readonly needed: boolean
  /** The `exclude` patterns that skip its files, if they are tests, examples or templates. */
  readonly exclude?: readonly string[]
  /** The rows of root modules that it is about, by `rowKey`. */
  readonly rowKeys?: readonly string[]
  /** The directory of the test or example in which alone the problem occurs, if its places are not in it. */
  readonly aside?: string
  /** The wrong text is a template's placeholder. */
  readonly isPlaceholder?: boolean
  /** In a check of several repositories, the CLIs of this one. */
  readonly checkedFor?: readonly MainClient[]
}

/** `affects` follows from `clients`. */
export function noteOf(
  problem: Problem,
  { clients = ALL_CLIENTS, ...context }: Partial<Omit<Note, 'problem' | 'affects'>> = {}
): Note {
  return {
    problem,
    severity: problem.severity,
    affects: problem.affects.filter((client) => clients.includes(client)),
    clients,
    host: null,
    services: [],
    places: [],
    needed: true,
    ...context
  }
}

/** The beginning of a file. */
export const TOP = { line: 1, column: 1, endColumn: 1 }

/** A note about a file or directory, relative to the root, for both CLIs. */
export function fileNote(file: string, problem: Problem, at: Omit<Place, 'file'> = TOP): Note {
  const place = { file: file === '' ? '.' : file, ...at }
  return noteOf(problem, { places: [place], clients: MAIN_CLIENTS })
}

/** The place where it is shown; null where no file is involved. */
export const firstPlaceOf = ({ places }: Pick<Note, 'places'>): Place | null =>
  places.find((place) => typeof place !== 'string') ?? null

/** The file of the first place; empty where no file is involved. */
export const fileOf = (note: Pick<Note, 'places'>): string => firstPlaceOf(note)?.file ?? ''

/** One note for each key: the first one, at the places and for the clients of all. */
export const mergeNotes = (
  notes: readonly Note[],
  keyFor: (note: Note) => unknown
): readonly Note[] =>
  groupsOf(notes, (note) => JSON.stringify(keyFor(note))).map((group) => {
    const [first] = group
    if (group.length === 1) return first
    const union = <T>(partOf: (note: Note) => readonly T[]): readonly T[] => [
      ...new Set(group.flatMap(partOf))
    ]
    const exclude = union((note) => note.exclude ?? [])
    const rowKeys = union((note) => note.rowKeys ?? [])
    return {
      ...first,
      needed: group.some(({ needed }) => needed),
      affects: union(({ affects }) => affects),
      clients: union(({ clients }) => clients),
      places: boundedPlaces(distinctPlaces(group.flatMap(({ places }) => places))),
      ...(exclude.length === 0 ? {} : { exclude }),
      ...(rowKeys.length === 0 ? {} : { rowKeys })
    }
  })
