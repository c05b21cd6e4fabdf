// What registry modules call and require, as far as their registries describe it: only warnings, since a
// description may be incomplete or wrong.
import { moduleDescribed } from '../../problems/init/inside.ts'
import { showHostname } from '../../protocol/hostname.ts'
import { MODULES } from '../../protocol/services.ts'
import { chooseForCall, chooseForProvider, newestOf, readOffered } from '../../roots/choice.ts'
import { type InnerCall, type InnerProvider, insideOf, listedIn } from '../../roots/inside.ts'
import { becauseOf, moduleKey, type Placed, providerKey, type Root } from '../../roots/root.ts'
import type { Inquiry } from '../../visit/registry/evidence.ts'
import type { PlacedDraft } from '../finding.ts'
import type { Caused } from './causes.ts'
import type { Item } from './items.ts'
import type { InitRules } from './judge-init.ts'

/** One warning for each call or requirement, however many roots meet it. */
export function judgeInside(
  inquiry: Inquiry,
  items: readonly Item[],
  { upgrade }: InitRules
): readonly Caused[] {
  const byRoot = Map.groupBy(items, ({ root }) => root)
  const found = inquiry.roots.flatMap((root) => {
    const inside = insideOf(root, listedIn(inquiry, root.client))
    const own = byRoot.get(root) ?? []
    return [
      ...inside.calls.map((call) => ({ call, draft: callDraft(call, root, inquiry) })),
      ...inside.providers.map((inner) => ({
        call: inner,
        draft: providerDraft(inner, inside.providers, own, upgrade)
      }))
    ].flatMap(({ call: { call }, draft }) => {
      const about = own.filter(({ address, places }) => {
        const [place] = places
        return address === call.address && place === becauseOf(call.place)
      })
      return draft === null ? [] : [{ draft, items: about }]
    })
  })
  return [...Map.groupBy(found, ({ draft }) => draft.problem.message).values()].flatMap((group) =>
    group.slice(0, 1).map(({ draft }) => ({
      draft: { ...draft, places: [...new Set(group.flatMap((each) => each.draft.places))] },
      items: group.flatMap((each) => each.items)
    }))
  )
}

/** A call that no version fits, or of a module that the registry does not have. */
function callDraft(inner: InnerCall, { client }: Root, inquiry: Inquiry): PlacedDraft | null {
  const { module, constraint } = inner
  const outcome = inquiry.modules.get(moduleKey(module))?.[client]?.outcome
  const address = `${showHostname(module.host)}/${module.namespace}/${module.name}/${module.system}`
  const about = { by: inner.by, address, constraint: constraint?.text ?? null, others: [] }
  if (outcome?.kind === 'status' && outcome.status === 404) {
    return draftOf(inner, moduleDescribed({ ...about, newest: null }))
  }
  if (outcome?.kind !== 'read' || outcome.value.kind !== 'versions') return null
  const offered = readOffered(outcome.value.texts, 'module')
  const choice = chooseForCall(inner, offered, client)
  if (choice.kind !== 'none-fits') return null
  return draftOf(inner, moduleDescribed({ ...about, ...newestOf(offered) }))
}

/** A requirement that does not go with those of the files and of other modules. */
function providerDraft(
  inner: InnerProvider,
  all: readonly InnerProvider[],
  items: readonly Item[],
  upgrade: boolean
): PlacedDraft | null {
  const key = providerKey(inner.provider)
  const item = items.find((each) => each.kind === 'provider' && each.key === key)
  if (item?.offered == null || item.choice?.kind !== 'chosen') return null
  const inside = all.filter(({ provider }) => providerKey(provider) === key)
  const constraints = [...item.constraints, ...inside.map(({ constraint }) => constraint)]
  const rules = { upgrade, rejectsUnreadable: false }
  const choice = chooseForProvider({ constraints, locked: item.locked }, item.offered, rules)
  const conflict =
    choice.kind === 'none-fits'
      ? constraints.filter(({ text }) => choice.conflict.includes(text))
      : constraints
  if (choice.kind === 'chosen' || !conflict.includes(inner.constraint)) return null
  const others = conflict.filter((each) => each !== inner.constraint).map(showPlaced)
  const { by, constraint } = inner
  const { newest } = newestOf(item.offered)
  const address = `${showHostname(item.host)}/${item.name}`
  return draftOf(
    inner,
    moduleDescribed({ by, address, constraint: constraint.text, others, newest })
  )
}

const showPlaced = ({ text, place }: Placed): string => `"${text}" (${place.file}:${place.line})`

const draftOf = (
  { call }: InnerCall | InnerProvider,
  problem: PlacedDraft['problem']
): PlacedDraft => ({
  host: call.module?.host as PlacedDraft['host'],
  services: [MODULES],
  problem,
  places: [becauseOf(call.place)],
  needed: true
})
