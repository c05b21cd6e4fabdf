// The help of the program and of each command.

import {
  COMMANDS,
  type CommandName,
  FIRST_WORDS,
  FLAGS
} from '../../../src/settings/command-line/commands.ts'
import { renderHelp } from '../../../src/settings/command-line/help.ts'
import { parseCommandLine } from '../../../src/settings/command-line/parse.ts'
import { describe, expect, it } from '../../support/jest.ts'

const TOPICS = [null, ...(Object.keys(COMMANDS) as CommandName[])]
const flagsIn = (help: string): readonly string[] =>
  Array.from(help.matchAll(/^ {2}(?:-\w, )?--([a-z-]+)/gm), ([, name = '']) => name)

it.each(TOPICS)('of %s has at most 80 columns and no Markdown', (topic) => {
  for (const line of renderHelp(topic).split('\n')) expect(line.length).toBeLessThanOrEqual(80)
  expect(renderHelp(topic)).not.toContain('`')
})

it('of the program lists every command', () => {
  const listed = Array.from(renderHelp(null).matchAll(/^ {2}([a-z]+) {2}/gm), ([, name]) => name)
  expect(listed).toEqual(FIRST_WORDS)
})

it('of check lists every flag with its default', () => {
  const help = renderHelp('check')
  expect(flagsIn(help)).toEqual(FLAGS.map(({ name }) => name))
  for (const { name, kind, default: standard } of FLAGS) {
    if (standard === undefined || kind.value === '') continue
    const [, rest = ''] = help.split(`  --${name} `)
    expect(rest.split('\n  -', 1)[0]).toContain(`(${standard})`)
  }
})

it('of check names the project file', () => {
  expect(renderHelp('check').replace(/\s+/g, ' ')).toContain('are in .tf-disco.hcl, at the top')
})

it.each([
  ['usages', ['scan', 'exclude', 'allowed-hosts', 'dialect', 'roots', 'format', 'color', 'help']],
  ['explain host', ['dialect', 'tokens', 'timeout-seconds', 'format', 'help']],
  ['explain module', ['dialect', 'format', 'help']],
  ['completion', ['help']]
] as const)('of %s lists only its flags', (topic, flags) => {
  expect(flagsIn(renderHelp(topic))).toEqual(flags)
})

it('names settings as flags, which are repeated', () => {
  const help = renderHelp('check').replace(/\s+/g, ' ')
  expect(help).toContain('For --depth packages and init.')
  expect(help).toContain('--exclude GLOB… Globs')
  expect(help).not.toContain('one per line')
})

describe('an example', () => {
  const examples = Object.values(COMMANDS).flatMap(({ examples }) =>
    examples.map(([command]) => command)
  )
  it.each(examples)('has no mistake: %s', (example) => {
    const [, words = ''] = /tf-disco ?(.*?)(?:\)| \||$)/.exec(example) ?? []
    const command = parseCommandLine(words.split(' ').filter((word) => word !== ''))
    expect(command.kind).not.toBe('mistakes')
  })
})
