import { expect, it } from './jest.ts'
import { layOut, recordedMistakes, recordedReport, sentencesOf } from './recorded.ts'

it('records the verdict and a line for each finding', () => {
  const findings = [
    {
      severity: 'error',
      code: 'tls-expired',
      host: 'a.example.com',
      places: [{ file: 'a/my main.tf', line: 3, column: 7 }, 'hostnames input']
    },
    { severity: 'notice', code: 'file-limit', host: null, places: [{ file: 'big.tf' }] },
    { severity: 'warning', code: 'host-slow', host: 'b.example.com', places: [] }
  ]
  expect(recordedReport({ passed: false, stopped: 'why', ignored: 2, findings })).toBe(
    [
      'failed, incomplete, 2 ignored',
      'error tls-expired a.example.com a/my main.tf:3:7, hostnames input',
      'notice file-limit - big.tf',
      'warning host-slow b.example.com -',
      ''
    ].join('\n')
  )
  expect(recordedReport({ passed: true, ignored: 0, findings: [] })).toBe('passed\n')
})

it('records each sentence of a code once', () => {
  const said = (code: string, message: string, help: string | null) => ({ code, message, help })
  const findings = [said('b', 'one', 'do'), said('a', 'one', null), said('b', 'one', 'do')]
  expect(sentencesOf([...findings, said('b', 'one', 'else'), said('b', 'two', 'do')])).toBe(
    'a\n  one\n    -\nb\n  one\n    do\n    else\n  two\n    do\n'
  )
})

it('records which settings are wrong, not how', () => {
  const said = 'tf-disco: --retries is "many"\ntf-disco: --fail-on is "eror"\n'
  expect(recordedMistakes(said)).toBe('wrong settings\nretries\nfail-on\n')
})

it('lays out as JSON that reads back the same', () => {
  const value = { a: [], b: { long: 'x'.repeat(200), c: [1, { d: null }] }, e: 'two\n lines' }
  expect(JSON.parse(layOut(value))).toEqual(value)
  expect(layOut({ a: [1, 2] })).toBe('{ "a": [ 1, 2 ] }')
})
