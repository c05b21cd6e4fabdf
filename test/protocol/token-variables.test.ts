import { type Hostname, nearMisses, parseHostname } from '../../src/rules/protocol/hostname.ts'
import { describe, expect, it } from '../support/jest.ts'
import { readVectors } from '../support/vectors.ts'

const host = (text: string): Hostname => {
  const parsed = parseHostname(text)
  if (!parsed.ok) throw new Error(parsed.why)
  return parsed.value
}

describe('a variable that was meant for a host', () => {
  const rows = readVectors('near-miss-variables') as readonly {
    readonly name: string
    readonly variable: string
    readonly host: string
    readonly why: string
  }[]
  it.each(rows)('$name', (row) => {
    const [found] = nearMisses([row.variable], host(row.host), new Set([host(row.host)]))
    expect(found?.why).toMatch(RegExp(row.why))
  })

  it.each(rows)('$name: the name to write instead is given', (row) => {
    const [found] = nearMisses([row.variable], host(row.host), new Set([host(row.host)]))
    expect(found?.write).toMatch(/^TF_TOKEN_/)
    expect(nearMisses([found?.write ?? ''], host(row.host), new Set([host(row.host)]))).toEqual([])
  })
})

describe('a variable that is no near miss', () => {
  it.each([
    { name: 'reaches the host', variable: 'TF_TOKEN_registry_example_com' },
    { name: 'is for a host of another name', variable: 'TF_TOKEN_app_example_com' },
    { name: 'holds no token', variable: 'TF_VAR_registry_example_com' },
    { name: 'is the bare prefix', variable: 'TF_TOKEN_' }
  ])('$name', ({ variable }) => {
    const registry = host('registry.example.com')
    expect(nearMisses([variable], registry, new Set([registry]))).toEqual([])
  })

  it('does what it is for: another host that is checked', () => {
    const hosts = [host('registry.example.com'), host('example.com')]
    expect(
      nearMisses(['TF_TOKEN_example_com'], host('registry.example.com'), new Set(hosts))
    ).toEqual([])
  })
})
