// Mutants of what decides which token goes where.
import type { MutatedFile } from './mutant.ts'

export const CREDENTIALS: readonly MutatedFile[] = [
  {
    file: 'src/rules/protocol/token.ts',
    tests: ['test/protocol/token-reach.test.ts'],
    mutants: [
      {
        promise: 'a redirect to another host drops the token',
        text: 'isDropped ||= first !== undefined && !keepsAuthorization(first.name, name)',
        replacement: 'isDropped ||= false'
      },
      {
        promise: 'a dropped token is not sent again',
        text: 'isDropped ||= first',
        replacement: 'isDropped = first'
      },
      {
        promise: 'only a subdomain after a dot keeps the token',
        text: 'next.endsWith(`.${first}`)',
        replacement: 'next.endsWith(first)'
      },
      {
        promise: 'no token is sent over http',
        text: "scheme === 'https' ? 'sent' : 'withheld'",
        replacement: "scheme === 'https' ? 'sent' : 'sent'"
      }
    ]
  },
  {
    file: 'src/rules/protocol/hostname.ts',
    tests: ['test/protocol/hostname.test.ts'],
    mutants: [
      {
        promise: 'an allowed subdomain ends with a dot and the pattern',
        text: 'host.endsWith(`.${each.host}`)',
        replacement: 'host.endsWith(each.host)'
      }
    ]
  },
  {
    file: 'src/observe/credentials/source.ts',
    tests: ['test/credentials/client-sources.test.ts', 'test/credentials/environment.test.ts'],
    mutants: [
      {
        promise: 'a token with control characters, or a long one, is not sent',
        text: 'return isUnsendable ? { ...answer, isUnsendable } : answer',
        replacement: 'return answer'
      }
    ]
  },
  {
    file: 'src/observe/credentials/client-sources.ts',
    tests: [
      'test/credentials/client-sources.test.ts',
      'test/credentials/machine-credentials.test.ts'
    ],
    mutants: [
      {
        promise: 'a block in a file that is turned off sends no token',
        text: "held: 'not read', counts: false",
        replacement: "held: 'not read', counts: true"
      }
    ]
  },
  {
    file: 'src/read/cli-config/helper-program.ts',
    tests: ['test/cli-config/helper-program.test.ts', 'test/credentials/helper.test.ts'],
    mutants: [
      {
        promise: 'only files with the prefix of helpers are run',
        text: 'if (!file.startsWith(PREFIX)) return null',
        replacement: ''
      }
    ]
  },
  {
    file: 'src/read/cli-config/read.ts',
    tests: ['test/cli-config/read.test.ts'],
    mutants: [
      {
        promise: 'tokens of files that are turned off are hidden too',
        text: '[...read, ...off].flatMap(({ secrets })',
        replacement: 'read.flatMap(({ secrets })'
      }
    ]
  },
  {
    file: 'src/observe/credentials/helper.ts',
    tests: ['test/credentials/helper.test.ts'],
    mutants: [
      {
        promise: 'a helper gets no inputs of the Action',
        text: ".filter(([name]) => !name.startsWith('INPUT_'))",
        replacement: ''
      }
    ]
  }
]
