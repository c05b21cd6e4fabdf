import { errorIn, excerptOf, recognizePage } from '../../src/observe/visit/recognition.ts'
import { describe, expect, it } from '../support/jest.ts'

const bytes = (text: string): Uint8Array => new TextEncoder().encode(text)

describe('recognizePage', () => {
  const rows = [
    { body: '<!DOCTYPE html><html><title>Hello</title>', kind: 'other', title: 'Hello' },
    { body: '<html>', kind: 'other', title: '' },
    {
      body: ' \n<!-- a --> <!-- <html> -->\n<HTML><TITLE>\n A\n B </TITLE>',
      kind: 'other',
      title: 'A B'
    },
    { body: '<script>location="/login"</script>', kind: 'other', title: '' },
    {
      body: '<!doctype html><title>Sign in - Example</title>',
      kind: 'sign-in',
      title: 'Sign in - Example'
    },
    { body: '<html><body><input type=password>', kind: 'sign-in', title: '' },
    {
      body: '<html><title>Captive portal login</title>',
      kind: 'captive-portal',
      title: 'Captive portal login'
    },
    {
      body: '<html><title>Just a moment...</title>',
      kind: 'bot-protection',
      title: 'Just a moment...'
    },
    {
      body: '<html><title>Access Denied</title>Reference<a href="https://errors.edgesuite.net/18">',
      kind: 'bot-protection',
      title: 'Access Denied'
    },
    { body: 'error code: 1010', kind: 'bot-protection', title: '' },
    {
      body: '{"url":"https://geo.captcha-delivery.com/captcha/?initialCid=x"}',
      kind: 'bot-protection',
      title: ''
    },
    {
      body: '<html><script src="/cdn-cgi/challenge-platform/scripts/jsd/main.js"></script><title>Acme</title>',
      kind: 'other',
      title: 'Acme'
    },
    { body: `<title>${'x'.repeat(500)}</title>`, kind: 'other', title: `${'x'.repeat(80)}…` },
    { body: '<title>', kind: 'other', title: '' }
  ]
  it.each(rows)('recognizes $kind "$title" in $body', ({ body, kind, title }) => {
    expect(recognizePage(bytes(body))).toEqual({ kind, title })
  })

  it.each([
    '{"modules.v1":"<html>"}',
    'text <html>',
    '<htmlx>',
    '<?xml version="1.0"?><Error/>',
    '<!-- <html>',
    ''
  ])('returns null for %j, which is not HTML', (body) => {
    expect(recognizePage(bytes(body))).toBeNull()
  })

  // Only the first 2 KiB are read, so the time is bounded whatever the body repeats.
  it.each(['<!---->', '<!-- --> ', '<!--', '<title', ' '])(
    'reads no more than 2048 bytes of repeated %j',
    (text) => {
      const body = text.repeat(20_000)
      expect(recognizePage(bytes(body))).toEqual(recognizePage(bytes(body.slice(0, 2048))))
    }
  )
})

it('recognizes a bot protection by its header, whatever the body is', () => {
  expect(recognizePage(bytes(''), true)).toEqual({ kind: 'bot-protection', title: '' })
})

it('takes no page for a bot protection that asks for a token', () => {
  const page = bytes('<html><title>Attention required!</title>')
  expect(recognizePage(page, false, true)).toEqual({ kind: 'other', title: 'Attention required!' })
})

describe('excerptOf', () => {
  it('returns the beginning unchanged, without surrounding white space', () => {
    expect(excerptOf(bytes(' \n<html>\n'))).toBe('<html>')
    expect(excerptOf(bytes(' \n'))).toBeNull()
    expect(excerptOf(new Uint8Array())).toBeNull()
  })

  it('returns at most 200 characters and splits none', () => {
    expect(excerptOf(bytes('a'.repeat(300)))).toBe('a'.repeat(200))
    expect(excerptOf(bytes('😀'.repeat(300)))).toBe('😀'.repeat(200))
  })

  it('replaces bytes that are not UTF-8', () => {
    expect(excerptOf(Uint8Array.of(0xff, 0x41))).toBe('\ufffdA')
  })
})

describe('what a server says of an error', () => {
  const saidIn = (body: string, status = 400) =>
    errorIn(bytes(body), { status, reason: 'Not Found' })

  it.each([
    ['{"errors":["signing key not found"]}', 'signing key not found'],
    ['{"errors":[{"status":"404","detail":"no such organization"}]}', 'no such organization'],
    ['{"error": "a \\"b\\""}', 'a "b"'],
    ['{"errors":["not found"]}', ''],
    ['{"errors":["cut of', ''],
    ['<html>"error":1</html>', ''],
    ['<Error><Code>AccessDenied</Code><Message>Access Denied</Message></Error>', 'Access Denied'],
    ['Invalid IAP credentials: empty token\n', 'Invalid IAP credentials: empty token'],
    ['page not found\n', ''],
    ['no', ''],
    ['two\nlines of text', ''],
    [`${'long '.repeat(100)}`, '']
  ])('is read of %s', (body, said) => expect(saidIn(body)).toBe(said))

  it('is not read of text that comes with 404, which says it all', () => {
    expect(saidIn('there is no such file', 404)).toBe('')
    expect(saidIn('{"errors":["signing key not found"]}', 404)).toBe('signing key not found')
  })

  it('is bounded, and has no secrets of addresses', () => {
    expect(saidIn(`{"message":"${'x'.repeat(1000)}"}`).length).toBeLessThan(310)
    expect(saidIn('{"message":"https://u:secret@a.example"}')).not.toContain('secret')
  })
})
