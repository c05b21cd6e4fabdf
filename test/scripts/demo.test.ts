import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { showLog } from '../../scripts/demo/runner-log.ts'
import { hostsOf, readExamples, readStep } from '../../scripts/demo/staging.ts'
import { problemFacts } from '../../src/rules/problems/catalogue.ts'
import { beforeAll, describe, expect, it } from '../support/jest.ts'
import { type Ended, runProgram } from '../support/program.ts'
import { temporaryDirectory } from '../support/temporary.ts'

const RUN = fileURLToPath(new URL('../../scripts/node-24.mjs', import.meta.url))

const examples = await readExamples()
const step = await readStep()

describe('the demo', () => {
  let ended: Ended

  beforeAll(async () => {
    await using home = await temporaryDirectory()
    ended = await runProgram(RUN, ['demo/main.ts'], home.path, {})
  })

  it('succeeds, and says that the Action failed, as intended', () => {
    expect(ended).toMatchObject({ exitCode: 0, stderr: '' })
    expect(ended.stdout).toContain('── The Action ended with exit code 1 ── it found 4 errors')
  })

  it('checks every registry in examples/', () => {
    expect([...hostsOf(step)].sort()).toEqual(examples.map(({ host }) => host))
  })

  it.each(examples)('shows that $host $about: $outcome', ({ host, about, outcome }) => {
    const lines = ended.stdout.split('\n')
    expect(lines).toContain(`${host.padEnd(24)}${about}`)
    const reported = lines.filter(
      (line) => /^(▾ )?[✓✗!] /u.test(line) && line.includes(` ${host} `)
    )
    const { [outcome]: facts }: Partial<Record<string, { title: string }>> = problemFacts()
    expect(reported).toEqual([
      // On a busy machine, hosts are slow.
      expect.stringMatching(
        outcome === 'works' ? / passed: |: Host is slow$/ : RegExp(`: ${facts?.title}$`)
      )
    ])
    const [, summary = ''] = ended.stdout.split('── Its job summary')
    expect(summary).toContain(host)
  })

  it('first says what it starts and where its files are, and last offers its page', () => {
    const lines = ended.stdout.trimEnd().split('\n')
    expect(lines[0]).toMatch(/^Starts 8 registries on this machine/)
    const [, where = ''] = /^No other machine .* page\.html in (\S+)$/.exec(lines[1] ?? '') ?? []
    const [, page = ''] = /^open the page in a browser: (file:\S+)$/.exec(lines.at(-1) ?? '') ?? []
    expect(fileURLToPath(page)).toBe(`${where}page.html`)
    expect(existsSync(new URL(page))).toBe(true)
  })

  it('says where log, summary, report and page are', () => {
    const [, files = ''] = ended.stdout.split('── Its files')
    const paths = files.match(/^(?:log|summary|report|page) +\S+$/gm) ?? []
    expect(paths.map((line) => existsSync(line.replace(/^\w+ +/, '')))).toEqual([
      true,
      true,
      true,
      true
    ])
  })

  it('shows no token', () => {
    const tokens = examples.flatMap(({ token }) => token ?? [])
    expect(tokens.filter((token) => ended.stdout.includes(token))).toEqual([])
    expect(tokens).toHaveLength(2)
  })

  it('shows each output', () => {
    for (const name of ['passed', 'hosts', 'services', 'errors', 'warnings', 'report']) {
      expect(ended.stdout).toMatch(RegExp(`^${name} +\\S`, 'm'))
    }
  })
})

describe('showLog', () => {
  const layout = { colour: false, width: 100 }
  const cases = [
    {
      name: 'expands groups',
      log: '::group::a host\nline\n::endgroup::\n',
      want: '▾ a host\nline'
    },
    {
      name: 'shows the level of an annotation',
      log: '::error title=a::b%0Ac',
      want: 'Error: b\nc'
    },
    { name: 'unescapes percent signs last', log: '::notice::%250A', want: 'Notice: %0A' },
    { name: 'masks secrets', log: '::add-mask::s3cret\na s3cret b', want: 'a *** b' },
    {
      name: 'ignores a command that does not start the line',
      log: 'see ::error::b',
      want: 'see ::error::b'
    }
  ]
  it.each(cases)('$name', ({ log, want }) => {
    expect(showLog(log, layout)).toBe(want)
  })
})
