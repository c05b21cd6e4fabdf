import { execFileSync } from 'node:child_process'
import { mkdirSync, truncateSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DOCS_URL } from '../../src/rules/protocol/version.ts'
import { readSettings } from '../../src/settings/read.ts'
import { type RawSettings, SettingsError } from '../../src/settings/settings.ts'
import { Authority } from '../support/certificates.ts'
import { HOST } from '../support/evidence-builder.ts'
import { describe, expect, it } from '../support/jest.ts'
import { type TemporaryDirectory, temporaryDirectory } from '../support/temporary.ts'

type Surroundings = Parameters<typeof readSettings>[1]

/** The mistakes, with the directory as `DIR`; none if the settings are read. */
async function mistakesOf(
  raw: RawSettings,
  { directory, environment = {} }: Partial<Surroundings>
): Promise<readonly string[]> {
  try {
    readSettings(raw, { directory: directory ?? '/', environment })
    return []
  } catch (error) {
    if (!(error instanceof SettingsError)) throw error
    return error.mistakes.map((mistake) => mistake.replaceAll(directory ?? '\0', 'DIR'))
  }
}

async function aDirectory(files: Readonly<Record<string, string>>): Promise<TemporaryDirectory> {
  const directory = await temporaryDirectory()
  for (const [name, text] of Object.entries(files)) writeFileSync(join(directory.path, name), text)
  return directory
}

describe('ca-file', () => {
  const { pem } = new Authority()

  it('is read, and only its certificates are kept', async () => {
    await using directory = await aDirectory({ 'ca.pem': `# ours\n${pem}\n${pem}# end\n` })
    const raw = { hostnames: HOST, 'ca-file': join(directory.path, 'ca.pem') }
    const { authorities } = readSettings(raw, { directory: '/', environment: {} })
    expect(authorities).toBe(`${pem.trim()}\n${pem.trim()}`)
  })

  it('may be missing', async () => {
    const settings = readSettings({ hostnames: HOST }, { directory: '/', environment: {} })
    expect(settings.authorities).toBeNull()
  })

  it.each([
    { name: 'does not exist', file: 'nowhere', why: /^ca-file "DIR\/nowhere" .*ENOENT/ },
    { name: 'is a directory', file: 'directory', why: /^ca-file "DIR\/directory" is a directory / },
    { name: 'is too large', file: 'large', why: /^ca-file "DIR\/large" .*the limit is 4 MiB$/ },
    { name: 'is a pipe', file: 'pipe', why: /^ca-file "DIR\/pipe" is a named pipe / },
    { name: 'is empty', file: 'empty', why: /^ca-file "DIR\/empty" .*no certificate/ },
    { name: 'is not PEM', file: 'words', why: /^ca-file "DIR\/words" .*no certificate/ },
    { name: 'has an invalid certificate', file: 'broken', why: /^ca-file "DIR\/broken" / }
  ])('is rejected if it $name', async ({ file, why }) => {
    await using directory = await aDirectory({
      empty: '',
      words: 'not a certificate',
      broken: '-----BEGIN CERTIFICATE-----\nAAAA\n-----END CERTIFICATE-----\n'
    })
    mkdirSync(join(directory.path, 'directory'))
    writeFileSync(join(directory.path, 'large'), '')
    truncateSync(join(directory.path, 'large'), 4 * 1024 * 1024 + 1)
    execFileSync('mkfifo', [join(directory.path, 'pipe')])
    const raw = { hostnames: HOST, 'ca-file': join(directory.path, file) }
    const mistakes = await mistakesOf(raw, { directory: directory.path })
    expect(mistakes).toEqual([expect.stringMatching(why)])
  })
})

describe('scan', () => {
  it('accepts paths that exist below the directory, and globs that match nothing', async () => {
    await using directory = await aDirectory({ 'main.tf': '' })
    const scan = 'main.tf\n./main.tf\n.\nnowhere/**\n{a,b}/*.tf'
    expect(await mistakesOf({ scan }, { directory: directory.path })).toEqual([])
  })

  it('rejects each path that does not exist', async () => {
    await using directory = await aDirectory({})
    const mistakes = await mistakesOf({ scan: 'one\n.\ntwo/three' }, { directory: directory.path })
    expect(mistakes).toEqual([
      expect.stringMatching(/"one".* DIR/),
      expect.stringMatching(/"two\/three".* DIR/)
    ])
  })
})

