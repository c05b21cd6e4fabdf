import { layoutsOf, rootsOf } from '../../src/read/roots/find-roots.ts'
import { plain } from '../../src/rules/protocol/marked-text.ts'
import { followTexts } from '../support/following.ts'
import { describe, expect, it } from '../support/jest.ts'
import { scanTexts, type Texts } from '../support/scan-texts.ts'

const ALIASES = 'configuration_aliases = [aws.src, aws.dst]'
const expects = (aliases = ALIASES): string =>
  `terraform {\n  required_providers {\n    aws = {\n      ${aliases}\n    }\n  }\n}\n`
const call = (body = '', source = './m'): string =>
  `module "a" {\n  source = "${source}"\n${body}}\n`
const passes = (...names: readonly string[]): string =>
  `  providers = {\n${names.map((name) => `    ${name} = aws.x\n`).join('')}  }\n`
const CONFIGURED = 'provider "aws" {\n  region = "eu"\n}\n'

/** `MESSAGE (FILE:LINE, …)` */
function refusedIn(files: Texts): readonly string[] {
  const layouts = layoutsOf({ ...scanTexts(files), clients: ['terraform'], patterns: [] })
  const refused = [...rootsOf(layouts, null, {})].flatMap((root) => root.refused)
  return refused.map(
    ({ problem, places }) =>
      `${plain(problem.message)} (${places.map(({ file, line }) => `${file}:${line}`).join(', ')})`
  )
}

describe('a call passes a configuration of the provider that its module requires', () => {
  const requires = (source: string) =>
    `terraform {\n  required_providers {\n    aws = { source = "${source}" }\n  }\n}\n`
  const other = ['module.a passes aws, which has another source in its module (main.tf:9)']
  const passing = (source: string) => requires(source) + call(passes('aws'))

  it.each([
    ['acme/aws', requires('hashicorp/aws'), other],
    ['acme/aws', '', other],
    ['acme/aws', requires('registry.terraform.io/Acme/AWS'), []],
    ['hashicorp/aws', '', []]
  ])('%s for %j', (source, module, expected) => {
    expect(refusedIn({ 'main.tf': passing(source), 'm/main.tf': module })).toEqual(expected)
  })

  it('is not compared where the caller requires none of that name', () => {
    const files = { 'main.tf': call(passes('aws')), 'm/main.tf': requires('acme/aws') }
    expect(refusedIn(files)).toEqual([])
  })
})

// Each with what terraform 1.11.4 says in the same directory.
describe('a call of a module that expects configurations', () => {
  it('passes each of them', () => {
    expect(refusedIn({ 'main.tf': call(), 'm/main.tf': expects() })).toEqual([
      'module.a does not pass the provider configuration aws.src, which its module expects (main.tf:2, m/main.tf:4)',
      'module.a does not pass the provider configuration aws.dst, which its module expects (main.tf:2, m/main.tf:4)'
    ])
    expect(refusedIn({ 'main.tf': call(passes('aws.src')), 'm/main.tf': expects() })).toHaveLength(
      1
    )
    const all = call(passes('aws.src', '"aws.dst"'))
    expect(refusedIn({ 'main.tf': all, 'm/main.tf': expects() })).toEqual([])
  })

  it.each([
    ['has no arguments', '', 1],
    ['has an argument', '  region = "eu"\n', 0],
    ['has a block', '  assume_role {\n  }\n', 0]
  ])('needs to pass none that the module has, if its block %s', (_, body, count) => {
    const block = `provider "aws" {\n  alias = "src"\n${body}}\n`
    const module = expects('configuration_aliases = [aws.src]') + block
    expect(refusedIn({ 'main.tf': call(), 'm/main.tf': module })).toHaveLength(count)
  })

  it('can be replaced as a whole by an override file', () => {
    const files = {
      'main.tf': call(passes('aws.src', 'aws.dst')),
      'a_override.tf': `module "a" {\n${passes('aws.dst')}}\n`,
      'm/main.tf': expects()
    }
    expect(refusedIn(files)).toEqual([expect.stringContaining('aws.src')])
  })

  it('can be in JSON', () => {
    const calling = (providers: Readonly<Record<string, string>>) =>
      refusedIn({
        'main.tf.json': JSON.stringify({ module: { a: { source: './m', providers } } }),
        'm/main.tf.json':
          '{"terraform": {"required_providers": {"aws": {"configuration_aliases": ["aws.src"]}}}}'
      })
    expect(calling({})).toHaveLength(1)
    expect(calling({ 'aws.src': 'aws' })).toEqual([])
  })

  it('is that of another module: a root has nothing to pass', () => {
    expect(refusedIn({ 'main.tf': expects() })).toEqual([])
  })
})

describe('a call of a module that configures a provider', () => {
  it.each(['count = 1', 'for_each = {}', 'depends_on = [module.b]'])('has no %s', (argument) => {
    const files = { 'main.tf': call(`  ${argument}\n`), 'm/main.tf': CONFIGURED }
    const [name] = argument.split(' ')
    expect(refusedIn(files)).toEqual([
      `module.a has \`${name}\`, but its module configures a provider itself (main.tf:2, m/main.tf:1)`
    ])
    expect(refusedIn({ ...files, 'm/main.tf': 'provider "aws" {\n}\n' })).toEqual([])
  })

  it('passes no other one for it', () => {
    expect(refusedIn({ 'main.tf': call(passes('aws')), 'm/main.tf': CONFIGURED })).toEqual([
      'module.a passes the provider configuration aws, which its module has itself (main.tf:2, m/main.tf:1)'
    ])
    expect(refusedIn({ 'main.tf': call(), 'm/main.tf': CONFIGURED })).toEqual([])
  })
})

describe('in packages', () => {
  const NET = 'acme/net/aws'
  const notesOf = (files: Texts, main = call('', NET)) =>
    followTexts({ 'main.tf': main }, { [NET]: { files } }).notes

  it('the line of the module is named at the call in the checkout', () => {
    expect(notesOf({ 'main.tf': expects('configuration_aliases = [aws.src]') })).toEqual([
      `block-providers main.tf:2 (module.a (package of ${NET}): main.tf:4): module.a does not pass the provider configuration aws.src, which its module expects`
    ])
    expect(notesOf({ 'main.tf': CONFIGURED }, call('  count = 2\n', NET))).toEqual([
      `block-providers main.tf:2 (module.a (package of ${NET}): main.tf:1): module.a has \`count\`, but its module configures a provider itself`
    ])
  })

  it('calls of local modules count, each of them', () => {
    const both = call(passes('aws.src')) + call().replace('"a"', '"b"')
    const files = { 'main.tf': both, 'm/x.tf': expects('configuration_aliases = [aws.src]') }
    expect(notesOf(files)).toEqual([
      `block-providers main.tf:2 (module.a (package of ${NET}) > module.b: m/x.tf:4): module.b does not pass the provider configuration aws.src, which its module expects`
    ])
  })
})
