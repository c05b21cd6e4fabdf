// What signals and crashes do to a program, with one that only records it.
import { EventEmitter } from 'node:events'
import { Stop } from '../../src/observe/visit/stop.ts'
import { endWhenInterrupted, type Program } from '../../src/run/program/run.ts'
import { describe, expect, it } from '../support/jest.ts'

function aProgram(isFinal = false) {
  const did: string[] = []
  const clock = { ms: 1000 }
  const program = Object.assign(new EventEmitter(), {
    pid: 42,
    hrtime: { bigint: () => BigInt(clock.ms) * 1_000_000n },
    kill: (pid: number, signal: string) => did.push(`kill ${pid} ${signal}`),
    exit: (exitCode: number) => did.push(`exit ${exitCode}`)
  })
  const stop = new Stop()
  const crash = (error: unknown) => {
    did.push(`described ${error}`)
    return 3
  }
  const watched = program as unknown as Program
  const interrupted = endWhenInterrupted(watched, stop, { isFinal, crash })
  return { did, program, stop, clock, interrupted }
}

describe('a signal', () => {
  it('ends the check, and a later one the program by the same signal', () => {
    const { did, program, stop, clock, interrupted } = aProgram()
    program.emit('SIGINT')
    expect(stop.why).toEqual({ kind: 'signal', signal: 'SIGINT' })
    expect(interrupted.aborted).toBe(true)
    clock.ms += 7500
    expect(did).toEqual([])
    program.emit('SIGTERM')
    expect(did).toEqual(['kill 42 SIGTERM'])
    expect(program.listenerCount('SIGTERM')).toBe(0)
    expect(stop.why).toEqual({ kind: 'signal', signal: 'SIGINT' })
  })

  it('may arrive twice at once, as one Ctrl-C does below npx', () => {
    const { did, program, clock } = aProgram()
    program.emit('SIGINT')
    clock.ms += 20
    program.emit('SIGINT')
    expect(did).toEqual([])
  })

  it('after the deadline is the first signal', () => {
    const { did, program, stop, interrupted } = aProgram()
    stop.end({ kind: 'deadline', ms: 1000 })
    program.emit('SIGINT')
    expect({ did, why: stop.why?.kind, isInterrupted: interrupted.aborted }).toEqual({
      did: [],
      why: 'deadline',
      isInterrupted: true
    })
  })

  it('ends a program at once that has no results to report', () => {
    const { did, program, stop } = aProgram(true)
    program.emit('SIGHUP')
    expect(did).toEqual(['kill 42 SIGHUP'])
    expect(stop.signal.aborted).toBe(true)
  })
})

describe('a crash', () => {
  it('is described and ends the check, and a second one the program', () => {
    const { did, program, stop, interrupted } = aProgram()
    program.emit('uncaughtException', new Error('a bug'))
    expect(did).toEqual(['described Error: a bug'])
    expect(stop.why).toEqual({ kind: 'crash' })
    expect(interrupted.aborted).toBe(true)
    program.emit('uncaughtException', new Error('another bug'))
    expect(did.slice(1)).toEqual(['described Error: another bug', 'exit 3'])
  })
})

it('helpers are ended however the program ends', () => {
  const { program, stop } = aProgram()
  program.emit('exit')
  expect(stop.signal.aborted).toBe(true)
})
