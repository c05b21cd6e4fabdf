// Mutants of one request: redirects, addresses, proxies, limits and retries.
import type { MutatedFile } from './mutant.ts'

export const NETWORK: readonly MutatedFile[] = [
  {
    file: 'src/observe/network/redirects.ts',
    tests: ['test/network/redirects.test.ts', 'test/network/authorization.test.ts'],
    mutants: [
      {
        promise: 'a request that must not have the token does not have it',
        text: "token: authorization === 'sent' ? token : null",
        replacement: 'token'
      },
      {
        promise: 'a redirect from a public host reaches no private address',
        text: '!journey.startsInPublic || isGiven ||',
        replacement: 'true ||'
      }
    ]
  },
  {
    file: 'src/observe/network/dial.ts',
    tests: ['test/network/redirects.test.ts', 'test/network/unusual-hosts.test.ts'],
    mutants: [
      {
        promise: 'no connection reaches a metadata address',
        text: "if (kind === 'metadata') return codedError",
        replacement: "if (kind === 'metadata' && !allowPrivate) return codedError"
      },
      {
        promise: 'a private address is refused where it is not allowed',
        text: "kind === 'public' || allowPrivate",
        replacement: 'true'
      },
      {
        promise: 'a literal address is checked before the connection',
        text: 'if (isIP(host) !== 0) refuseAddress(host, dialing)',
        replacement: ''
      }
    ]
  },
  {
    file: 'src/observe/network/connect.ts',
    tests: ['test/network/trust.test.ts', 'test/network/redirects.test.ts'],
    mutants: [
      {
        promise: 'a rejected certificate ends the connection',
        text: 'if (verified.ok && socket.alpnProtocol !== HTTP_2) return socket',
        replacement: 'if (socket.alpnProtocol !== HTTP_2) return socket'
      }
    ]
  },
  {
    file: 'src/rules/protocol/hosts/address-kind.ts',
    tests: ['test/protocol/hosts'],
    mutants: [
      {
        promise: 'a metadata address behind NAT64 is one',
        text: '[7, 9, 10, 11], ',
        replacement: ''
      }
    ]
  },
  {
    file: 'src/run/stages/environment.ts',
    tests: ['test/check/environment.test.ts'],
    mutants: [
      {
        promise: 'a host in a file is not replaced by a variable',
        text: 'isOpen ? environment[variable] : undefined',
        replacement: 'environment[variable]'
      }
    ]
  },
  {
    file: 'src/observe/visit/registry/cloud.ts',
    tests: ['test/visit/registry/cloud.test.ts'],
    mutants: [
      {
        promise: 'only names of organizations and workspaces are put into URLs',
        text: 'text && NAME.test(text) ? text : null',
        replacement: 'text || null'
      },
      {
        promise: 'a block with a token of its own is not asked for with another one',
        text: 'if (written === undefined || hasOwnToken) return []',
        replacement: 'if (written === undefined) return []'
      }
    ]
  },
  {
    file: 'src/observe/credentials/netrc.ts',
    tests: ['test/credentials/netrc.test.ts'],
    mutants: [
      {
        promise: 'a login of .netrc is sent over https alone',
        text: "url.scheme !== 'https' || ",
        replacement: ''
      }
    ]
  },
  {
    file: 'src/observe/network/http1.ts',
    tests: ['test/network/wire.test.ts'],
    mutants: [
      {
        promise: 'bytes after a response do not answer the next request',
        text: 'isFree && source.isEmpty && !socket.destroyed',
        replacement: 'isFree && !socket.destroyed'
      },
      {
        promise: 'a line break in a request sends nothing',
        text: 'if (all.some((line) => /[\\r\\n\\0]/.test(line)))',
        replacement: 'if (false)'
      }
    ]
  },
  {
    file: 'src/rules/go/http-response.ts',
    tests: ['test/network/wire.test.ts'],
    mutants: [
      {
        promise: 'chunks with little data end',
        text: 'this.#excess > MAX_EXCESS',
        replacement: 'false'
      }
    ]
  },
  {
    file: 'src/observe/network/connect.ts',
    tests: ['test/network/tunnel.test.ts'],
    mutants: [
      {
        promise: 'status 200 alone opens a tunnel',
        text: 'response.statusCode === 200 &&',
        replacement: 'Number(response.statusCode) < 300 &&'
      },
      {
        promise: 'a proxy sends nothing in the name of a host',
        text: '&& head.length === 0',
        replacement: ''
      }
    ]
  },
  {
    file: 'src/observe/network/get.ts',
    tests: ['test/visit/registry/ask-faults.test.ts'],
    mutants: [
      {
        promise: 'a kept connection to a private address is used only where one is allowed',
        text: 'get.allowPrivate ? [publicKey, privateKey] : [publicKey]',
        replacement: '[publicKey, privateKey]'
      }
    ]
  },
  {
    file: 'src/observe/visit/registry/module-packages.ts',
    tests: ['test/visit/registry/packages.test.ts'],
    mutants: [
      {
        promise: 'the page of a public host leads to no private address, whatever the registry is',
        text: 'origin = ports.originOf(answer.lastHop)',
        replacement: ''
      }
    ]
  },
  {
    file: 'src/observe/visit/registry/modules.ts',
    tests: ['test/judge/init/inside.test.ts'],
    mutants: [
      {
        promise: 'no token is looked for on behalf of a host that only a registry names',
        text: 'ports.visits.has(module.host) && !modules',
        replacement: '!modules'
      }
    ]
  },
  {
    file: 'src/observe/network/connect.ts',
    tests: ['test/network/private-addresses.test.ts'],
    mutants: [
      {
        promise: 'no proxy is asked for a private address',
        text: '  tcp.refuseAddress(endpoint.name, dialing)\n',
        replacement: ''
      }
    ]
  },
  {
    file: 'src/observe/network/dial.ts',
    tests: ['test/network/private-addresses.test.ts'],
    mutants: [
      {
        promise: 'of several addresses, only those that are allowed are connected to',
        text: 'callback(null, allowed)',
        replacement: 'callback(null, addresses)'
      }
    ]
  },
  {
    file: 'src/rules/protocol/hosts/address-kind.ts',
    tests: ['test/network/metadata-services.test.ts'],
    mutants: [
      {
        promise: 'no metadata service is contacted by its name',
        text: "if (METADATA_NAME.test(name)) return 'metadata'",
        replacement: ''
      }
    ]
  },
  {
    file: 'src/observe/network/failure.ts',
    tests: ['test/built/machine-failures.test.ts'],
    mutants: [
      {
        promise: 'a machine without descriptors does not blame a host',
        text: "errorCode === '' || isExhausted(error)",
        replacement: "errorCode === ''"
      }
    ]
  }
]