describe('proxy variables', () => {
  const target = { scheme: 'https', name: HOST, port: 443 } as const

  it('are read from the environment', async () => {
    const environment = { HTTPS_PROXY: 'http://proxy.example.com:3128' }
    const { chooseProxy } = readSettings({ hostnames: HOST }, { directory: '/', environment })
    expect(chooseProxy(target)?.href).toBe('http://proxy.example.com:3128/')
    expect(chooseProxy({ ...target, scheme: 'http' })).toBeNull()
  })

  it('are rejected without showing their password', async () => {
    const environment = { HTTPS_PROXY: 'socks5://me:s3cret@proxy.example.com' }
    const mistakes = await mistakesOf({ hostnames: HOST }, { environment })
    expect(mistakes).toEqual([expect.stringMatching(/^HTTPS_PROXY /)])
    expect(mistakes.join()).not.toContain('s3cret')
  })
})

it('reports the mistakes of settings, files and variables together', async () => {
  const mistakes = await mistakesOf(
    { hostnames: 'a_b', 'ca-file': '/does/not/exist', scan: 'nowhere' },
    { environment: { HTTP_PROXY: 'ftp://proxy.example.com' } }
  )
  expect(mistakes).toEqual([
    expect.stringContaining('"a_b"'),
    expect.stringContaining('/does/not/exist'),
    expect.stringContaining('HTTP_PROXY'),
    expect.stringContaining('"nowhere"')
  ])
})

describe('addresses in hostnames', () => {
  it('may name modules and providers with constraints', async () => {
    const line = `${HOST} modules.v1=acme/network/aws@>=1.2,<2 providers.v1=acme/box`
    const { hostnames } = readSettings({ hostnames: line }, { directory: '/', environment: {} })
    expect(hostnames).toEqual([
      {
        host: HOST,
        services: ['modules.v1', 'providers.v1'],
        addresses: [
          { host: HOST, service: 'modules.v1', text: 'acme/network/aws@>=1.2,<2' },
          { host: HOST, service: 'providers.v1', text: 'acme/box' }
        ]
      }
    ])
  })

  it.each([
    { name: 'a module without a system', item: 'modules.v1=acme/network' },
    { name: 'a module with a directory but no name', item: 'modules.v1=//sub' },
    { name: 'no address', item: 'modules.v1=' },
    { name: 'an empty constraint', item: 'providers.v1=acme/box@' },
    { name: 'a constraint for modules only', item: 'providers.v1=acme/box@v1.0' },
    { name: 'a provider without a namespace', item: 'providers.v1=box' },
    { name: 'a provider of another host', item: 'providers.v1=example.org/acme/box' }
  ])('are rejected with $name', async ({ item }) => {
    const mistakes = await mistakesOf({ hostnames: `${HOST} ${item}` }, {})
    expect(mistakes).toHaveLength(1)
    expect(mistakes[0]).toMatch(/^hostnames: ".*" is wrong: .*; expected (modules|providers)\.v1=/)
  })

  it('are rejected for services that have none', async () => {
    expect(await mistakesOf({ hostnames: `${HOST} tfe.v2=acme` }, {})).toEqual([
      'hostnames: "tfe.v2=acme" is not a service id; expected NAME.vN, such as "modules.v1"'
    ])
  })
})

it('rejects codes in `ignore` that never existed', async () => {
  const ignore = 'host-slwo\nconstructor\nhost-slow'
  const raw = { hostnames: HOST, ignore }
  expect(await mistakesOf(raw, {})).toEqual([
    'ignore: "host-slwo" is not a problem code; did you mean "host-slow"?',
    `ignore: "constructor" is not a problem code; ${DOCS_URL} lists the codes`
  ])
})

it('rejects `repositories` without usages files, in which nothing would be missing', async () => {
  expect(await mistakesOf({ repositories: 'acme/network' }, {})).toEqual([
    'repositories needs usages; set it to the usages files of the repositories'
  ])
})
