// Constraints as they are read: of a hundred thousand, a few hundred differ.

import { remembered } from '../../hcl/evaluate.ts'
import { chooseProviderVersion } from '../../registry/versions/choice.ts'
import { parseProviderConstraint, type Term } from '../../registry/versions/constraint.ts'
import { isMeetableByProviders } from '../../registry/versions/meetable.ts'

// A constraint may have line breaks between its terms, but never this character.
const BETWEEN = '\0'

/** None of a text that the clients refuse: it has its own finding. */
export function termsOf(text: string): readonly Term[] {
  const read = parseProviderConstraint(text)
  return read.ok ? read.value : []
}

const joined = remembered((key: string) => {
  const terms = key.split(BETWEEN).flatMap(termsOf)
  // Most often one of the versions that the constraints name meets all of them.
  const named = terms.map(({ version }) => version)
  return chooseProviderVersion(named, terms) !== null || isMeetableByProviders(terms)
})

/** Whether some version of a provider meets constraints. */
export const isMeetable = (texts: readonly string[]): boolean =>
  joined([...new Set(texts)].join(BETWEEN))
