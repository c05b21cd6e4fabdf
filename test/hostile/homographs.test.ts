// Hosts whose names look like others: every output has the form that distinguishes them, and cures have only that.
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { writeCheckout } from '../support/checkout.ts'
import { expect, it } from '../support/jest.ts'
import { runAction, runCli } from '../support/program.ts'
import { FakeRegistry } from '../support/registry.ts'
import { temporaryDirectory } from '../support/temporary.ts'

// With a Cyrillic letter.
const LIKE = 'g\u043Eod.example.com'
const ASCII = 'xn--god-sed.example.com'
const GOOD = 'good.example.com'
const FILES = {
  'main.tf': `module "a" {\n  source  = "${LIKE}/a/b/c"\n  version = "1.0.0"\n}\nmodule "b" {\n  source = "https://${LIKE}/x.zip"\n}\n`,
  'cloud/main.tf': `terraform {\n  cloud {\n    hostname = "${LIKE}"\n    organization = "x"\n    workspaces { name = "y" }\n  }\n}\n`
}
const REPORTS = ['r.json', 'r.sarif', 'r.xml', 'r.md', 'r.codequality.json']

/** Lines with the name that looks like another, and without the other form; not those of files. */
const linesWithout = (text: string): readonly string[] =>
  text
    .split('\n')
    .filter((line) => line.includes(LIKE) && !line.includes(ASCII))
    .filter((line) => !/source +=|hostname =|"display"|^ +main\.tf|^ +cloud\/main\.tf/.test(line))

it('names them with their punycode in every output, and in cures by that alone', async () => {
  await using registry = await FakeRegistry.start()
  await using directory = await temporaryDirectory()
  await using kept = await temporaryDirectory()
  writeCheckout(directory.path, FILES)
  registry.offer(LIKE, { 'modules.v1': '/v1/' }).offer(GOOD, { 'modules.v1': `https://${LIKE}/` })
  const { resolve, caFile } = registry
  const inputs = { hostnames: GOOD, scan: '.', resolve, 'ca-file': caFile, dialect: 'both' }
  for (const policy of [{ 'allowed-hosts': GOOD }, {}]) {
    const report = REPORTS.map((name) => join(kept.path, name)).join('\n')
    const at = { directory: directory.path }
    const ended = await runAction({ ...inputs, ...policy, report }, at)
    const files = globSync(join(kept.path, 'r.*')).map((file) => readFileSync(file, 'utf8'))
    expect([ended.stdout, ended.summary, ...files].flatMap(linesWithout)).toEqual([])
    const { findings } = JSON.parse(ended.report ?? '')
    const helps = findings.map(({ help }: { help: string }) => help).join('\n')
    expect(helps).toContain(ASCII)
    expect(helps).not.toContain(LIKE)
  }
  const usages = await runCli(['usages', '--allowed-hosts', GOOD], { directory: directory.path })
  expect(linesWithout(usages.stdout)).toEqual([])
})

it('are accepted by settings in the form that cures name', async () => {
  await using registry = await FakeRegistry.start()
  registry.offer(LIKE, { 'modules.v1': '/v1/' })
  const { caFile, port } = registry
  const ended = await runCli([
    ...['check', '--hostnames', `${ASCII} modules.v1`, '--allowed-hosts', ASCII],
    ...['--resolve', `${ASCII}=127.0.0.1:${port}`, '--ca-file', caFile],
    ...['--tokens', `${ASCII}=a-token-for-it`, '--ignore', `host-idn-module ${ASCII}`]
  ])
  expect(ended).toMatchObject({ exitCode: 0, stderr: '' })
  expect(registry.requests[0]?.authorization).toBe('Bearer a-token-for-it')
})
