// The hosts for which the configurations of Dependabot and Renovate have credentials.
import { botsIn } from '../../../src/read/scan/clients/tool-files.ts'
import { describe, expect, it } from '../../support/jest.ts'

const DEPENDABOT = '.github/dependabot.yml'
const endsIn = (file: string, text: string) => botsIn({ file, text }).map(({ ends }) => ends)

/** An entry of `registries`, and updates with this list of names. */
const configuration = (used: string, ecosystem = 'terraform') => `
version: 2
registries:
  acme:   # of the team
    type: terraform-registry
    url: "https://TF.example.com:8443/path"
    token: \${{ secrets.TOKEN }}

  npm:
    url: https://npm.example.com
    type: npm-registry
updates:
  - package-ecosystem: ${ecosystem}
    directory: /
${used}    schedule:
      interval: weekly
`

describe('dependabot.yml', () => {
  const known = [['//.tf.example.com', '//.npm.example.com']]
  it.each([
    ['a list', configuration('    registries:\n      - acme\n'), known],
    [
      'a list that is not indented',
      configuration('    registries:\n    - npm\n    - acme\n'),
      known
    ],
    ['a list in brackets', configuration('    registries: [npm, "acme"]\n'), known],
    ['all', configuration("    registries: '*'\n"), known],
    ['CRLF', configuration('    registries: "*"\n').replaceAll('\n', '\r\n'), known],
    ['anchors', configuration('    registries: *all\n').replace('acme:', 'acme: &acme'), known],
    ['a merge key', configuration('    <<: *common\n'), known],
    [
      'quoted names',
      configuration('    "registries": ["the team"]\n').replace('acme:', '"the team":'),
      known
    ],
    ['no registry', configuration(''), [[]]],
    [
      'none, where another update has all',
      configuration(
        `    registries: "*"\n  - package-ecosystem: terraform\n    directory: /\n`,
        'npm'
      ),
      [[]]
    ],
    [
      'none, before the registries',
      'updates:\n- package-ecosystem: terraform\nregistries:\n  a:\n    url: https://a.example\n',
      [[]]
    ]
  ])('uses %s', (_, text, ends) => {
    expect(endsIn(DEPENDABOT, text)).toEqual(ends)
  })

  it.each([
    ['updates of others', configuration('    registries: "*"\n', 'npm')],
    [
      'a folded URL',
      configuration('    registries: "*"\n').replace(/"https:.*"/, '>-\n      x.example')
    ],
    ['a URL with a placeholder', configuration('    registries: "*"\n').replace('TF.', '{x}.')],
    [
      'braces',
      'updates: [{ package-ecosystem: terraform, registries: "*" }]\nregistries: { a: { type: terraform-registry, url: https://tf.example.com, token: x } }'
    ],
    ['broken text', 'updates: [{ package-ecosystem: terraform, registries: [']
  ])('says nothing with %s', (_, text) => {
    expect(endsIn(DEPENDABOT, text)).toEqual([])
  })

  it('is read in time that grows with its length', () => {
    for (const part of ['- a\n', '\nupdates:\n- ', 'registries: <', '\n', 'url: ']) {
      const text = `updates:\n- package-ecosystem: terraform\n${part.repeat(128_000 / part.length)}`
      expect(endsIn(DEPENDABOT, text).length).toBeLessThan(2)
    }
  })
})

describe('the configuration of Renovate', () => {
  it.each([
    ['no rules', '{ "extends": ["config:recommended"] }', []],
    [
      'a host',
      '{ "hostRules": [{ "matchHost": "tf.example.com", "token": "x" }] }',
      ['.tf.example.com']
    ],
    [
      'a URL',
      '{ "hostRules": [{ "matchHost": "https://tf.example.com/api" }] }',
      ['.tf.example.com']
    ],
    ['JSON5', "{ // ours\n\thostRules: [{ matchHost: '.example.com', }],\n}", ['.example.com']],
    [
      'comments',
      '{ /* "hostRules": [{ "matchHost": "a.example" }] */\n"a": ["//b/*"], // matchHost: "c"\n"hostRules": [{ "matchHost": "d.example:8443" }] }',
      ['.d.example']
    ],
    ['other URLs', '{ "baseUrl": "https://a.example", "url": "b.example" }', []],
    [
      'former names',
      '{ "hostRules": [{ "hostName": "a.example" }, { "domainName": "b.example" }] }',
      ['.a.example', '.b.example']
    ],
    ['broken text', '{ "hostRules": [', []]
  ])('has %s', (_, text, ends) => {
    for (const file of ['renovate.json', '.github/renovate.json5', '.renovaterc']) {
      expect(endsIn(file, text)).toEqual([ends])
    }
  })

  it.each([
    '{ "enabledManagers": ["npm"] }',
    "{ enabledManagers: ['npm', 'terraform-version'] }",
    '{ "terraform": { "enabled": false } }',
    '{ "hostRules": [{ "matchHost": "{{ secrets.HOST }}" }] }'
  ])('says nothing with %s', (text) => {
    expect(endsIn('renovate.json', text)).toEqual([])
  })

  it('has Terraform among its managers', () => {
    expect(endsIn('renovate.json', '{ "enabledManagers": ["npm", "terraform"] }')).toEqual([[]])
  })

  it('is no other file', () => {
    expect(endsIn('package.json', '{ "name": "a" }')).toEqual([])
    const dependency =
      '{ "dependencies": { "renovate": "1" }, "repository": { "url": "a.example" } }'
    expect(endsIn('package.json', dependency)).toEqual([])
    expect(endsIn('package.json', '{ "renovate": { "extends": [] } }')).toEqual([[]])
    expect(endsIn('.github/workflows/renovate.yml', 'run: renovate')).toEqual([])
  })
})
