// Loaded into a program under test: when it ends, the most memory that it had, in bytes, is written.
const { readFileSync, writeFileSync } = require('node:fs')

/** Not `resourceUsage` where it can be helped: on Linux that counts the process which forked us too. */
function peakMemoryBytes() {
  try {
    const [, kibibytes] = /^VmHWM:\s+(\d+) kB$/m.exec(readFileSync('/proc/self/status', 'utf8'))
    return Number(kibibytes) * 1024
  } catch {
    return process.resourceUsage().maxRSS * 1024
  }
}

const file = process.env.PEAK_MEMORY_FILE
delete process.env.PEAK_MEMORY_FILE
process.on('exit', () => writeFileSync(file, String(peakMemoryBytes())))
