// Run as a process: what any program needs at least for one request to a host. JavaScript, so that Node reads it as is.
import { readFileSync } from 'node:fs'
import { get } from 'node:https'

const [caFile, port, host] = process.argv.slice(2)
get(
  {
    host: '127.0.0.1',
    port,
    servername: host,
    headers: { host },
    path: '/.well-known/terraform.json',
    ca: readFileSync(caFile, 'utf8')
  },
  (response) => {
    let body = ''
    response.setEncoding('utf8').on('data', (text) => {
      body += text
    })
    response.on('end', () => process.stdout.write(`${Object.keys(JSON.parse(body)).length}\n`))
  }
)
