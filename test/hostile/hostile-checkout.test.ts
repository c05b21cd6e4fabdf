// A hostile checkout in the built Action: each file has its outcome, and no name or content breaks the
// log, an annotation or the summary. Time and memory are measured by scripts/bench/hostile-checkout.ts.

import { execFileSync } from 'node:child_process'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { problemFacts } from '../../src/rules/problems/catalogue.ts'
import { annotationsIn } from '../support/annotations.ts'
import { type CheckoutEntry, writeCheckout } from '../support/checkout.ts'
import { afterAll, beforeAll, describe, expect, it } from '../support/jest.ts'
import { type ActionEnded, runAction } from '../support/program.ts'
import { FakeRegistry } from '../support/registry.ts'
import { moduleFrom } from '../support/scanned.ts'
import { type TemporaryDirectory, temporaryDirectory } from '../support/temporary.ts'

const GIBIBYTE = 1024 ** 3
const DEPTH = 1000
const TINY_FILES = 2000

const good = (name = 'network') => moduleFrom('registry.example.com/acme/network/aws', name)
const base64 = (bytes: Uint8Array): CheckoutEntry => ({
  base64: Buffer.from(bytes).toString('base64')
})
const utf16 = Buffer.from(`\uFEFF${good()}`, 'utf16le')
const nested = (open: string, close: string): string => open.repeat(1e5) + close.repeat(1e5)

type Hostile = {
  readonly name: string
  readonly file: string
  readonly entry: CheckoutEntry
  /** The code of the finding and its line; null for no finding. */
  readonly want: readonly [code: string, line: number] | null
  /** The line where a module is found in the file. */
  readonly used?: number
  /** The scan does not read the file. */
  readonly isUnread?: true
}

const unread = (
  name: string,
  file: string,
  entry: CheckoutEntry,
  want: Hostile['want']
): Hostile => ({ name, file, entry, want, isUnread: true })

const NAMES: readonly string[] = [
  'a\nb',
  'c\r\nd',
  '::error file=x,line=1::pwned',
  '%0A::error::pwned',
  '##[error]pwned',
  '\u001b[31mred',
  '\u202egnp',
  '| a | b |',
  '<script>alert(1)<',
  '`code` **bold** @acme ![x](y)',
  'EOF\' " $(id) ;'
]

const HOSTILE: readonly Hostile[] = [
  ...NAMES.map((name, at): Hostile => {
    const file = `names/${name}.tf`
    return {
      name: `the name ${JSON.stringify(name)}`,
      file,
      // Equal mistakes would be one finding.
      entry: moduleFrom(`acme/network${at}/AWS${at}`, `name${at}`),
      want: ['source-invalid', 2]
    }
  }),
  unread('a file of a gibibyte', 'gibibyte.tf', { bytes: GIBIBYTE }, ['file-limit', 1]),
  unread('a link to itself', 'loop.tf', { link: 'loop.tf' }, ['file-unreadable', 1]),
  unread('a link to its directory', 'links/up', { link: '..' }, null),
  unread('a link out of the checkout', 'hosts.tf', { link: '/etc/hosts' }, ['file-outside', 1]),
  unread('a link to a device', 'zero.tf', { link: '/dev/zero' }, ['file-outside', 1]),
  unread('a FIFO', 'pipe.tf', { kind: 'fifo' }, ['file-unreadable', 1]),
  unread('a directory that is named like a file', 'directory.tf', { kind: 'directory' }, null),
  {
    name: 'bytes that are not UTF-8',
    file: 'bytes.tf',
    entry: base64(Buffer.concat([Buffer.from(`${good()}# `), Buffer.of(0xff, 0xfe)])),
    want: ['file-syntax', 5],
    used: 2
  },
  { name: 'UTF-16', file: 'utf16.tf', entry: base64(utf16), want: ['file-syntax', 1] },
  {
    name: 'a byte order mark',
    file: 'mark.tf',
    entry: `\uFEFF${good('mark')}`,
    want: null,
    used: 2
  },
  {
    name: 'CR LF',
    file: 'crlf.tf',
    entry: good('crlf').replaceAll('\n', '\r\n'),
    want: null,
    used: 2
  },
  { name: 'NUL', file: 'nul.tf', entry: `\0\n${good('nul')}`, want: ['file-syntax', 1], used: 3 },
  {
    name: 'a line of ten megabytes',
    file: 'line.tf',
    entry: `a = "${'x'.repeat(10e6)}"\n${good('line')}`,
    want: ['block-invalid', 1],
    used: 3
  },
  {
    name: 'HCL nested 100,000 deep',
    file: 'deep.tf',
    entry: `a = ${nested('[', ']')}\n${good('deep')}`,
    want: ['block-invalid', 1],
    used: 3
  },
  {
    name: 'blocks nested 100,000 deep',
    file: 'blocks.tf',
    entry: `${nested('a {\n', '}\n')}${good('blocks')}`,
    want: ['file-syntax', 101],
    used: 200_002
  },
  {
    name: 'JSON nested 100,000 deep',
    file: 'deep.tf.json',
    entry: nested('[', ']'),
    want: ['file-syntax', 1]
  },
  {
    name: 'directories 1,000 deep',
    file: `${'d/'.repeat(200)}d`,
    entry: { kind: 'directory' },
    want: ['file-limit', 1],
    isUnread: true
  }
]

