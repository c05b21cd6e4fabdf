import { describe, expect, it } from './jest.ts'
import { leaksIn, secretsOf, withoutMasks } from './secrets.ts'

const SECRET = 'k7Qe+z9Jd/Wm2sYu=Xc4Gh1&Rt8Lp0Vb6Nf3Hj5'

describe('a secret is found', () => {
  it.each([
    { name: 'plain', text: `a ${SECRET} b` },
    { name: 'cut at both ends', text: SECRET.slice(5, 20) },
    { name: 'percent-encoded', text: encodeURIComponent(SECRET) },
    { name: 'in base64', text: Buffer.from(SECRET).toString('base64') },
    { name: 'in base64 after a word', text: Buffer.from(`Bearer ${SECRET}`).toString('base64') },
    { name: 'in base64 after two letters', text: Buffer.from(`ab${SECRET}`).toString('base64url') },
    { name: 'in hexadecimal', text: Buffer.from(SECRET).toString('hex') }
  ])('$name', ({ text }) => {
    expect(leaksIn(text, [SECRET])).not.toEqual([])
  })

  it('only where it is', () => {
    expect(leaksIn('k7Qe+z9Jd/W and Rt8Lp0Vb6N', [SECRET])).toEqual([])
  })

  it('in no mask', () => {
    const log = `a\n::add-mask::${SECRET}\nb ::add-mask::${SECRET}\n`
    expect(leaksIn(withoutMasks(log).split('\nb')[0] ?? '', [SECRET])).toEqual([])
    expect(leaksIn(withoutMasks(log), [SECRET])).not.toEqual([])
  })
})

it('the secrets of a scenario are its tokens and its variables, line by line', () => {
  const inputs = { tokens: 'a.example.com=0123456789ab\nwithout-a-host' }
  const env = { TF_TOKEN_example_com: 'cdefghijklmn\nopqrstuvwxyz', OTHER: 'something else' }
  expect(secretsOf({ description: '', inputs, env, exitCode: 0 })).toEqual([
    '0123456789ab',
    'without-a-host',
    'cdefghijklmn',
    'opqrstuvwxyz'
  ])
})
