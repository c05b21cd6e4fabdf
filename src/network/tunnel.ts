// Requests a tunnel to an endpoint from a proxy with CONNECT.
import { request } from 'node:http'
import type { Socket } from 'node:net'
import { type Endpoint, hostText } from '../go/url.ts'
import { codedError } from './dial.ts'

/** `Proxy-Authorization` from the user info of the proxy's URL, if it has one. */
export function proxyHeaders(proxy: URL): { readonly 'proxy-authorization'?: string } {
  if (proxy.username === '' && proxy.password === '') return {}
  const pair = `${decodeURIComponent(proxy.username)}:${decodeURIComponent(proxy.password)}`
  return { 'proxy-authorization': `Basic ${Buffer.from(pair).toString('base64')}` }
}

// Bad Gateway, Service Unavailable, Gateway Timeout: the proxy is willing, and did not reach the host.
const NOT_REACHED = [502, 503, 504]

/**
 * Turns a connection to a proxy into one to the endpoint.
 * @throws an error with the code PROXY_REFUSED if the proxy refuses or closes the connection, or
 *   PROXY_NOT_REACHED if it did not reach the endpoint
 */
export function openTunnel(endpoint: Endpoint, proxy: URL, connection: Socket): Promise<Socket> {
  const authority = `${hostText(endpoint.name)}:${endpoint.port}`
  const refuse = (status = 0, reason = '') =>
    codedError(
      NOT_REACHED.includes(status) ? 'PROXY_NOT_REACHED' : 'PROXY_REFUSED',
      `proxy ${proxy.host} returned ${status} ${reason}`.trimEnd()
    )
  return new Promise((resolve, reject) => {
    const connect = request({
      method: 'CONNECT',
      path: authority,
      headers: { host: authority, ...proxyHeaders(proxy) },
      // net/http reads folded headers and others, which Node's strict parser rejects.
      insecureHTTPParser: true,
      createConnection: () => connection
    })
    connect.on('error', (error) => {
      const text = `proxy ${proxy.host} closed the connection: ${error.message}`
      reject(codedError('PROXY_REFUSED', text))
    })
    connect.on('connect', (response, _, head) => {
      if (response.statusCode === 200 && head.length === 0) return resolve(connection)
      connection.destroy()
      reject(refuse(response.statusCode, response.statusMessage))
    })
    connect.end()
  })
}
