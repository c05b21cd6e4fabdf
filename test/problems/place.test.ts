import { matchesGlob } from 'node:path/posix'
import { excludePattern, inRepository, isAside, splitFile } from '../../src/rules/problems/place.ts'
import { describe, expect, it } from '../support/jest.ts'

// Found in public repositories; the pattern is for `exclude`.
const ASIDE: readonly (readonly [file: string, pattern: string])[] = [
  ['internal/configs/testdata/error-files/a.tf', '**/testdata'],
  ['test/fixtures/basic/main.tf', '**/test'],
  ['tests/integration/main.tf', '**/tests'],
  ['modules/vpc/examples/complete/main.tf', '**/examples'],
  ['example/main.tf', '**/example'],
  ['pkg/test-fixtures/a/main.tf', '**/test-fixtures'],
  ['pkg/__tests__/main.tf', '**/__tests__'],
  ['src/__fixtures__/main.tf', '**/__fixtures__'],
  ['e2e/main.tf', '**/e2e'],
  ['integration-tests/main.tf', '**/integration-tests'],
  ['integrationtest/inspection/main.tf', '**/integrationtest'],
  ['e2etest/main.tf', '**/e2etest'],
  ['tfconfig/testdata-stack/a.tfstack.hcl', '**/testdata-stack'],
  ['Templates/app/main.tf', '**/Templates'],
  ['deprecated/network/main.tf', '**/deprecated'],
  ['{{cookiecutter.name}}/main.tf', '**/??cookiecutter.name??'],
  ['modules/a/tests/setup/main.tf', '**/tests'],
  ['modules/a/tests/setup/a.tftest.hcl', '**/tests']
]

const IN_USE: readonly string[] = [
  'main.tf',
  'test.tf',
  'examples.tf',
  'modules/network/main.tf',
  'live/test/vpc/main.tf',
  'environments/test/main.tf',
  'aws-accounts/test/main.tf',
  'modules/launch-template/main.tf',
  'modules/latest/main.tf',
  'dns/example.com/main.tf',
  'modules/attestation/main.tf',
  'modules/contest/main.tf',
  'tests/network.tftest.hcl',
  'modules/a/tests/network.tofutest.hcl'
]

describe('directories of tests, examples and templates', () => {
  it.each(ASIDE)('contain %s', (file, pattern) => {
    expect([isAside(file), excludePattern(file)]).toEqual([true, pattern])
    const directories = file.split('/').map((_, at, parts) => parts.slice(0, at).join('/'))
    expect(directories.some((directory) => matchesGlob(directory, pattern))).toBe(true)
  })

  it.each(IN_USE)('do not contain %s', (file) => {
    expect([isAside(file), excludePattern(file)]).toEqual([false, file])
  })

  it('are found in a path of any length without delay', () => {
    expect(isAside(`${'__'.repeat(100_000)}/${'a-'.repeat(100_000)}/main.tf`)).toBe(true)
    expect(isAside(`${'a_-.'.repeat(100_000)}/main.tf`)).toBe(false)
  })
})

describe('the name of a file in another repository', () => {
  it.each([
    ['acme/network', 'main.tf'],
    ['acme/ops/network', 'envs/prod/main.tf'],
    ['network', '.']
  ])('keeps %s and %s', (repository, path) => {
    expect(splitFile(inRepository(repository, path))).toEqual({ repository, path })
  })

  it.each([
    'main.tf',
    '//server/share/main.tf',
    '/etc//terraform.rc',
    '~//.terraformrc',
    'C://main.tf',
    'https://evil.example/main.tf',
    'a b//main.tf',
    `${'a'.repeat(2000)}//main.tf`
  ])('is not %j', (file) => {
    expect(splitFile(file)).toEqual({ repository: null, path: file })
  })
})
