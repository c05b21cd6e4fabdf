// No text from a host, a file, a helper or an event takes more than linear time: a deadline cannot fire while
// one is read. A new reader of such text needs a row here with its worst text.

import { makeRedact } from '../../src/observe/credentials/redaction/redaction.ts'
import { readHead } from '../../src/observe/network/body.ts'
import { parseCertificate } from '../../src/observe/tls/certificate.ts'
import { areNamesPermitted } from '../../src/observe/tls/names.ts'
import { recognizePage } from '../../src/observe/visit/recognition.ts'
import { waitMs } from '../../src/observe/visit/visit.ts'
import { parseConfigFile } from '../../src/read/cli-config/blocks.ts'
import { toolSigns, versionFileSigns } from '../../src/read/scan/clients/tools.ts'
import { classify } from '../../src/read/scan/file-kinds.ts'
import { usagesOf } from '../../src/read/scan/module-usages.ts'
import { parseFile } from '../../src/read/scan/read-module.ts'
import { variablesInWorkflows } from '../../src/read/scan/values/values.ts'
import { ChunkedReader, parseHeaders, parseStatusLine } from '../../src/rules/go/http-response.ts'
import { parseMediaType } from '../../src/rules/go/media-type.ts'
import { parseUrl, resolveUrl, showUrl } from '../../src/rules/go/url.ts'
import { moduleAdvice } from '../../src/rules/protocol/advice/address-advice.ts'
import { MAIN_CLIENTS } from '../../src/rules/protocol/clients.ts'
import { parseDocument, selectServices } from '../../src/rules/protocol/document.ts'
import { displayText, parseHostname } from '../../src/rules/protocol/hostname.ts'
import { parseModuleSource, parseRegistryModule } from '../../src/rules/protocol/module-address.ts'
import { parseProviderSource } from '../../src/rules/protocol/provider-address.ts'
import { parseServiceId } from '../../src/rules/protocol/services.ts'
import { Token } from '../../src/rules/protocol/token.ts'
import { sumFault } from '../../src/rules/registry/answers/package-description.ts'
import { readMirrorVersion } from '../../src/rules/registry/answers/provider-answers.ts'
import { isMeetableByModules } from '../../src/rules/registry/choice.ts'
import {
  parseModuleConstraint,
  parseModuleVersion,
  parseProviderConstraint,
  parseProviderVersion
} from '../../src/rules/registry/version.ts'
import {
  bareUrl,
  hideExpressionSecrets,
  hideQueries
} from '../../src/rules/text/address-secrets.ts'
import {
  htmlText,
  jsonText,
  logLine,
  markdownProse,
  visible,
  visibleFile,
  workflowText
} from '../../src/rules/text/safe-text.ts'
import { listItems } from '../../src/settings/lines.ts'
import { parseAuthorities } from '../../src/settings/read.ts'
import { expect, it } from '../support/jest.ts'
import { flood, growthOf, isLinear, type Make } from '../support/linear.ts'

type Row = readonly [name: string, make: Make]
type Reader = {
  readonly reads: string
  readonly run: (text: string) => unknown
  /** Its worst texts. */
  readonly texts: readonly Row[]
}

const bytes = (text: string): Buffer => Buffer.from(text, 'latin1')

/** Scans one file as a module of its own. */
const scan = (name: string) => (text: string) => {
  const kind = classify(name, new Set([name]), '')
  if (kind === undefined) throw new Error(`${name} is not scanned`)
  usagesOf([parseFile(text, kind, name)], () => [
    [{ isWhole: false, text: '', withheld: null, from: null }]
  ])
}

const readConfig = (text: string) =>
  MAIN_CLIENTS.map((client) => parseConfigFile({ shown: 'x', text, isUtf8: true }, client))

const readModule = (text: string) =>
  MAIN_CLIENTS.map((client) =>
    moduleAdvice(text, parseModuleSource(text, client), parseRegistryModule(text, client))
  )

/** Blocks whose labels differ in case only. */
const spellings: Make = (length) =>
  Array.from({ length: length / 45 }, (_, count) => {
    const label = Array.from({ length: 20 }, (_, bit) => ((count >> bit) & 1 ? 'A' : 'a')).join('')
    return `credentials "${label}.example" {}\n`
  }).join('')

