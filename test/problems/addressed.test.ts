import {
  credentialsEmpty,
  credentialsMissing,
  documentUnauthorized
} from '../../src/rules/problems/credentials.ts'
import { documentStatus } from '../../src/rules/problems/http/document.ts'
import { packageUnreachable } from '../../src/rules/problems/init/packages.ts'
import { packagePlatform } from '../../src/rules/problems/init/provider-packages.ts'
import {
  type Cures,
  type Problem,
  type Reader,
  readBy,
  said,
  wordedFor
} from '../../src/rules/problems/problem.ts'
import type { MainClient } from '../../src/rules/protocol/clients.ts'
import { hostsOf, marked, named, plain } from '../../src/rules/protocol/marked-text.ts'
import { aHost, aProblem } from '../support/evidence-builder.ts'
import { describe, expect, it } from '../support/jest.ts'

const response = {
  url: 'https://registry.example.com/.well-known/terraform.json',
  page: null,
  contentType: null,
  asked: 'registry.example.com',
  reason: '',
  source: 'TF_TOKEN_registry_example_com'
}

const helpFor = (
  problem: Problem,
  role: Reader['role'],
  host = 'registry.example.com',
  isTerminal = false
) => plain(readBy(problem, { role, host, isTerminal }).help ?? '')

describe('the help for each reader', () => {
  const curedBy = (cures: Cures): Problem => ({ ...aProblem('service-type', 'wrong'), cures })
  const both = { operator: 'serve it', user: 'use a mirror' }

  it('is the operator’s own cure for who runs the host', () => {
    expect(helpFor(curedBy(both), 'operator')).toBe('serve it')
  })

  it('is what a user can do, or ask the operator for', () => {
    const help = 'use a mirror, or ask the operator of registry.example.com to serve it'
    expect(helpFor(curedBy(both), 'user')).toBe(help)
  })

  it('has no second alternative', () => {
    const user = 'use a mirror, or wait'
    expect(helpFor(curedBy({ ...both, user }), 'user')).toBe(user)
  })

  it('is a request to the operator where a user can do nothing', () => {
    const help = 'ask the operator of registry.example.com to serve it'
    expect(helpFor(curedBy({ operator: 'serve it' }), 'user')).toBe(help)
  })

  it('ends with the note for every reader', () => {
    const problem = curedBy({ ...both, note: 'the end' })
    for (const role of ['operator', 'user', 'guest'] as const) {
      expect(helpFor(problem, role)).toMatch(/; the end$/)
    }
  })

  it('leaves no cures in the problem', () => {
    expect(
      readBy(curedBy(both), { role: 'user', host: 'h', isTerminal: false })
    ).not.toHaveProperty('cures')
  })
})

describe('the words for its surroundings', () => {
  const wrong = aProblem(
    'service-type',
    marked`this machine cannot read ${named('a.example')}`,
    marked`run \`terraform login ${named('a.example')}\` or \`terraform init -upgrade\`, as \`init\` does`
  )
  const words = (clients: readonly MainClient[], isTerminal = true) =>
    said(wordedFor(wrong, clients, isTerminal))

  it('name the command of the only client that meets the problem', () => {
    const help = 'run `terraform login a.example` or `terraform init -upgrade`, as `init` does'
    expect(words(['terraform']).help).toBe(help)
    expect(words(['terraform', 'opentofu']).help).toBe(help)
    expect(words(['opentofu']).help).toBe(help.replaceAll('terraform', 'tofu'))
  })

  it('name the runner in a workflow, and this machine in a terminal', () => {
    expect(words([]).message).toBe('this machine cannot read a.example')
    expect(words([], false).message).toBe('the runner cannot read a.example')
  })

  it('leave the hosts open', () => {
    const { message, help = '' } = wordedFor(wrong, ['opentofu'], false)
    expect([message, help].map(hostsOf)).toEqual([['a.example'], ['a.example']])
  })
})

describe('the help about a token', () => {
  const missing = (host: string) =>
    credentialsMissing({
      host: aHost(host),
      service: null,
      isFork: false,
      searched: [],
      notRead: []
    })

  it('names secrets and the input in a workflow', () => {
    expect(helpFor(missing('my-registry.example.com'), 'user')).toBe(
      `add the line "my-registry.example.com=\${{ secrets.REGISTRY_TOKEN }}" to the tokens input, or "TF_TOKEN_my__registry_example_com: \${{ secrets.REGISTRY_TOKEN }}" to env`
    )
  })

  it('names the variable alone on a terminal, where others see flags', () => {
    const helpOn = (host: string) => helpFor(missing(host), 'user', host, true)
    expect(helpOn('my-registry.example.com')).toBe('export TF_TOKEN_my__registry_example_com=…')
    expect(helpOn('registry.example.com:8443')).toBe(
      "env 'TF_TOKEN_registry_example_com:8443=…' terraform init"
    )
  })

  it('does not blame secrets for a file or a credentials helper', () => {
    const empty = credentialsEmpty({ source: '~/.terraformrc:1', isInFile: true })
    expect(helpFor(empty, 'user')).toBe('write the token into the file, or remove its block')
    const printed = credentialsEmpty({ source: 'credentials helper acme', isInFile: false })
    expect(helpFor(printed, 'user')).toMatch(/^store the token in the helper/)
    const unset = credentialsEmpty({ source: 'TF_TOKEN_registry_example_com', isInFile: false })
    expect(helpFor(unset, 'user', undefined, true)).toBe('set it to the token, or remove it')
  })
})

