// Constraints as they are read: of a hundred thousand, a few hundred differ.

import { remembered } from '../../hcl/evaluate.ts'
import { MAIN_CLIENTS, type MainClient } from '../../protocol/clients.ts'
import { chooseProviderVersion } from '../../registry/versions/choice.ts'
import {
  parseModuleConstraint,
  parseProviderConstraint,
  type Term
} from '../../registry/versions/constraint.ts'
import { isMeetableByModules, isMeetableByProviders } from '../../registry/versions/meetable.ts'

// A constraint may have line breaks between its terms, but never this character.
const BETWEEN = '\0'

export class Readings {
  readonly module = remembered(parseModuleConstraint)
  readonly provider = remembered(parseProviderConstraint)

  /** None of a text that the clients refuse: it has its own finding. */
  readonly terms = (text: string): readonly Term[] => {
    const read = this.provider(text)
    return read.ok ? read.value : []
  }

  /** The clients for which no version of a module meets a constraint. */
  readonly refusedByModules = remembered((text: string): readonly MainClient[] => {
    const read = this.module(text)
    return read.ok ? MAIN_CLIENTS.filter((client) => !isMeetableByModules(read.value, client)) : []
  })

  private readonly joined = remembered((key: string) => {
    const terms = key.split(BETWEEN).flatMap(this.terms)
    // Most often one of the versions that the constraints name meets all of them.
    const named = terms.map(({ version }) => version)
    return chooseProviderVersion(named, terms) !== null || isMeetableByProviders(terms)
  })

  /** Whether some version of a provider meets constraints. */
  isMeetable(texts: readonly string[]): boolean {
    return this.joined([...new Set(texts)].join(BETWEEN))
  }
}
