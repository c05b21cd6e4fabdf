// Mutants of what predicts `init` from the versions that registries list.
import type { MutatedFile } from './mutant.ts'

const TESTS = ['test/judge/init/judge-init.test.ts']

export const INIT: readonly MutatedFile[] = [
  {
    file: 'src/roots/choice.ts',
    tests: TESTS,
    mutants: [
      {
        promise: 'a locked version must still be listed',
        text: 'versions.some((each) => showVersion(each) === version)',
        replacement: 'true'
      },
      {
        promise: 'with `upgrade`, the lock file does not decide',
        text: 'locked === null || upgrade ? null',
        replacement: 'locked === null ? null'
      },
      {
        promise: 'only clients that reject unreadable versions fail because of one',
        text: 'if (rejectsUnreadable && unreadable.length > 0)',
        replacement: 'if (unreadable.length > 0)'
      },
      {
        promise: 'a conflict names the fewest constraints',
        text: 'const texts = terms.filter((term) => shown.has(showTerm(term)))',
        replacement: 'const texts = terms'
      },
      {
        promise: 'what the files alone show is not reported again',
        text: "if (!isMeetableByModules(terms, client)) return { kind: 'refused' }",
        replacement: ''
      }
    ]
  },
  {
    file: 'src/judge/init/causes.ts',
    tests: TESTS,
    mutants: [
      {
        promise: 'only clients that fail are affected',
        text: 'problem.affects.filter((each) => clients.has(each as MainClient))',
        replacement: 'problem.affects'
      },
      {
        promise: 'a failure in examples and tests is a warning',
        text: "places.some((place) => typeof place === 'string' || !isAside(place.file))",
        replacement: 'true'
      }
    ]
  },
  {
    file: 'src/judge/init/answers.ts',
    tests: TESTS,
    mutants: [
      {
        promise: 'what a withheld token may cause is no error',
        text: 'if (isWithheld || status === 401 || status === 403)',
        replacement: 'if (status === 401 || status === 403)'
      }
    ]
  },
  {
    file: 'src/visit/registry/services.ts',
    tests: TESTS,
    mutants: [
      {
        promise: 'no service on a host that is not allowed is asked',
        text: "if (!mayAsk) return { kind: 'not-asked', why: 'not-allowed' }",
        replacement: ''
      },
      {
        promise: 'a host block replaces the discovery document for its client only',
        text: 'visit.forced.find((each) => each.client === client)',
        replacement: 'visit.forced[0]'
      }
    ]
  },
  {
    file: 'src/visit/registry/ask.ts',
    tests: ['test/visit/registry/ask.test.ts'],
    mutants: [
      {
        promise: 'a host that is down is asked no more',
        text: 'if (pool.silent >= SILENT_QUESTIONS) pool.down = reply',
        replacement: ''
      }
    ]
  }
]
