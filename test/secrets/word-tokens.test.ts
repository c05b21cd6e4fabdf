// Tokens that are words of the program: names of members in its data and reports, fixed values, names of settings. They
// change nothing but texts, in the verdict and in what the built programs write.
import { join } from 'node:path'
import { checkHere } from '../support/check-in-process.ts'
import { writeCheckout } from '../support/checkout.ts'
import { inWords } from '../support/in-words.ts'
import { expect, it } from '../support/jest.ts'
import { normaliseReport } from '../support/normalise.ts'
import { strayIn } from '../support/page-html.ts'
import { runAction, runCli } from '../support/program.ts'
import { mistakesIn, REPORTS, readReports } from '../support/report-schemas.ts'
import { flagsOf } from '../support/scenario.ts'
import { temporaryDirectory } from '../support/temporary.ts'
import { readUsagesText } from '../support/usages-files.ts'
import { renderJson } from '../support/whole-reports.ts'
import {
  changesBesides,
  groupsOf,
  membersIn,
  startWordHosts,
  variablesOf,
  WORD_FILES,
  WORD_INPUTS,
  WORDS
} from '../support/word-tokens.ts'

type Variables = Readonly<Record<string, string>>

// What hosts and files have, and sentences that quote them.
const TEXTS =
  'message help why text excerpt reason mediaType url documentUrl source credentials issuer address client grantTypes authz token scopes version'
// In the verdict, also the parts of sentences and URLs.
const PARTS =
  'scheme path guest user operator besides terminal workflow what shownAs unexplained flaw'

/** Compares the result for each group of tokens with that for none. */
async function expectSame<Result>(
  expected: Result,
  resultOf: (variables: Variables) => Promise<Result>,
  groups: readonly (readonly string[])[],
  texts: string
): Promise<void> {
  for (const tokens of groups) {
    const changes = changesBesides(texts, expected, await resultOf(variablesOf(tokens)))
    expect({ tokens, changes }).toEqual({ tokens, changes: [] })
  }
}

/** A document has values of any shape, and a line with a token is not shown: what is from outside as a whole. */
const withoutOutside = (name: string, value: unknown) =>
  ['value', 'lines'].includes(name) ? undefined : value

it('a token that is a word of the program changes no member of the verdict', async () => {
  await using registry = await startWordHosts()
  const volatile = { ports: [registry.port, registry.plainPort], paths: [], days: [] }
  const resultOf = async (environment: Variables) => {
    const run = { settings: WORD_INPUTS, files: WORD_FILES, environment }
    const { verdict, context, settings } = await checkHere(registry, run)
    const { caFile: _, ...rest } = settings
    const whole = JSON.stringify(inWords({ verdict, settings: rest }), withoutOutside)
    return [renderJson(verdict, context), whole].map((json) => normaliseReport(json, volatile))
  }
  const expected = await resultOf({})
  const words = [...membersIn(expected), ...WORDS]
  await expectSame(expected, resultOf, groupsOf(words, 20), `${TEXTS} ${PARTS}`)
})

/** Hosts, and a checkout for the built programs. */
async function programWorld() {
  await using stack = new AsyncDisposableStack()
  const registry = stack.use(await startWordHosts())
  const directory = stack.use(await temporaryDirectory()).path
  const home = stack.use(await temporaryDirectory()).path
  writeCheckout(directory, WORD_FILES)
  const { resolve, caFile } = registry
  const ports = [registry.port, registry.plainPort]
  const volatile = { ports, paths: [caFile, directory, home], days: [] }
  const rest = stack.move()
  return {
    inputs: { ...WORD_INPUTS, resolve, 'ca-file': caFile },
    directory,
    home,
    read: (json: string) => normaliseReport(json, volatile),
    [Symbol.asyncDispose]: () => rest.disposeAsync()
  }
}

// Above, a few at a time.
const GROUPS = groupsOf(WORDS, WORDS.length)

it('a token that is a word of the program changes no output of the Action and no member of its reports', async () => {
  await using world = await programWorld()
  const { inputs, directory, home, read } = world
  const report = REPORTS.map((name) => join(home, name)).join('\n')
  const resultOf = async (env: Variables) => {
    const ended = await runAction({ ...inputs, report }, { env, directory })
    const { report: _, services = '', ...outputs } = ended.outputs
    const reports = await readReports(home)
    const jsons = Object.entries(reports).filter(([name]) => /json$|sarif$/.test(name))
    return {
      exitCode: ended.exitCode,
      stderr: ended.stderr,
      annotations: ended.stdout.match(/^::(?:error|warning|notice) /gm),
      outputs,
      services: Object.entries(read(services)),
      mistakes: mistakesIn(reports),
      reports: jsons.map(([, json]) => read(json)),
      junit: reports['report.xml']?.match(/<\/?[a-z]+/g),
      stray: strayIn(reports['report.html'] ?? '')
    }
  }
  const expected = await resultOf({})
  const { exitCode, stderr, mistakes, stray } = expected
  expect([exitCode, stderr, mistakes, stray]).toEqual([1, '', [], []])
  await expectSame(
    expected,
    resultOf,
    GROUPS,
    `${TEXTS} description modules.v1 providers.v1 tfe.v2`
  )
})

it('a token that is a word of the program changes no member of what the command line prints', async () => {
  await using world = await programWorld()
  const { inputs, directory, read } = world
  const resultOf = async (env: Variables) => {
    const options = { env, directory }
    const check = await runCli(['check', '--format=json', ...flagsOf(inputs)], options)
    const usages = await runCli(['usages', '--format=json'], options)
    const explain = await runCli(['explain', 'host', '--format=json', 'h0.example.com'], options)
    return {
      codes: [check, usages, explain].map(({ exitCode }) => exitCode),
      isReadable: readUsagesText(usages.stdout).ok,
      check: read(check.stdout),
      usages: usages.stdout.trimEnd().split('\n').map(read),
      explain: read(explain.stdout)
    }
  }
  const expected = await resultOf({})
  const { codes, isReadable } = expected
  expect({ codes, isReadable }).toEqual({ codes: [1, 0, 0], isReadable: true })
  await expectSame(expected, resultOf, GROUPS, `${TEXTS} name organization`)
})
