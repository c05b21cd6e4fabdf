// Source lines in the reports of whole checks: no secret of a file, and no file of the machine.

import { checkHere } from '../support/check-in-process.ts'
import { describe, expect, it } from '../support/jest.ts'
import { FakeRegistry } from '../support/registry.ts'
import { renderText } from '../support/whole-reports.ts'

type Run = Parameters<typeof checkHere>[1]

/** The text report of a check whose hosts do not exist. */
async function reportOf(run: Run): Promise<string> {
  await using registry = await FakeRegistry.start()
  const settings = { dialect: 'terraform', 'allowed-hosts': 'none.example', ...run?.settings }
  const { verdict, context } = await checkHere(registry, { ...run, settings })
  return renderText(verdict, { context, colour: false, width: 100 })
}

const SOURCE = 'registry.example.com/acme/network/aws'

it('shows the line of a finding', async () => {
  const files = { 'a/main.tf': `module "network" {\n\tsource = "${SOURCE}" # ours\n}\n` }
  expect(await reportOf({ files })).toContain(`
  --> a/main.tf:2:11
  2 |     source = "${SOURCE}" # …
    |              ${'^'.repeat(SOURCE.length + 2)}
`)
})

describe('a secret', () => {
  const KNOWN = 'kN0wn-t0ken-of-a-host'

  it.each([
    ['on the same line', 'main.tf', `module "a" {\n  source = "${SOURCE}" # token hunter2\n}\n`],
    [
      'in JSON of one line',
      'main.tf.json',
      `{"module":{"a":{"source":"${SOURCE}","password":"hunter2"}}}`
    ],
    [
      'in user info',
      'main.tf',
      `module "a" {\n  source = "https://hunter2:x@git.example.com/a.zip"\n}\n`
    ],
    [
      'in a query',
      'main.tf',
      `module "a" {\n  source = "https://git.example.com/a.zip?sig=hunter2"\n}\n`
    ],
    ['where the syntax is wrong', 'main.tf', 'provider "a" {\n  token = "hunter2\n}\n'],
    ['in a block of the wrong type', 'main.tf', 'language {\n  password = "hunter2" }\n']
  ])('that the check does not know is not shown %s', async (_, name, text) => {
    const report = await reportOf({ files: { [name]: text } })
    expect(report).toMatch(/^ {2}--> main\.tf/m)
    expect(report).not.toContain('hunter2')
  })

  it('that the check knows is not shown, in any spelling', async () => {
    const spellings = [KNOWN, Buffer.from(KNOWN).toString('base64'), KNOWN.toUpperCase()]
    const lines = spellings.map(
      (text, at) => `module "m${at}" {\n  source = "${SOURCE}" # ${text}\n}\n`
    )
    const settings = { tokens: `registry.example.com=${KNOWN}` }
    const report = await reportOf({ files: { 'main.tf': lines.join('') }, settings })
    expect(report).toContain('--> main.tf:2:12')
    expect(spellings.filter((text) => report.includes(text))).toEqual([])
  })

  it('of the CLI configuration is not shown, also where it lies in the checkout as a .tf file', async () => {
    const config = 'host "registry.example.com" {\n  services = { "modules.v1" = "hunter2" }\n}\n'
    const files = {
      'cli.tf': config,
      'main.tf': `module "a" {\n  source = "${SOURCE}"\n}\n`
    }
    const settings = { 'allowed-hosts': '', scan: 'main.tf' }
    const home = { '.terraformrc': config }
    const report = await reportOf({ files, settings, home })
    expect(report).toContain('~/.terraformrc:')
    expect(report).not.toMatch(/^ +\d+ \| .*(?:host "|services)/m)
  })
})
