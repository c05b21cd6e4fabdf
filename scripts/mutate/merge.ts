// Mutants of what decides whether a merge of reports passes.
import type { MutatedFile } from './mutant.ts'

const TESTS = ['test/merge/merge.test.ts']
const WHOLE = ['test/merge-reports.test.ts']

export const MERGE: readonly MutatedFile[] = [
  {
    file: 'src/merge/merge.ts',
    tests: [...TESTS, 'test/merge/fuzz.test.ts'],
    mutants: [
      {
        promise: 'a merge in which something is missing does not pass',
        text: 'passed: reasons.length === 0 && reports.every(',
        replacement: 'passed: reports.every('
      },
      {
        promise: 'a report that failed for any reason fails the merge',
        text: '(verdict.passed || verdict.stopped !== null) &&',
        replacement: ''
      },
      {
        promise: 'the strictest fail-on holds for the findings of all reports',
        text: 'counts[severity] > 0 && failsCheck(severity, failOn)',
        replacement: 'counts[severity] > 0 && failOn === null'
      },
      {
        promise: 'a shard that had fewer usages files makes the merge incomplete',
        text: 'all.filter((name) => lists.every((list) => list.has(name)))',
        replacement: 'all.filter((name) => lists.some((list) => list.has(name)))'
      },
      {
        promise: 'a repository that is required and missing makes the merge incomplete',
        text: '...missingRepositories(\n      required,',
        replacement: '...missingRepositories(\n      [],'
      },
      {
        promise: 'shards that a whole report lacks make the merge incomplete',
        text: '!(isMissingShard(reason) && isPartial(own.shards))',
        replacement: '!isMissingShard(reason)'
      },
      {
        promise: 'what a report says about an incomplete check stays',
        text: 'const all = [\n    ...known,',
        replacement: 'const all = ['
      }
    ]
  },
  {
    file: 'src/merge/unite-hosts.ts',
    tests: TESTS,
    mutants: [
      {
        promise: 'the worst result of a host is shown',
        text: '(isWorse(b, a) ? b : a)',
        replacement: '(isWorse(a, b) ? b : a)'
      }
    ]
  },
  {
    file: 'src/merge/read-report.ts',
    tests: [...TESTS, ...WHOLE],
    mutants: [
      {
        promise: 'a report of another version is refused',
        text: 'if (version !== VERSION)',
        replacement: "if (version === '')"
      },
      {
        promise: 'a report that leaves out hosts or findings is incomplete',
        text: '[...incomplete, ...unwritten(raw)]',
        replacement: '[...incomplete]'
      },
      {
        promise: 'a report without some of the findings that it counts is refused',
        text: 'given < length ||',
        replacement: 'given < 0 ||'
      }
    ]
  },
  {
    file: 'src/merge/read-context.ts',
    tests: ['test/merge/read-report.test.ts'],
    mutants: [
      {
        promise: 'names of what is missing contain no markup',
        text: "const name = what === 'shard' ? number : repositoryName",
        replacement: 'const name = text()'
      }
    ]
  },
  {
    file: 'src/merge/fit.ts',
    tests: ['test/merge/fit.test.ts'],
    mutants: [
      {
        promise: 'two results of one shard are refused',
        text: '...repeated(parts),',
        replacement: ''
      },
      {
        promise: 'shards of two checks are refused',
        text: '...countMistakes(parts),',
        replacement: ''
      }
    ]
  },
  {
    file: 'src/merge-reports.ts',
    tests: WHOLE,
    mutants: [
      {
        promise: 'no token of this machine that a report has is shown',
        text: 'verdict, context: { ...context, ...rest } }',
        replacement: 'verdict, context }'
      },
      {
        promise: 'reports that do not fit are not merged',
        text: 'if (mistakes.length > 0) throw new SettingsError(mistakes)\n  const { verdict: united',
        replacement: 'const { verdict: united'
      }
    ]
  }
]
