// Comments in files that ignore findings, and what is said of those that do not.

import { readFileSync } from 'node:fs'
import { renderJson } from '../../src/report/json/json.ts'
import { plain } from '../../src/rules/protocol/marked-text.ts'
import { check } from '../../src/run/check.ts'
import { checkHere, findingsIn, quietWorld } from '../support/check-in-process.ts'
import { type CheckoutFiles, writeCheckout } from '../support/checkout.ts'
import { describe, expect, it } from '../support/jest.ts'
import { FakeRegistry } from '../support/registry.ts'
import { temporaryDirectory } from '../support/temporary.ts'

const WRONG = 'source = "modules/dns"'
type Given = Readonly<Record<string, string>>

async function checked(files: CheckoutFiles, settings: Given = {}) {
  await using directory = await temporaryDirectory()
  writeCheckout(directory.path, files)
  const raw = { dialect: 'terraform', ...settings }
  return await check(raw, quietWorld(directory.path, {}, raw))
}

/** How many findings are ignored, then the notices with their lines. */
async function seen(files: CheckoutFiles, settings: Given = {}) {
  const { verdict } = await checked(files, settings)
  const notices = verdict.findings.filter(({ problem }) => problem.code === 'ignore-unused')
  return [
    verdict.ignored.length,
    ...notices.map(({ problem, places: [place] }) => {
      const line = typeof place === 'object' ? place.line : place
      return `${line}: ${plain(problem.message)}`
    })
  ]
}

it('ignores the finding in the example of the documentation', async () => {
  const page = readFileSync('docs/problems/ignore.md', 'utf8')
  const [, example = ''] = /^```hcl\n(.*?)^```/ms.exec(page) ?? []
  const host = 'https://registry.example.com'
  await using registry = await FakeRegistry.start({
    responses: [
      { url: `${host}/.well-known/terraform.json`, json: { 'modules.v1': '/v1/' } },
      {
        url: `${host}/v1/acme/network/aws/versions`,
        json: { modules: [{ versions: [{ version: '1.0.0' }] }] }
      }
    ]
  })
  const settings = { dialect: 'terraform', depth: 'versions' }
  const result = await checkHere(registry, { files: { 'main.tf': example }, settings })
  expect(findingsIn(result)).toEqual(['notice not-followed'])
  expect(result.verdict.ignored.map(({ finding }) => finding.problem.code)).toEqual([
    'version-none-fits'
  ])
})

const block = (inside: string): string => `module "dns" {\n${inside}\n}\n`

