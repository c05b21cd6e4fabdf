// A process that appends lines to a file, or shortens it, until it is killed: `line-writer.ts FILE append NAME COUNT`.
import { argv, stdout } from 'node:process'
import { appendLines, readLines, removeLines } from '../../src/read/files/line-file.ts'

const [file = '', role, name, count = '0'] = argv.slice(2)
const MAX_BYTES = 1e9

if (role === 'append') {
  for (let number = 0; number < Number(count); number += 1) {
    // Long enough for a process to be killed while it writes.
    const padding = 'x'.repeat(number % 50 === 0 ? 200_000 : number % 7 === 0 ? 8000 : 10)
    appendLines(file, `{"id":"${name}-${number}","padding":"${padding}"}\n`)
    stdout.write(`${name}-${number}\n`)
  }
} else {
  for (let number = 0; number < Number(count); number += 1) {
    stdout.write('.')
    appendLines(file, '{"old":1}\n{"old":2}\n')
    const removed = new Set<number>()
    let line = 0
    const read = readLines(file, MAX_BYTES, (text) => {
      if (!text.startsWith('{"id":')) removed.add(line)
      line += 1
    })
    if (read !== null) removeLines(file, read, (each) => removed.has(each))
  }
}
