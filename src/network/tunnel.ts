// Asks a proxy for a tunnel to a target: HTTP's CONNECT.
import { request } from 'node:http'
import type { Socket } from 'node:net'
import type { Target } from '../settings/proxy.ts'
import { ConnectionRefusal } from './dial.ts'

/** A proxy's `Proxy-Authorization`, from the user info of its URL; no header without. */
export function proxyHeaders(proxy: URL): { readonly 'proxy-authorization'?: string } {
  if (proxy.username === '' && proxy.password === '') return {}
  const pair = `${decodeURIComponent(proxy.username)}:${decodeURIComponent(proxy.password)}`
  return { 'proxy-authorization': `Basic ${Buffer.from(pair).toString('base64')}` }
}

/**
 * Turns a connection to a proxy into one to the target.
 * @throws ConnectionRefusal when the proxy says no, or breaks off
 */
export function openTunnel(target: Target, proxy: URL, connection: Socket): Promise<Socket> {
  const name = target.name.includes(':') ? `[${target.name}]` : target.name
  const authority = `${name}:${target.port}`
  const refuse = (status = 0, reason = '') =>
    new ConnectionRefusal('PROXY_REFUSED', `proxy ${proxy.host} answered ${status} ${reason}`)
  return new Promise((resolve, reject) => {
    const connect = request({
      method: 'CONNECT',
      path: authority,
      headers: { host: authority, ...proxyHeaders(proxy) },
      createConnection: () => connection
    })
    connect.on('error', (error) => {
      const text = `proxy ${proxy.host} broke off: ${error.message}`
      reject(new ConnectionRefusal('PROXY_REFUSED', text))
    })
    connect.on('connect', (response, _, head) => {
      if (response.statusCode === 200 && head.length === 0) return resolve(connection)
      connection.destroy()
      reject(refuse(response.statusCode, response.statusMessage))
    })
    connect.end()
  })
}
