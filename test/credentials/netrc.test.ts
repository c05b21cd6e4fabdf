import { learnLogin, parseNetrc, withLoginFrom } from '../../src/observe/credentials/netrc.ts'
import { basicAuthorization, showUrl } from '../../src/rules/go/url.ts'
import type { Token } from '../../src/rules/protocol/token.ts'
import { urlOf } from '../support/asking.ts'
import { aHome } from '../support/home.ts'
import { describe, expect, it } from '../support/jest.ts'

const loginsIn = (text: string): string =>
  Array.from(parseNetrc(text), ([machine, { name, password }]) =>
    [machine, name, password].join(' ')
  ).join(', ')

describe('a .netrc has a login for each machine', () => {
  it.each([
    { text: 'machine a.example.com login me password word', logins: 'a.example.com me word' },
    { text: 'machine\na\n\tlogin\tme\r\n\tpassword word\n', logins: 'a me word' },
    { text: 'machine a password word login me account x', logins: 'a me word' },
    { text: 'machine a login me', logins: 'a me ' },
    {
      text: 'machine a login me password 1\nmachine b login you password 2\nmachine a login x password 3',
      logins: 'a me 1, b you 2'
    },
    { text: '# machine x login y\nmachine a login me password word # z', logins: 'a me word' },
    { text: 'machine a login me password #word', logins: 'a me #word' },
    { text: 'machine a login me password word\ndefault login x password y', logins: 'a me word' },
    {
      text: 'macdef init\ncd /pub\nbin\n\nmachine a login me password word',
      logins: 'a me word'
    },
    { text: 'machine a login me password word\noops\nmachine b login x', logins: 'a me word' },
    { text: '', logins: '' },
    { text: 'machine', logins: '  ' },
    { text: 'login', logins: '' }
  ])('$text', ({ text, logins }) => {
    expect(loginsIn(text)).toBe(logins)
  })

  it('and is read in linear time', () => {
    expect(parseNetrc('#'.repeat(500_000) + ' '.repeat(500_000)).size).toBe(0)
    expect(parseNetrc('machine a '.repeat(100_000)).size).toBe(1)
  })
})

describe('a login is sent', () => {
  const NETRC = 'machine cdn.example.com login me password p%a:ss/wörd'
  const BASIC = `Basic ${Buffer.from('me:p%a:ss/wörd').toString('base64')}`

  async function sentTo(
    text: string,
    files: Readonly<Record<string, string>> = { '.netrc': NETRC },
    environment: Readonly<Record<string, string>> = {}
  ) {
    await using home = await aHome(files, environment)
    const learnt: Token[] = []
    const url = withLoginFrom(home.machine, (token) => learnt.push(token))(urlOf(text))
    return {
      basic: basicAuthorization(url),
      url: showUrl({ ...url, user: null }),
      learnt: learnt.map((token) => token.reveal())
    }
  }

  it('over https to its machine, and is known as a secret by then', async () => {
    const { basic, learnt, url } = await sentTo('https://cdn.example.com/x.zip?a=b')
    expect(basic).toBe(BASIC)
    expect(url).toBe('https://cdn.example.com/x.zip?a=b')
    expect(learnt).toEqual(['p%a:ss/wörd', BASIC.slice('Basic '.length)])
  })

  it.each([
    'http://cdn.example.com/x.zip',
    'https://cdn.example.com:8443/x.zip',
    'https://a.cdn.example.com/x.zip',
    'https://example.com/x.zip',
    'https://CDN.example.com/x.zip'
  ])('not to %s', async (url) => {
    expect(await sentTo(url)).toEqual({ basic: null, url, learnt: [] })
  })

  it('not where the URL has one', async () => {
    const { basic, learnt } = await sentTo('https://you:there@cdn.example.com/')
    expect(basic).toBe(`Basic ${btoa('you:there')}`)
    expect(learnt).toEqual([])
  })

  it('not from the default entry, since a registry chooses the host', async () => {
    const files = { '.netrc': 'default login me password word' }
    expect((await sentTo('https://cdn.example.com/', files)).basic).toBeNull()
  })

  it('from the file that NETRC names', async () => {
    const files = { '.netrc': NETRC, other: 'machine cdn.example.com login x password y' }
    const environment = { NETRC: '$HOME/other' }
    const { basic } = await sentTo('https://cdn.example.com/', files, environment)
    expect(basic).toBe(`Basic ${btoa('x:y')}`)
    const missing = await sentTo('https://cdn.example.com/', files, { NETRC: '$HOME/none' })
    expect(missing.basic).toBeNull()
  })

  it('from no file that is too large', async () => {
    const files = { '.netrc': `${NETRC}\n${'#'.repeat(1024 * 1024)}` }
    expect((await sentTo('https://cdn.example.com/', files)).basic).toBeNull()
  })

  it('and a name that is a token is a secret, too', async () => {
    const token = 'token-of-twenty-characters'
    const files = { '.netrc': `machine cdn.example.com login ${token} password x-oauth-basic` }
    expect((await sentTo('https://cdn.example.com/', files)).learnt).toContain(token)
  })
})

it.each([
  ['https://me:s%2Fecret@mirror.example.com/', ['s/ecret', 'bWU6cy9lY3JldA==']],
  ['https://mirror.example.com/', []]
])('hides the login in the URL %s of a configuration', (url, secrets) => {
  const learned: Token[] = []
  learnLogin(urlOf(url), (token) => learned.push(token))
  expect(learned.map((token) => token.reveal())).toEqual(secrets)
})