type Report = {
  readonly findings: readonly {
    readonly code: string
    readonly places: readonly { readonly file: string; readonly line: number }[]
  }[]
  readonly hosts: readonly {
    readonly required: readonly {
      readonly because: readonly { readonly file: string; readonly line: number }[]
    }[]
  }[]
}

let checkout: TemporaryDirectory
let ended: ActionEnded
let report: Report

beforeAll(async () => {
  checkout = await temporaryDirectory()
  writeCheckout(checkout.path, Object.fromEntries(HOSTILE.map(({ file, entry }) => [file, entry])))
  // Step by step, because the whole path is longer than the system accepts.
  const dig = `for (let i = 0; i < ${DEPTH}; i++) { fs.mkdirSync('d', { recursive: true }); process.chdir('d') }`
  execFileSync(process.execPath, ['--eval', dig], { cwd: checkout.path })
  mkdirSync(join(checkout.path, 'tiny'))
  for (let i = 0; i < TINY_FILES; i += 1) writeFileSync(join(checkout.path, `tiny/${i}.tf`), '#\n')
  await using registry = await FakeRegistry.start()
  registry.offer('registry.example.com', { 'modules.v1': '/v1/modules/' })
  const inputs = { resolve: registry.resolve, 'ca-file': registry.caFile, dialect: 'terraform' }
  ended = await runAction(inputs, { directory: checkout.path })
  report = JSON.parse(ended.report ?? '')
}, 120_000)

afterAll(async () => {
  execFileSync('rm', ['-rf', join(checkout.path, 'd')])
  await checkout[Symbol.asyncDispose]()
}, 60_000)

describe('the outcome of', () => {
  it.each(HOSTILE)('$name', ({ file, want, used }) => {
    const at = (place: { readonly file: string }) => place.file === file
    const found = report.findings.flatMap(({ code, places }) =>
      places.filter(at).map(({ line }) => [code, line])
    )
    expect(found).toEqual(want === null ? [] : [want])
    const lines = report.hosts.flatMap(({ required }) =>
      required.flatMap(({ because }) => because.filter(at).map(({ line }) => line))
    )
    expect(lines).toEqual(used === undefined ? [] : [used])
  })
})