describe('a comment', () => {
  it.each([
    ['above the line', `# tf-disco:ignore source-invalid why\n  ${WRONG}`],
    ['on the line', `  ${WRONG} # tf-disco:ignore source-invalid why`],
    ['with slashes', `// tf-disco:ignore source-invalid why\n  ${WRONG}`],
    ['as a block above', `/* tf-disco:ignore source-invalid why */\n  ${WRONG}`],
    ['as a block before the argument', `/* tf-disco:ignore source-invalid why */ ${WRONG}`],
    ['with many signs', `### tf-disco:ignore source-invalid why\n  ${WRONG}`],
    ['without a space', `#tf-disco:ignore source-invalid why\n  ${WRONG}`],
    ['with tabs', `#\ttf-disco:ignore\tsource-invalid\twhy\n  ${WRONG}`],
    ['with line ends of Windows', `# tf-disco:ignore source-invalid why\r\n  ${WRONG}\r`],
    ['beyond ASCII', `# tf-disco:ignore source-invalid später 🙂\n  ${WRONG}`]
  ])('%s ignores a finding', async (_, inside) => {
    expect(await seen({ 'main.tf': block(inside) })).toEqual([1])
  })

  it('stands above another one about the same line', async () => {
    const both = '# tf-disco:ignore source-invalid why\n# tf-disco:ignore host-slow why\n'
    expect(await seen({ 'main.tf': block(`${both}${WRONG}`) })).toEqual([1])
  })

  it('on the line of an argument ignores nothing in the next line', async () => {
    const inside = `  count = 1 # tf-disco:ignore source-invalid why\n  ${WRONG}`
    expect(await seen({ 'main.tf': block(inside) })).toEqual([
      0,
      '2: there is no source-invalid to ignore on line 2'
    ])
  })

  it.each([
    [
      'an unknown code',
      '# tf-disco:ignore source-invlid why',
      /^2: this comment ignores nothing: "source-invlid" is not .* mean "source-invalid"\?$/
    ],
    [
      'several codes',
      '# tf-disco:ignore source-invalid,host-slow why',
      /^2: this .*: "source-invalid,host-slow" is not a problem code/
    ],
    [
      'a colon after the code',
      '# tf-disco:ignore source-invalid: why',
      /^2: this .*: "source-invalid:" is not a problem code; did you/
    ],
    [
      'a code in capitals',
      '# tf-disco:ignore SOURCE-INVALID why',
      /^2: this .*"SOURCE-INVALID" is not/
    ],
    ['no reason', '# tf-disco:ignore source-invalid', /^2: this .*nothing: it has no reason$/],
    ['a reason of signs', '# tf-disco:ignore source-invalid --', /^2: this .* has no reason$/],
    ['no reason in a block', '/* tf-disco:ignore source-invalid */', /^2: this .* has no reason$/],
    ['no code', '# tf-disco:ignore', /^2: this comment ignores nothing: it does not begin with/],
    [
      'a space after the colon',
      '# tf-disco: ignore source-invalid why',
      /^2: this comment ignores/
    ],
    ['the next line', '# tf-disco:ignore-next-line source-invalid why', /^2: this comment/],
    ['a colon before the code', '# tf-disco:ignore:source-invalid why', /^2: this comment/],
    ['capitals', '# TF-DISCO:IGNORE source-invalid why', /^2: this comment ignores nothing/],
    ['the form of tflint', '# tf-disco-ignore: source-invalid', /^2: this comment ignores nothing/],
    ['a space for the hyphen', '# tf disco:ignore source-invalid why', /^2: this comment/],
    ['no hyphen', '# tfdisco:ignore source-invalid why', /^2: this comment ignores nothing/],
    ['another verb', '# tf-disco:disable source-invalid why', /^2: this comment ignores nothing/],
    ['words before it', '# TODO tf-disco:ignore source-invalid why', /^2: this comment/],
    [
      'two in a line',
      '# tf-disco:ignore host-slow why # tf-disco:ignore source-invalid why',
      /^2: this comment ignores nothing: it has `tf-disco:ignore` more than once$/
    ],
    ...['ignor', 'ignores', 'ignored', 'ignoring', 'ingore', 'Ignores', 'ignore_next'].map(
      (verb): [string, string, RegExp] => [
        verb,
        `# tf-disco:${verb} source-invalid why`,
        /^2: this comment ignores nothing: it does not begin with/
      ]
    ),
    [
      'quotes around the code',
      '# tf-disco:ignore "source-invalid" why',
      /^2: this .*: ""source-invalid"" is not/
    ],
    [
      'a host after the code',
      '# tf-disco:ignore dns.example.com why',
      /^2: this .*: "dns.example.com" is not/
    ]
  ])('with %s ignores nothing, and is said', async (_, comment, said) => {
    const [ignored, notice, ...more] = await seen({ 'main.tf': block(`${comment}\n${WRONG}`) })
    expect([ignored, more]).toEqual([0, []])
    expect(notice).toMatch(said)
  })

  it.each([
    ['another line', `# tf-disco:ignore source-invalid why\n\n${WRONG}`, 2],
    ['the line after', `${WRONG}\n# tf-disco:ignore source-invalid why`, 3],
    ['another code', `# tf-disco:ignore source-missing why\n${WRONG}`, 2]
  ])('for %s ignores nothing, and is said', async (_, inside, line) => {
    const [ignored, notice, ...more] = await seen({ 'main.tf': block(inside) })
    expect([ignored, more]).toEqual([0, []])
    expect(notice).toMatch(new RegExp(`^${line}: there is no source-\\w+ to ignore on line \\d`))
  })

  it.each([
    ['a string', `description = "tf-disco:ignore source-invalid why"\n${WRONG}`],
    ['a sentence about ignoring', `# tf-disco ignores this\n${WRONG}`],
    ['a sentence after the name', `# tf-disco: it ignores this\n${WRONG}`],
    ['the name of an image', `# docker run acme/tf-disco:1.0 and tf-disco:latest\n${WRONG}`]
  ])('is not %s', async (_, inside) => {
    expect(await seen({ 'main.tf': block(inside) })).toEqual([0])
  })

  it('is read in an expression, and after a byte order mark', async () => {
    const text = `\uFEFF# tf-disco:ignore source-invalid why\nmodule "a" { source = "modules/a" }\n`
    expect(await seen({ 'main.tf': text })).toEqual([1])
    const nested =
      'locals {\n  a = {\n    b = [\n      1, # tf-disco:ignore source-dynamic why\n    ]\n  }\n}\n'
    expect(await seen({ 'main.tf': nested })).toEqual([
      0,
      '4: there is no source-dynamic to ignore on line 4'
    ])
  })

  it('is none in JSON', async () => {
    const json =
      '{"module":{"a":{"//":"# tf-disco:ignore source-invalid why","source":"modules/a"}}}'
    expect(await seen({ 'main.tf.json': json })).toEqual([0])
  })

  it('is not read in what init installs, nor in files that are not selected', async () => {
    const modules = [{ Key: 'a', Source: 'modules/a', Dir: '.terraform/modules/a' }]
    const comment = `# tf-disco:ignore source-missing why\n`
    expect(
      await seen(
        {
          'main.tf': 'module "a" {\n  source = "./a"\n}\n',
          '.terraform/modules/modules.json': JSON.stringify({ Modules: modules }),
          '.terraform/modules/a/main.tf': comment,
          'a/main.tf': comment
        },
        { exclude: 'a/**' }
      )
    ).toEqual([0])
  })

  it('is read in lock files, test files and files of Terragrunt', async () => {
    const files = {
      'main.tf': '',
      'terragrunt.hcl': '',
      'a.tftest.hcl': '',
      '.terraform.lock.hcl': ''
    }
    const comments = Object.keys(files).map((file) => [
      file,
      '# tf-disco:ignore lock-invalid why\n'
    ])
    expect(await seen(Object.fromEntries(comments), { depth: 'init' })).toHaveLength(5)
  })

  it('ignores one of several places of a mistake, and the others stay', async () => {
    const comment = '# tf-disco:ignore source-invalid why\n'
    const files = { 'a.tf': block(`${comment}${WRONG}`), 'b/b.tf': `${comment}${block(WRONG)}` }
    const { verdict } = await checked(files)
    expect(verdict.findings.map(({ places: [place] }) => place)).toMatchObject([
      { file: 'b/b.tf', line: 3 },
      { file: 'b/b.tf', line: 1 }
    ])
    expect(verdict.ignored.map(({ rule }) => rule.place)).toMatchObject([{ file: 'a.tf', line: 2 }])
  })

  it('is ignored itself by the setting', async () => {
    const files = { 'main.tf': block(`# tf-disco:ignore\n${WRONG}`) }
    expect(await seen(files, { ignore: 'ignore-unused' })).toEqual([1])
  })

  it('has no notice where only a higher depth finds its code', async () => {
    const files = { 'main.tf': '# tf-disco:ignore version-none-fits why\n' }
    expect(await seen(files)).toEqual([0])
    expect(await seen(files, { depth: 'versions' })).toEqual([
      0,
      '1: there is no version-none-fits to ignore on line 2'
    ])
  })
})

