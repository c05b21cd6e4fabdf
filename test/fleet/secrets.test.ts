// Secrets in the files of a repository: its usages file has none, and can be checked all the same.

import { expect, it } from '../support/jest.ts'
import { runCli } from '../support/program.ts'
import { temporaryDirectory } from '../support/temporary.ts'
import { checkUsagesFiles, fileOf, partsOf, usagesOf } from '../support/usages-files.ts'

const TOKEN = 'a-token-of-this-check'
const AT = { file: 'main.tf', line: 1, column: 1, endColumn: 2 }

const FILES = {
  '.terraform-version': '1.9.8\n',
  'main.tf': `terraform {
  backend "http" {
    address = "https://user:hunter2@state.example.com/x"
  }
}
module "git" {
  source = "git::https://oauth2:hunter2@git.example.com/acme/network.git?ref=v1"
}
module "zip" {
  source = "https://files.example.com/network.zip?sig=hunter2"
}
module "user" {
  source = "git::https://hunter2@git.example.com/acme/other.git"
}
module "cut" {
  source = "\${var.host}/x?token=hunter2" version = "hunter2@x"
}
module "line" {
  source = "\${var.host}/x" token = "hunter2"
}
module "https://user:hunter2@label.example.com" {
  source  = "./x?y=hunter2"
  version = "~> 1.0, https://user:hunter2@version.example.com"
}
`,
  '.terraform.lock.hcl': `provider "registry.terraform.io/acme/box" {
  version     = "1.0.0?token=hunter2"
  constraints = "https://user:hunter2@lock.example.com"
}
`
}

it('has no secret of an address, and the check finds its packages', async () => {
  await using kept = await temporaryDirectory()
  const document = await usagesOf(FILES)
  expect(document).toContain('git::https://***@git.example.com/acme/network.git?ref=v1')
  expect(document).not.toContain('hunter2')
  const settings = { 'allowed-hosts': 'files.example.com', retries: '0' }
  const { verdict } = await checkUsagesFiles({ one: document }, kept.path, settings)
  const refused = verdict.files.filter(({ problem }) => problem.code === 'host-not-allowed')
  expect(refused.map(({ host }) => host)).toEqual(['state.example.com', 'git.example.com'])
})

it('may hold a token of the check, which no report repeats', async () => {
  await using kept = await temporaryDirectory()
  const parts = partsOf(await usagesOf({ 'main.tf': '' }))
  const evidence = { client: 'terraform', version: TOKEN, level: 'tool', text: TOKEN, place: AT }
  const dialect = { ...parts.dialect, why: `by ${TOKEN}`, evidence: [evidence] }
  const given = fileOf({ ...parts, dialect })
  const settings = { tokens: `registry.example.com=${TOKEN}` }
  const { context } = await checkUsagesFiles({ one: given }, kept.path, settings)
  expect(context.dialect).toMatchObject({ why: 'by ***', evidence: [{ version: '***' }] })
  expect(JSON.stringify(context)).not.toContain(TOKEN)
})

it('hides a token in the path of a file that cannot be written', async () => {
  await using directory = await temporaryDirectory()
  const flags = ['--history', `../${TOKEN}/h.jsonl`, '--report', `../${TOKEN}/b.json`]
  const { stderr } = await runCli(['check', ...flags], {
    directory: directory.path,
    env: { TF_TOKEN_registry_example_com: TOKEN }
  })
  expect(stderr).toMatch(
    /the history \.\.\/\*\*\*\/h\.jsonl was not read.*the report \.\.\/\*\*\*\/b\.json/s
  )
})