describe('the check of a hostile checkout', () => {
  it('has no other findings and ends like any other failed check', () => {
    const places = report.findings.flatMap((finding) => finding.places)
    expect(places).toHaveLength(HOSTILE.filter(({ want }) => want !== null).length)
    expect({ exitCode: ended.exitCode, stderr: ended.stderr }).toEqual({ exitCode: 1, stderr: '' })
  })

  it('reads each file once, and none of those that it reports as unreadable', () => {
    const files = HOSTILE.filter(({ isUnread }) => !isUnread).length + TINY_FILES
    expect(/ (\d+) files \(/.exec(ended.stdout)?.[1]).toBe(String(files))
  })
})

describe('names of files', () => {
  const INVISIBLE = /[\p{Cc}\p{Cf}]/u

  it('cannot send commands to the runner', () => {
    const lines = ended.stdout.split('\n')
    const commands = lines.filter((line) => /^\s*::|##\[/.test(line))
    expect(
      commands.filter((line) => !/^::(group|endgroup|(error|warning|notice) title=)/.test(line))
    ).toEqual([])
    expect(lines.filter((line) => INVISIBLE.test(line))).toEqual([])
    const annotations = annotationsIn(ended.stdout)
    expect(annotations.map(({ title }) => title)).toContain(
      `${NAMES.length} places: ${problemFacts()['source-invalid'].title}`
    )
    expect(annotations.filter(({ file }) => file !== undefined && INVISIBLE.test(file))).toEqual([])
  })

  it('are text in the summary', () => {
    expect(ended.summary).not.toMatch(/<script|!\[|\*\*bold|@acme|^::|\| a \|/m)
    expect(ended.summary.split('\n').filter((line) => INVISIBLE.test(line))).toEqual([])
  })

  it('do not change outputs, environment or state', () => {
    expect(Object.keys(ended.outputs).sort()).toEqual([
      'errors',
      'hosts',
      'left-out',
      'passed',
      'report',
      'services',
      'warnings'
    ])
    expect(ended.outputs['passed']).toBe('false')
    expect({ env: ended.exported, state: ended.state }).toEqual({ env: '', state: '' })
  })
})

describe('a checkout that uses a host in more places than fit into the report', () => {
  const USED = 60_000

  it('has the verdict, all outputs and reports, and says what is left out', async () => {
    await using directory = await temporaryDirectory()
    const root = directory.path
    const providers = Array.from({ length: USED }, (_, at) => `a${at} = "1"\n`).join('')
    const long = `${'d'.repeat(250)}/`.repeat(3)
    mkdirSync(join(root, long), { recursive: true })
    const text = `terraform {\n  required_providers {\n${providers}  }\n}\n`
    writeFileSync(join(root, long, 'main.tf'), text)
    const inputs = {
      'allowed-hosts': 'registry.example.com',
      dialect: 'terraform',
      report: 'r.json\nr.sarif\nr.xml\nr.md'
    }
    const ended = await runAction(inputs, { directory: root })
    expect([ended.exitCode, ended.stderr]).toEqual([1, ''])
    expect(ended.outputs).toMatchObject({ passed: 'false', errors: '2', warnings: '0' })
    const written = readFileSync(join(root, 'r.json'), 'utf8')
    expect(Buffer.byteLength(written)).toBeLessThan(64e6)
    const report = JSON.parse(written)
    const [{ because }] = report.hosts[0].required
    expect(report.usages).toBe(50_000)
    expect(because).toHaveLength(10_000)
    expect(report.remarks).toContain('lists of places end after 10000 places')
    const [error, limit] = report.findings
    expect(error).toMatchObject({ code: 'host-not-allowed', places: because })
    expect(limit).toMatchObject({ code: 'file-limit', places: [{ file: `${long}main.tf` }] })
    expect(ended.stdout).toMatch(/and\s+9993\s+more\s+places/)
    for (const [name, end] of [
      ['r.sarif', '}\n'],
      ['r.xml', '</testsuites>\n'],
      ['r.md', '\n']
    ]) {
      expect(readFileSync(join(root, name ?? ''), 'utf8').endsWith(end ?? '')).toBe(true)
    }
  })
})
