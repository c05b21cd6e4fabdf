// Reads HTTP/1.1 requests from a socket by hand, so that nothing is normalized.
import type { Socket } from 'node:net'

// Far more than any client under test sends.
const MAX_HEAD_BYTES = 256 * 1024

/** One request as it was sent. Header values are latin-1, one character a byte. */
export type SeenRequest = {
  readonly method: string
  /** `https://HOST/PATH?QUERY` with the Host header's host, in lower case. */
  readonly url: string
  readonly scheme: 'https' | 'http'
  /** The Host header, in lower case. */
  readonly host: string
  /** Path and query. */
  readonly path: string
  readonly headers: readonly (readonly [name: string, value: string])[]
  /** The whole value, `Bearer ` included. */
  readonly authorization: string | null
  readonly body: string
  /** Requests with the same number came over one connection. */
  readonly connection: number
}

/** The first header of that name, or null. */
export function headerOf(request: SeenRequest, name: string): string | null {
  return request.headers.find(([key]) => key.toLowerCase() === name.toLowerCase())?.[1] ?? null
}

type From = { readonly scheme: 'https' | 'http'; readonly connection: number }

/** Every request on a connection, one after the other, until it ends or breaks. */
export async function* requestsOn(socket: Socket, from: From): AsyncGenerator<SeenRequest> {
  let rest = Buffer.alloc(0)
  // The socket stays open: further bytes may belong to a tunnel.
  const chunks = socket.iterator({ destroyOnReturn: false })
  const more = async (): Promise<boolean> => {
    // A reset connection has no more requests.
    const next = await chunks.next().catch(() => ({ done: true, value: undefined }))
    if (next.done === true || !(next.value instanceof Uint8Array)) return false
    rest = Buffer.concat([rest, next.value])
    return true
  }
  try {
    for (;;) {
      let end = rest.indexOf('\r\n\r\n')
      while (end === -1) {
        if (rest.length > MAX_HEAD_BYTES || !(await more())) return
        end = rest.indexOf('\r\n\r\n')
      }
      const head = parseHead(rest.subarray(0, end).toString('latin1'), from)
      if (head === null) return
      const bodyBytes = Number(headerOf(head, 'content-length') ?? 0)
      const start = end + 4
      while (rest.length < start + bodyBytes) if (!(await more())) return
      const body = rest.subarray(start, start + bodyBytes).toString()
      rest = rest.subarray(start + bodyBytes)
      yield { ...head, body }
    }
  } finally {
    await chunks.return?.()
  }
}

function parseHead(head: string, from: From): SeenRequest | null {
  const [first = '', ...lines] = head.split('\r\n')
  const [, method, target] = /^([A-Z]+) (\S+) HTTP\/1\.[01]$/.exec(first) ?? []
  if (method === undefined || target === undefined) return null
  const headers = lines.map((line) => {
    const colon = line.indexOf(':')
    return [line.slice(0, colon), line.slice(colon + 1).trim()] as const
  })
  const find = (name: string): string | null =>
    headers.find(([key]) => key.toLowerCase() === name)?.[1] ?? null
  const host = (find('host') ?? '').toLowerCase()
  return {
    method,
    url: target.startsWith('/') ? `${from.scheme}://${host}${target}` : target,
    scheme: from.scheme,
    host,
    path: target,
    headers,
    authorization: find('authorization'),
    body: '',
    connection: from.connection
  }
}
