// What is said of an unknown authority.

import { tlsUntrusted } from '../../src/rules/problems/http/tls.ts'
import { plain } from '../../src/rules/protocol/marked-text.ts'
import { inWords } from '../support/in-words.ts'
import { describe, expect, it } from '../support/jest.ts'

type Sent = 'leaf' | 'chain' | 'root' | 'self-signed'

const untrusted = (sent: Sent, issuer: string, hasFile = false) =>
  tlsUntrusted({
    host: 'registry.example.com',
    isLeaf: true,
    flaw: { kind: 'unknown-authority', sent },
    issuer,
    hasFile
  })

describe('a certificate of an unknown authority', () => {
  const proxies = [
    'O=Zscaler Inc.\nCN=Root CA',
    'CN=Acme TLS Inspection CA',
    'CN=proxy.acme.example',
    'CN=FortiGate CA'
  ]
  it.each(proxies)('of %j looks like that of an intercepting proxy', (issuer) => {
    expect(plain(untrusted('root', issuer).message)).toMatch(
      /, which looks like an intercepting proxy$/
    )
  })

  it('of another authority does not', () => {
    expect(plain(untrusted('root', 'C=DE\nO=Proxmox\nCN=Acme Root').message)).toBe(
      'the certificate of registry.example.com is signed by an unknown authority that signed itself; issuer CN=Acme Root, O=Proxmox, C=DE'
    )
  })

  it.each<Sent>(['root', 'self-signed'])('is not cured by a longer chain: %s', (sent) => {
    expect(inWords(untrusted(sent, 'CN=Acme Root').help)).not.toContain('chain')
  })

  it.each<Sent>(['leaf', 'chain'])('may be cured by a longer chain: %s', (sent) => {
    expect(inWords(untrusted(sent, 'CN=Acme Root').help)).toContain('chain')
    expect(inWords(untrusted(sent, 'CN=Acme Proxy Root').help)).not.toContain('chain')
  })

  it('asks for a ca-file only if there is none', () => {
    expect(inWords(untrusted('root', 'CN=Acme Root').help)).toMatch(
      /^set `ca-file` to the certificate of the issuer;/
    )
    expect(inWords(untrusted('root', 'CN=Acme Root', true).help)).toMatch(
      /^add the certificate of the issuer to `ca-file`, which does not contain it;/
    )
  })

  it('names the issuer in few characters, without user info', () => {
    const message = plain(untrusted('root', `CN=https://user:secret@${'a'.repeat(10_000)}`).message)
    expect(message.length).toBeLessThan(250)
    expect(message).not.toContain('secret')
  })
})
