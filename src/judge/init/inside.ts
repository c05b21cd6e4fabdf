// Calls and requirements of registry modules, as far as their registries describe them: only warnings, since a
// description may be incomplete or wrong.

import type { Inquiry, Item } from '../../observe/visit/registry/evidence.ts'
import { chooseVersion, listIn } from '../../read/roots/choice.ts'
import { chooseForCall, type InnerCall, type InnerProvider } from '../../read/roots/inside.ts'
import * as roots from '../../read/roots/root.ts'
import { moduleDescribed } from '../../rules/problems/init/not-followed.ts'
import { mergeNotes, type Note, noteOf } from '../../rules/problems/note.ts'
import { showAsker } from '../../rules/problems/place.ts'
import type { Problem } from '../../rules/problems/problem.ts'
import { MODULES } from '../../rules/protocol/services.ts'
import { rowsAbout, shownSource } from './causes.ts'
import { lockedIn } from './choices.ts'

/** One warning for each call or requirement, however many roots meet it. */
export function judgeInside(
  { items, inside, versions }: Inquiry,
  upgrade: boolean
): readonly Note[] {
  const byRoot = Map.groupBy(items, ({ root }) => root)
  const notes = Array.from(inside, ([root, { calls, providers }]) => {
    const rootItems = byRoot.get(root) ?? []
    const notes = [
      ...calls.flatMap((call) => noteOnCall(call, versions) ?? []),
      ...notesOnProviders(providers, rootItems, upgrade)
    ]
    return notes.map((note) => {
      const isCalledHere = ({ kind, of }: Item) =>
        kind === 'module' && roots.placesOf(of)[0] === note.places[0]
      return { ...note, rowKeys: rowsAbout(rootItems.filter(isCalledHere)) }
    })
  }).flat()
  return mergeNotes(notes, ({ problem }) => problem.message)
}

/** A call that no version fits, or of a module that the registry does not have. */
function noteOnCall(inner: InnerCall, versions: Inquiry['versions']): Note | null {
  const { module, client, constraint, by } = inner
  const answer = versions.get(roots.moduleKey(module))?.[client]
  const address = `${module.host}/${module.namespace}/${module.name}/${module.system}`
  const facts = { by, address, constraint: constraint?.text ?? null, others: [] }
  if (answer?.outcome.kind === 'status' && answer.outcome.status === 404) {
    return noteAt(inner, moduleDescribed({ ...facts, newest: null }))
  }
  const list = listIn(answer)
  if (!list || chooseForCall(inner, list)?.kind !== 'none-fits') return null
  return noteAt(inner, moduleDescribed({ ...facts, newest: list.newest }))
}

// Modules of one package mostly require the same.
const MAX_INNER = 50

/** Requirements that conflict with those of the files, or with each other. */
function notesOnProviders(all: readonly InnerProvider[], items: readonly Item[], upgrade: boolean) {
  const byKey = Map.groupBy(all, ({ provider }) => roots.providerKey(provider))
  return items.flatMap((item) => {
    const { kind, answer, root } = item
    const group = kind === 'provider' ? byKey.get(roots.addressKey(item.wants)) : undefined
    const list = listIn(answer)
    if (group === undefined || list === null || item.choice?.kind !== 'chosen') return []
    const inside = [...new Map(group.map((inner) => [inner.constraint.text, inner])).values()]
    const outer = roots.constraintsOf(item.of)
    const constraints = [...outer, ...inside.slice(0, MAX_INNER).map((inner) => inner.constraint)]
    const lockedVersion = upgrade ? null : (lockedIn(item)?.text ?? null)
    const texts = constraints.map(({ text }) => text)
    const choice = chooseVersion(texts, list, { client: root.client, lockedVersion })
    if (choice === null || choice.kind === 'chosen') return []
    const conflict =
      choice.kind === 'none-fits'
        ? constraints.filter(({ text }) => choice.conflict.some(({ whole }) => whole === text))
        : constraints
    const { newest } = list
    const address = shownSource(item)
    return inside
      .filter(({ constraint }) => conflict.includes(constraint))
      .map((inner) => {
        const { by, constraint } = inner
        const others = conflict
          .filter((placed) => placed !== constraint)
          .map(({ text, ...asker }) => `"${text}" (${showAsker(asker)})`)
        const facts = { by, address, constraint: constraint.text, others, newest }
        return noteAt(inner, moduleDescribed(facts))
      })
  })
}

const noteAt = ({ call: { place }, host }: InnerCall | InnerProvider, problem: Problem): Note =>
  noteOf(problem, { host, services: [MODULES], places: [roots.becauseOf(place)] })
