import { parseCommandLine } from '../../../src/settings/command-line/parse.ts'
import { FLAG } from '../../../src/settings/kinds.ts'
import { GROUPS } from '../../../src/settings/table.ts'
import { describe, expect, it } from '../../support/jest.ts'

const parse = (...args: string[]) => parseCommandLine(args)
const FORMATS = '"text", "json", "concise", "sarif", "markdown"'
const PLAIN = {
  changedSince: null,
  format: 'text',
  color: 'auto',
  isQuiet: false,
  isVerbose: false
}

describe('check', () => {
  const check = (raw: Record<string, string>, output = {}) => ({
    kind: 'check',
    raw,
    output: { ...PLAIN, ...output }
  })
  const rows = [
    { args: [], command: check({}) },
    { args: ['check'], command: check({}) },
    { args: ['--hostnames', 'a.example'], command: check({ hostnames: 'a.example' }) },
    { args: ['check', '--hostnames=a.example b'], command: check({ hostnames: 'a.example b' }) },
    {
      args: ['--hostnames=a.example', '--hostnames', 'b.example'],
      command: check({ hostnames: 'a.example\nb.example' })
    },
    { args: ['--tokens=a.example=b=c'], command: check({ tokens: 'a.example=b=c' }) },
    { args: ['--ignore='], command: check({ ignore: '' }) },
    { args: ['--ignore', ''], command: check({ ignore: '' }) },
    {
      args: ['--format=json', '--retries', '0'],
      command: check({ retries: '0' }, { format: 'json' })
    },
    {
      args: ['--retries', '0', 'check', '--format', 'json'],
      command: check({ retries: '0' }, { format: 'json' })
    },
    {
      args: ['--changed-since', 'origin/main'],
      command: check({ 'changed-only': 'true' }, { changedSince: 'origin/main' })
    },
    { args: ['--color=never', '-q'], command: check({}, { color: 'never', isQuiet: true }) },
    { args: ['-v', 'infra'], command: check({ scan: 'infra' }, { isVerbose: true }) },
    { args: ['--verbose'], command: check({}, { isVerbose: true }) },
    { args: ['--quiet', 'infra'], command: check({ scan: 'infra' }, { isQuiet: true }) },
    { args: ['check', 'modules', '--scan', 'more'], command: check({ scan: 'more\nmodules' }) },
    { args: ['check', '--', '--odd-name'], command: check({ scan: '--odd-name' }) },
    { args: ['--retries=-1'], command: check({ retries: '-1' }) }
  ]
  it.each(rows)('parses $args', ({ args, command }) => {
    expect(parse(...args)).toEqual(command)
  })

  it('accepts each setting as a flag of the same name, except inputs of the Action', () => {
    for (const setting of GROUPS.flatMap(([, settings]) => settings)) {
      if (setting.kind === FLAG) continue
      expect(parse(`--${setting.name}`, 'x')).toEqual(check({ [setting.name]: 'x' }))
    }
  })

  it.each([
    ['--upgrade', 'true'],
    ['--upgrade=false', 'false']
  ])('reads the switch %s', (flag, upgrade) => {
    expect(parse(flag)).toEqual(check({ upgrade }))
    expect(parse(flag, 'infra')).toEqual(check({ upgrade, scan: 'infra' }))
  })

  it('scans the directories that are given without a command', () => {
    const want = check({ scan: 'infra\nmodules/network' })
    expect(parse('infra', 'modules/network')).toEqual(want)
    expect(parse('check', 'infra', 'modules/network')).toEqual(want)
  })
})

