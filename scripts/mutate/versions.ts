// Mutants of the rules for versions and version constraints.
import type { MutatedFile } from './mutant.ts'

const tests = ['test/registry/versions', 'test/conformance/constraints.test.ts']

export const VERSIONS: readonly MutatedFile[] = [
  {
    file: 'src/registry/version.ts',
    tests,
    mutants: [
      {
        promise: 'a release comes after its pre-releases',
        text: "return a.pre === '' ? 1 : -1",
        replacement: "return a.pre === '' ? -1 : 1"
      },
      {
        promise: 'a pre-release with fewer parts comes first',
        text: 'if (isLast !== isOtherLast) return isLast ? -1 : 1',
        replacement: ''
      },
      {
        promise: 'numbers in pre-releases are compared by value',
        text: 'if (isNumberA && a.length !== b.length) return a.length - b.length',
        replacement: ''
      },
      {
        promise: 'missing numbers are 0',
        text: 'while (numbers.length < 3) numbers.push(0n)',
        replacement: ''
      },
      {
        promise: 'numbers have 63 bits',
        text: 'if (numbers.some((number) => number > MAX_NUMBER)) return null',
        replacement: ''
      }
    ]
  },
  {
    file: 'src/registry/versions/constraint.ts',
    tests,
    mutants: [
      {
        promise: 'providers have one space after an operator',
        text: 'version === null || !IS_SPACED.test(term.text.trim())',
        replacement: 'version === null'
      },
      {
        promise: 'messages have each term once',
        text: "[...new Set(sorted.map(showTerm))].join(', ')",
        replacement: "sorted.map(showTerm).join(', ')"
      },
      {
        promise: 'messages keep the two numbers of ~>',
        text: "operator === '~>' && version.written < 3",
        replacement: 'false'
      }
    ]
  },
  {
    file: 'src/registry/versions/choice.ts',
    tests,
    mutants: [
      {
        promise: 'a module is a pre-release only if that is asked for alone',
        text: 'if (only === undefined || second !== undefined) return null',
        replacement: 'if (only === undefined) return null'
      },
      {
        promise: 'only OpenTofu reads v1.0.0-beta as that pre-release',
        text: "client === 'opentofu' ? /^=?v?/ : /^=?/",
        replacement: '/^=?v?/'
      },
      {
        promise: 'a provider is a pre-release only if one term is exactly it',
        text: '(!isPreRelease(version) || terms.some((term) => isExactly(version, term))) &&',
        replacement: ''
      },
      {
        promise: 'a provider is never 0.0.0',
        text: '!isUnspecified(version) &&',
        replacement: ''
      },
      {
        promise: '~> of a module keeps all numbers but the last',
        text: 'bound.numbers.slice(0, bound.written - 1)',
        replacement: 'bound.numbers.slice(0, bound.written === 3 ? 2 : 1)'
      },
      {
        promise: '~> with a pre-release lets no module through',
        text: '    !isPreRelease(bound) &&\n',
        replacement: ''
      },
      {
        promise: '~> of a provider with three numbers is below the next minor version',
        text: 'bound.written === 3 ? [major, minor + 1n, 0n] : [major + 1n, 0n, 0n]',
        replacement: '[major + 1n, 0n, 0n]'
      },
      {
        promise: 'the newest version is chosen',
        text: 'newest === null || compareVersions(version, newest) > 0',
        replacement: 'newest === null || compareVersions(version, newest) < 0'
      }
    ]
  },
  {
    file: 'src/registry/versions/meetable.ts',
    tests,
    mutants: [
      {
        promise: 'a module may have a further number',
        text: ', release([...numbers, 1n])',
        replacement: ''
      },
      {
        promise: 'a provider may be the next version',
        text: ', release(next, build)',
        replacement: ''
      },
      {
        promise: 'a provider may have another build',
        text: "'x'.repeat(1 + Math.max(...bounds.map((bound) => bound.build.length)))",
        replacement: "''"
      },
      {
        promise: 'a conflict has no term that can be left out',
        text: 'return isMeetable(others) ? rest : others',
        replacement: 'return rest'
      }
    ]
  },
  {
    file: 'src/registry/versions/client-version.ts',
    tests,
    mutants: [
      {
        promise: 'required_version has no pre-release',
        text: "if (terms.some((term) => isPreRelease(term.version))) return 'pre-release'",
        replacement: ''
      },
      {
        promise: 'a version without its patch stands for all patch releases',
        text: 'if (client.written < 3) {',
        replacement: 'if (false) {'
      },
      {
        promise: 'a pre-release of the client counts as its release',
        text: "{ ...client, pre: '' }",
        replacement: 'client'
      }
    ]
  }
]