describe('the help where an HTML page answers', () => {
  const host = 'registry.example.com'
  const page = { kind: 'other', title: '401 Authorization Required' } as const

  it('says that no token helps only where the host asks for the login of an account', () => {
    const helpOf = (challenge: string, token: 'none' | 'sent') => {
      const refused = { ...response, page, status: 401, host, challenge, token, source: 'x' }
      return helpFor(documentUnauthorized(refused), 'user')
    }
    expect(helpOf('Negotiate', 'none')).toMatch(
      /ask the operator of \S+ to exempt [^;]*; the clients send only Bearer tokens$/
    )
    expect(helpOf('Basic', 'none')).toMatch(/: add the line "registry.example.com=/)
    expect(helpOf('Basic', 'sent')).toMatch(/check that the token is .* takes Bearer tokens$/)
  })

  it('is to sign in to the network where that asks for it', () => {
    const asked = { ...response, page: { kind: 'sign-in', title: 'Log in' }, status: 511 } as const
    const problem = documentStatus({ ...asked, location: null, retryAfter: null, transient: true })
    expect(helpFor(problem, 'user')).toBe('sign in to this network, or use another one')
  })
})

describe('the help about a rejected token', () => {
  const host = 'registry.example.com'
  const helpOf = (source: string) => {
    const refused = { ...response, status: 401, host, challenge: null, source }
    return helpFor(documentUnauthorized({ ...refused, token: 'sent' }), 'user')
  }

  it.each(['~/.terraform.d/credentials.tfrc.json:3', 'credentials helper acme'])(
    'names the source, and what `terraform login` requires: %s',
    (source) => {
      expect(helpOf(source)).toContain(
        `or store a new one in ${source} (run \`terraform logout ${host}\` before`
      )
    }
  )

  it.each(['~/.terraformrc:1', 'TF_TOKEN_registry_example_com', 'tokens setting'])(
    'names only the source: %s',
    (source) => {
      expect(helpOf(source)).toMatch(new RegExp(`or store a new one in ${source}$`))
    }
  )
})

describe('the help about a public registry', () => {
  const host = 'registry.opentofu.org'
  const guestHelp = (problem: Problem) => helpFor(problem, 'guest', host)
  const status = (code: number) =>
    documentStatus({
      ...response,
      asked: host,
      status: code,
      location: null,
      retryAfter: null,
      transient: code >= 500
    })

  it('says that the network is blocked where a token would not help', () => {
    const refused = { ...response, asked: host, status: 403, host, challenge: null }
    expect(guestHelp(documentUnauthorized({ ...refused, token: 'none' }))).toMatch(
      /^use another network.*network or country is blocked/
    )
    expect(guestHelp(documentUnauthorized({ ...refused, token: 'sent' }))).toMatch(
      /^use another network/
    )
  })

  it('says to check a token that is rejected with 401', () => {
    const refused = { ...response, asked: host, status: 401, host, challenge: null }
    expect(guestHelp(documentUnauthorized({ ...refused, token: 'sent' }))).toMatch(
      /^check that the token/
    )
  })

  it('names its status page for an outage', () => {
    expect(guestHelp(status(502))).toBe(
      'wait and run the check again; see https://status.opentofu.org'
    )
  })

  it('says that the caller is limited for 429', () => {
    const limited =
      /^the host limits the requests of this machine.*: lower `concurrency` in \.tf-disco\.hcl, or use a runner/
    expect(guestHelp(status(429))).toMatch(limited)
    const about = { kind: 'provider', address: `${host}/acme/box`, version: '1.0.0', host } as const
    const file = { part: 'archive', url: 'https://github.com/box.zip', at: 'github.com' } as const
    const failed = { ...about, ...file, why: '429', attempts: 1, failure: null }
    expect(guestHelp(packageUnreachable({ ...failed, status: 429, isSlow: false }))).toMatch(
      limited
    )
  })

  it('says what replaces the template provider on a platform that it was never built for', () => {
    const missing = (type: string) =>
      packagePlatform({
        ...response,
        address: `${host}/hashicorp/${type}`,
        version: '2.2.0',
        host,
        platform: 'darwin_arm64',
        status: 404,
        isListed: false,
        isMirror: false
      })
    expect(guestHelp(missing('template'))).toMatch(/with the function `templatefile`/)
    expect(guestHelp(missing('null'))).toMatch(
      /^set `version` to one with a package for darwin_arm64/
    )
  })
})
