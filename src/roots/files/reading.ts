// Constraints as they are read: of a hundred thousand, a few hundred differ.
import { accept, type Parsed } from '../../go/parsed.ts'
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

type Read = Parsed<readonly Term[]>

// The scan cuts off longer texts. No real constraint is longer.
const MAX_TEXT = 4096
const isCut = (text: string): boolean => text.length >= MAX_TEXT
const UNKNOWN: Read = accept([])

/** Calls `make` once for each text. */
function cached<V>(make: (text: string) => V): (text: string) => V {
  const made = new Map<string, V>()
  return (text) => {
    const before = made.get(text)
    if (before !== undefined) return before
    const value = make(text)
    made.set(text, value)
    return value
  }
}

export class Readings {
  readonly module = cached((text): Read => (isCut(text) ? UNKNOWN : parseModuleConstraint(text)))
  readonly provider = cached(
    (text): Read => (isCut(text) ? UNKNOWN : parseProviderConstraint(text))
  )

  /** None of a text that the clients refuse: it has its own finding. */
  readonly terms = (text: string): readonly Term[] => {
    const read = this.provider(text)
    return read.ok ? read.value : []
  }

  /** The clients for which no version of a module meets a constraint. */
  readonly refusedByModules = cached((text): readonly MainClient[] => {
    const read = this.module(text)
    return read.ok ? MAIN_CLIENTS.filter((client) => !isMeetableByModules(read.value, client)) : []
  })

  private readonly joined = cached((key) => {
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
