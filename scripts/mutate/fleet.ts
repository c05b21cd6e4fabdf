// Mutants of checks of several repositories.
import type { MutatedFile } from './mutant.ts'

const TESTS = ['test/fleet/check-usages.test.ts']
const WRONG_FILES = ['test/fleet/wrong-files.test.ts']

export const FLEET: readonly MutatedFile[] = [
  {
    file: 'src/fleet/unite.ts',
    tests: TESTS,
    mutants: [
      {
        promise: 'a repository whose CLI is assumed asks nothing of a host that it only implies',
        text: 'isGuess && !named.has(host) && !listed.has(host)',
        replacement: 'isGuess && named.has(host) && !listed.has(host)'
      },
      {
        promise: 'a host that others need is asked nothing for a repository that only implies it',
        text: 'module === null || isLeft(module.host)',
        replacement: 'module === null || isLeft(module.host) || Boolean(1)'
      }
    ]
  },
  {
    file: 'src/stages/prepare-fleet.ts',
    tests: TESTS,
    mutants: [
      {
        promise: 'a host that only an assumed CLI implies is not contacted',
        text: 'isGuess && each.isImplied ?',
        replacement: 'isGuess && each.isImplied && Boolean(0) ?'
      },
      {
        promise: 'a missing repository makes the check incomplete',
        text: 'missing ?? null',
        replacement: 'null'
      }
    ]
  },
  {
    file: 'src/fleet/read-usage.ts',
    tests: WRONG_FILES,
    mutants: [
      {
        promise: 'a literal text leads only to hosts that it names',
        text: 'if (hosts !== null && !hosts.has(need.host))',
        replacement: 'if (hosts === null)'
      },
      {
        promise: 'an implied host is the default of a CLI',
        text: 'if (implied && host !== null',
        replacement: 'if (!implied && host === null'
      }
    ]
  },
  {
    file: 'src/stages/usages-files.ts',
    tests: WRONG_FILES,
    mutants: [
      {
        promise: 'case does not distinguish repositories',
        text: 'const before = names.get(name.toLowerCase())',
        replacement: 'const before = names.get(name)'
      }
    ]
  }
]
