import { parseUrl, showUrl } from '../../../src/rules/go/url.ts'
import type { MainClient } from '../../../src/rules/protocol/clients.ts'
import {
  type PackagePlan,
  planHop,
  planPackage
} from '../../../src/rules/registry/answers/package-plan.ts'
import { describe, expect, test } from '../../support/jest.ts'

type Answer = { readonly status?: 200 | 204; readonly header?: string; readonly body?: string }

function planFor(
  client: MainClient,
  { status = 204, header, body = '' }: Answer,
  readsCredentials = true
): string {
  const url = parseUrl('https://registry.example.com/v1/modules/acme/net/aws/1.2.0/download')
  if (!url.ok) throw new Error(url.why)
  const answer = { status, header: header ?? null, body, downloadUrl: url.value }
  return shown(planPackage(answer, client, readsCredentials))
}

function shown(plan: PackagePlan): string {
  if (plan.kind === 'refused') return plan.why
  if (plan.kind === 'other') return `other ${plan.getter}`
  const token = plan.kind === 'direct' && plan.usesCredentials ? ' with the token' : ''
  return `${plan.kind} ${showUrl(plan.url)}${token}`
}

const LOCATION = '{"location":"https://p.example/m.zip"}'
const DIRECT = '{"location":"m.zip","use_registry_credentials":true}'

describe('what a client does with a location', () => {
  test.each<[MainClient, Answer, string]>([
    ['terraform', { header: 'https://p.example/m.zip' }, 'archive https://p.example/m.zip'],
    [
      'terraform',
      { header: '../a.zip' },
      'archive https://registry.example.com/v1/modules/acme/net/aws/a.zip'
    ],
    ['terraform', { status: 200, body: LOCATION }, 'the response has no X-Terraform-Get header'],
    ['opentofu', { status: 200, body: LOCATION }, 'archive https://p.example/m.zip'],
    [
      'opentofu',
      { status: 200, body: DIRECT },
      'direct https://registry.example.com/v1/modules/acme/net/aws/1.2.0/m.zip with the token'
    ],
    ['opentofu', {}, 'the response has neither `location` nor an X-Terraform-Get header'],
    [
      'opentofu',
      { status: 200, header: 'https://p.example/m.zip' },
      'the response is not JSON: it is empty'
    ],
    ['terraform', { header: 'acme/net/aws' }, 'must be a direct remote package address'],
    [
      'opentofu',
      { status: 200, body: '{"location":"m","use_registry_credentials":false}' },
      'direct https://registry.example.com/v1/modules/acme/net/aws/1.2.0/m'
    ],
    [
      'opentofu',
      { status: 200, body: '{"use_registry_credentials":true}' },
      'the response has `use_registry_credentials` and no `location`'
    ],
    [
      'opentofu',
      { status: 200, body: '{"location":"ftp://p.example/m","use_registry_credentials":true}' },
      'must use http or https scheme'
    ]
  ])('%s: %j', (client, answer, expected) => expect(planFor(client, answer)).toBe(expected))

  test('OpenTofu before 1.12 does not know `use_registry_credentials`', () => {
    expect(planFor('opentofu', { status: 200, body: DIRECT }, false)).toBe(
      'OpenTofu cannot detect a supported external module source type for m.zip'
    )
  })

  test.each([
    'ftp:secret@p.example:x?sig=secret',
    'm.zip?sig=secret',
    'https://u:secret@p.example:x/m?sig=secret'
  ])('shows no secret of %s', (location) => {
    expect(planFor('terraform', { header: location })).not.toContain('secret')
    expect(shown(planHop(location, 'terraform'))).not.toContain('secret')
  })
})

describe('a location', () => {
  const header = 'https://p.example/a.zip'
  const answer = { status: 200, header, body: '{"location":"https://p.example/b.zip"}' } as const

  test('is the header for Terraform, and the body for OpenTofu', () => {
    expect(planFor('terraform', answer)).toBe('archive https://p.example/a.zip')
    expect(planFor('opentofu', answer)).toBe('archive https://p.example/b.zip')
  })

  test('is the header for both with status 204, or with an object without location', () => {
    for (const each of [{ ...answer, status: 204 } as const, { ...answer, body: '{}' }]) {
      expect(planFor('opentofu', each)).toBe(planFor('terraform', each))
    }
  })

  test.each(['', '<html>', '[]', '{} x'])('cannot be read by OpenTofu in a body of %j', (body) => {
    expect(planFor('opentofu', { ...answer, body })).toMatch(/^the response /)
    expect(planFor('terraform', { ...answer, body })).toBe('archive https://p.example/a.zip')
  })
})
