// The hosts for which the configurations of Dependabot and Renovate have credentials.
import { botsIn } from '../../../src/read/scan/clients/tool-files.ts'
import { describe, expect, it } from '../../support/jest.ts'

const DEPENDABOT = '.github/dependabot.yml'
const endsIn = (file: string, text: string) => botsIn({ file, text }).map(({ ends }) => ends)

/** An entry of `registries`, and updates with this list of names. */
const configuration = (used: string, type = 'terraform-registry', ecosystem = 'terraform') => `
version: 2
registries:
  acme:   # of the team
    type: ${type}
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
  const known = [['//tf.example.com:8443']]
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
    [
      'braces',
      'updates: [{ package-ecosystem: terraform, registries: "*" }]\nregistries: { a: { type: terraform-registry, url: https://tf.example.com:8443, token: x } }',
      known
    ],
    ['no registry', configuration(''), [[]]],
    ['another one', configuration('    registries:\n      - npm\n'), [[]]],
    ['another type', configuration('    registries: "*"\n', 'docker-registry'), [[]]],
    ['other updates', configuration('    registries: "*"\n', undefined, 'npm'), []],
    ['broken text', 'updates: [{ package-ecosystem: terraform, registries: [', [[]]]
  ])('uses %s', (_, text, ends) => {
    expect(endsIn(DEPENDABOT, text)).toEqual(ends)
  })

  it('is read in time that grows with its length', () => {
    for (const part of ['  a:\n', 'registries: [', '- a ', '  a:\n    b\n', ' \t']) {
      const text = `package-ecosystem: terraform\nregistries:\n${part.repeat(128_000 / part.length)}`
      expect(endsIn(DEPENDABOT, text)).toEqual([[]])
    }
  })
})

describe('the configuration of Renovate', () => {
  it.each([
    ['no rules', '{ "extends": ["config:recommended"] }', []],
    [
      'a host',
      '{ "hostRules": [{ "matchHost": "tf.example.com", "token": "x" }] }',
      ['tf.example.com']
    ],
    [
      'a URL',
      '{ "hostRules": [{ "matchHost": "https://tf.example.com/api" }] }',
      ['tf.example.com']
    ],
    ['JSON5', "{ // ours\n\thostRules: [{ matchHost: '.example.com', }],\n}", ['example.com']],
    [
      'former names',
      '{ "hostRules": [{ "hostName": "a.example" }, { "domainName": "b.example" }] }',
      ['a.example', 'b.example']
    ],
    ['broken text', '{ "hostRules": [', []]
  ])('has %s', (_, text, ends) => {
    for (const file of ['renovate.json', '.github/renovate.json5', '.renovaterc']) {
      expect(endsIn(file, text)).toEqual([ends])
    }
  })

  it('is no other file', () => {
    expect(endsIn('package.json', '{ "name": "a" }')).toEqual([])
    expect(endsIn('.github/workflows/renovate.yml', 'run: renovate')).toEqual([])
  })
})
