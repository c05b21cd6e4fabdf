// Settings that need GitHub: inputs of the Action without a flag. On a user's machine there is no event, and a flag
// could write to a repository with a token that happens to be in the environment.
import { choice, FLAG, labels, number, type Setting, TOKEN } from './kinds.ts'

export const GITHUB = [
  {
    name: 'changed-only',
    field: 'changedOnly',
    kind: FLAG,
    help: 'In pull requests, check only what the changed files use. Hosts in `hostnames` are always checked.',
    default: 'false'
  },
  {
    name: 'comment',
    kind: choice('never', 'on-failure', 'always'),
    help: 'When to write one comment on the pull request, updated automatically: `never`, `on-failure` or `always`. Needs `pull-requests: write`.',
    default: 'never'
  },
  {
    name: 'issue',
    kind: choice('never', 'on-failure'),
    help: 'When to open one issue, updated automatically and closed on recovery: `never` or `on-failure`. Needs `issues: write`.',
    default: 'never'
  },
  {
    name: 'issue-labels',
    field: 'issueLabels',
    kind: labels('registry-health'),
    help: 'Labels for the issue, one per line. The first label is used to find the issue again.',
    default: 'registry-health'
  },
  {
    name: 'issue-open-after',
    field: 'issueOpenAfter',
    kind: number({ min: 1, max: 20, whole: true }),
    help: 'Failing runs in a row of a host before the issue is opened. More than 1 needs `history`.',
    default: '1'
  },
  {
    name: 'issue-close-after',
    field: 'issueCloseAfter',
    kind: number({ min: 1, max: 20, whole: true }),
    help: 'Runs in a row without a failure of a host before it counts as recovered in the issue. More than 1 needs `history`.',
    default: '1'
  },
  {
    name: 'github-token',
    field: 'githubToken',
    kind: TOKEN,
    help: 'Token used for the comment, the issue and the list of changed files.',
    actionContext: 'github.token'
  }
] as const satisfies readonly Setting[]
