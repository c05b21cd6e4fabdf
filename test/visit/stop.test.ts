// Visits that the end of the check cuts short.

import { createServer } from 'node:net'
import type { Visit } from '../../src/observe/visit/evidence.ts'
import { Stop } from '../../src/observe/visit/stop.ts'
import { plain } from '../../src/rules/protocol/marked-text.ts'
import { describe, expect, it } from '../support/jest.ts'
import { FakeRegistry } from '../support/registry.ts'
import { ManualTimers } from '../support/timers.ts'
import { visitAll } from '../support/visiting.ts'

const DEADLINE = { kind: 'deadline', ms: 600_000 } as const
const documentOf = (host: string) => `https://${host}/.well-known/terraform.json`

/** `found`, the code of the problem, and whether the host has no result. */
const resultsOf = (visits: readonly Visit[]): readonly string[] =>
  visits.map(({ attempt: { discovery } }) =>
    'problem' in discovery ? `${discovery.kind} ${discovery.problem.code}` : discovery.kind
  )

const messageOf = (visit: Visit | undefined): string =>
  visit !== undefined && 'problem' in visit.attempt.discovery
    ? plain(visit.attempt.discovery.problem.message)
    : ''

describe('when the check ends', () => {
  it('keeps results, ends the visits under way, and begins no other', async () => {
    await using registry = await FakeRegistry.start()
    const stop = new Stop()
    registry.offer('a.example.com', {})
    registry.answer(documentOf('b.example.com'), () => {
      setImmediate(() => stop.end(DEADLINE))
      return new Promise(() => {})
    })
    const hosts = ['a.example.com', 'b.example.com', 'c.example.com', 'd.example.com']
    const visits = await visitAll(registry, { hosts, stop, concurrency: 1 })
    expect(visits.map(({ host }) => host)).toEqual(hosts)
    expect(resultsOf(visits)).toEqual(['found', ...Array(3).fill('skipped host-not-checked')])
    expect(visits.slice(1, 3).map(messageOf)).toEqual([
      'the deadline of 600 s was reached: b.example.com was still being checked',
      'the deadline of 600 s was reached: c.example.com was not checked'
    ])
    expect(registry.requests).toHaveLength(2)
  })

  it('waits for no retry, and keeps the problem of the attempt before', async () => {
    await using registry = await FakeRegistry.start()
    const stop = new Stop()
    const timers = new ManualTimers()
    registry.answer(documentOf('a.example.com'), { status: 503 })
    const visits = await visitAll(registry, {
      hosts: ['a.example.com'],
      stop,
      retries: 3,
      startTimer: (ms, run) => {
        if (ms < 1000) setImmediate(() => stop.end(DEADLINE))
        return timers.startTimer(ms, run)
      }
    })
    expect(resultsOf(visits)).toEqual(['failed document-status'])
    expect(registry.requests).toHaveLength(1)
  })

  it('keeps the problem of the attempt before one under way', async () => {
    await using registry = await FakeRegistry.start()
    const stop = new Stop()
    registry.answer(documentOf('a.example.com'), { status: 503 }, () => {
      setImmediate(() => stop.end(DEADLINE))
      return new Promise(() => {})
    })
    const startTimer = (ms: number, run: () => void) => {
      if (ms < 1000) setImmediate(run)
      return () => {}
    }
    const visits = await visitAll(registry, {
      hosts: ['a.example.com'],
      stop,
      retries: 3,
      startTimer
    })
    expect(resultsOf(visits)).toEqual(['failed document-status'])
  })

  it('has a result for each of 200 hosts that do not answer', async () => {
    const silent = createServer(() => {})
    await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve))
    const address = silent.address()
    const port = typeof address === 'object' ? address?.port : undefined
    const hosts = Array.from({ length: 200 }, (_, index) => `h${index}.example.com`)
    const stop = new Stop()
    const timers = new ManualTimers()
    const progress: string[] = []
    const visits = await visitAll(
      { resolve: '', authority: { pem: '' } },
      {
        hosts,
        resolve: hosts.map((host) => `${host}=127.0.0.1:${port}`).join('\n'),
        stop,
        concurrency: 100,
        startTimer: timers.startTimer,
        progress: ({ done, waiting }) => {
          progress.push(`${done} ${waiting.size}`)
          if (done === 0 && waiting.size === 100) setImmediate(() => stop.end(DEADLINE))
        }
      }
    )
    silent.close()
    expect(new Set(resultsOf(visits))).toEqual(new Set(['skipped host-not-checked']))
    expect(visits).toHaveLength(200)
    expect(progress.at(-1)).toBe('100 0')
  })
})

it('keeps the first reason for the end', () => {
  const stop = new Stop()
  stop.end(DEADLINE)
  stop.end({ kind: 'signal', signal: 'SIGTERM' })
  expect(stop.why).toEqual(DEADLINE)
})