describe('a mistake', () => {
  const rows = [
    {
      args: ['--hostname', 'a'],
      says: ['"--hostname" is not a flag; did you mean --hostnames?']
    },
    { args: ['--fail_on=never'], says: ['"--fail_on" is not a flag; did you mean --fail-on?'] },
    { args: ['--failon=never'], says: ['"--failon" is not a flag; did you mean --fail-on?'] },
    { args: ['--colour=no'], says: ['"--colour" is not a flag; did you mean --color?'] },
    {
      args: ['--timeout', '5'],
      says: ['"--timeout" is not a flag; did you mean --timeout-seconds?']
    },
    {
      args: ['--services=x'],
      says: ['"--services" is not a flag; did you mean --required-services?']
    },
    { args: ['--json'], says: ['"--json" is not a flag; did you mean --format json?'] },
    { args: ['--no-color'], says: ['"--no-color" is not a flag; did you mean --color never?'] },
    { args: ['-quiet'], says: ['"-quiet" is not a flag; did you mean --quiet?'] },
    { args: ['--nonsense'], says: ['"--nonsense" is not a flag; see --help'] },
    { args: ['--=x'], says: ['"--" is not a flag; see --help'] },
    { args: ['-x'], says: ['"-x" is not a flag; see --help'] },
    { args: ['-retries=1'], says: ['"-retries" is not a flag; did you mean --retries?'] },
    { args: ['--comment=always'], says: ['"--comment" is an input of the Action, not a flag'] },
    {
      args: ['--changed-only'],
      says: ['"--changed-only" is not a flag; did you mean --changed-since?']
    },
    { args: ['usages', '--changed-since=x'], says: ['usages does not take --changed-since'] },
    { args: ['--retries'], says: ['--retries has no value'] },
    {
      args: ['--retries', '-1'],
      says: ['--retries has no value; write --retries=VALUE for a value that begins with "-"']
    },
    {
      args: ['--fail-on', '--format', 'json'],
      says: ['--fail-on has no value; write --fail-on=VALUE for a value that begins with "-"']
    },
    { args: ['--retries=1', '--retries=2'], says: ['--retries is given more than once'] },
    { args: ['--format=xml'], says: [`--format is "xml", expected one of ${FORMATS}`] },
    {
      args: ['usages', '--format=sarif'],
      says: ['usages does not take --format sarif']
    },
    {
      args: ['explain', 'host', 'a', '--format', 'jsn'],
      says: [`--format is "jsn", expected one of ${FORMATS}; did you mean "json"?`]
    },
    {
      args: ['explain'],
      says: [
        'explain has nothing to explain; examples: tf-disco explain tls-expired, tf-disco explain host registry.example.com, tf-disco explain module acme/network/aws'
      ]
    },
    {
      args: ['explain', 'backend', 'x'],
      says: [
        '"backend" is not a problem code; did you mean "block-backend"?',
        '"x" is not a problem code'
      ]
    },
    {
      args: ['explain', 'host'],
      says: [
        'explain host has nothing to explain; examples: tf-disco explain host registry.example.com, tf-disco explain host münchen.example:8443'
      ]
    },
    {
      args: ['explain', 'host', 'a', '--retries=1'],
      says: ['explain host does not take --retries']
    },
    {
      args: ['explain', 'module', 'a', '--tokens=a'],
      says: ['explain module does not take --tokens']
    },
    {
      args: ['explain', 'tls-expired', 'tls-expird', 'host'],
      says: [
        '"tls-expird" is not a problem code; did you mean "tls-expired"?',
        '"host" is not a problem code; did you mean "host"?'
      ]
    },
    {
      args: ['explain', 'tls-expired', '--format=json'],
      says: ['explain does not take --format']
    },
    { args: ['usages', '--hostnames=a'], says: ['usages does not take --hostnames'] },
    {
      args: ['--fail=x', '--format=y', '-z', 'lint'],
      says: [
        '"--fail" is not a flag; did you mean --fail-on?',
        '"-z" is not a flag; see --help',
        `--format is "y", expected one of ${FORMATS}`
      ]
    }
  ]
  it.each(rows)('is reported for $args', ({ args, says }) => {
    expect(parse(...args)).toMatchObject({ kind: 'mistakes', mistakes: says })
  })

  it('is reported without the value, which may be a secret', () => {
    const command = parse('--tokens=a.example=secret', '--token', 'b.example=secret', '-t=secret')
    expect(command).toMatchObject({ mistakes: [expect.any(String), expect.any(String)] })
    expect('mistakes' in command && command.mistakes.join()).not.toContain('secret')
  })
})

