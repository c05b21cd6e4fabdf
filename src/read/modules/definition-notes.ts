// What `init` refuses in the files of a module together: a second block of one name, an override of nothing; and what is
// wrong in a definition by itself, unless an override replaces it (internal/configs/module.go).
import { blockInvalid } from '../../rules/problems/init/block.ts'
import { mergeNotes, type Note, noteOf } from '../../rules/problems/note.ts'
import { type Place, showBecause } from '../../rules/problems/place.ts'
import { hasPlaceholder } from '../../rules/protocol/advice/address-advice.ts'
import { MAIN_CLIENTS, type MainClient } from '../../rules/protocol/clients.ts'
import { type Definition, type RefusedDefinition, STATE_BLOCK } from './definitions.ts'

type DefiningFile = {
  readonly definitions: readonly Definition[]
  readonly kind: {
    readonly class: string
    readonly clients: readonly MainClient[]
    readonly isOverride: boolean
  }
  /** Why it may define more than was read. */
  readonly notes: readonly Note[]
  readonly isContext: boolean
}

/** The files that the clients read, once if both read the same ones, as in most modules. */
export function* byReaders<File extends Pick<DefiningFile, 'kind'>>(files: readonly File[]) {
  const isSame = files.every(({ kind }) => kind.clients.length === MAIN_CLIENTS.length)
  for (const readers of isSame ? [MAIN_CLIENTS] : MAIN_CLIENTS.map((client) => [client])) {
    const read = files.filter(({ kind }) => readers.every((name) => kind.clients.includes(name)))
    yield { readers, read }
  }
}

export function definitionNotes(files: readonly DefiningFile[]): readonly Note[] {
  const notes = [...byReaders(files)].flatMap(({ readers, read }) =>
    [...refusedOf(read)].map(({ what, place, problem, clients = MAIN_CLIENTS }) => {
      const refusing = readers.filter((client) => clients.includes(client))
      const isPlaceholder = hasPlaceholder(what)
      return noteOf(problem, { places: [place], clients: refusing, isPlaceholder })
    })
  )
  return mergeNotes(notes, ({ places, problem }) => [places[0], problem.message])
}

function* refusedOf(files: readonly DefiningFile[]): Generator<RefusedDefinition> {
  const first = new Map<string, Place>()
  const isStateReplaced = files.some(
    ({ kind, definitions }) =>
      kind.isOverride && definitions.some(({ what, problem }) => !problem && what === STATE_BLOCK)
  )
  for (const { definitions, kind, isContext, notes } of files) {
    for (const { what, place, problem, clients } of definitions) {
      const before = first.get(what)
      if (problem !== undefined) {
        const isReplaced = problem.code === 'block-backend' && isStateReplaced && !kind.isOverride
        const isCertain = !isContext && notes.length === 0
        if (isCertain && !isReplaced) yield { what, place, problem, clients }
      } else if (kind.isOverride) continue
      else if (before === undefined) first.set(what, place)
      else if (!isContext) {
        const earlier = showBecause(before)
        yield { what, place, problem: blockInvalid({ kind: 'twice', what, first: earlier }) }
      }
    }
  }
  // A file that is not read may have the base, and Terragrunt adds the files of a unit to those of its source.
  if (files.some(({ notes, kind }) => notes.length > 0 || kind.class === 'terragrunt')) return
  for (const { definitions, kind, isContext } of files) {
    if (!kind.isOverride || isContext) continue
    for (const { what, place, problem, isSingle } of definitions) {
      if (problem !== undefined || isSingle || first.has(what)) continue
      yield { what, place, problem: blockInvalid({ kind: 'no-base', what }) }
    }
  }
}
