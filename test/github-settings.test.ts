import { describe, expect, it } from '@jest/globals'
import { parseCommandLine } from '../src/settings/command-line.ts'
import { renderHelp } from '../src/settings/help.ts'
import { parseSettings, type RawSettings, SettingsError } from '../src/settings/settings.ts'

const mistakesOf = (raw: RawSettings): readonly string[] => {
  try {
    parseSettings(raw)
    return []
  } catch (error) {
    if (error instanceof SettingsError) return error.mistakes
    throw error
  }
}

const INPUTS = ['changed-only', 'comment', 'issue', 'issue-labels', 'github-token'] as const

it('say nothing on GitHub unless they are told to', () => {
  expect(parseSettings({})).toMatchObject({
    changedOnly: false,
    comment: 'never',
    issue: 'never',
    issueLabels: ['registry-health'],
    githubToken: null
  })
})

it('are read', () => {
  const raw = { 'changed-only': 'True', comment: 'always', issue: 'on-failure' }
  expect(parseSettings(raw)).toMatchObject({
    changedOnly: true,
    comment: 'always',
    issue: 'on-failure'
  })
})

it.each([
  ['one a line', 'a\nb', ['a', 'b']],
  ['parted by commas', 'a, b ,', ['a', 'b']],
  ['once each', 'a,a\na', ['a']],
  ['with words in them', 'good first issue', ['good first issue']],
  ['the usual one when none is left', ' , \n# none', ['registry-health']]
])('take labels %s', (_, text, want) => {
  expect(parseSettings({ 'issue-labels': text }).issueLabels).toEqual(want)
})

it.each<[RawSettings, string]>([
  [{ 'changed-only': 'yes' }, 'changed-only is "yes", want "true" or "false"'],
  [
    { comment: 'on-success' },
    'comment is "on-success", want one of "never", "on-failure", "always"'
  ],
  [{ issue: 'always' }, 'issue is "always", want one of "never", "on-failure"'],
  [
    { 'issue-labels': 'x'.repeat(51) },
    `issue-labels: "${'x'.repeat(51)}" has 51 characters, GitHub takes at most 50`
  ]
])('refuse %j', (raw, mistake) => {
  expect(mistakesOf(raw)).toEqual([mistake])
})

it('do not show the token', () => {
  const settings = parseSettings({ 'github-token': ' ghs_0123456789abcdef ' })
  expect(settings.githubToken?.reveal()).toBe('ghs_0123456789abcdef')
  expect(JSON.stringify(settings)).not.toContain('0123456789abcdef')
})

describe('on the command line', () => {
  it.each(INPUTS)('--%s is refused, for there is no run to tell of', (name) => {
    expect(parseCommandLine([`--${name}`, 'x'])).toEqual({
      kind: 'mistakes',
      mistakes: [`"--${name}" is an input of the Action, and no flag here`]
    })
  })

  it('the help does not offer them', () => {
    for (const name of INPUTS) expect(renderHelp()).not.toContain(`--${name} `)
  })
})
