// Run as a process: connects to many hosts with TLS and does nothing else; prints milliseconds.
import { readFileSync } from 'node:fs'
import { connect, createSecureContext } from 'node:tls'

const [caFile = '', port = '', hosts = ''] = process.argv.slice(2)
const AT_ONCE = 64

const secureContext = createSecureContext({ ca: readFileSync(caFile, 'utf8') })
const begun = process.cpuUsage()
let next = 0
await Promise.all(Array.from({ length: AT_ONCE }, work))
const { user, system } = process.cpuUsage(begun)
process.stdout.write(`${(user + system) / 1000}\n`)

async function work(): Promise<void> {
  while (next < Number(hosts)) {
    next += 1
    await shakeHands(`host-${next}.example.com`)
  }
}

/** A connection, a handshake and a verified certificate. */
function shakeHands(servername: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const socket = connect(
      { host: '127.0.0.1', port: Number(port), servername, secureContext },
      () => {
        socket.destroy()
        resolve()
      }
    )
    socket.once('error', reject)
  })
}
