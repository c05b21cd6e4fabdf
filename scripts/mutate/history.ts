// Mutants of the history: what it keeps, and what it says about hosts.
import type { MutatedFile } from './mutant.ts'

export const HISTORY: readonly MutatedFile[] = [
  {
    file: 'src/history/statistics.ts',
    tests: ['test/history/statistics.test.ts'],
    mutants: [
      {
        promise: 'runs without a result do not count for the uptime',
        text: 'since(withResult, now, days)',
        replacement: 'since(runs, now, days)'
      },
      {
        promise: 'a run without a result does not end an incident',
        text: 'incidentsOf(withResult)',
        replacement: 'incidentsOf(runs)'
      }
    ]
  },
  {
    file: 'src/history/records.ts',
    tests: ['test/history/statistics.test.ts'],
    mutants: [
      {
        promise: 'a line that occurs twice counts once',
        text: 'byRun.set(run.run, run)',
        replacement: 'byRun.set(`${run.line}`, run)'
      }
    ]
  },
  {
    file: 'src/history/clock.ts',
    tests: ['test/history/retention.test.ts'],
    mutants: [
      {
        promise: 'a clock that is ahead does not make all lines old',
        text: 'startedAt < reference ? startedAt : reference',
        replacement: 'startedAt'
      },
      {
        promise: 'a clock that is behind is noticed',
        text: 'middle > later(startedAt, TOLERANCE_MS)',
        replacement: 'false'
      }
    ]
  },
  {
    file: 'src/history/retention.ts',
    tests: ['test/history/retention.test.ts'],
    mutants: [
      {
        promise: 'a file that is too large is shortened',
        text: 'isTooLarge ? runsThatFit(hosts, limits.bytes * LEFT) : most',
        replacement: 'most'
      }
    ]
  },
  {
    file: 'src/history/alarm.ts',
    tests: ['test/github/observation.test.ts'],
    mutants: [
      {
        promise: 'runs without a result change nothing',
        text: 'if (!hasResult(run)) continue',
        replacement: ''
      },
      {
        promise: 'a host counts as failing after enough failing runs',
        text: 'failed >= rules.issueOpenAfter',
        replacement: 'failed > rules.issueOpenAfter'
      },
      {
        promise: 'a host recovers after enough good runs',
        text: 'good < rules.issueCloseAfter',
        replacement: 'good <= rules.issueCloseAfter'
      }
    ]
  },
  {
    file: 'src/stages/record-run.ts',
    tests: ['test/record-run.test.ts', 'test/history/statistics.test.ts'],
    mutants: [
      {
        promise: 'a file that is no history is not written to',
        text: 'if (!isHistory(records, read)) {',
        replacement: 'if (false) {'
      },
      {
        promise: 'lines from the future do not count',
        text: 'at <= until &&',
        replacement: ''
      }
    ]
  },
  {
    file: 'src/files/line-file.ts',
    tests: ['test/files/line-file.test.ts'],
    mutants: [
      {
        promise: 'lines that were appended meanwhile are kept',
        text: 'const end = copyRest(reader, writer, read.bytes)',
        replacement: 'const end = fstatSync(reader).size'
      },
      {
        promise: 'a file that another process has shortened is not shortened by old numbers',
        text: ' || idAt(file) !== read.id',
        replacement: ''
      }
    ]
  },
  {
    file: 'src/settings/together.ts',
    tests: ['test/settings/settings.test.ts'],
    mutants: [
      {
        promise: 'thresholds need a history',
        text: 'history === null ? all.filter',
        replacement: 'history !== null ? all.filter'
      }
    ]
  }
]
