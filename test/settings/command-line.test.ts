import { describe, expect, it } from '@jest/globals'
import { parseCommandLine } from '../../src/settings/command-line.ts'
import { SETTINGS } from '../../src/settings/table.ts'

const read = (...args: string[]) => parseCommandLine(args)

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
    { args: ['--format=json', '--retries', '0'], command: check({ retries: '0' }, 'json') },
    {
      args: ['--retries', '0', 'check', '--format', 'json'],
      command: check({ retries: '0' }, 'json')
    },
    { args: ['check', 'modules', '--scan', 'more'], command: check({ scan: 'more\nmodules' }) },
    { args: ['check', '--', '--odd-name'], command: check({ scan: '--odd-name' }) },
    { args: ['--retries', '-1'], command: check({ retries: '-1' }) }
  ]
  it.each(rows)('$args', ({ args, command }) => {
    expect(read(...args)).toEqual(command)
  })

  it('takes each setting as a flag of the same name', () => {
    for (const setting of SETTINGS) {
      // Those of the Action alone are no flags.
      if ('ofAction' in setting) continue
      const { name } = setting
      expect(read(`--${name}`, 'x')).toEqual(check({ [name]: 'x' }))
    }
  })
})

describe('a mistake', () => {
  const rows = [
    {
      args: ['--hostname', 'a'],
      says: ['"--hostname" is not a flag, did you mean "--hostnames"?']
    },
    { args: ['--fail_on=never'], says: ['"--fail_on" is not a flag, did you mean "--fail-on"?'] },
    { args: ['--failon=never'], says: ['"--failon" is not a flag, did you mean "--fail-on"?'] },
    { args: ['--colour=no'], says: ['"--colour" is not a flag, see --help'] },
    { args: ['--=x'], says: ['"--" is not a flag, see --help'] },
    { args: ['-x'], says: ['"-x" is not a flag'] },
    { args: ['--retries'], says: ['--retries has no value'] },
    { args: ['--retries=1', '--retries=2'], says: ['--retries is given twice'] },
    { args: ['--format=xml'], says: ['--format is "xml", want one of "text", "json"'] },
    { args: ['explain'], says: ['explain wants "host", "module", "provider" first, not ""'] },
    {
      args: ['explain', 'backend', 'x'],
      says: ['explain wants "host", "module", "provider" first, not "backend"']
    },
    { args: ['explain', 'host'], says: ['explain host wants a text, or "-" for standard input'] },
    { args: ['explain', 'host', 'a', '--retries=1'], says: ['explain takes no --retries'] },
    { args: ['explain', 'module', 'a', '--tokens=a'], says: ['explain module takes no --tokens'] },
    { args: ['usages', '--hostnames=a'], says: ['usages takes no --hostnames'] },
    {
      args: ['--fail=x', '--format=y', '-z', 'lint'],
      says: [
        '"--fail" is not a flag, see --help',
        '"-z" is not a flag',
        '--format is "y", want one of "text", "json"'
      ]
    }
  ]
  it.each(rows)('$args', ({ args, says }) => {
    expect(read(...args)).toEqual({ kind: 'mistakes', mistakes: says })
  })

  it('in a secret is no reason to tell it', () => {
    const command = read('--tokens=a.example=top-secret', '--token', 'b.example=top-secret')
    expect(JSON.stringify(command)).not.toContain('top-secret')
  })
})

describe('explain', () => {
  it.each([
    { args: ['explain', 'host', 'a', '-'], texts: ['a', '-'], format: 'text' },
    { args: ['explain', '--format=json', 'host', 'a b'], texts: ['a b'], format: 'json' },
    { args: ['explain', 'host', '--', '--help', '-x'], texts: ['--help', '-x'], format: 'text' },
    { args: ['explain', 'host', ''], texts: [''], format: 'text' }
  ])('$args', ({ args, texts, format }) => {
    expect(read(...args)).toMatchObject({ kind: 'explain', subject: 'host', texts, format })
  })
})

it.each([
  ['--help'],
  ['-h'],
  ['help'],
  ['check', '--help'],
  ['--nonsense', '-h'],
  ['explain', 'host', '--help']
])('%s is a call for help', (...args) => {
  expect(read(...args)).toEqual({ kind: 'help' })
})

it('--version is no command but a question', () => {
  expect(read('check', '--version')).toEqual({ kind: 'version' })
})

describe('words that are no command', () => {
  it('are what check reads, as after check itself', () => {
    const want = { kind: 'check', raw: { scan: 'infra\nmodules/network' }, format: 'text' }
    expect(read('infra', 'modules/network')).toEqual(want)
    expect(read('check', 'infra', 'modules/network')).toEqual(want)
  })
})
