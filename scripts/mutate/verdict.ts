// Mutants of what decides whether the check passes.
import type { MutatedFile } from './mutant.ts'

export const VERDICT: readonly MutatedFile[] = [
  {
    file: 'src/observe/visit/discovery.ts',
    tests: [
      'test/conformance/discovery.test.ts',
      'test/visit',
      'test/conformance/content-type.test.ts'
    ],
    mutants: [
      {
        promise: 'a document has status 200',
        text: 'if (status !== 200) {',
        replacement: 'if (status < 200 || status > 299) {'
      }
    ]
  },
  {
    file: 'src/observe/visit/requirements.ts',
    tests: ['test/visit/skip.test.ts', 'test/judge/allowed-hosts.test.ts'],
    mutants: [
      {
        promise: 'a host that is not allowed is not contacted',
        text: 'else if (!isAllowed(host, allowedHosts)) {',
        replacement: 'else if (isAllowed(host, allowedHosts)) {'
      }
    ]
  },
  {
    file: 'src/judge/verdict.ts',
    tests: ['test/judge/verdict.test.ts'],
    mutants: [
      {
        promise: 'an error fails the check',
        text: "severity === 'error' ? failOn !== 'never'",
        replacement: "severity === 'error' ? failOn === 'error'"
      },
      {
        promise: 'a check that ended early does not pass',
        text: 'stopped.length === 0 && !findings',
        replacement: '!findings'
      }
    ]
  },
  {
    file: 'src/judge/finding.ts',
    tests: ['test/judge/verdict.test.ts', 'test/judge/files.test.ts'],
    mutants: [
      {
        promise: 'an error of the other client is a warning',
        text: 'checked.some((client) => affects.includes(client))',
        replacement: 'checked.length > 0'
      }
    ]
  },
  {
    file: 'src/judge/files.ts',
    tests: ['test/judge/files.test.ts', 'test/judge/verdict.test.ts', 'test/check/check.test.ts'],
    mutants: [
      {
        promise: 'a check of nothing does not pass',
        text: '...(isEmpty ? [nothingFound(rules)] : [])',
        replacement: ''
      }
    ]
  },
  {
    file: 'src/read/roots/choice.ts',
    tests: ['test/judge/init/judge-init.test.ts'],
    mutants: [
      {
        promise: 'a locked version must still be listed',
        text: 'listed.some((other) => showVersion(other) === version)',
        replacement: 'true'
      }
    ]
  },
  {
    file: 'src/observe/visit/registry/places.ts',
    tests: ['test/judge/init/judge-init.test.ts'],
    mutants: [
      {
        promise: 'no service on a host that is not allowed is asked',
        text: 'return mayAsk ?',
        replacement: 'return true ?'
      }
    ]
  },
  {
    file: 'src/run/github/workflow-run.ts',
    tests: ['test/github/workflow-run.test.ts'],
    mutants: [
      {
        promise: 'a deleted fork is a fork',
        text: 'return head !== undefined && from !== to',
        replacement: 'return from !== undefined && from !== null && from !== to'
      }
    ]
  },
  {
    file: 'src/run/github/api.ts',
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
    file: 'src/run/github/client.ts',
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
    file: 'src/judge/verdict.ts',
    tests: ['test/stages/ignore-comments.test.ts'],
    mutants: [
      {
        promise: 'no file of the checkout ignores what an allowlist finds',
        text: 'place === null || !isFixed(code, rules)',
        replacement: 'true'
      }
    ]
  },
  {
    file: 'src/observe/visit/registry/providers.ts',
    tests: ['test/visit/registry/mirror-requests.test.ts'],
    mutants: [
      {
        promise: 'a network mirror must be allowed',
        text: 'isNamed(host)',
        replacement: 'true'
      }
    ]
  },
  {
    file: 'src/judge/init/judge-init.ts',
    tests: ['test/judge/init/judge-init.test.ts'],
    mutants: [
      {
        promise: 'only a missing token is excused in a pull request of a fork',
        text: "const isExcused = refusal === 'asks' || refusal === 'hides'",
        replacement: 'const isExcused = refusal !== undefined'
      }
    ]
  },
  {
    file: 'src/judge/finding.ts',
    tests: ['test/judge/machine.test.ts'],
    mutants: [
      {
        promise: 'an ignored failure of a host does not return as one of the machine',
        text: 'note.problem.obstacle && !ignoredBy(note).isIgnored',
        replacement: 'note.problem.obstacle'
      }
    ]
  },
  {
    file: 'src/judge/allowed-hosts.ts',
    tests: ['test/stages/allowlist.test.ts'],
    mutants: [
      {
        promise: 'what the check did not read fails an allowlist',
        text: 'UNREAD.test(code) && !(',
        replacement: 'false && !('
      }
    ]
  },
  {
    file: 'src/run/action.ts',
    tests: ['test/built/interruption.test.ts'],
    mutants: [
      {
        promise: 'an interrupted Action ends with exit code 3',
        text: 'interrupted.aborted ? 3 : ',
        replacement: ''
      }
    ]
  }
]