it.each([
  ['a.example.com', 'explain host a.example.com'],
  ['acme/box', 'explain provider acme/box'],
  ['acme/vpc/aws', 'explain module acme/vpc/aws'],
  ['a.example.com/acme/vpc/aws', 'explain module a.example.com/acme/vpc/aws'],
  ['hots', 'host'],
  ['tls-expird', 'tls-expired'],
  ['TLS_Expired', 'tls-expired']
])('suggests what to explain for %s', (word, meant) => {
  const command = parse('explain', word)
  expect(command).toMatchObject({ kind: 'mistakes' })
  expect(JSON.stringify(command)).toContain(`did you mean \\"${meant}\\"?`)
})

it('keeps the settings that are free of mistakes, so that all mistakes are reported together', () => {
  const command = parse('check', '--retries=x', '--json', 'nowhere')
  expect(command).toMatchObject({ kind: 'mistakes', raw: { retries: 'x' } })
})

it('takes the word after an unknown flag for its value', () => {
  expect(parse('--timeout', '5', 'infra')).toMatchObject({ raw: { scan: 'infra' } })
})

describe('explain', () => {
  it('takes problem codes where the subject stands', () => {
    const codes = ['tls-expired', 'host-slow']
    expect(parse('explain', ...codes)).toEqual({ kind: 'explain-codes', codes, output: PLAIN })
  })

  it.each([
    { args: ['explain', 'host', 'a', '-'], texts: ['a', '-'], format: 'text' },
    { args: ['explain', '--format=json', 'host', 'a b'], texts: ['a b'], format: 'json' },
    { args: ['explain', 'host', '--', '--help', '-x'], texts: ['--help', '-x'], format: 'text' },
    { args: ['explain', 'host', ''], texts: [''], format: 'text' }
  ])('parses $args', ({ args, texts, format }) => {
    const output = { ...PLAIN, format }
    expect(parse(...args)).toMatchObject({ kind: 'explain', subject: 'host', texts, output })
  })
})

it.each([
  { args: ['--help'], topic: null },
  { args: ['-h'], topic: null },
  { args: ['-help'], topic: null },
  { args: ['help'], topic: null },
  { args: ['--nonsense', '-h'], topic: null },
  { args: ['check', '--help'], topic: 'check' },
  { args: ['infra', '--help'], topic: 'check' },
  { args: ['help', 'check'], topic: 'check' },
  { args: ['explain', '--help'], topic: 'explain' },
  { args: ['explain', 'host', '--help'], topic: 'explain host' },
  { args: ['help', 'explain', 'host'], topic: 'explain host' },
  { args: ['completion', 'bash', '-h'], topic: 'completion' }
])('shows the help of $topic for $args', ({ args, topic }) => {
  expect(parse(...args)).toEqual({ kind: 'help', topic })
})

it.each([
  [['help', 'chekc'], '"chekc" is not a command; did you mean "check"?'],
  [['completion', 'tcsh'], 'completion needs one of bash, zsh, fish'],
  [['completion'], 'completion needs one of bash, zsh, fish'],
  [['completion', 'bash', '--retries=1'], 'completion does not take --retries']
])('reports %j', (args, mistake) => {
  expect(parse(...args)).toMatchObject({ kind: 'mistakes', mistakes: [mistake] })
})

it('shows the version for --version, whatever the command', () => {
  expect(parse('check', '--version')).toEqual({ kind: 'version' })
  expect(parse('-V')).toEqual({ kind: 'version' })
})
