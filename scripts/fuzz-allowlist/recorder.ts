// Records which hosts a process contacts: a proxy on loopback that refuses everything, and programs in place of ssh, hg
// and the connections of git://.

import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { createServer, type Server } from 'node:net'
import { join } from 'node:path'
import { listen, portOf } from '../../test/support/registry.ts'

// One file for each call, with its arguments between NULs.
const RECORD = `#!/bin/sh
{ printf '%s' "\${0##*/}"; for word; do printf '\\0%s' "$word"; done; } > "$FUZZ_CALLS/$$"
exit 1
`
const REFUSAL = 'HTTP/1.1 502 Recorded\r\nContent-Length: 0\r\nConnection: close\r\n\r\n'

export class Recorder implements AsyncDisposable {
  readonly #contacts = new Set<string>()
  readonly #server: Server
  readonly #directory: string

  private constructor(directory: string) {
    this.#directory = directory
    this.#server = createServer((socket) => {
      let head = ''
      socket.setEncoding('latin1').on('error', () => {})
      socket.on('data', (part) => {
        head += part
        if (!head.includes('\n')) return
        const contact = contactOf(head.slice(0, head.indexOf('\r\n')))
        if (contact !== null) this.#contacts.add(contact)
        socket.end(REFUSAL)
      })
    })
  }

  static async start(directory: string): Promise<Recorder> {
    const recorder = new Recorder(directory)
    await mkdir(join(directory, 'calls'), { recursive: true })
    await mkdir(join(directory, 'bin'), { recursive: true })
    for (const name of ['ssh', 'hg', 'git-connection']) {
      await writeFile(join(directory, 'bin', name), RECORD, { mode: 0o755 })
    }
    await listen(recorder.#server)
    return recorder
  }

  /** Variables that lead all contacts here. */
  get env(): Record<string, string> {
    const proxy = `http://127.0.0.1:${portOf(this.#server)}`
    const names = ['HTTP_PROXY', 'HTTPS_PROXY', 'ALL_PROXY']
    return {
      ...Object.fromEntries(
        names.flatMap((name) => [
          [name, proxy],
          [name.toLowerCase(), proxy]
        ])
      ),
      PATH: `${join(this.#directory, 'bin')}:${process.env['PATH'] ?? ''}`,
      FUZZ_CALLS: join(this.#directory, 'calls'),
      GIT_CONFIG_NOSYSTEM: '1',
      GIT_TERMINAL_PROMPT: '0',
      GIT_CEILING_DIRECTORIES: this.#directory,
      GIT_CONFIG_COUNT: '1',
      GIT_CONFIG_KEY_0: 'core.gitProxy',
      GIT_CONFIG_VALUE_0: join(this.#directory, 'bin', 'git-connection')
    }
  }

  /** `HOST` or `HOST:PORT` of each contact. What goes past the proxy is known from the output only. */
  async contacts(output: string): Promise<readonly string[]> {
    const found = new Set(this.#contacts)
    for (const file of await readdir(join(this.#directory, 'calls'))) {
      const call = await readFile(join(this.#directory, 'calls', file), 'utf8')
      const contact = contactOfCall(call.split('\0'))
      if (contact !== null) found.add(contact)
    }
    const words = output.replaceAll(/\s+/g, ' ')
    for (const [, host = ''] of words.matchAll(/\blookup ([^\s:]+)(?: on [^\s]+)?: /g)) {
      found.add(normalize(host))
    }
    return [...found]
  }

  [Symbol.asyncDispose](): Promise<void> {
    // Processes that were ended may leave connections.
    this.#server.close()
    return Promise.resolve()
  }
}

const DEFAULT_PORTS = new Map([
  ['https', '443'],
  ['http', '80'],
  ['ftp', '21'],
  ['ftps', '990'],
  ['ssh', '22'],
  ['git', '9418']
])

/** Lower case, without a final dot and without the default port of the scheme. */
function normalize(host: string, scheme = ''): string {
  // Where a client takes a path or user info for a part of the name, a proxy still gets the name.
  const only = host.replace(/\/.*?(?=(?::\d+)?$)/, '').replace(/^.*@/, '')
  const [, name = '', port = ''] = /^(\[[^\]]*\]|[^:]*)(?::(\d*))?$/.exec(only) ?? ['', only, '']
  const short = name.toLowerCase().replace(/\.+$/, '')
  const digits = port.replace(/^0+(?=\d)/, '')
  return digits === '' || digits === DEFAULT_PORTS.get(scheme) ? short : `${short}:${digits}`
}

/** From the first line of a request to the proxy. */
function contactOf(line: string): string | null {
  const [method = '', ...rest] = line.split(' ')
  const target = Buffer.from(rest.slice(0, -1).join(' '), 'latin1').toString()
  return method === 'CONNECT' ? normalize(target, 'https') : hostOfUrl(target)
}

function hostOfUrl(url: string): string | null {
  const [, scheme = '', authority] = /^([a-z][a-z0-9+.-]*):\/\/([^/?#]*)/i.exec(url) ?? []
  if (authority === undefined) return null
  return normalize(authority.slice(authority.lastIndexOf('@') + 1), scheme.toLowerCase())
}

/** `ssh [OPTIONS] [USER@]HOST COMMAND`, `hg clone … URL DIRECTORY`, `git-connection HOST PORT`. */
function contactOfCall([program, ...words]: readonly string[]): string | null {
  if (program === 'hg') return words.map(hostOfUrl).find((host) => host !== null) ?? null
  // Git looks up a name with its user info, which none has.
  if (program === 'git-connection') {
    return words[0]?.includes('@') ? null : normalize(words.join(':'), 'git')
  }
  let port = '22'
  for (let at = 0; at < words.length; at += 1) {
    const word = words[at] ?? ''
    if (!word.startsWith('-')) {
      const host = word.slice(word.lastIndexOf('@') + 1)
      return normalize(host.includes(':') ? `[${host}]` : `${host}:${port}`, 'ssh')
    }
    if (word === '-p') port = words[at + 1] ?? ''
    if (/^-[poi]$/.test(word)) at += 1
  }
  return null
}
