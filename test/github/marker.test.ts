import { checkKey, readMarker, withMarker } from '../../src/run/github/publish/marker.ts'
import { runOf } from '../../src/run/github/workflow-run.ts'
import { HOSTILE_TEXTS } from '../support/hostile-text.ts'
import { expect, it } from '../support/jest.ts'

const KEY = '0123456789abcdef'

it.each(HOSTILE_TEXTS.map(({ name, text }) => [name, text.slice(0, 2000)] as const))(
  'stores %s in one line of an HTML comment that it cannot end',
  (_, text) => {
    const body = withMarker('comment', KEY, { text }, () => 'words')
    const marker = body.replace(/\nwords$/, '')
    expect(marker).not.toMatch(/[\r\n]|>.|.</s)
    expect(readMarker(body, 'comment', KEY)).toEqual({ text })
  }
)

it.each([
  ['another kind', 'issue', KEY, ''],
  ['another key', 'comment', 'fedcba9876543210', ''],
  ['text before it', 'comment', KEY, 'words\n']
] as const)('is not read with %s', (_, kind, key, before) => {
  const body = before + withMarker('comment', KEY, {}, () => 'words')
  expect(readMarker(body, kind, key)).toBeUndefined()
})

it.each([
  '<!-- tf-disco comment 0123456789abcdef {',
  '<!-- tf-disco comment 0123456789abcdef {} --',
  `<!-- tf-disco comment ${KEY} nonsense -->`
])('rejects %s', (body) => expect(readMarker(body, 'comment', KEY)).toBeUndefined())

it('has a key for each workflow, job and step that does not depend on run and branch', () => {
  const key = (env: Readonly<Record<string, string>>) => {
    const run = runOf({ GITHUB_REPOSITORY: 'acme/network', ...env }, null)
    if (run === null) throw new Error('this is a run')
    return checkKey(run)
  }
  const workflow = (branch: string) => ({
    GITHUB_WORKFLOW_REF: `acme/network/.github/workflows/a.yml@refs/heads/${branch}`
  })
  const all = [
    key(workflow('main')),
    key({ ...workflow('main'), GITHUB_JOB: 'other' }),
    key({ ...workflow('main'), GITHUB_ACTION: 'other' }),
    key({ GITHUB_WORKFLOW: 'registries' })
  ]
  expect(new Set(all).size).toBe(4)
  expect(key({ ...workflow('change'), GITHUB_RUN_ID: '7', GITHUB_SHA: 'abc' })).toBe(all[0])
})
