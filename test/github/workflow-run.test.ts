import { describe, expect, it } from '@jest/globals'
import { runOf } from '../../src/github/workflow-run.ts'
import {
  type Event,
  HEAD,
  mergeGroup,
  pullRequest,
  push,
  schedule,
  workflowDispatch
} from '../support/events.ts'

const ENV = {
  GITHUB_REPOSITORY: 'acme/network',
  GITHUB_WORKFLOW: 'Registries',
  GITHUB_JOB: 'discovery',
  GITHUB_ACTION: '__self',
  GITHUB_RUN_ID: '42',
  GITHUB_SHA: '0123456'
}
const seen = ({ name, ref, payload }: Event) =>
  runOf({ ...ENV, GITHUB_EVENT_NAME: name, GITHUB_REF: ref }, payload)

describe('the run of', () => {
  it.each<[string, Event, unknown]>([
    ['a push', push(), { pull: null, isDefaultBranch: true, commit: '0123456' }],
    ['a push elsewhere', push('other'), { pull: null, isDefaultBranch: false }],
    ['a schedule', schedule(), { pull: null, isDefaultBranch: true }],
    ['a hand', workflowDispatch('other'), { isDefaultBranch: false }],
    ['a merge queue', mergeGroup(), { pull: null, isDefaultBranch: false }],
    ['a branch', pullRequest(7), { pull: { number: 7, isFork: false }, commit: HEAD }],
    ['a fork', pullRequest(7, 'fork'), { pull: { number: 7, isFork: true }, commit: HEAD }],
    ['a lost fork', pullRequest(7, 'deleted fork'), { pull: { number: 7, isFork: true } }]
  ])('%s', (_, event, want) => {
    expect(seen(event)).toMatchObject({ event: event.name, ...Object(want) })
  })

  it.each([null, 7, 'x', [], {}, { pull_request: 7 }, { pull_request: { number: 1.5 } }])(
    'an event of %j has no pull request',
    (payload) => expect(runOf(ENV, payload)).toMatchObject({ pull: null, isDefaultBranch: null })
  )
})

it('is none without a repository', () => {
  expect(runOf({}, null)).toBeNull()
  expect(runOf({ GITHUB_REPOSITORY: 'acme' }, null)).toBeNull()
})

it('knows where GitHub is, and its workflow by its file', () => {
  expect(runOf(ENV, null)).toMatchObject({
    apiUrl: 'https://api.github.com',
    url: 'https://github.com/acme/network/actions/runs/42',
    workflow: 'Registries',
    id: 42
  })
  const own = {
    ...ENV,
    GITHUB_API_URL: 'https://github.example.com/api/v3/',
    GITHUB_SERVER_URL: 'https://github.example.com/',
    GITHUB_WORKFLOW_REF: 'acme/network/.github/workflows/a@b.yml@refs/heads/main'
  }
  expect(runOf(own, null)).toMatchObject({
    apiUrl: 'https://github.example.com/api/v3',
    url: 'https://github.example.com/acme/network/actions/runs/42',
    workflow: '.github/workflows/a'
  })
})
