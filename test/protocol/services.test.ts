import type { Json } from '../../src/rules/go/json.ts'
import { parseUrl, showUrl, type Url } from '../../src/rules/go/url.ts'
import {
  clientsOf,
  clientsReplacing,
  MAIN_CLIENTS,
  type MainClient
} from '../../src/rules/protocol/clients.ts'
import { plain } from '../../src/rules/protocol/marked-text.ts'
import {
  hasPaths,
  isKnown,
  lookUp,
  nearestId,
  parseServiceId,
  type ServiceLookup
} from '../../src/rules/protocol/services.ts'
import { describe, expect, it } from '../support/jest.ts'

function urlOf(text: string): Url {
  const url = parseUrl(text)
  if (!url.ok) throw new Error(url.why)
  return url.value
}

describe('a service id', () => {
  const malformed = (version: string) => `invalid service version: Malformed version: ${version}`
  const noInteger =
    'invalid service version: must be "v" followed by an integer major version number'
  const noDot = (id: string) => `invalid service ID format (i.e. service.vN): ${id}`
  const tooLarge = expect.stringMatching(/^invalid service version: /)
  const rows: readonly { id: string; terraform?: unknown; opentofu?: string }[] = [
    { id: 'modules.v1' },
    { id: 'modules.v0' },
    { id: 'modules.v01' },
    { id: 'modules.v9223372036854775807' },
    { id: '.v1' },
    { id: 'tfe.v2.1' },
    { id: 'modules', terraform: noDot('modules'), opentofu: noDot('modules') },
    { id: '', terraform: noDot(''), opentofu: noDot('') },
    { id: 'modules.', terraform: malformed(''), opentofu: noInteger },
    { id: 'modules.v', terraform: malformed('v'), opentofu: noInteger },
    { id: 'modules.vx', terraform: malformed('vx'), opentofu: noInteger },
    { id: 'modules.V1', terraform: malformed('V1'), opentofu: noInteger },
    { id: 'modules. v1', terraform: malformed(' v1'), opentofu: noInteger },
    { id: 'modules.-1', terraform: malformed('-1'), opentofu: noInteger },
    { id: 'modules..v1', terraform: malformed('.v1'), opentofu: noInteger },
    { id: 'modules.1', opentofu: noInteger },
    { id: 'modules.v1.2', opentofu: noInteger },
    { id: 'modules.v1-beta', opentofu: noInteger },
    { id: 'modules.v1beta1', opentofu: noInteger },
    { id: 'modules.v1+build', opentofu: noInteger },
    { id: 'modules.v1.', terraform: malformed('v1.'), opentofu: noInteger },
    { id: 'tfe.v2.x', terraform: malformed('v2.x') },
    { id: 'tfe.v2.', terraform: malformed('v2.') },
    { id: 'tfe.x.2', terraform: malformed('x.2'), opentofu: noInteger },
    { id: 'modules.v9223372036854775808', terraform: tooLarge },
    {
      id: 'modules.v18446744073709551616',
      terraform: tooLarge,
      opentofu: noInteger
    }
  ]
  it.each(rows)('"$id" is accepted or refused as by each client', ({ id, terraform, opentofu }) => {
    const why = (client: MainClient) => {
      const parsed = parseServiceId(id, client)
      return parsed.ok ? undefined : parsed.why
    }
    expect({ terraform: why('terraform'), opentofu: why('opentofu') }).toEqual({
      terraform,
      opentofu
    })
  })

  it('is split at its first dot', () => {
    expect(parseServiceId('tfe.v2.1', 'opentofu')).toEqual({
      ok: true,
      value: { name: 'tfe', version: 'v2.1' }
    })
  })
})

