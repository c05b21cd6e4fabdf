// Loaded into a program: when it ends, the processor's time that it took, in milliseconds, is written.
const { writeFileSync } = require('node:fs')

const file = process.env.CPU_TIME_FILE
delete process.env.CPU_TIME_FILE
process.on('exit', () => {
  const { user, system } = process.cpuUsage()
  writeFileSync(file, String((user + system) / 1000))
})
