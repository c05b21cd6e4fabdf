import { excerptOf, recognizePage } from '../../src/observe/visit/discovery.ts'
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
