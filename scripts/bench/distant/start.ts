// Starts hosts.ts as a process.
import { fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import type { Authority } from '../../../test/support/certificates.ts'
import type { Counts, Order, Ports } from './hosts.ts'

export type Hosts = AsyncDisposable & {
  readonly ports: Ports
  /** What all hosts have counted so far. */
  readonly counts: () => Promise<Counts>
}

/** Every name below `example.com`, near and `roundTripMs` away. */
export async function startHosts(authority: Authority, roundTripMs: number): Promise<Hosts> {
  const child = fork(fileURLToPath(new URL('hosts.ts', import.meta.url)))
  const { cert, key } = authority.show('*.example.com')
  child.send({ cert, key, roundTripMs } satisfies Order)
  const ended = once(child, 'exit')
  const answered = async <T>(): Promise<T> => {
    const [message]: [T] = await Promise.race([
      once(child, 'message') as Promise<[T]>,
      ended.then(([code]) => Promise.reject(new Error(`the hosts ended with ${code}`)))
    ])
    return message
  }
  const ports = await answered<Ports>()
  return {
    ports,
    counts: () => {
      child.send('count')
      return answered<Counts>()
    },
    [Symbol.asyncDispose]: async () => {
      child.disconnect()
      await ended
    }
  }
}
