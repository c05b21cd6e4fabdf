// Mutants of what reports show: redaction, escaping, report files.
import type { MutatedFile } from './mutant.ts'

export const OUTPUT: readonly MutatedFile[] = [
  {
    file: 'src/credentials/redaction/shown-lines.ts',
    tests: ['test/credentials/redaction/shown-lines.test.ts'],
    mutants: [
      {
        promise: 'a line with a known token is not shown',
        text: 'if (redact(whole, kept) !== whole) return []',
        replacement: ''
      },
      {
        promise: 'a line that may hold a secret is not shown whole',
        text: 'if (isWhole && !mayHoldSecret(whole))',
        replacement: 'if (isWhole)'
      },
      {
        promise: 'of a line that may hold a secret, only an address is shown',
        text: 'if (address === null || EXPRESSION.test(address) || !literal.includes(address)) return []',
        replacement: 'if (address === null) return [{ place, before, literal, after }]'
      },
      {
        promise: 'user info and secrets of a query are hidden',
        text: 'literal: hideAddressSecrets(address)',
        replacement: 'literal: address'
      },
      {
        promise: 'a CLI configuration in the checkout is not shown',
        text: '!ofMachine.has(path) &&',
        replacement: ''
      },
      {
        promise: 'only files that the scan reads are shown',
        text: 'classify(basename(path), new Set(), basename(dirname(path))) !== undefined',
        replacement: 'true'
      },
      {
        promise: 'a link does not make another file a configuration',
        text: 'isScanned(file) && isScanned(path)',
        replacement: 'isScanned(file)'
      }
    ]
  },
  {
    file: 'src/problems/problem.ts',
    tests: ['test/problems'],
    mutants: [
      {
        promise: 'messages show no secret of an address that they quote',
        text: 'const message = hideAddressSecrets(occurrence.message)',
        replacement: 'const { message } = occurrence'
      }
    ]
  },
  {
    file: 'src/credentials/redaction/hide.ts',
    tests: ['test/credentials/redaction'],
    mutants: [
      {
        promise: 'pieces of a long token are hidden at every place',
        text: 'for (let at = 0; at + PIECE < length; at += STRIDE)',
        replacement: 'for (let at = 0; at + PIECE < length; at += 64)'
      },
      {
        promise: 'the end of a token is hidden too',
        text: 'pieces[last]?.push(start + length - last)',
        replacement: 'pieces[last]?.push(start)'
      },
      {
        promise: 'the beginning of a token before an ellipsis is hidden',
        text: 'at = codes.indexOf(cut, at + 1)) addHead(at)',
        replacement: 'at = codes.indexOf(cut, at + 1)) void addHead'
      },
      {
        promise: 'the beginning of a token at the end of a long text is hidden',
        text: 'if (text.length >= LONG) addHead(codes.length)',
        replacement: ''
      },
      {
        promise: 'only whole names are kept',
        text: 'return kept.has(text.slice(start, end))',
        replacement: 'return kept.has(text.slice(from, to))'
      }
    ]
  },
  {
    file: 'src/credentials/redaction/redaction.ts',
    tests: ['test/credentials/redaction'],
    mutants: [
      {
        promise: 'an error of the redaction quotes no token',
        text: "throw new Error('tokens could not be hidden')",
        replacement: 'throw new Error(String(arguments[0]) + String(run))'
      },
      {
        promise: 'names of fields are redacted',
        text: ': [hide(key), redact(',
        replacement: ': [key, redact('
      },
      {
        promise: 'fixed words of the program stay',
        text: "whose === 'ours' && isOurs(key, item)",
        replacement: 'key === null'
      },
      {
        promise: 'fields of a document have no fixed words',
        text: "THEIRS.has(key) ? 'theirs' : whose",
        replacement: 'whose'
      },
      {
        promise: 'what is nested too deeply to be redacted is not shown',
        text: 'if (depth > MAX_DEPTH) return null',
        replacement: 'if (depth > MAX_DEPTH) return value'
      }
    ]
  },
  {
    file: 'src/credentials/redaction/spellings.ts',
    tests: ['test/credentials/redaction'],
    mutants: [
      {
        promise: 'each line of a token is hidden',
        text: 'return [text, ...lines].filter',
        replacement: 'return [text].filter'
      },
      {
        promise: 'tokens are hidden as servers read them, byte by byte',
        text: "Buffer.from(part).toString('latin1')",
        replacement: 'part'
      },
      {
        promise: 'tokens are hidden in base64 at any offset',
        text: "['', 'x', 'xx'].flatMap",
        replacement: "[''].flatMap"
      },
      {
        promise: 'the runner masks tokens in lower case',
        text: '    text.toLowerCase(),\n',
        replacement: ''
      },
      {
        promise: 'the runner masks tokens as URLs spell them',
        text: '    ...percent,\n',
        replacement: ''
      }
    ]
  },
  {
    file: 'src/credentials/redaction/secrets.ts',
    tests: ['test/credentials/redaction'],
    mutants: [
      {
        promise: 'a token that is found later is hidden as well',
        text: '    redact = null\n    mask(others)',
        replacement: '    mask(others)'
      },
      {
        promise: 'each token is masked at the runner',
        text: '    mask(others)\n',
        replacement: ''
      }
    ]
  },
  {
    file: 'src/credentials/helper.ts',
    tests: ['test/credentials/helper.test.ts'],
    mutants: [
      {
        promise: 'a helper gets no inputs of the Action',
        text: ".filter(([name]) => !name.startsWith('INPUT_'))",
        replacement: ''
      },
      {
        promise: 'a helper is killed with everything that it has started',
        text: "platform() === 'win32' ? child.pid : -child.pid",
        replacement: 'child.pid'
      },
      {
        promise: 'the output of a helper is limited',
        text: 'if (bytes > MAX_BYTES) stop',
        replacement: 'if (bytes < 0) stop'
      },
      {
        promise: 'a helper that fails gives no token',
        text: 'isSuccess: code === 0',
        replacement: 'isSuccess: code !== null'
      },
      {
        promise: 'the token of a helper is learnt before it is used',
        text: '  learn(token)\n',
        replacement: ''
      },
      {
        promise: 'a helper that had to be stopped is not started again',
        text: 'if (stopped !== null) return stopped',
        replacement: ''
      }
    ]
  },
  {
    file: 'src/report/safe-text.ts',
    tests: ['test/report/safe-text.test.ts', 'test/report/annotations.test.ts'],
    mutants: [
      {
        promise: 'a line of the log is no workflow command',
        text: ".replace(/^(\\s*:)(?=:)/, '$1 ')",
        replacement: ''
      },
      {
        promise: 'a line of the log is no old command',
        text: "line.replace(/##(?=\\w*\\[)/g, '# #')",
        replacement: 'line'
      },
      {
        promise: 'every line of an annotation is safe for the log',
        text: 'logLine(visible(line, maxCharacters))',
        replacement: 'visible(line, maxCharacters)'
      },
      {
        promise: 'punctuation of Markdown and HTML is escaped',
        text: '/[&<>"\'`|*_[\\]()!\\\\#~@$:{}]|(?<=www)\\./gi',
        replacement: '/[&<>"\'`|]/gi'
      },
      {
        promise: 'invisible characters are named in text',
        text: 'isInvisible(character) || marks > MAX_MARKS',
        replacement: 'marks > MAX_MARKS'
      },
      {
        promise: 'commands in JSON become escapes',
        text: '.replace(/##(?=\\w*\\[)/g, jsonEscapes)',
        replacement: ''
      },
      {
        promise: 'a URL is shown without its user',
        text: ".replace(/^([a-z][a-z0-9+.-]*:)?[/\\\\]{2}[^/\\\\]*@/iu, '$1//')",
        replacement: ''
      }
    ]
  },
  {
    file: 'src/report/json/outputs.ts',
    tests: ['test/secrets.test.ts', 'test/reports.test.ts', 'test/scenarios.test.ts'],
    builds: true,
    mutants: [
      {
        promise: 'the output `errors` counts errors',
        text: "errors: count('error')",
        replacement: "errors: count('warning')"
      }
    ]
  },
  {
    file: 'src/files/write-whole.ts',
    tests: ['test/files/write-whole.test.ts', 'test/report-files.test.ts'],
    mutants: [
      {
        promise: 'a relative path does not leave the workspace',
        text: 'if (!isInside && !isAbsolute(path)) {',
        replacement: 'if (!isInside && path === null) {'
      },
      {
        promise: 'a reader sees the old report or the new one',
        text: 'const aside = join(directory, `.${name.slice(0, 60)}.${Math.random().toString(36).slice(2)}`)',
        replacement: 'const aside = join(directory, name)'
      }
    ]
  },
  {
    file: 'src/github/runner.ts',
    tests: ['test/github/runner.test.ts'],
    mutants: [
      {
        promise: 'half an output is removed',
        text: 'if (fstatSync(descriptor).size > size) ftruncateSync(descriptor, size)',
        replacement: 'ftruncateSync(descriptor, fstatSync(descriptor).size)'
      }
    ]
  },
  {
    file: 'src/problems/place.ts',
    tests: ['test/problems/place.test.ts'],
    mutants: [
      {
        promise: 'no name of a file is taken for one of another repository',
        text: 'name.length <= MAX_REPOSITORY && REPOSITORY.test(name)',
        replacement: "name !== ''"
      }
    ]
  },
  {
    file: 'src/report/links.ts',
    tests: ['test/report/links.test.ts'],
    mutants: [
      {
        promise: 'only plain URLs of repositories become links',
        text: 'const [, host] = url.length <= MAX_URL ? (PLAIN_URL.exec(url) ?? []) : []',
        replacement: "const host: string | undefined = URL.parse(url)?.hostname ?? ''"
      },
      {
        promise: 'a commit in a link is a hash',
        text: 'if (commit === null || !COMMIT.test(commit)) return { url, files: null }',
        replacement: 'if (commit === null) return { url, files: null }'
      }
    ]
  },
  {
    file: 'src/report/places.ts',
    tests: ['test/report/fleet.test.ts'],
    mutants: [
      {
        promise: 'files of other repositories are not files of the checkout',
        text: ' && repositoryOf(file) === null',
        replacement: ''
      }
    ]
  },
  {
    file: 'src/report/sarif/places.ts',
    tests: ['test/report/fleet.test.ts'],
    mutants: [
      {
        promise: 'SARIF results are in files of this repository',
        text: ' && repositoryOf(file) === null',
        replacement: ''
      }
    ]
  },
  {
    file: 'src/report/causes.ts',
    tests: ['test/report/fleet.test.ts'],
    mutants: [
      {
        promise: 'no source line is read for a place in another repository',
        text: '.filter((place) => !isInRepository(place))',
        replacement: ''
      }
    ]
  },
  {
    file: 'src/report/html/markup.ts',
    tests: ['test/report/html'],
    mutants: [
      {
        promise: 'the page escapes every text',
        text: "if (typeof part === 'string') return escapeMarkup(visible(part))",
        replacement: "if (typeof part === 'string') return visible(part)"
      },
      {
        promise: 'the page escapes long texts',
        text: 'new Html(escapeMarkup(visible(text, maxCharacters)))',
        replacement: 'new Html(visible(text, maxCharacters))'
      },
      {
        promise: 'the page escapes code in sentences',
        text: 'if (index % 2 === 0) return escapeMarkup(part)',
        replacement: 'if (index % 2 === 0) return part'
      },
      {
        promise: 'links of the page lead to web pages',
        text: '/^https?:\\/\\/[!-~]+$/.test(url)',
        replacement: 'true'
      }
    ]
  },
  {
    file: 'src/report/html/page.ts',
    tests: ['test/report/html'],
    mutants: [
      {
        promise: 'the page may load nothing',
        text: "default-src 'none'",
        replacement: 'default-src *'
      }
    ]
  }
]
