import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { systemAuthorities } from '../../src/observe/tls/trust.ts'
import { expect, it } from '../support/jest.ts'
import { temporaryDirectory } from '../support/temporary.ts'

/** The texts of each list on Linux. */
const read = (variables: Parameters<typeof systemAuthorities>[0]) =>
  systemAuthorities(variables, 'linux').map((list) => list())

it('reads the files of NODE_EXTRA_CA_CERTS and SSL_CERT_FILE, then those in each directory of SSL_CERT_DIR', async () => {
  await using directory = await temporaryDirectory()
  const at = (name: string) => join(directory.path, name)
  for (const name of ['a', 'b']) mkdirSync(at(name))
  for (const name of ['extra', 'file', 'a/one', 'b/two']) writeFileSync(at(name), name)
  mkdirSync(at('a/directory'))
  // The names by which OpenSSL finds the other files, and a file elsewhere.
  symlinkSync('one', at('a/1a2b3c4d.0'))
  symlinkSync(at('file'), at('b/linked'))
  const variables = {
    NODE_EXTRA_CA_CERTS: at('extra'),
    SSL_CERT_FILE: at('file'),
    SSL_CERT_DIR: `${at('a')}:${at('missing')}:${at('b')}`
  }
  expect(read(variables)).toEqual([
    ['extra', 'file'],
    ['a/one', 'file', 'b/two']
  ])
})

it('reads no other file in place of one in SSL_CERT_FILE that is missing', () => {
  const [files] = read({ SSL_CERT_FILE: '/missing/file', SSL_CERT_DIR: '/missing' })
  expect(files).toEqual([])
})
