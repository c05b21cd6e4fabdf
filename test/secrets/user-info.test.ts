// User info in URLs, most of which no program can parse, in all output of both programs.
import { join } from 'node:path'
import { writeCheckout } from '../support/checkout.ts'
import { expect, it } from '../support/jest.ts'
import { runAction, runCli } from '../support/program.ts'
import { FakeRegistry } from '../support/registry.ts'
import { REPORTS, readReports } from '../support/report-schemas.ts'
import { findIn } from '../support/secrets.ts'
import { temporaryDirectory } from '../support/temporary.ts'
import {
  configOfSpelling,
  filesOfSpelling,
  SECRET,
  SPELLINGS,
  serveSpelling
} from '../support/user-info.ts'

// test/text/address-secrets.test.ts has all spellings.
const SOME = SPELLINGS.map((text, at) => ({ text, at })).filter(({ at }) => at % 18 === 0)

/** Where in what was written a secret is, and what is before it. */
const leaksOf = (written: Readonly<Record<string, unknown>>) =>
  findIn(written, (text) =>
    Array.from(text.matchAll(SECRET), ({ index }) => text.slice(index - 80, index + 20))
  )

it('is in no output of the Action, for hosts and files that name such URLs', async () => {
  await using registry = await FakeRegistry.start({ wildcards: true })
  await using directory = await temporaryDirectory()
  await using kept = await temporaryDirectory()
  const hosts = SOME.flatMap(({ text, at }) => serveSpelling(registry, text, at))
  for (const { text, at } of SOME) writeCheckout(directory.path, filesOfSpelling(text, at))
  writeCheckout(directory.path, { 'cli.tfrc': configOfSpelling(SOME[0]?.text ?? '') })
  const { resolve, caFile } = registry
  const { stderr, ...written } = await runAction(
    {
      hostnames: hosts.join('\n'),
      scan: '.',
      resolve,
      'ca-file': caFile,
      depth: 'packages',
      dialect: 'both',
      report: REPORTS.map((name) => join(kept.path, name)).join('\n')
    },
    {
      directory: directory.path,
      env: { RUNNER_DEBUG: '1', TF_CLI_CONFIG_FILE: join(directory.path, 'cli.tfrc') }
    }
  )
  expect({ stderr, code: written.exitCode }).toEqual({ stderr: '', code: 1 })
  expect(leaksOf({ ...written, ...(await readReports(kept.path)) })).toEqual([])
  expect(written.report).toContain('https://***@b.test')
})

it('is in no output of the command line, for files and arguments with such URLs', async () => {
  await using directory = await temporaryDirectory()
  const files = SPELLINGS.map((text, at) => filesOfSpelling(text, at))
  for (const each of files) writeCheckout(directory.path, each)
  const texts = SPELLINGS.map((text) => text.replaceAll('\t', ' '))
  const all = texts.join('\n')
  const run = (...parameters: string[]) => runCli(parameters, { directory: directory.path })
  const runs = {
    usages: await run('usages', '--dialect', 'both'),
    json: await run('usages', '--dialect', 'both', '--format', 'json'),
    host: await run('explain', 'host', '--', ...texts),
    module: await run('explain', 'module', '--', ...texts),
    provider: await run('explain', 'provider', '--', ...texts),
    settings: await run('check', '--hostnames', all, '--allowed-hosts', all, '--ignore', all)
  }
  expect(leaksOf(runs)).toEqual([])
  const exitCodes = Object.values(runs).map(({ exitCode }) => exitCode)
  expect(exitCodes).toEqual([0, 0, 1, 1, 1, 2])
  expect(runs.usages.stdout).toContain('https://***@b.test')
})
