// A CLI configuration with a relative path, which `init` resolves where it is started.
import { join } from 'node:path'
import { writeCheckout } from '../support/checkout.ts'
import { HOST } from '../support/evidence-builder.ts'
import { expect, it } from '../support/jest.ts'
import { runCli } from '../support/program.ts'
import { temporaryDirectory } from '../support/temporary.ts'

const call = `module "m" {\n  source  = "${HOST}/acme/network/aws"\n  version = "1.0.0"\n}\n`

async function warningsOf(files: Readonly<Record<string, string>>, named: string) {
  await using top = await temporaryDirectory()
  writeCheckout(top.path, files)
  const environment = {
    TF_CLI_CONFIG_FILE: named.replace('TOP', top.path),
    HOME: join(top.path, 'home')
  }
  const args = [
    'check',
    '--format=json',
    '--retries=0',
    '--depth=versions',
    `--resolve=${HOST}=127.0.0.1:1`
  ]
  const { stdout } = await runCli(args, { directory: top.path, env: environment })
  const { findings } = JSON.parse(stdout) as { findings: { code: string; message: string }[] }
  return findings.flatMap(({ code, message }) => (code === 'credentials-config' ? message : []))
}

it.each([
  ['that a root module does not find is reported', { 'infra/main.tf': call, '.rc': '' }, '.rc', 1],
  ['that the only root module finds is not reported', { 'main.tf': call, '.rc': '' }, '.rc', 0],
  ['with an absolute path is not reported', { 'infra/main.tf': call, '.rc': '' }, 'TOP/.rc', 0]
])('a CLI configuration %s', async (_, files, named, warnings) => {
  const found = await warningsOf(files, named)
  expect(
    found.filter((message) => /relative path .* if it is started in infra$/.test(message))
  ).toHaveLength(warnings)
})

it.each([
  ['is read where its root module finds it', {}, []],
  ['is missing in another root module', { 'live/main.tf': call }, [/if it is started in live$/]]
])('a CLI configuration with a relative path %s', async (_, more, missing) => {
  const files = { 'infra/main.tf': call, 'infra/.rc': `credentials "${HOST}" {}\n`, ...more }
  const read = /^the credentials block for host \S+ at infra\/\.rc:1 has no token/
  const want = [read, ...missing].map((text) => expect.stringMatching(text))
  expect(await warningsOf(files, '.rc')).toEqual(want)
})