describe('an allowlist of the workflow', () => {
  const source = 'source = "git::https://git.example.com/acme/labels.git"'

  it('finds what comments ignore otherwise', async () => {
    const files = { 'main.tf': block(`# tf-disco:ignore host-not-allowed why\n${source}`) }
    const result = await checked(files, { 'allowed-hosts': 'registry.example.com' })
    expect(findingsIn(result)).toEqual([
      'error host-not-allowed git.example.com',
      'notice ignore-unused'
    ])
    expect(result.verdict.passed).toBe(false)
  })

  it.each([
    ['source-dynamic', 'source = var.source'],
    ['source-missing', 'source = "./missing"'],
    ['file-outside', 'source = "../missing"'],
    ['allowlist-incomplete', 'source = "git::https://registry.example.com/a.git"']
  ])('is not weakened by a comment about %s at %s', async (code, line) => {
    const files = {
      'main.tf': `variable "source" {}\n${block(`# tf-disco:ignore ${code} why\n${line}`)}`
    }
    const settings = { 'allowed-hosts': 'registry.example.com' }
    const { verdict } = await checked(files, settings)
    expect(verdict.ignored).toEqual([])
    expect(verdict.findings.map(({ problem }) => problem.code)).toContain(code)
    const [notice] = (await seen(files, settings)).slice(1)
    expect(notice).toMatch(/cannot ignore .*, because `allowed-hosts` is set$/)
  })
})

it('shows no secret of a reason, and a part of a long one', async () => {
  const reason = `see https://user:hunter2@example.com/ ${'long '.repeat(2000)}`
  const files = { 'main.tf': block(`# tf-disco:ignore source-invalid ${reason}\n${WRONG}`) }
  const { verdict, context } = await checked(files)
  const json = [...renderJson(verdict, context)].join('')
  expect(json).not.toContain('hunter2')
  expect(verdict.ignored[0]?.rule.reason?.length).toBeLessThan(500)
})
