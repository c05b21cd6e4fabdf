// Mutants of what decides whether the check passes.
import type { MutatedFile } from './mutant.ts'

export const VERDICT: readonly MutatedFile[] = [
  {
    file: 'src/visit/visit.ts',
    tests: ['test/visit/stop.test.ts'],
    mutants: [
      {
        promise: 'the end of the check is not taken for a failure of the host',
        text: 'if (stop.why !== null && !isSuccess(attempt)) break',
        replacement: ''
      },
      {
        promise: 'no visit begins after the end of the check',
        text: 'if (options.stop.why !== null) return',
        replacement: ''
      }
    ]
  },
  {
    file: 'src/program/interruption.ts',
    tests: ['test/watching.test.ts'],
    mutants: [
      {
        promise: 'no helper outlives the program',
        text: "program.on('exit', () => stop.end({ kind: 'crash' }))",
        replacement: ''
      },
      {
        promise: 'a second signal ends the program',
        text: 'else if (isFinal || since > SAME_MS) endBy(signal, program)',
        replacement: ''
      }
    ]
  },
  {
    file: 'src/judge/verdict.ts',
    tests: ['test/judge/verdict.test.ts'],
    mutants: [
      {
        promise: 'an error fails the check',
        text: "severity === 'error' ? failOn !== 'never'",
        replacement: "severity === 'error' ? failOn === 'error'"
      },
      {
        promise: 'with fail-on: warning, a warning fails the check',
        text: "severity === 'warning' && failOn === 'warning'",
        replacement: 'false'
      },
      {
        promise: 'a check that ended early does not pass',
        text: 'stopped === null && !findings',
        replacement: '!findings'
      },
      {
        promise: 'findings about files fail the check too',
        text: '[...hosts.flatMap((host) => host.findings), ...files].sort',
        replacement: '[...hosts.flatMap((host) => host.findings)].sort'
      }
    ]
  },
  {
    file: 'src/judge/finding.ts',
    tests: ['test/judge/verdict.test.ts', 'test/judge/files.test.ts'],
    mutants: [
      {
        promise: 'an error that no checked client meets is a warning',
        text: 'const breaksChecked = needed && checked.some',
        replacement: 'const breaksChecked = checked.some'
      },
      {
        promise: 'an error of the other client is a warning',
        text: 'checked.some((client) => problem.affects.includes(client))',
        replacement: 'checked.length > 0'
      },
      {
        promise: 'an ignored code of one host stays for others',
        text: 'rule.code === problem.code && (rule.host === null || rule.host === host)',
        replacement: 'rule.code === problem.code'
      },
      {
        promise: 'only the ignored code is ignored',
        text: 'rule.code === problem.code && (rule',
        replacement: '(rule'
      }
    ]
  },
  {
    file: 'src/judge/allowed-hosts.ts',
    tests: ['test/judge/allowed-hosts.test.ts'],
    mutants: [
      {
        promise: 'hosts of packages must be allowed',
        text: 'if (directHost === undefined || isOverridden || mayUse(directHost, rules)) continue',
        replacement: 'if (true) continue'
      },
      {
        promise: 'hosts of service URLs must be allowed',
        text: 'if (host === null || host === registry || mayUse(host, rules)) return []',
        replacement: 'if (true) return []'
      },
      {
        promise: 'hosts in `hostnames` are allowed',
        text: '|| hostnames.some((named) => named.host === host)',
        replacement: ''
      }
    ]
  },
  {
    file: 'src/judge/files.ts',
    tests: ['test/judge/files.test.ts', 'test/judge/verdict.test.ts', 'test/check.test.ts'],
    mutants: [
      {
        promise: 'a check of nothing does not pass',
        text: '...(evidence.isEmpty ? [nothingFound(rules)] : [])',
        replacement: ''
      },
      {
        promise: 'a mistake in an example is a warning',
        text: '(isDoubtful || isAside(file))',
        replacement: 'isDoubtful'
      },
      {
        promise: 'a mistake of one CLI is milder if the CLI is a guess',
        text: 'isDoubtful ? MILDER[problem.severity] : problem.severity',
        replacement: 'problem.severity'
      }
    ]
  },
  {
    file: 'src/judge/services.ts',
    tests: ['test/judge/verdict.test.ts'],
    mutants: [
      {
        promise: 'a document without services does not satisfy `any`',
        text: "required.includes('any') && judged.length === 0",
        replacement: 'false'
      },
      {
        promise: 'a broken service does not satisfy `any`',
        text: "!required.includes('any') || [...askedJudged, ...tried].some(works)",
        replacement: 'true'
      }
    ]
  },
  {
    file: 'src/judge/releases.ts',
    tests: ['test/judge/releases.test.ts'],
    mutants: [
      {
        promise: 'a release gives up after its retries',
        text: 'first <= release.retries && !answers',
        replacement: '!answers'
      },
      {
        promise: 'a document that arrives too late fails',
        text: "discovery.kind !== 'failed' && timing.totalMs <= attemptMs",
        replacement: "discovery.kind !== 'failed'"
      }
    ]
  },
  {
    file: 'src/settings/settings.ts',
    tests: ['test/settings/settings.test.ts'],
    mutants: [
      {
        promise: 'the number of hosts in `hostnames` is limited',
        text: 'const isTooLong = values.shard === null && length > MAX_HOSTS',
        replacement: 'const isTooLong = false'
      }
    ]
  },
  {
    file: 'src/shards/part.ts',
    tests: [
      'test/shards/part.test.ts',
      'test/shards/shards.test.ts',
      'test/visit/registry/ask.test.ts'
    ],
    mutants: [
      {
        promise: 'every host has a shard that reports on it',
        text: 'shardOf(host, part.count) === part.index)',
        replacement: 'false)'
      },
      {
        promise: 'what belongs to no host is reported by the first shard',
        text: 'part.index === 1 :',
        replacement: 'false :'
      },
      {
        promise: 'every module and provider is asked for by a shard',
        text: '!asksFor({ ...shard, split }, host, key)',
        replacement: 'true'
      },
      {
        promise: 'the shards of a host share its limits',
        text: 'Math.ceil(whole / part.count)',
        replacement: 'whole'
      }
    ]
  },
  {
    file: 'src/stages/prepare.ts',
    tests: ['test/shards/shards.test.ts'],
    mutants: [
      {
        promise: 'the hosts of a shard are limited',
        text: 'if (size <= MAX_HOSTS) return',
        replacement: 'if (part !== null) return'
      }
    ]
  },
  {
    file: 'src/settings/kinds.ts',
    tests: ['test/settings/settings.test.ts'],
    mutants: [
      {
        promise: 'an unknown word is no choice',
        text: 'const isValid = choices.some((each) => each === text)',
        replacement: 'const isValid = choices.some((each) => each.startsWith(text))'
      },
      {
        promise: 'numbers have bounds',
        text: 'value >= min && value <= max &&',
        replacement: 'value >= min &&'
      }
    ]
  },
  {
    file: 'src/settings/read.ts',
    tests: ['test/settings/read.test.ts'],
    mutants: [
      {
        promise: 'a misspelled path in `scan` is a mistake',
        text: '!existsSync(resolve(directory, entry))',
        replacement: 'false'
      }
    ]
  },
  {
    file: 'src/check.ts',
    tests: ['test/check.test.ts', 'test/program/give-way.test.ts'],
    mutants: [
      {
        promise: 'the deadline ends the check',
        text: "world.stop.end({ kind: 'deadline', ms })",
        replacement: 'undefined'
      }
    ]
  },
  {
    file: 'src/stages/prepare.ts',
    tests: ['test/check.test.ts'],
    mutants: [
      {
        promise: 'a checkout with more hosts than the limit is a mistake',
        text: 'if (size <= MAX_HOSTS) return',
        replacement: 'if (size <= MAX_HOSTS * 10) return'
      }
    ]
  },
  {
    file: 'src/visit/stop.ts',
    tests: ['test/visit/stop.test.ts'],
    mutants: [
      {
        promise: 'the first reason for an early end is kept',
        text: 'this.#why ??= why',
        replacement: 'this.#why = why'
      },
      {
        promise: 'an early end ends what is under way',
        text: 'this.#controller.abort()',
        replacement: ''
      }
    ]
  },
  {
    file: 'src/program/give-way.ts',
    tests: ['test/program/give-way.test.ts'],
    mutants: [
      {
        promise: 'a scan learns that the check has ended',
        text: 'steps.next(stop.why !== null)',
        replacement: 'steps.next(false)'
      },
      {
        promise: 'signals and timers are answered during a scan',
        text: '    await pendingEvents()\n',
        replacement: ''
      }
    ]
  }
]
