// Mutants of delivery on GitHub.
import type { MutatedFile } from './mutant.ts'

export const GITHUB: readonly MutatedFile[] = [
  {
    file: 'src/github/workflow-run.ts',
    tests: ['test/github/workflow-run.test.ts'],
    mutants: [
      {
        promise: 'a deleted fork is a fork',
        text: 'return head !== undefined && from !== to',
        replacement: 'return from !== undefined && from !== null && from !== to'
      },
      {
        promise: 'pull_request_target has its secrets',
        text: "if (event === 'pull_request_target') return false",
        replacement: ''
      }
    ]
  },
  {
    file: 'src/github/retry.ts',
    tests: ['test/github/retry.test.ts'],
    mutants: [
      {
        promise: 'a POST is not repeated',
        text: "if (failed.method === 'POST') return null",
        replacement: ''
      },
      {
        promise: 'a long rate limit is not waited for',
        text: 'limited <= MAX_WAIT_MS ? limited : null',
        replacement: 'limited'
      },
      {
        promise: 'requests to GitHub are repeated twice at most',
        text: 'if (failed.before >= MAX_RETRIES) return null',
        replacement: ''
      }
    ]
  },
  {
    file: 'src/github/publish/marker.ts',
    tests: ['test/github/marker.test.ts'],
    mutants: [
      {
        promise: 'a state cannot end its HTML comment',
        text: '.replace(/[<>&]/g, jsonEscapes)',
        replacement: ''
      },
      {
        promise: 'the marker of another check is none of this one',
        text: 'if (!body.startsWith(prefix)) return undefined',
        replacement: "if (!body.startsWith('<!-- ')) return undefined"
      }
    ]
  },
  {
    file: 'src/github/publish/comment-plan.ts',
    tests: ['test/github/comment-plan.test.ts'],
    mutants: [
      {
        promise: 'an older run does not overwrite a later one',
        text: "if (before.run > now.run) return nothing('a later run has updated it')",
        replacement: ''
      }
    ]
  },
  {
    file: 'src/github/publish/issue-plan.ts',
    tests: ['test/github/issue-plan.test.ts'],
    mutants: [
      {
        promise: 'an issue that was closed as not planned stays closed',
        text: "reason === 'not_planned' && state.digest === digestOf(now.failing)",
        replacement: 'false'
      },
      {
        promise: 'an unsettled host does not recover',
        text: 'now.unsettled.has(subject) ||',
        replacement: ''
      },
      {
        promise: 'a host of a missing part does not recover',
        text: '!now.isWhole && !checked.has(subject)',
        replacement: 'false'
      },
      {
        promise: 'an issue is closed on recovery alone',
        text: "isRecovered ? 'close' : isOpen ? 'update' : 'reopen'",
        replacement: "isOpen ? 'close' : 'reopen'"
      }
    ]
  },
  {
    file: 'src/github/answers.ts',
    tests: ['test/github/comment-runs.test.ts', 'test/github/issue-runs.test.ts'],
    mutants: [
      {
        promise: 'comments of people without write access are ignored',
        text: "at(answer, 'user', 'type') === 'Bot' || WRITERS.includes(at(answer, 'author_association'))",
        replacement: 'true'
      }
    ]
  },
  {
    file: 'src/github/client.ts',
    tests: ['test/github/failed-requests.test.ts'],
    mutants: [
      {
        promise: 'no request follows a link to another server',
        text: 'new URL(String(url)).origin !== new URL(run.apiUrl).origin',
        replacement: 'false'
      }
    ]
  },
  {
    file: 'src/files/write-whole.ts',
    tests: ['test/files/write-whole.test.ts'],
    mutants: [
      {
        promise: 'reports follow no link out of the workspace',
        text: 'if (!isWithin(root, directory) || isWithin(root, target)) return target',
        replacement: 'return target'
      },
      {
        promise: 'half a report is removed',
        text: 'rmSync(aside, { force: true })',
        replacement: ''
      }
    ]
  },
  {
    file: 'src/github/publish/observation.ts',
    tests: ['test/github/observation.test.ts'],
    mutants: [
      {
        promise: 'with thresholds, one run does not decide',
        text: 'alarm === null ? failsNow || isUnchecked(host) : alarm.isDown && !isLeftOut',
        replacement: 'failsNow || isUnchecked(host)'
      },
      {
        promise: 'findings about files count at once',
        text: 'isFailing(verdict.files) ? [FILES] : []',
        replacement: '[]'
      }
    ]
  },
  {
    file: 'src/github/publish/publish.ts',
    tests: ['test/github/issue-runs.test.ts', 'test/github/built-runs.test.ts'],
    mutants: [
      {
        promise: 'no issue is opened for a proposed change',
        text: "if (pull !== null || event === 'merge_group') {",
        replacement: 'if (false) {'
      },
      {
        promise: 'no issue is opened from another branch',
        text: "isDefaultBranch === false ? 'not on the default branch' : null",
        replacement: 'null'
      }
    ]
  },
  {
    file: 'src/github/place-links.ts',
    tests: ['test/github/place-links.test.ts'],
    mutants: [
      {
        promise: 'no link leads to a commit that was made in the job',
        text: 'if (!isFetched && ![run.commit, run.defaultCommit].includes(commit)) return []',
        replacement: ''
      },
      {
        promise: 'no link leads to another server',
        text: 'if (remote.host !== server.host && remote.host !== server.hostname) return []',
        replacement: ''
      }
    ]
  },
  {
    file: 'src/github/diff-links.ts',
    tests: ['test/github/diff-links.test.ts'],
    mutants: [
      {
        promise: 'a line that a merge has moved is not linked to the diff',
        text: 'if (lines[at - 1] === withoutReturn(line.slice(1))) shown.add(at)',
        replacement: 'shown.add(at)'
      }
    ]
  },
  {
    file: 'src/git/checkout.ts',
    tests: ['test/git/checkout.test.ts'],
    mutants: [
      {
        promise: 'a reference leads to no file outside of the Git directory',
        text: 'if (name === undefined || !REF.test(name)) return null',
        replacement: 'if (name === undefined) return null'
      }
    ]
  }
]
