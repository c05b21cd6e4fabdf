// Kills writers of one history file while they append and while they shorten it, and checks that no line that a writer
// has finished is lost. `node scripts/fuzz-history.ts [KILLS]`, by default 200.
import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'

const [kills = '200'] = process.argv.slice(2)
const directory = mkdtempSync(join(tmpdir(), 'history-'))
process.on('exit', () => rmSync(directory, { recursive: true, force: true }))
const file = join(directory, 'history.jsonl')
const finished = new Set<string>()

/** Kills one process after some milliseconds. */
async function run(role: string, name: string, ms: number): Promise<void> {
  const writer = spawn(process.execPath, [
    'test/support/line-writer.ts',
    file,
    role,
    name,
    '1000000'
  ])
  let said = ''
  writer.stdout.on('data', (chunk) => {
    said += chunk
  })
  const ended = new Promise((resolve) => writer.on('close', resolve))
  // The machine may be slow to start it.
  await new Promise((resolve) => writer.stdout.once('data', resolve))
  await setTimeout(ms)
  writer.kill('SIGKILL')
  await ended
  for (const line of said.split('\n').slice(0, -1)) if (role === 'append') finished.add(line)
}

for (let round = 0; round * 4 < Number(kills); round += 1) {
  const delay = () => Math.random() * 150
  await Promise.all([
    run('append', `a${round}`, delay()),
    run('append', `b${round}`, delay()),
    run('shorten', `c${round}`, delay()),
    run('shorten', `d${round}`, delay())
  ])
  // A process that crashed while it shortened the file leaves its lock, which the others ignore for ten minutes.
  rmSync(join(directory, '.history.jsonl.shorter'), { force: true })
  const kept = new Set<string>()
  let broken = 0
  for (const line of readFileSync(file, 'utf8').split('\n').slice(0, -1)) {
    const [, id] = /^\{"id":"([^"]+)","padding":"x*"\}$/.exec(line) ?? []
    if (id !== undefined) kept.add(id)
    else if (!/^(\{"old":\d\})?$/.test(line)) broken += 1
  }
  const lost = [...finished].filter((id) => !kept.has(id))
  if (lost.length > 0) {
    console.error(`round ${round}: lost ${lost.length} of ${finished.size}: ${lost.slice(0, 5)}`)
    process.exitCode = 1
    break
  }
  if (round % 10 === 0) console.log(`round ${round}: ${finished.size} lines, ${broken} broken`)
}
if (!process.exitCode) console.log(`${finished.size} lines of killed writers, none lost`)
