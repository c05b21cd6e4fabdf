import { renderHelp } from '../../src/settings/command-line/help.ts'
import { parseCommandLine } from '../../src/settings/command-line/parse.ts'
import { parseSettings, type RawSettings } from '../../src/settings/settings.ts'
import { describe, expect, it } from '../support/jest.ts'

const settingsOf = (raw: RawSettings) => parseSettings(raw).settings

const INPUTS = ['changed-only', 'comment', 'issue', 'issue-labels', 'github-token'] as const

it('writes nothing to GitHub by default', () => {
  expect(settingsOf({})).toMatchObject({
    changedOnly: false,
    comment: 'never',
    issue: 'never',
    issueLabels: ['registry-health'],
    githubToken: null
  })
})

it('parses the inputs', () => {
  const raw = { 'changed-only': 'True', comment: 'always', issue: 'on-failure' }
  expect(settingsOf(raw)).toMatchObject({
    changedOnly: true,
    comment: 'always',
    issue: 'on-failure'
  })
})

it.each([
  ['one per line', 'a\nb', ['a', 'b']],
  ['separated by commas', 'a, b ,', ['a', 'b']],
  ['without repetition', 'a,a\na', ['a']],
  ['with spaces', 'good first issue', ['good first issue']],
  ['as the default when the list is empty', ' , \n# none', ['registry-health']]
])('parses labels %s', (_, text, want) => {
  expect(settingsOf({ 'issue-labels': text }).issueLabels).toEqual(want)
})

it.each<[RawSettings, string]>([
  [{ 'changed-only': 'yes' }, 'changed-only is "yes", expected "true" or "false"'],
  [
    { comment: 'on-success' },
    'comment is "on-success", expected one of "never", "on-failure", "always"'
  ],
  [{ issue: 'always' }, 'issue is "always", expected one of "never", "on-failure"'],
  [
    { 'issue-labels': 'x'.repeat(51) },
    `issue-labels: "${'x'.repeat(51)}" has 51 characters; GitHub allows at most 50`
  ]
])('rejects %j', (raw, mistake) => {
  expect(parseSettings(raw).mistakes).toEqual([mistake])
})

it('keeps the token out of printed settings', () => {
  const settings = settingsOf({ 'github-token': ' ghs_0123456789abcdef ' })
  expect(settings.githubToken?.reveal()).toBe('ghs_0123456789abcdef')
  expect(JSON.stringify(settings)).not.toContain('0123456789abcdef')
})

describe('on the command line', () => {
  it.each(INPUTS.filter((name) => name !== 'changed-only'))('rejects --%s', (name) => {
    expect(parseCommandLine([`--${name}`, 'x'])).toMatchObject({
      kind: 'mistakes',
      mistakes: [`"--${name}" is an input of the Action, not a flag`]
    })
  })

  it('does not list them in the help', () => {
    for (const name of INPUTS) expect(renderHelp('check')).not.toContain(`--${name} `)
  })
})
