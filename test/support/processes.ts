// Processes that a program under test may leave behind.
import { existsSync, readFileSync } from 'node:fs'
import { kill } from 'node:process'

/** Whether the process runs. An ended one may remain as a zombie, which Linux shows in /proc and macOS collects. */
export function isAlive(pid: number): boolean {
  try {
    kill(pid, 0)
    const status = `/proc/${pid}/status`
    return !existsSync(status) || !/^State:\s+Z/m.test(readFileSync(status, 'utf8'))
  } catch {
    return false
  }
}
