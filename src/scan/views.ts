// What a mention says to the clients that read its file. Equal texts are worked out once.
import type { MainClient } from '../protocol/clients.ts'
import type { Hostname } from '../protocol/hostname.ts'
import { isLocalPath } from '../protocol/module-address.ts'
import type { FileMentions } from './file-mentions.ts'
import type { Mention } from './mentions.ts'
import { readMention, type Values } from './readings.ts'
import type { Row } from './row.ts'
import { NOTHING, type Reading } from './rules.ts'
import type { Need } from './usage.ts'

/** One client's view of one mention. */
export type View = { readonly client: MainClient; readonly reading: Reading }

/** All that a mention says. */
export type Outlook = {
  readonly text: string | null
  /** Of every client that reads the file. */
  readonly views: readonly View[]
  /** The first reading that has a host. */
  readonly named: Reading
  /** Some reading has a problem. */
  readonly isFaulty: boolean
  /** What the clients need together; null where that is up to the rest of the module. */
  readonly needs: readonly Need[] | null
}

// Sources repeat: of a hundred thousand, a few thousand differ. Beyond so many it begins anew.
const MOST_KNOWN = 10_000

/** Of one scan: it remembers. */
export class Outlooks {
  private readonly known = new Map<Row, Map<string, Outlook>>()
  private count = 0
  private readonly shared = sharing()

  /** `values` are only asked for where a value is no literal. */
  of(file: FileMentions, mention: Mention, values: Values): Outlook {
    const { row, value, versions } = mention
    // Paths within the repository hardly repeat, and there is nothing to work out.
    if (value?.kind !== 'known' || isLocalPath(value.text)) {
      return this.workOut(file, mention, values)
    }
    const alike = this.alike(row)
    const { clients } = file.kind
    const key = `${clients.length > 1 ? '' : clients[0]} ${versions === null} ${value.text}`
    const before = alike.get(key)
    if (before !== undefined) return before
    const outlook = this.workOut(file, mention, values)
    alike.set(key, outlook)
    this.count += 1
    return outlook
  }

  private alike(row: Row): Map<string, Outlook> {
    if (this.count > MOST_KNOWN) {
      this.known.clear()
      this.count = 0
    }
    const before = this.known.get(row)
    if (before !== undefined) return before
    const alike = new Map<string, Outlook>()
    this.known.set(row, alike)
    return alike
  }

  private workOut(file: FileMentions, mention: Mention, values: Values): Outlook {
    const views: View[] = []
    for (const client of file.kind.clients) {
      const [first] = views
      const isSame = first !== undefined && isForAll(mention, first.reading)
      const reading = isSame ? first.reading : readMention(file, mention, client, values)
      views.push({ client, reading })
    }
    const isOpen = views.some(({ reading }) => reading.needed === 'state')
    return {
      text: mention.value?.text ?? null,
      views,
      named: views.find(({ reading }) => reading.host !== null)?.reading ?? NOTHING,
      isFaulty: views.some(({ reading }) => reading.problem !== undefined),
      needs: isOpen ? null : this.shared(needsOf(views, mention.row, () => null))
    }
  }
}

// A module's own directory, and a registry that is named, are the same to everybody.
const isForAll = ({ row, value }: Mention, { host, isHostImplied, problem }: Reading): boolean => {
  if (row.rule !== 'module' || value?.kind !== 'known' || problem !== undefined) return false
  return value.text.startsWith('.') || (host !== null && !isHostImplied)
}

/** What these clients need; `stateHost` is the host that keeps the module's state. */
export function needsOf(
  views: readonly View[],
  { service }: Row,
  stateHost: (client: MainClient) => Hostname | null
): readonly Need[] {
  if (service === null) return []
  const needs = new Map<string, Need>()
  for (const { client, reading } of views) {
    // A name that stands for the host of the state is all that is known where there is no such host.
    const host = reading.needed === 'state' ? (stateHost(client) ?? reading.host) : reading.needed
    if (host === null) continue
    const clients = [...(needs.get(host)?.clients ?? []), client]
    needs.set(host, { host, service, clients })
  }
  return [...needs.values()]
}

/** Thousands of usages need the same of the same few hosts: one copy of that is enough. */
function sharing(): (needs: readonly Need[]) => readonly Need[] {
  const known = new Map<string, readonly Need[]>()
  return (needs) => {
    const key = needs.map(({ host, service, clients }) => [host, service, ...clients]).join('|')
    const before = known.get(key)
    if (before !== undefined) return before
    known.set(key, needs)
    return needs
  }
}