const HEADERS = ['content-type', 'content-length', 'location', 'retry-after', 'www-authenticate']
const BASE = parseUrl('https://registry.example.com/')
const CLOCK = { random: () => 0, now: () => 0 }

/** In the middle of a value: what follows makes a pattern for its end fail. */
const within = (...units: readonly string[]): readonly Row[] =>
  units.map((unit) => [JSON.stringify(unit), flood('a', unit, 'a\n')])

const READERS: readonly Reader[] = [
  {
    reads: 'headers',
    run: (text) =>
      readHead({
        status: 200,
        reason: text,
        headers: new Map(HEADERS.map((name) => [name, [text]])),
        framing: Infinity,
        keepAlive: false
      }),
    texts: [...within(' ', '\t', ',', 'Basic ')]
  },
  {
    reads: 'secrets in addresses',
    run: (text) => [hideExpressionSecrets(text), hideQueries(text), bareUrl(text)],
    texts: [
      ...within('="', '= ', ':', '@', '?', '&a', '://', '://:', '?a=', ':1', 'a::', ':@'),
      ...within('"https://a:b/', '"//a.b" ', 'https://a:b@c ', '&amp;'),
      ...within('@a.b', 'a@a.b ', '@$\u007B', '&#0', 'a.', '[:'),
      ['a long password', flood('a://b:', 'c')],
      ['passwords before one mark', (length) => `${'"https://a:b/'.repeat(length / 13)}@`]
    ]
  },
  {
    reads: 'spellings of a token',
    run: makeRedact([new Token('a-long-token-of-parts')]),
    texts: [
      ...within('&', '&#', '&#0', '&#x0', '&a', '&amp;', '&#38;', '%25', '\\\\'),
      ['leading zeros that are cut', flood('&#', '0', '…')],
      ['hexadecimal zeros that are cut', flood('&#x', '0', '…')],
      ['a name that is cut', flood('&', 'a', '…')]
    ]
  },
  {
    reads: 'header lines',
    run: (text) => parseHeaders(text.split('\n')),
    texts: [
      ['blanks', flood('a: b', ' ', 'c')],
      ['lines', flood('', 'a:\n')],
      ['continued lines', flood('a: b', '\n ')],
      ['a long name', flood('', 'a ', ':')]
    ]
  },
  {
    reads: 'answers of registries',
    run: (text) => readMirrorVersion(text, 'application/json', 'linux_amd64'),
    texts: [
      ['an object again and again', flood('{"archives":{"a":{}}', ',"archives":{"b":{}}', '}')],
      ['wrong types', flood('{"archives":0', ',"archives":0', '}')]
    ]
  },
  {
    reads: 'a file of checksums',
    run: (text) => sumFault(text, { filename: 'a.zip', shasum: '' }),
    texts: [...within(' ', 'a ', '\n'), ['lines', flood('', `${'0'.repeat(64)}  b.zip\n`)]]
  },
  {
    reads: 'a status line',
    run: parseStatusLine,
    texts: [...within(' '), ['reason', flood('HTTP/1.1 200 ', ' ', 'x')]]
  },
  {
    reads: 'a chunked body',
    run: (text) => new ChunkedReader().push(bytes(text)),
    texts: [
      ['single bytes', flood('', '1\r\n \r\n', '0\r\n\r\n')],
      ['large chunks', flood('', `1000\r\n${' '.repeat(4096)}\r\n`)],
      ['an open line', flood('1;', 'a')]
    ]
  },
  {
    reads: 'Content-Type',
    run: parseMediaType,
    texts: [
      ...within(' '),
      ['blanks before parameters', flood('a/b;', ' ', 'x')],
      ['parameters', flood('a/b', '; a=b')],
      ['an open value', flood('a/b; c="', '\\"')],
      ['a value', flood('a/b; c="', '\\a', '"')],
      ['semicolons', flood('a/b', ';')]
    ]
  },
  {
    reads: 'Retry-After',
    run: (text) => waitMs(1, text, CLOCK),
    texts: [...within(' '), ['digits', flood('', '9')], ['comments', flood('1 Jan ', '(')]]
  },
  {
    reads: 'Location',
    run: (text) => {
      const url = BASE.ok ? resolveUrl(BASE.value, text) : BASE
      return url.ok && showUrl(url.value)
    },
    texts: [
      ...within(' '),
      ['dot segments', flood('/', 'a/../', 'x')],
      ['parents', flood('/', '../', 'x')],
      ['escapes', flood('/', '%c3')],
      ['a port', flood('https://a:', '1')],
      ['an address', flood('https://[', ':')],
      ['user info', flood('https://', 'a:', '@b/')],
      ['an opaque URL', flood('a:', '/@')]
    ]
  },
  {
    reads: 'a document',
    run: (text) => parseDocument(bytes(text), selectServices(['modules.v1'])),
    texts: [
      ...within(' '),
      ['quotation marks', flood('', '"')],
      ['escaped quotation marks', flood('{"a":"', '\\"', '"}')],
      ['an open string', flood('{"a":"', '\\"')],
      ['surrogates', flood('{"a":"', '\\ud83d', '"}')],
      ['backslashes', flood('{"a":"', '\\')],
      ['digits', flood('{"a":', '1', '}')],
      ['numbers', flood('{"a":[', '1,', '1]}')],
      ['brackets', flood('', '[')],
      ['keys', flood('{', '"a":1,', '"b":2}')],
      ['services', flood('{', '"modules.v1":"/",', '"b":2}')],
      ['a service', flood('{"modules.v1":"', '\\"', '"}')],
      ['login', flood('{"login.v1":{"client":"a","scopes":[', '"a",', '1]}}')],
      ['line ends before a mistake', flood('{', '\n', 'x')]
    ]
  },
  {
    reads: 'a page',
    run: (text) => recognizePage(bytes(text)),
    texts: [
      ['titles', flood('<html>', '<title')],
      ['comments', flood('', '<!---->')]
    ]
  },
  {
    reads: 'a certificate',
    run: (text) => parseCertificate(bytes(text)),
    texts: [
      ['sequences', flood('', '0\x80')],
      ['nested sequences', flood('0\x84\0\xff\xff\xff', '0\x82\xff\xff')]
    ]
  },
  {
    reads: 'names and constraints of certificates',
    run: (text) => {
      const dns = text.slice(0, -1).split(',')
      const subtrees = { dns, addresses: [], others: [] }
      const limits = { permitted: subtrees, excluded: subtrees }
      return areNamesPermitted({ dns, addresses: [], others: [] }, limits)
    },
    texts: [['names', flood('', 'a.b,')]]
  },
  {
    reads: 'a hostname',
    run: (text) => [parseHostname(text), displayText(text)],
    texts: [
      ...within('.', '-'),
      ['labels', flood('', 'a.')],
      ['a port', flood('a:', '0')],
      ['punycode', flood('', 'xn--a.')],
      ['Unicode', flood('', 'é')],
      ['combining marks', flood('a', '\u0301')]
    ]
  },
  {
    reads: 'a module source',
    run: readModule,
    texts: [
      ...within('/', '.', ':'),
      ['parents', flood('a//', 'b/../')],
      ['user info', flood('git@', 'a@', ':b')],
      ['a query', flood('git::https://a/b?', 'c=%')],
      ['names', flood('', 'a/')]
    ]
  },
  {
    reads: 'a provider address',
    run: (text) => MAIN_CLIENTS.map((client) => parseProviderSource(text, client)),
    texts: [...within('/', '-'), ['Unicode', flood('a/', 'é')]]
  },
  {
    reads: 'a service id',
    run: (text) => MAIN_CLIENTS.map((client) => parseServiceId(text, client)),
    texts: [
      ['zeros', flood('a.v', '0', '1')],
      ['numbers', flood('a.v', '1.', '_')],
      ['words', flood('a.v1-', 'a.', '_')]
    ]
  },
  {
    reads: 'a version',
    run: (text) => [parseModuleVersion(text), parseProviderVersion(text)],
    texts: [
      ...within('1.', 'a.', '-', '+'),
      ['digits', flood('', '9')],
      ['zeros', flood('1.', '0', 'a\n')],
      ['numbers', flood('', '1.', '_')],
      ['a pre-release', flood('1-1', 'a', '.\n')],
      ['words', flood('1-', 'a.', '_')],
      ['a build', flood('1+', 'a.', '_')]
    ]
  },
  {
    reads: 'a version constraint',
    run: (text) => {
      const terms = parseModuleConstraint(text)
      parseProviderConstraint(text)
      return terms.ok && isMeetableByModules(terms.value, 'terraform')
    },
    texts: [
      ...within(' '),
      ['commas', flood('', ',')],
      ['blanks', flood('>=', ' ', 'x')],
      ['terms', flood('', '>= 1.0beta,', '2')],
      ['operators', flood('', '>=')],
      ['a pre-release', flood('1-', 'a~', '1 \n')]
    ]
  },
  {
    reads: 'a Terraform file',
    run: scan('main.tf'),
    texts: [
      ['carriage returns in a heredoc', flood('a = <<-A\n', '\r', '\nA\n')],
      ['line separators in a heredoc', flood('a = <<-A\n', '\u2028', '\nA\n')],
      ['broken strings in one line', flood('a = [\n', '"\r')],
      ['directives', flood('module "a" {\n  source = "', `%{ if ${' '.repeat(480)}x} `, '"\n}\n')],
      ['unknown parts', flood('module "a" {\n  source = "', `\${a}`, '"\n}\n')],
      ['dots', flood('module "a" {\n  source = "', '.', '"\n}\n')],
      ['sources of dots', flood('', `module "a" {\n  source = "${'.'.repeat(900)}a"\n}\n`)],
      ['Unicode hosts', flood('', `module "a" {\n  source = "${'é'.repeat(900)}.b/c/d/e"\n}\n`)]
    ]
  },
  {
    reads: 'a JSON file',
    run: scan('main.tf.json'),
    texts: [
      ['a source', flood('{"module":{"a":{"source":"', '\\u002e', '"}}}')],
      ['modules', flood('{"module":{', '"a":{"source":"x"},', '"b":{}}}')]
    ]
  },
  {
    reads: 'a lock file',
    run: scan('.terraform.lock.hcl'),
    texts: [['wrong hashes', flood('', 'provider a {\nhashes=[1]\n}\n')]]
  },
  {
    reads: 'a CLI configuration file',
    run: readConfig,
    texts: [
      ['labels', flood('', 'credentials "a" "b" {}\n')],
      ['many labels', flood('credentials ', '"a" ', '{}\n')],
      ['spellings of a label', spellings],
      ['lists', flood('credentials "a" {\n', 'a = [1]\n', '}\n')],
      ['escapes', flood('a = "', '\\n', '"\n')],
      ['templates', flood('a = "', '${', '"\n')],
      ['open heredocs', flood('', 'a = <<-A\n')],
      ['nested objects', flood('', '{"a":')],
      ['nested lists', flood('a = ', '[')],
      ['nested blocks', flood('', 'a {')],
      ['names in JSON', flood('{', '"a" ', '"b": {"c":{}}}')],
      ['comments', flood('', '/**/')]
    ]
  },
  {
    reads: 'a workflow',
    run: (text) => {
      const found = toolSigns({ file: 'ci.yml', text })
      return [found, variablesInWorkflows({ list: () => ['a.yml'], read: () => text } as never)]
    },
    texts: [
      ['carriage returns', flood('tofu\n', '\r')],
      ['comments in a line', flood('tofu', ' # ', '\u2028')],
      ['blank lines', flood('tofu\n', '\n')],
      ['variables', flood('', 'tofu_version: $a\n')],
      ['options', flood('', ' -var ')]
    ]
  },
  {
    reads: 'a version file',
    run: (text) => versionFileSigns({ file: 'mise.toml', text }),
    texts: [...within(' '), ['versions', flood('[tools]\nterraform = [', '"1",', ']')]]
  },
  {
    reads: 'PEM',
    run: parseAuthorities,
    texts: [['beginnings', flood('', '-----BEGIN CERTIFICATE-----\n')]]
  },
  { reads: 'a list in a setting', run: listItems, texts: [...within(' #', ' ')] },
  {
    reads: 'text for reports',
    run: (text) => [
      visible(text),
      visibleFile(text),
      logLine(text),
      workflowText(text),
      htmlText(text),
      markdownProse(text),
      jsonText(text)
    ],
    texts: [...within('"', '`', '#', ':', '/', ' ', '\u0301')]
  }
]

it.each(READERS)('reads $reads in linear time', ({ run, texts }) => {
  const growths = texts.map(([name, make]) => ({ name, growths: growthOf(run, make) }))
  expect(growths.filter((each) => !isLinear(each.growths))).toEqual([])
})
