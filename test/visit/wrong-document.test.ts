import { describe, expect, it } from '@jest/globals'
import { describePage, excerptOf } from '../../src/visit/wrong-document.ts'

const bytes = (text: string): Uint8Array => new TextEncoder().encode(text)

describe('a page', () => {
  const rows = [
    { page: '<!DOCTYPE html><html><title>Hello</title>', says: 'an HTML page titled "Hello"' },
    { page: '<html>', says: 'an HTML page' },
    {
      page: ' \n<!-- a --> <!-- <html> -->\n<HTML><TITLE>\n A\n B </TITLE>',
      says: 'an HTML page titled "A B"'
    },
    { page: '<script>location="/login"</script>', says: 'an HTML page' },
    {
      page: '<!doctype html><title>Sign in - Example</title>',
      says: 'an HTML page titled "Sign in - Example", as of a sign-in that stands before the registry'
    },
    {
      page: '<html><body><input type=password>',
      says: 'an HTML page, as of a sign-in that stands before the registry'
    },
    {
      page: '<html><title>Captive portal login</title>',
      says: 'an HTML page titled "Captive portal login", as from a proxy or a captive portal in between'
    },
    { page: `<title>${'x'.repeat(500)}</title>`, says: `an HTML page titled "${'x'.repeat(80)}…"` },
    { page: '<title>', says: 'an HTML page' },
    { page: '{"modules.v1":"<html>"}', says: null },
    { page: 'text <html>', says: null },
    { page: '<htmlx>', says: null },
    { page: '<?xml version="1.0"?><Error/>', says: null },
    { page: '<!-- <html>', says: null },
    { page: '', says: null }
  ]
  it.each(rows)('$page', ({ page, says }) => {
    expect(describePage(bytes(page))?.words ?? null).toBe(says)
  })

  it.each([
    { name: 'comments', text: '<!---->'.repeat(2000) },
    { name: 'comments with spaces', text: '<!-- --> '.repeat(2000) },
    { name: 'open comments', text: '<!--'.repeat(2000) },
    { name: 'open titles', text: `<html>${'<title'.repeat(2000)}` },
    { name: 'spaces', text: `${' '.repeat(20_000)}x` }
  ])('is read at once although it is made of $name', ({ text }) => {
    const started = performance.now()
    describePage(bytes(text))
    expect(performance.now() - started).toBeLessThan(100)
  })
})

describe('an excerpt', () => {
  it('is the beginning, as it is', () => {
    expect(excerptOf(bytes(' \n<html>\n'))).toBe('<html>')
    expect(excerptOf(bytes(' \n'))).toBeNull()
    expect(excerptOf(new Uint8Array())).toBeNull()
  })

  it('is 200 characters at most, none of them cut in two', () => {
    expect(excerptOf(bytes('a'.repeat(300)))).toBe('a'.repeat(200))
    expect(excerptOf(bytes('😀'.repeat(300)))).toBe('😀'.repeat(200))
  })

  it('of bytes that are no text has a mark in place of each', () => {
    expect(excerptOf(Uint8Array.of(0xff, 0x41))).toBe('\ufffdA')
  })
})
