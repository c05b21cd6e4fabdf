import { isForkEvent, runOf } from '../../src/run/github/workflow-run.ts'
import {
  type Event,
  HEAD,
  mergeGroup,
  pullRequest,
  push,
  schedule,
  workflowDispatch
} from '../support/events.ts'
import { describe, expect, it } from '../support/jest.ts'

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

describe('a run', () => {
  it.each<[string, Event, unknown]>([
    ['a push', push(), { pull: null, isDefaultBranch: true, commit: '0123456' }],
    ['a push to another branch', push('other'), { pull: null, isDefaultBranch: false }],
    ['a schedule', schedule(), { pull: null, isDefaultBranch: true }],
    ['a manual run', workflowDispatch('other'), { isDefaultBranch: false }],
    ['a merge queue', mergeGroup(), { pull: null, isDefaultBranch: false }],
    ['a pull request', pullRequest(7), { pull: { number: 7, isFork: false }, commit: HEAD }],
    [
      'a pull request from a fork',
      pullRequest(7, 'fork'),
      { pull: { number: 7, isFork: true }, commit: HEAD }
    ],
    [
      'a pull request from a deleted fork',
      pullRequest(7, 'deleted fork'),
      { pull: { number: 7, isFork: true } }
    ]
  ])('knows the pull request and branch of %s', (_, event, want) => {
    expect(seen(event)).toMatchObject({ event: event.name, ...Object(want) })
  })

  it.each(['../network', './network', 'acme/..', 'acme/.', '../..', 'acme', 'acme/a/b', ''])(
    'has no path of the API in the repository "%s"',
    (repository) => expect(runOf({ ...ENV, GITHUB_REPOSITORY: repository }, null)).toBeNull()
  )

  it.each([null, 7, 'x', [], {}, { pull_request: 7 }, { pull_request: { number: 1.5 } }])(
    'has no pull request with the event %j',
    (payload) => expect(runOf(ENV, payload)).toMatchObject({ pull: null, isDefaultBranch: null })
  )
})

it('does not exist without a repository', () => {
  expect(runOf({}, null)).toBeNull()
  expect(runOf({ GITHUB_REPOSITORY: 'acme' }, null)).toBeNull()
})

it('knows the URLs of GitHub and the workflow file', () => {
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

it('treats a pull request from a fork with pull_request_target as one with secrets', () => {
  const { payload } = pullRequest(7, 'fork')
  expect(isForkEvent('pull_request', payload)).toBe(true)
  expect(isForkEvent('pull_request_target', payload)).toBe(false)
})
