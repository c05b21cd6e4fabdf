import { describe, expect, it } from '@jest/globals'
import { type Hostname, parseHostname } from '../../src/protocol/hostname.ts'
import { nearMisses } from '../../src/protocol/token-variables.ts'

const host = (text: string): Hostname => {
  const parsed = parseHostname(text)
  if (!parsed.ok) throw new Error(parsed.why)
  return parsed.value
}

describe('a variable that was meant for a host', () => {
  const rows = [
    {
      name: 'begins as another program has it',
      variable: 'TFE_TOKEN_registry_example_com',
      host: 'registry.example.com',
      why: /begins with TFE_TOKEN_/
    },
    {
      name: 'is written in the plural',
      variable: 'TF_TOKENS_registry_example_com',
      host: 'registry.example.com',
      why: /begins with TF_TOKENS_/
    },
    {
      name: 'is written in lower case',
      variable: 'tf_token_registry_example_com',
      host: 'registry.example.com',
      why: /begins with tf_token_/
    },
    {
      name: 'has one underscore for a hyphen',
      variable: 'TF_TOKEN_my_registry_example_com',
      host: 'my-registry.example.com',
      why: /read it for my\.registry\.example\.com; a hyphen is written as two underscores/
    },
    {
      name: 'has an underscore before the port',
      variable: 'TF_TOKEN_registry_example_com_8443',
      host: 'registry.example.com:8443',
      why: /read it for registry\.example\.com\.8443; a port follows a colon/
    },
    {
      name: 'has two underscores before the port',
      variable: 'TF_TOKEN_registry_example_com__8443',
      host: 'registry.example.com:8443',
      why: /a port follows a colon/
    },
    {
      name: 'leaves the port out',
      variable: 'TF_TOKEN_registry_example_com',
      host: 'registry.example.com:8443',
      why: /read it for registry\.example\.com; a port follows a colon/
    },
    {
      name: 'is for the parent domain',
      variable: 'TF_TOKEN_example_com',
      host: 'registry.example.com',
      why: /it is for example\.com only: the clients do not use the tokens of parent domains/
    },
    {
      name: 'ends in an underscore',
      variable: 'TF_TOKEN_registry_example_com_',
      host: 'registry.example.com',
      why: /read it for registry\.example\.com\./
    },
    {
      name: 'has three underscores, so that it is no host at all',
      variable: 'TF_TOKEN_my___registry_example_com',
      host: 'my-registry.example.com',
      why: /ignore it/
    },
    {
      name: 'is spelled in letters that the clients change',
      variable: 'TF_TOKEN_straße_example',
      host: 'straße.example',
      why: /read it for strasse\.example/
    }
  ]
  it.each(rows)('$name', (row) => {
    const [found] = nearMisses([row.variable], host(row.host), new Set([host(row.host)]))
    expect(found?.why).toMatch(row.why)
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
