// How many packages are transferred at once, and how much of all of them.
import type { PackageFailure } from '../../read/packages/package-tree.ts'
import { once } from '../../rules/text/once.ts'
import { Gate } from '../network/gate.ts'

const AT_ONCE = 8
const AT_ONCE_FROM_HOST = 4

const MAX_BYTES = 512 * 1024 * 1024

// Parsed, each takes some more.
const MAX_KEPT = 64 * 1024 * 1024

export const NO_ROOM_TO_KEEP: PackageFailure = {
  kind: 'unread',
  why: `this check reads at most ${MAX_KEPT / 1024 / 1024} MiB of configuration in all packages`
}

export const NO_ROOM: PackageFailure = {
  kind: 'unread',
  why: `this check transfers at most ${MAX_BYTES / 1024 / 1024} MiB of packages`
}

export type TransferProgress = {
  readonly done: number
  /** The hosts of the transfers under way, the longest first. */
  readonly waiting: readonly string[]
}

export type Transfers = ReturnType<typeof newTransfers>

/** Shared by all packages of a check. */
export function newTransfers(progress: (progress: TransferProgress) => void) {
  const all = new Gate(AT_ONCE)
  const gateOf = once((_host: string) => new Gate(AT_ONCE_FROM_HOST))
  const waiting: string[] = []
  let done = 0
  async function transfer<T>(host: string, inside: () => Promise<T>): Promise<T> {
    waiting.push(host)
    progress({ done, waiting })
    try {
      return await inside()
    } finally {
      waiting.splice(waiting.indexOf(host), 1)
      done += 1
      progress({ done, waiting })
    }
  }
  return {
    /** Runs `inside` as soon as there is room, in all and for the host. */
    pass: <T>(host: string, inside: () => Promise<T>) =>
      gateOf(host).pass(() => all.pass(() => transfer(host, inside))),
    /** How many bytes may still be transferred, and how many characters of configuration be kept. */
    room: { bytes: MAX_BYTES, kept: MAX_KEPT }
  }
}
