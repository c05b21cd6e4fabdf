// Loaded with --require: writes the program's CPU time in milliseconds when it ends.
const { writeFileSync } = require('node:fs')

const file = process.env.CPU_TIME_FILE
delete process.env.CPU_TIME_FILE
process.on('exit', () => {
  const { user, system } = process.cpuUsage()
  writeFileSync(file, String((user + system) / 1000))
})
