// Mutants of one request: redirects, addresses, proxies, limits and retries.
import type { MutatedFile } from './mutant.ts'

export const NETWORK: readonly MutatedFile[] = [
  {
    file: 'src/network/redirects.ts',
    tests: [
      'test/network/redirects.test.ts',
      'test/network/authorization.test.ts',
      'test/network/hostile.test.ts'
    ],
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
      },
      {
        promise: 'a redirect may lead to a named host at a private address',
        text: 'settings.namedHosts.has(endpoint.name)',
        replacement: 'false'
      },
      {
        promise: 'a host with a `resolve` rule is judged by its name',
        text: '(hasRule ? null : address)',
        replacement: 'address'
      },
      {
        promise: 'redirects are limited',
        text: 'if (journey.hops.length > journey.options.maxRedirects) return',
        replacement: 'if (journey.hops.length > journey.options.maxRedirects + 1) return'
      },
      {
        promise: 'the deadline of an attempt closes its connections',
        text: 'options.session.close()\n',
        replacement: '\n'
      },
      {
        promise: 'a redirect without a Location is the last response',
        text: '&& Boolean(location)',
        replacement: ''
      },
      {
        promise: 'a circle of redirects is named',
        text: 'if (urls.has(showUrl(next))) return',
        replacement: 'if (false) return'
      }
    ]
  },
  {
    file: 'src/network/dial.ts',
    tests: [
      'test/network/redirects.test.ts',
      'test/network/hostile.test.ts',
      'test/network/unusual-hosts.test.ts'
    ],
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
        promise: 'numeric names are not addresses',
        text: 'if (isNumeric(name) ||',
        replacement: 'if ('
      },
      {
        promise: 'a literal address is checked before the connection',
        text: 'if (isIP(host) !== 0) refuseAddress(host, dialing)',
        replacement: ''
      }
    ]
  },
  {
    file: 'src/network/connect.ts',
    tests: [
      'test/network/trust.test.ts',
      'test/network/redirects.test.ts',
      'test/network/hostile.test.ts'
    ],
    builds: true,
    mutants: [
      {
        promise: 'a rejected certificate ends the connection',
        text: 'if (verified.ok && socket.alpnProtocol !== HTTP_2) return socket',
        replacement: 'if (socket.alpnProtocol !== HTTP_2) return socket'
      }
    ]
  },
  {
    file: 'src/network/body.ts',
    tests: ['test/network/body.test.ts', 'test/network/hostile.test.ts'],
    mutants: [
      {
        promise: 'a body is cut at its limit',
        text: 'bytes: bytes.subarray(0, plan.maxBytes)',
        replacement: 'bytes'
      },
      {
        promise: 'no more than the limit is read from the network',
        text: 'if (size > plan.maxBytes) break',
        replacement: ''
      },
      {
        promise: 'a broken body is an error',
        text: "if (plan.kind === 'whole') throw error",
        replacement: 'void 0'
      },
      {
        promise: 'compressed bytes have a limit, too',
        text: 'if (left < 0) throw codedError',
        replacement: 'if (false) throw codedError'
      },
      {
        promise: 'an excerpt is not waited for',
        text: 'setTimeout(() => stream.destroy(), EXCERPT_MS)',
        replacement: 'setTimeout(() => {}, EXCERPT_MS)'
      },
      {
        promise: 'a host that challenges for Bearer is not said to want another scheme',
        text: 'return isBearer ? null :',
        replacement: 'return false ? null :'
      }
    ]
  },
  {
    file: 'src/network/failure.ts',
    tests: ['test/network/failure.test.ts'],
    mutants: [
      {
        promise: 'a DNS server that does not answer is asked again',
        text: "EAI_AGAIN: transient(unknown('no-answer'))",
        replacement: "EAI_AGAIN: settled(unknown('no-answer'))"
      },
      {
        promise: 'a name that does not exist is not asked again',
        text: "ENOTFOUND: settled(unknown('no-such-host'))",
        replacement: "ENOTFOUND: transient(unknown('no-such-host'))"
      },
      {
        promise: 'a metadata address is named as one',
        text: "ADDRESS_METADATA: badAddress('metadata')",
        replacement: "ADDRESS_METADATA: badAddress('private')"
      }
    ]
  },
  {
    file: 'src/settings/proxy.ts',
    tests: ['test/settings/proxy.test.ts'],
    mutants: [
      {
        promise: 'the machine itself is reached without a proxy',
        text: 'proxy === null || isLocal(endpoint.name) || direct(endpoint)',
        replacement: 'proxy === null || direct(endpoint)'
      },
      {
        promise: 'hosts in NO_PROXY are reached without a proxy',
        text: 'isLocal(endpoint.name) || direct(endpoint) ? null',
        replacement: 'isLocal(endpoint.name) ? null'
      },
      {
        promise: 'a name in NO_PROXY matches whole labels',
        text: 'name.endsWith(`.${bare}`)',
        replacement: 'name.endsWith(bare)'
      },
      {
        promise: 'a port in NO_PROXY must match',
        text: "port === '' || String(endpoint.port) === port",
        replacement: 'true'
      },
      {
        promise: 'a proxy that is neither http nor https is refused',
        text: 'if (!SCHEMES.includes(url.protocol)) {',
        replacement: 'if (false) {'
      }
    ]
  },
  {
    file: 'src/protocol/hosts/address-kind.ts',
    tests: ['test/protocol/hosts'],
    mutants: [
      {
        promise: 'the metadata address of AWS tasks is one',
        text: "  '169.254.170.2',\n",
        replacement: ''
      },
      {
        promise: 'a metadata address behind NAT64 is one',
        text: '[7, 9, 10, 11], ',
        replacement: ''
      },
      {
        promise: 'the inverted address of a Teredo client is read',
        text: 'mask: 0xff',
        replacement: 'mask: 0'
      },
      {
        promise: 'only addresses of hosts are public',
        text: ' || !isIn(UNICAST, address)',
        replacement: ''
      },
      {
        promise: 'private networks are not public',
        text: "  '172.16.0.0/12',\n",
        replacement: ''
      },
      {
        promise: 'every bit of a prefix is compared',
        text: 'Math.max(8 * (index + 1) - bits, 0)',
        replacement: 'Math.max(8 * (index + 2) - bits, 0)'
      },
      {
        promise: 'localhost is loopback under any name',
        text: '(^|\\.)localhost(\\.localdomain)?$/.test(name)',
        replacement: '^localhost$/.test(name)'
      }
    ]
  },
  {
    file: 'src/visit/registry/ask.ts',
    tests: ['test/visit/registry/ask.test.ts'],
    mutants: [
      {
        promise: 'a host is asked 4 questions at once',
        text: 'gate: new Gate(atOnce)',
        replacement: 'gate: new Gate(atOnce * 2)'
      },
      {
        promise: 'a host is asked as often as `max-requests` allows',
        text: 'pool.requests >= pool.maxRequests',
        replacement: 'pool.requests > pool.maxRequests'
      },
      {
        promise: 'redirects count as requests',
        text: 'pool.requests += attempt.hops.length - 1',
        replacement: 'pool.requests += 0'
      },
      {
        promise: 'a pause that a host asks for concerns all requests to it',
        text: 'if (isForHost) pool.pause = wait',
        replacement: ''
      },
      {
        promise: 'Retry-After of an answer cannot ask for more than the longest wait',
        text: 'Math.min(Math.max(asked, 0), LONGEST_REQUESTED_MS)',
        replacement: 'Math.max(asked, 0)'
      },
      {
        promise: 'nothing is asked after the end of the check',
        text: "if (stop.why !== null) return replyOf(attempts, 'stopped')",
        replacement: ''
      }
    ]
  },
  {
    file: 'src/protocol/patience.ts',
    tests: ['test/visit/registry/ask.test.ts', 'test/visit/registry/seen.test.ts'],
    mutants: [
      {
        promise: 'a body that is cut off is not asked for again',
        text: 'if (headMs === null) return',
        replacement: "if (response.kind === 'failed') return"
      }
    ]
  },
  {
    file: 'src/visit/registry/cloud.ts',
    tests: ['test/visit/registry/cloud.test.ts'],
    mutants: [
      {
        promise: 'each URL of an API is asked once',
        text: 'replies.set(key, reply)',
        replacement: ''
      },
      {
        promise: 'only names of organizations and workspaces are put into URLs',
        text: 'text && NAME.test(text) ? text : null',
        replacement: 'text || null'
      },
      {
        promise: 'a block with a token of its own is not asked for with another one',
        text: 'if (written === undefined || hasOwnToken) continue',
        replacement: 'if (written === undefined) continue'
      }
    ]
  },
  {
    file: 'src/judge/init/cloud.ts',
    tests: ['test/visit/registry/cloud.test.ts'],
    mutants: [
      {
        promise: 'version 2.5 of the API is enough for a cloud block',
        text: 'compareVersions(parsed, OLDEST) >= 0',
        replacement: 'compareVersions(parsed, OLDEST) > 0'
      },
      {
        promise: 'a remote backend accepts every version of the API',
        text: "service !== CLOUD || ping.outcome.kind !== 'read'",
        replacement: "ping.outcome.kind !== 'read'"
      }
    ]
  },
  {
    file: 'src/credentials/netrc.ts',
    tests: ['test/credentials/netrc.test.ts'],
    mutants: [
      {
        promise: 'a login of .netrc is sent over https alone',
        text: "url.scheme !== 'https' || ",
        replacement: ''
      },
      {
        promise: 'a login of .netrc is known as a secret before it is used',
        text: 'for (const secret of secretsOf(login)) learn(new Token(secret))',
        replacement: ''
      }
    ]
  }
]
