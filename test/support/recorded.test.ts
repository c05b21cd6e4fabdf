import { describe, expect, it } from '@jest/globals'
import { layOut, recordedReport, recordedText } from './recorded.ts'

const HEAD = 'failed: 1 of 2 hosts\n1 error; checked for Terraform'
const FAILS =
  'error[tls-expired]: expired\n  host: a.example.com\n\n✗ a.example.com failed: tls-expired\n  timing'
const WORKS = '✓ b.example.com works: modules.v1'

describe('recordedText', () => {
  it('keeps causes and the evidence of hosts that fail', () => {
    expect(recordedText(`${HEAD}\n\n${FAILS}\n\n${WORKS}\n`)).toBe(`${FAILS}\n`)
  })

  it('keeps the first lines when files were read', () => {
    const head = `${HEAD}\nscanned 2 files`
    expect(recordedText(`${head}\n\n${FAILS}\n\n${WORKS}\n`)).toBe(`${head}\n\n${FAILS}\n`)
  })

  it('keeps a finding whose file has a space in its name', () => {
    const part = 'warning[file-syntax]: wrong\n  --> my main.tf:1:2'
    expect(recordedText(`${HEAD}\n\n${part}\n\n${WORKS}\n`)).toBe(`${part}\n`)
  })

  it('keeps everything when there is no finding', () => {
    const text = `${HEAD}\n\n${WORKS}\n`
    expect(recordedText(text)).toBe(text)
  })
})

describe('recordedReport', () => {
  const host = (name: string) => ({
    host: name,
    discovery: 'found',
    credentials: null,
    services: { 'modules.v1': { url: 'https://m.example.com/' }, 'tfe.v2': {} },
    attempts: 1
  })
  const hosts = [host('a.example.com'), host('b.example.com')]

  it('keeps of the hosts with findings the services that the findings are about', () => {
    const findings = [{ host: 'a.example.com', service: 'tfe.v2' }]
    expect(recordedReport({ findings, hosts })).toEqual({
      findings,
      hosts: [{ host: 'a.example.com', discovery: 'found', services: { 'tfe.v2': {} } }]
    })
  })

  it('keeps no host for findings about files', () => {
    const findings = [{ host: null, service: null }]
    expect(recordedReport({ findings, hosts })).toEqual({ findings })
  })

  it('keeps every host and service when there is no finding', () => {
    expect(recordedReport({ findings: [], hosts }).hosts).toEqual(
      hosts.map(({ host: name, discovery, services }) => ({ host: name, discovery, services }))
    )
  })
})

it('lays out as JSON that reads back the same', () => {
  const value = { a: [], b: { long: 'x'.repeat(200), c: [1, { d: null }] }, e: 'two\n lines' }
  expect(JSON.parse(layOut(value))).toEqual(value)
  expect(layOut({ a: [1, 2] })).toBe('{ "a": [ 1, 2 ] }')
})
