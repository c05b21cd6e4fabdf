import { explainHost, explainModule, explainProvider } from '../../src/run/explain/addresses.ts'
import { describe, expect, it } from '../support/jest.ts'

describe('explains a hostname', () => {
  it.each([
    {
      name: 'with its display form, discovery URL and token variables',
      text: 'münchen.de:8443',
      want: [
        'xn--mnchen-3ya.de:8443',
        '  shown as   münchen.de:8443',
        '  discovery  https://xn--mnchen-3ya.de:8443/.well-known/terraform.json',
        '  variable   TF_TOKEN_xn____mnchen__3ya_de:8443',
        '             TF_TOKEN_xn--mnchen-3ya_de:8443',
        '             TF_TOKEN_münchen_de:8443'
      ]
    },
    {
      name: 'with advice if it is rejected',
      text: 'https://registry.example.com',
      want: [
        'https://registry.example.com is not a hostname: need just a hostname and optional port number, not a full URL',
        '  help: remove the scheme: registry.example.com'
      ]
    },
    {
      name: 'with advice if another host was probably meant',
      text: 'registry.example.com.',
      want: [
        'registry.example.com.',
        '  discovery  https://registry.example.com./.well-known/terraform.json',
        '  variable   TF_TOKEN_registry_example_com_',
        '  help: remove the trailing dot: tokens and settings for registry.example.com do not apply to this host'
      ]
    }
  ])('$name', ({ text, want }) => {
    expect(explainHost(text).rendered).toBe(`${want.join('\n')}\n`)
  })
})

describe('explains a module source', () => {
  it.each([
    [
      'acme/network/aws//modules/vpc',
      'acme/network/aws//modules/vpc is module acme/network/aws of registry registry.opentofu.org, directory modules/vpc'
    ],
    ['./network', './network is a local directory; no registry is used'],
    ['github.com/acme/network', 'github.com/acme/network is downloaded without a registry'],
    [
      'tfr://example.com/acme/network/aws',
      "tfr://example.com/acme/network/aws is downloaded without a registry, which fails: download not supported for scheme 'tfr'\n  help: write example.com/acme/network/aws to use the module of the registry, and the version in the `version` argument"
    ],
    [
      'network',
      'network is rejected by OpenTofu: OpenTofu cannot detect a supported external module source type for network\n  help: write ./network to use a directory of the same repository'
    ],
    [
      'https://example.com/acme/network/aws',
      'https://example.com/acme/network/aws is downloaded without a registry\n  help: write example.com/acme/network/aws to use the module of the registry; from a URL, the client downloads an archive (of Git: git::https://…)'
    ]
  ])('%s', (text, want) => {
    expect(explainModule(text, 'opentofu').rendered).toBe(`${want}\n`)
  })
})

describe('explains a provider address', () => {
  it.each([
    ['Acme/Net', 'Acme/Net is provider acme/net of registry registry.terraform.io'],
    [
      'acme/n..t',
      'acme/n..t is rejected by Terraform: Invalid provider type: Invalid provider type "n..t" in source "acme/n..t": dots are not allowed"'
    ],
    [
      'example.com/net',
      'example.com/net is rejected by Terraform: Invalid provider namespace: Invalid provider namespace "" in source "example.com/net": dots are not allowed"\n  help: write HOST/NAMESPACE/TYPE, two parts after the host'
    ]
  ])('%s', (text, want) => {
    expect(explainProvider(text, 'terraform').rendered).toBe(`${want}\n`)
  })
})

it('shows no secret of an address, and repeats it exactly for programs', () => {
  const address = 'git::https://user:hunter2@example.com/x?token=hunter2'
  const module = explainModule(address, 'terraform')
  const provider = explainProvider('user:hunter2@example.com/a/b', 'terraform')
  const host = explainHost('https://user:hunter2@example.com/')
  const shown = [module, provider, host].map(({ rendered }) => rendered).join('')
  expect(shown).not.toContain('hunter2')
  expect(shown).toContain('git::https://***@example.com/x?token=***')
  expect(module.explained).toMatchObject({ input: address })
})
