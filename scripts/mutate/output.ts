// Mutants of what reports show: redaction and escaping.
import type { MutatedFile } from './mutant.ts'

export const OUTPUT: readonly MutatedFile[] = [
  {
    file: 'src/observe/credentials/redaction/shown-lines.ts',
    tests: ['test/credentials/redaction/shown-lines.test.ts'],
    mutants: [
      {
        promise: 'a line with a known token is not shown',
        text: 'isThere && redact(line, names) === line',
        replacement: 'isThere'
      },
      {
        promise: 'other strings of a line are not shown',
        text: `part.startsWith('"') ? '"…"'`,
        replacement: `part.startsWith('"') ? part`
      }
    ]
  },
  {
    file: 'src/rules/problems/problem.ts',
    tests: ['test/problems'],
    mutants: [
      {
        promise: 'messages show no secret of an address that they quote',
        text: 'const message = changed(occurrence.message, hideAddressSecrets)',
        replacement: 'const { message } = occurrence'
      }
    ]
  },
  {
    file: 'src/observe/credentials/redaction/hide.ts',
    tests: ['test/credentials/redaction'],
    mutants: [
      {
        promise: 'pieces of a long token are hidden at every place',
        text: '; at += 1)\n      pieces.add',
        replacement: '; at += 4)\n      pieces.add'
      }
    ]
  },
  {
    file: 'src/observe/credentials/redaction/redaction.ts',
    tests: ['test/credentials/redaction'],
    mutants: [
      {
        promise: 'names in the document of a host are searched for tokens',
        text: "whose === 'ours' ? key : hide(key)",
        replacement: 'key'
      }
    ]
  },
  {
    file: 'src/observe/credentials/redaction/spellings.ts',
    tests: ['test/credentials/redaction'],
    mutants: [
      {
        promise: 'each line of a token is hidden',
        text: 'return [text, ...lines].filter',
        replacement: 'return [text].filter'
      }
    ]
  },
  {
    file: 'src/observe/credentials/redaction/secrets.ts',
    tests: ['test/credentials/redaction'],
    mutants: [
      {
        promise: 'a token that is found later is hidden as well',
        text: '    redact = null\n    mask(unknown)',
        replacement: '    mask(unknown)'
      }
    ]
  },
  {
    file: 'src/rules/text/safe-text.ts',
    tests: ['test/text/safe-text.test.ts', 'test/report/annotations.test.ts'],
    mutants: [
      {
        promise: 'a line of the log is no workflow command',
        text: ".replace(/^(\\s*:)(?=:)/, '$1 ')",
        replacement: ''
      },
      {
        promise: 'punctuation of Markdown and HTML is escaped',
        text: '/[&<>"\'`|*_[\\]()!\\\\#~@$:{}]|(?<=www)\\./gi',
        replacement: '/[&<>"\'`|]/gi'
      }
    ]
  },
  {
    file: 'src/report/markup/markup.ts',
    tests: ['test/report/html'],
    mutants: [
      {
        promise: 'the page escapes every text',
        text: "if (typeof text === 'string') return htmlText(text)",
        replacement: "if (typeof text === 'string') return text"
      }
    ]
  },
  {
    file: 'src/run/github/publish/marker.ts',
    tests: ['test/github/marker.test.ts'],
    mutants: [
      {
        promise: 'a state cannot end its HTML comment',
        text: '.replace(/[<>&]/g, jsonEscapes)',
        replacement: ''
      }
    ]
  },
  {
    file: 'src/run/github/publish/marker.ts',
    tests: ['test/github/foreign-markers.test.ts'],
    mutants: [
      {
        promise: 'a marker counts at the beginning of a body only',
        text: '!body.startsWith(prefix)',
        replacement: '!body.includes(prefix)'
      }
    ]
  },
  {
    file: 'src/run/github/publish/issue.ts',
    tests: ['test/github/foreign-markers.test.ts'],
    mutants: [
      {
        promise: 'an issue of a user without write access is not continued',
        text: '!issue.isTrusted || state === null',
        replacement: 'state === null'
      }
    ]
  },
  {
    file: 'src/run/github/client.ts',
    tests: ['test/github/foreign-markers.test.ts'],
    mutants: [
      {
        promise: 'an answer of GitHub has an end',
        text: 'bytes > MAX_BYTES',
        replacement: 'false'
      }
    ]
  },
  {
    file: 'src/run/github/workflow-run.ts',
    tests: ['test/github/workflow-run.test.ts'],
    mutants: [
      {
        promise: 'no path of the API leads upwards',
        text: '(?!\\.{1,2}\\/)([\\w.-]+)\\/(?!\\.{1,2}$)',
        replacement: '([\\w.-]+)\\/'
      }
    ]
  },
  {
    file: 'src/observe/credentials/redaction/secrets.ts',
    tests: ['test/credentials/known-tokens.test.ts'],
    mutants: [
      {
        promise: 'the credentials of a proxy are hidden',
        text: '...proxySecrets(environment), ',
        replacement: ''
      }
    ]
  }
]