describe('a lookup', () => {
  const look = (id: string, services: Readonly<Record<string, Json>> | null, client: MainClient) =>
    lookUp(id, {
      services: services && Object.entries(services).map(([key, value]) => ({ id: key, value })),
      documentUrl: urlOf('https://registry.example.com/.well-known/terraform.json'),
      display: 'münchen.example',
      client
    })
  const words = (lookup: ServiceLookup): string => {
    if (lookup.kind === 'url') return showUrl(lookup.url)
    return lookup.kind === 'object'
      ? JSON.stringify(lookup.value)
      : `${lookup.kind}: ${plain(lookup.why)}`
  }

  type Row = {
    readonly name: string
    readonly id: string
    readonly services: Readonly<Record<string, Json>> | null
    readonly terraform: string
    /** Where it differs. */
    readonly opentofu?: string
  }
  const missing = 'missing: host münchen.example does not provide a modules service'
  const rows: readonly Row[] = [
    {
      name: 'resolves a path',
      id: 'modules.v1',
      services: { 'modules.v1': '/v1/' },
      terraform: 'https://registry.example.com/v1/'
    },
    {
      name: 'finds no service without a document',
      id: 'modules.v1',
      services: null,
      terraform: 'missing: host does not provide a modules service'
    },
    {
      name: 'ignores a name that begins alike',
      id: 'modules.v1',
      services: { 'modulesx.v1': '/' },
      terraform: missing
    },
    {
      name: 'takes the name and a dot for another version',
      id: 'modules.v1',
      services: { 'modules.': '/' },
      terraform: 'version: host münchen.example does not support modules version v1',
      opentofu: 'version: host münchen.example does not support modules version 1'
    },
    {
      name: 'does not normalize a version with leading zeros',
      id: 'modules.v01',
      services: { 'modules.v1': '/' },
      terraform: 'version: host münchen.example does not support modules version v01',
      opentofu: 'version: host münchen.example does not support modules version 1'
    },
    {
      name: 'does not take tfe.v2 for tfe.v2.1',
      id: 'tfe.v2.1',
      services: { 'tfe.v2': '/' },
      terraform: 'version: host münchen.example does not support tfe version v2.1',
      opentofu: 'version: host münchen.example does not support tfe version 2'
    },
    {
      name: 'refuses an id that only OpenTofu reads, for Terraform',
      id: 'tfe.v2.x',
      services: { 'tfe.v2.x': '/' },
      terraform: 'bad-id: invalid service version: Malformed version: v2.x',
      opentofu: 'https://registry.example.com/'
    },
    ...([null, true, 5, {}, ['/v1/']] as const).map((value) => ({
      name: `refuses the value ${JSON.stringify(value)}`,
      id: 'modules.v1',
      services: { 'modules.v1': value },
      terraform: 'type: host münchen.example does not support modules version v1',
      opentofu: 'type: host münchen.example does not support modules version 1'
    })),
    {
      name: 'refuses a URL for login.v1',
      id: 'login.v1',
      services: { 'login.v1': '/login' },
      terraform:
        'type: service login.v1 must be declared with an object value in the service discovery document'
    },
    {
      name: 'finds no property of Object.prototype',
      id: 'constructor.v1',
      services: {},
      terraform: 'missing: host münchen.example does not provide a constructor service'
    }
  ]
  it.each(rows)('$name', ({ id, services, terraform, opentofu = terraform }) => {
    expect(words(look(id, services, 'terraform'))).toBe(terraform)
    expect(words(look(id, services, 'opentofu'))).toBe(opentofu)
  })

  it.each([
    ['user-info', 'https://user:password@h/'],
    ['syntax', 'https://h:80a/reset/username/password/'],
    ['syntax', 'https://h/%zz'],
    ['scheme', 'ftp://user:password@h/']
  ])('refuses a URL for its %s: %s', (reason, value) => {
    expect(look('modules.v1', { 'modules.v1': value }, 'terraform')).toMatchObject({
      kind: 'bad-url',
      reason
    })
  })
})

describe('the table of services', () => {
  it('knows a service by its name, in any version', () => {
    const ids = ['modules.v9', 'tfe.v2.1', 'motd.v1', 'modulesx.v1', 'widgets.v1']
    expect(ids.map(isKnown)).toEqual([true, true, true, false, false])
    expect(['providers.v2', 'state.v2', 'login.v1', 'widgets.v1'].map(hasPaths)).toEqual([
      true,
      true,
      false,
      false
    ])
  })

  it('knows the clients of a service by its id', () => {
    expect(clientsOf('modules.v1')).toEqual(expect.arrayContaining(['terraform', 'checkov']))
    expect(clientsOf('providers.v1')).not.toContain('checkov')
    expect(clientsOf('modules.v2')).toEqual(MAIN_CLIENTS)
    expect(clientsOf('login.v1')).toEqual(MAIN_CLIENTS)
    expect(clientsReplacing('modules.v1')).toEqual(
      expect.arrayContaining(['dependabot', 'checkov'])
    )
    expect(clientsReplacing('modules.v1')).not.toContain('terraform')
    expect(clientsReplacing('tfe.v2')).toEqual([])
  })
})

describe('nearestId', () => {
  it.each([
    ['module.v1', 'modules.v1'],
    ['Modules.v1', 'modules.v1'],
    ['moduels.v1', 'modules.v1'],
    ['modulles.v1', 'modules.v1'],
    ['provider.v1', 'providers.v1'],
    ['prvoiders.v1', 'providers.v1'],
    ['logim.v1', 'login.v1'],
    ['modules', 'modules.v1'],
    ['modules.1', 'modules.v1'],
    ['Providers.V1', 'providers.v1'],
    ['TFE.v2', 'tfe.v2']
  ])('finds what %s was meant to be', (id, meant) => {
    expect(nearestId(id)).toBe(meant)
  })

  it.each([
    'modules.v1',
    'modules.v2',
    'tfe.v2.2',
    'state.v2',
    'module.v7',
    'oci.v1',
    'tfp.v2',
    'components.v3',
    'mirrors.v1',
    ''
  ])('leaves %j alone', (id) => {
    expect(nearestId(id)).toBeNull()
  })
})
