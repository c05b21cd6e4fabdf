import { expect, it } from '@jest/globals'
import { keepsAuthorization } from '../../src/protocol/token-reach.ts'

// Each row is what net/http's shouldCopyHeaderOnRedirect says (Go 1.26).
const rows = [
  { first: 'example.com', next: 'example.com', keeps: true },
  { first: 'example.com', next: 'www.example.com', keeps: true },
  { first: 'example.com', next: 'a.b.example.com', keeps: true },
  { first: 'www.example.com', next: 'example.com', keeps: false },
  { first: 'a.example.com', next: 'b.example.com', keeps: false },
  { first: 'example.com', next: 'notexample.com', keeps: false },
  { first: 'example.com', next: 'example.com.evil.org', keeps: false },
  { first: 'example.com', next: 'example.com.', keeps: false },
  { first: 'example.com.', next: 'example.com', keeps: false },
  { first: 'example.com', next: 'EXAMPLE.com', keeps: false },
  { first: 'example.com', next: 'WWW.example.com', keeps: true },
  { first: 'example.com', next: '.example.com', keeps: true },
  { first: 'com', next: 'example.com', keeps: true },
  { first: '127.0.0.1', next: '127.0.0.1', keeps: true },
  { first: '127.0.0.1', next: '1.127.0.0.1', keeps: true },
  { first: '0.0.1', next: '127.0.0.1', keeps: true },
  { first: '::1', next: '::1', keeps: true },
  { first: 'example.com', next: '::1%.example.com', keeps: false },
  { first: '1', next: '::ffff.1', keeps: false }
]

it.each(rows)('from $first to $next: $keeps', ({ first, next, keeps }) => {
  expect(keepsAuthorization(first, next)).toBe(keeps)
})
