// Mutants of the rules for responses, discovery documents and services.
import type { MutatedFile } from './mutant.ts'

export const DOCUMENTS: readonly MutatedFile[] = [
  {
    file: 'src/visit/discovery.ts',
    tests: [
      'test/conformance/discovery.test.ts',
      'test/visit',
      'test/conformance/content-type.test.ts'
    ],
    mutants: [
      {
        promise: 'a document has status 200',
        text: "if (status !== 200) return { kind: 'status' }",
        replacement: "if (status < 200 || status > 299) return { kind: 'status' }"
      },
      {
        promise: 'a document is JSON by its content type',
        text: "if (type.value !== 'application/json') return { kind: 'type', malformed: false }",
        replacement: ''
      },
      {
        promise: 'a malformed content type is a flaw',
        text: "if (!type.ok) return { kind: 'type', malformed: true }",
        replacement: 'if (!type.ok) return null'
      },
      {
        promise: 'only a host without a document is absent',
        text: 'if (head.status === 404)',
        replacement: 'if (head.status === 404 || head.status === 410)'
      },
      {
        promise: '401 and 403 are about credentials',
        text: 'if (status === 401 || status === 403)',
        replacement: 'if (status === 401)'
      },
      {
        promise: '429 and 5xx are tried again',
        text: 'status === 429 || status >= 500',
        replacement: 'status > 500'
      }
    ]
  },
  {
    file: 'src/visit/visit.ts',
    tests: ['test/visit'],
    mutants: [
      {
        promise: 'Retry-After cannot ask for more than the longest wait',
        text: 'Math.min(Math.max(backoff, requestedMs(retryAfter, now()) ?? 0), LONGEST_WAIT_MS)',
        replacement: 'Math.max(backoff, requestedMs(retryAfter, now()) ?? 0)'
      },
      {
        promise: 'retries are limited',
        text: 'attempts.length > options.retries',
        replacement: 'attempts.length > options.retries + 1'
      },
      {
        promise: 'at most `concurrency` hosts are visited at once',
        text: 'Math.min(options.concurrency, hosts.length)',
        replacement: 'hosts.length'
      }
    ]
  },
  {
    file: 'src/visit/skip.ts',
    tests: [
      'test/visit',
      'test/fork.test.ts',
      'test/assumed-cli.test.ts',
      'test/judge/allowed-hosts.test.ts'
    ],
    builds: true,
    mutants: [
      {
        promise: 'a host that is not allowed is not contacted',
        text: 'if (isHostAllowed) return null',
        replacement: 'if (isHostAllowed || Boolean(1)) return null'
      },
      {
        promise: 'a host that only a guess implies is not contacted',
        text: 'if (implied !== null && isAssumed) return hostAssumed',
        replacement: 'if (implied !== null && isAssumed && Boolean(0)) return hostAssumed'
      },
      {
        promise: 'a generic hostname is not contacted',
        text: 'if (isGenericHostname(hostname)) return',
        replacement: 'if (isGenericHostname(hostname) && Boolean(0)) return'
      }
    ]
  },
  {
    file: 'src/visit/changes.ts',
    tests: ['test/visit'],
    mutants: [
      {
        promise: 'changed-only keeps usages in changed files alone',
        text: 'scanned.usages.filter(({ place }) => names.has(place.file))',
        replacement: 'scanned.usages.filter(() => true)'
      },
      {
        promise: 'changed-only has no effect in a checkout of another commit',
        text: 'names.size > 0 && ![...names].some((name) => contentOf(name) !== null)',
        replacement: 'false'
      },
      {
        promise: 'a host on an unchanged line is not new',
        text: 'patchLines(patch, /^[ -]/)',
        replacement: 'patchLines(patch, /^-/)'
      }
    ]
  },
  {
    file: 'src/protocol/document/document.ts',
    tests: ['test/protocol/document', 'test/conformance/discovery.test.ts'],
    mutants: [
      {
        promise: 'an array is not a document',
        text: "{ kind: 'not-object', why:",
        replacement: "{ kind: 'not-json', advice: null, why:"
      },
      {
        promise: 'null is a document without services',
        text: "first === 'n' ? { kind: 'null' } :",
        replacement: ''
      },
      {
        promise: 'what is left out of a document is counted',
        text: 'this.#leftOut += 1',
        replacement: 'this.#leftOut = 1'
      }
    ]
  },
  {
    file: 'src/protocol/document/selection.ts',
    tests: ['test/protocol/document/selection.test.ts'],
    mutants: [
      {
        promise: 'a required or known service is never left out',
        text: 'if (isAsked(id) || needed.has(id)) return true',
        replacement: ''
      },
      {
        promise: 'of a large document only a part is kept',
        text: 'others === MAX_OTHERS || characters > room',
        replacement: 'others === MAX_OTHERS'
      }
    ]
  },
  {
    file: 'src/protocol/document/short-url.ts',
    tests: ['test/protocol/document/selection.test.ts'],
    mutants: [
      {
        promise: 'a long URL is refused if its middle is',
        text: "BROKEN_ESCAPE.test(path) ? '%' : ''",
        replacement: "''"
      }
    ]
  },
  {
    file: 'src/protocol/service-url.ts',
    tests: ['test/protocol/service-url.test.ts', 'test/protocol/services.test.ts'],
    mutants: [
      {
        promise: 'a service URL is http or https',
        text: "if (url.scheme !== 'http' && url.scheme !== 'https') {",
        replacement: 'if (false) {'
      },
      {
        promise: 'a service URL has no user name',
        text: 'if (url.user !== null) {',
        replacement: 'if (false) {'
      },
      {
        promise: 'a relative service URL is resolved from the document',
        text: 'isRelative ? resolveReference(documentUrl, parsed.value) : parsed.value',
        replacement: 'parsed.value'
      }
    ]
  },
  {
    file: 'src/protocol/services.ts',
    tests: ['test/protocol/services.test.ts'],
    mutants: [
      {
        promise: 'login.v1 is an object',
        text: "if (isObject(value)) return { kind: 'object', value, leftOut }",
        replacement:
          "return { kind: 'object', value: value as { readonly [key: string]: Json }, leftOut }"
      },
      {
        promise: 'OpenTofu reads integer versions alone',
        text: '/^v\\d+$/.test(major)',
        replacement: '/^v\\d+/.test(major)'
      }
    ]
  },
  {
    file: 'src/protocol/login.ts',
    tests: ['test/protocol/login.test.ts'],
    mutants: [
      {
        promise: 'ports are at least 1024',
        text: 'value >= ALL_PORTS[0] &&',
        replacement: 'value >= 0 &&'
      },
      {
        promise: 'a password grant is for one host',
        text: "(types.includes('password') && host === PASSWORD_HOST)",
        replacement: "types.includes('password')"
      },
      {
        promise: 'a login endpoint has a host',
        text: "if (url.ok && urlHost(url.value).name !== '')",
        replacement: 'if (url.ok)'
      }
    ]
  }
]
