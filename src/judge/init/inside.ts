// What registry modules call and require, as far as their registries describe it: only warnings, since a
// description may be incomplete or wrong.
import { moduleDescribed } from '../../problems/init/not-followed.ts'
import { showHostname } from '../../protocol/hostname.ts'
import { MODULES } from '../../protocol/services.ts'
import { chooseForCall, chooseForProvider, readOffered } from '../../roots/choice.ts'
import { type InnerCall, type InnerProvider, insideOf, listOf } from '../../roots/inside.ts'
import {
  becauseOf,
  constraintsOf,
  keyOf,
  moduleKey,
  type Placed,
  placesOf,
  providerKey,
  type Root
} from '../../roots/root.ts'
import type { Inquiry } from '../../visit/registry/evidence.ts'
import type { Item } from '../../visit/registry/items.ts'
import type { PlacedDraft } from '../finding.ts'
import { type Caused, shownSource } from './causes.ts'
import type { InitRules } from './judge-init.ts'

/** One warning for each call or requirement, however many roots meet it. */
export function judgeInside(
  inquiry: Inquiry,
  items: readonly Item[],
  { upgrade }: InitRules
): readonly Caused[] {
  const byRoot = Map.groupBy(items, ({ root }) => root)
  const found = inquiry.roots.flatMap((root) => {
    const inside = insideOf(root, inquiry.modules)
    const own = byRoot.get(root) ?? []
    const drafts = [
      ...inside.calls.flatMap((call) => callDraft(call, root, inquiry) ?? []),
      ...providerDrafts(inside.providers, own, upgrade)
    ]
    return drafts.map((draft) => ({
      draft,
      items: own.filter(
        (item) => item.kind === 'module' && placesOf(item.of)[0] === draft.places[0]
      )
    }))
  })
  return [...Map.groupBy(found, ({ draft }) => draft.problem.message).values()].flatMap((group) =>
    group.slice(0, 1).map(({ draft }) => ({
      draft: { ...draft, places: [...new Set(group.flatMap((each) => each.draft.places))] },
      items: group.flatMap((each) => each.items)
    }))
  )
}

/** A call that no version fits, or of a module that the registry does not have. */
function callDraft(inner: InnerCall, { client }: Root, { modules }: Inquiry): PlacedDraft | null {
  const { module, constraint, by } = inner
  const outcome = modules.get(moduleKey(module))?.[client]?.outcome
  const address = `${showHostname(module.host)}/${module.namespace}/${module.name}/${module.system}`
  const about = { by, address, constraint: constraint?.text ?? null, others: [] }
  if (outcome?.kind === 'status' && outcome.status === 404) {
    return draftOf(inner, moduleDescribed({ ...about, newest: null }))
  }
  const list = listOf(module, client, modules)
  const offered = list && readOffered(list.texts, 'module')
  if (!offered || chooseForCall(inner, offered, client).kind !== 'none-fits') return null
  return draftOf(inner, moduleDescribed({ ...about, newest: offered.newest }))
}

// Modules of one package mostly require the same.
const MAX_CONSTRAINTS = 50

/** Requirements that conflict with those of the files, or with each other. */
function providerDrafts(
  all: readonly InnerProvider[],
  items: readonly Item[],
  upgrade: boolean
): readonly PlacedDraft[] {
  const byKey = Map.groupBy(all, ({ provider }) => providerKey(provider))
  return items.flatMap((item) => {
    const { kind, offered, choice: chosen, locked } = item
    const group = kind === 'provider' ? byKey.get(keyOf(item.wants)) : undefined
    if (group === undefined || offered === null || chosen?.kind !== 'chosen') return []
    const inside = [...new Map(group.map((each) => [each.constraint.text, each])).values()]
    const own = constraintsOf(item.of)
    const constraints = [...own, ...inside.slice(0, MAX_CONSTRAINTS).map((each) => each.constraint)]
    const rules = { upgrade, rejectsUnreadable: false }
    const choice = chooseForProvider({ constraints, locked }, offered, rules)
    if (choice.kind === 'chosen') return []
    const conflict =
      choice.kind === 'none-fits'
        ? constraints.filter(({ text }) => choice.conflict.includes(text))
        : constraints
    const { newest } = offered
    const address = shownSource(item)
    return inside
      .filter(({ constraint }) => conflict.includes(constraint))
      .map((inner) => {
        const { by, constraint } = inner
        const others = conflict.filter((each) => each !== constraint).map(showPlaced)
        const about = { by, address, constraint: constraint.text, others, newest }
        return draftOf(inner, moduleDescribed(about))
      })
  })
}

const showPlaced = ({ text, place }: Placed): string => `"${text}" (${place.file}:${place.line})`

const draftOf = (
  { call: { place }, host }: InnerCall | InnerProvider,
  problem: PlacedDraft['problem']
): PlacedDraft => ({
  host,
  services: [MODULES],
  problem,
  places: [becauseOf(place)],
  needed: true
})
