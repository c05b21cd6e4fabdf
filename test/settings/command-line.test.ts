import { describe, expect, it } from '@jest/globals'
import { parseCommandLine } from '../../src/settings/command-line.ts'
import { FLAG } from '../../src/settings/kinds.ts'
import { SETTINGS } from '../../src/settings/table.ts'

const parse = (...args: string[]) => parseCommandLine(args)

describe('check', () => {
  const check = (raw: Record<string, string>, format = 'text') => ({ kind: 'check', raw, format })
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
    { args: ['--format=json', '--retries', '0'], command: check({ retries: '0' }, 'json') },
    {
      args: ['--retries', '0', 'check', '--format', 'json'],
      command: check({ retries: '0' }, 'json')
    },
    { args: ['check', 'modules', '--scan', 'more'], command: check({ scan: 'more\nmodules' }) },
    { args: ['check', '--', '--odd-name'], command: check({ scan: '--odd-name' }) },
    { args: ['--retries=-1'], command: check({ retries: '-1' }) }
  ]
  it.each(rows)('parses $args', ({ args, command }) => {
    expect(parse(...args)).toEqual(command)
  })

  it('accepts each setting as a flag of the same name, except inputs of the Action', () => {
    for (const setting of SETTINGS) {
      if ('ofAction' in setting || setting.kind === FLAG) continue
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
    const want = { kind: 'check', raw: { scan: 'infra\nmodules/network' }, format: 'text' }
    expect(parse('infra', 'modules/network')).toEqual(want)
    expect(parse('check', 'infra', 'modules/network')).toEqual(want)
  })
})

describe('a mistake', () => {
  const rows = [
    {
      args: ['--hostname', 'a'],
      says: ['"--hostname" is not a flag; did you mean "--hostnames"?']
    },
    { args: ['--fail_on=never'], says: ['"--fail_on" is not a flag; did you mean "--fail-on"?'] },
    { args: ['--failon=never'], says: ['"--failon" is not a flag; did you mean "--fail-on"?'] },
    { args: ['--colour=no'], says: ['"--colour" is not a flag; see --help'] },
    { args: ['--=x'], says: ['"--" is not a flag; see --help'] },
    { args: ['-x'], says: ['"-x" is not a flag; see --help'] },
    { args: ['-retries=1'], says: ['"-retries" is not a flag; see --help'] },
    { args: ['--comment=always'], says: ['"--comment" is an input of the Action, not a flag'] },
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
    { args: ['--format=xml'], says: ['--format is "xml", expected "text" or "json"'] },
    { args: ['explain'], says: ['explain needs "host", "module" or "provider" first, not ""'] },
    {
      args: ['explain', 'backend', 'x'],
      says: ['explain needs "host", "module" or "provider" first, not "backend"']
    },
    {
      args: ['explain', 'host'],
      says: ['explain host needs at least one host, or "-" for standard input']
    },
    {
      args: ['explain', 'host', 'a', '--retries=1'],
      says: ['explain host does not take --retries']
    },
    {
      args: ['explain', 'module', 'a', '--tokens=a'],
      says: ['explain module does not take --tokens']
    },
    { args: ['usages', '--hostnames=a'], says: ['usages does not take --hostnames'] },
    {
      args: ['--fail=x', '--format=y', '-z', 'lint'],
      says: [
        '"--fail" is not a flag; see --help',
        '"-z" is not a flag; see --help',
        '--format is "y", expected "text" or "json"'
      ]
    }
  ]
  it.each(rows)('is reported for $args', ({ args, says }) => {
    expect(parse(...args)).toEqual({ kind: 'mistakes', mistakes: says })
  })

  it('is reported without the value, which may be a secret', () => {
    const command = parse('--tokens=a.example=secret', '--token', 'b.example=secret', '-t=secret')
    expect(command.kind).toBe('mistakes')
    expect(JSON.stringify(command)).not.toContain('secret')
  })
})

describe('explain', () => {
  it.each([
    { args: ['explain', 'host', 'a', '-'], texts: ['a', '-'], format: 'text' },
    { args: ['explain', '--format=json', 'host', 'a b'], texts: ['a b'], format: 'json' },
    { args: ['explain', 'host', '--', '--help', '-x'], texts: ['--help', '-x'], format: 'text' },
    { args: ['explain', 'host', ''], texts: [''], format: 'text' }
  ])('parses $args', ({ args, texts, format }) => {
    expect(parse(...args)).toMatchObject({ kind: 'explain', subject: 'host', texts, format })
  })
})

it.each([
  ['--help'],
  ['-h'],
  ['help'],
  ['check', '--help'],
  ['--nonsense', '-h'],
  ['explain', 'host', '--help']
])('shows the help for %s', (...args) => {
  expect(parse(...args)).toEqual({ kind: 'help' })
})

it('shows the version for --version, whatever the command', () => {
  expect(parse('check', '--version')).toEqual({ kind: 'version' })
})
