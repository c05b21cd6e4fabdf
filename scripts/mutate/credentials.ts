// Mutants of the rules that decide which token goes where.
import type { MutatedFile } from './mutant.ts'

export const CREDENTIALS: readonly MutatedFile[] = [
  {
    file: 'src/protocol/token-reach.ts',
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
        promise: 'an address is no subdomain',
        text: 'if (/[:%]|^[\\d.]+$/.test(next)) return false',
        replacement: ''
      },
      {
        promise: 'no token is sent over http',
        text: "scheme === 'https' ? 'sent' : 'withheld'",
        replacement: "scheme === 'https' ? 'sent' : 'sent'"
      }
    ]
  },
  {
    file: 'src/protocol/hostname.ts',
    tests: ['test/protocol/hostname.test.ts'],
    mutants: [
      {
        promise: 'an allowed subdomain ends with a dot and the pattern',
        text: 'host.endsWith(`.${each.host}`)',
        replacement: 'host.endsWith(each.host)'
      },
      {
        promise: 'TF_TOKEN_ variables spell a hyphen as two underscores',
        text: ".replaceAll('__', '-').replaceAll('_', '.')",
        replacement: ".replaceAll('_', '.')"
      },
      {
        promise: 'a port above 65535 is rejected',
        text: 'if (port > MAX_PORT) return',
        replacement: 'if (false) return'
      },
      {
        promise: 'a negative port is rejected',
        text: "if (port.value.startsWith(':-')) return refuse('port number is negative')",
        replacement: ''
      },
      {
        promise: 'a label in punycode is rejected',
        text: "if (label.startsWith('xn--')) {",
        replacement: 'if (false) {'
      },
      {
        promise: 'the default port is not part of a hostname',
        text: "accept(port === BigInt(DEFAULT_PORT) ? '' : `:${port}`)",
        replacement: 'accept(`:${port}`)'
      }
    ]
  },
  {
    file: 'src/credentials/source.ts',
    tests: ['test/credentials/client-sources.test.ts', 'test/credentials/environment.test.ts'],
    mutants: [
      {
        promise: 'the first source that knows a host answers for it',
        text: 'answer ??= found',
        replacement: 'answer = found ?? answer'
      },
      {
        promise: 'no program is run for a host that an earlier source knows',
        text: 'answer === null || !source.isProgram',
        replacement: 'true'
      },
      {
        promise: 'a token with control characters is not sent',
        text: 'UNSENDABLE.test(text) ? { ...answer, isUnsendable: true } : answer',
        replacement: 'answer'
      },
      {
        promise: 'a token that is too short to be hidden is reported',
        text: 'text.length < SHORTEST_HIDDEN ? credentialsShort',
        replacement: 'text.length < 0 ? credentialsShort'
      }
    ]
  },
  {
    file: 'src/credentials/environment.ts',
    tests: ['test/credentials/environment.test.ts', 'test/credentials/client-sources.test.ts'],
    mutants: [
      {
        promise: 'an empty token in the setting sends nothing',
        text: "token.reveal() === '' ? { ...described, token: null } : described",
        replacement: 'described'
      }
    ]
  },
  {
    file: 'src/credentials/client-sources.ts',
    tests: [
      'test/credentials/client-sources.test.ts',
      'test/credentials/machine-credentials.test.ts'
    ],
    mutants: [
      {
        promise: 'two clients with different tokens are reported',
        text: 'if (first === undefined || other === undefined) return null',
        replacement: 'if (true) return null'
      },
      {
        promise: 'a block in a file that is turned off sends no token',
        text: "held: 'not read',\n      counts: false",
        replacement: "held: 'not read',\n      counts: true"
      }
    ]
  },
  {
    file: 'src/cli-config/helper-program.ts',
    tests: ['test/cli-config/helper-program.test.ts', 'test/credentials/helper.test.ts'],
    mutants: [
      {
        promise: 'a text file without an interpreter is not run',
        text: "isProgram ? null : 'exec format error'",
        replacement: 'null'
      },
      {
        promise: 'only files with the prefix of helpers are run',
        text: 'if (!file.startsWith(PREFIX)) continue',
        replacement: ''
      }
    ]
  },
  {
    file: 'src/cli-config/read.ts',
    tests: ['test/cli-config/read.test.ts'],
    mutants: [
      {
        promise: 'tokens of files that are turned off are hidden too',
        text: '[...blocksOf(read), ...blocksOf(off)].flatMap(({ secrets })',
        replacement: 'blocksOf(read).flatMap(({ secrets })'
      },
      {
        promise: 'the files of a directory are limited in number',
        text: 'read.length >= limits.files ||',
        replacement: ''
      },
      {
        promise: 'the files of a directory are limited in size',
        text: '|| total >= limits.bytes)',
        replacement: ')'
      },
      {
        promise: 'a large CLI configuration is not read',
        text: 'readText(path, MAX_FILE_BYTES)',
        replacement: 'readText(path)'
      },
      {
        promise: 'a missing CLI configuration is reported',
        text: "chosenBy === 'default' ? null : findingOf(missing, client)",
        replacement: 'null'
      }
    ]
  }
]
