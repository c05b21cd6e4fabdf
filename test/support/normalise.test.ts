import { describe, expect, it } from './jest.ts'
import { normaliseReport, normaliseText } from './normalise.ts'

const volatile = { ports: [40123], paths: ['/temp/x/ca.pem'], days: [5] }
const inFiveDays = new Date(Date.now() + 5 * 86_400_000).toISOString()

describe('what differs from run to run becomes', () => {
  it.each([
    { name: 'a time', text: 'in 12 ms, 3.4 s, 1.2 min', want: 'in <time>, <time>, <time>' },
    {
      name: 'a whole second, unlike a limit',
      text: 'took 1 s, waits 5 s',
      want: 'took <time>, waits 5 s'
    },
    { name: 'a port', text: '127.0.0.1:40123 :401234', want: '127.0.0.1:<port> :401234' },
    { name: 'a path', text: 'see /temp/x/ca.pem', want: 'see <path>' },
    { name: 'a staged date', text: `until ${inFiveDays}.`, want: 'until <date 5 days ahead>.' },
    { name: 'days from now', text: 'in 5 days, 1 day ago', want: 'in <n> days, <n> days ago' },
    { name: 'nothing of a setting', text: 'limit 1 s, 21 days', want: 'limit 1 s, 21 days' }
  ])('$name', ({ text, want }) => {
    expect(normaliseText(text, volatile)).toBe(want)
  })

  it('numbers without meaning in a report, where nothing stays nothing', () => {
    const report = {
      startedAt: inFiveDays,
      durationMs: 12,
      hosts: [{ hops: [{ ms: 3, url: 'https://x:40123/' }], timingMs: { tls: 4, lookup: null } }]
    }
    expect(normaliseReport(JSON.stringify(report), volatile)).toEqual({
      startedAt: '<time>',
      durationMs: 0,
      hosts: [{ hops: [{ ms: 0, url: 'https://x:<port>/' }], timingMs: { tls: 0, lookup: null } }]
    })
  })
})
