import type { Finding } from '../../src/judge/finding.ts'
import { causesOf } from '../../src/report/causes.ts'
import { credentialsMissing } from '../../src/rules/problems/credentials.ts'
import { serviceMissing } from '../../src/rules/problems/service.ts'
import { marked, named, shown } from '../../src/rules/protocol/marked-text.ts'
import { aFileFinding, aFinding, aHost, aProblem } from '../support/evidence-builder.ts'
import { describe, expect, it } from '../support/jest.ts'

const expired = (host: string, day = '2026-01-01'): Finding => ({
  ...aFinding(),
  host: aHost(host),
  problem: aProblem(
    'tls-expired',
    marked`the certificate of ${named(host)} expired on ${day}`,
    marked`ask the operator of ${named(host)} to renew it, see ${named(`https://${host}/status`)}`
  )
})

describe('causes', () => {
  it('are one for hosts that fail in the same way', () => {
    const hosts = ['a.example.com', 'b.example.com', 'c.example.com:8443']
    const causes = causesOf(hosts.map((host) => expired(host)))
    expect(causes).toMatchObject([
      {
        code: 'tls-expired',
        hosts,
        message: 'the certificate of HOST expired on 2026-01-01',
        help: 'ask the operator of HOST to renew it, see https://HOST/status'
      }
    ])
  })

  it('have no message where the host has its own', () => {
    const [cause] = causesOf([expired('a.example.com'), expired('b.example.com', '2026-02-02')])
    expect(cause).toMatchObject({ message: null, title: 'TLS certificate has expired' })
    expect(cause?.findings).toHaveLength(2)
  })

  it('say what one host says in its own words', () => {
    const [cause] = causesOf([expired('a.example.com')])
    expect(cause?.message).toBe('the certificate of a.example.com expired on 2026-01-01')
  })

  it('merge messages only if each is the same with HOST for its host', () => {
    const leads = (host: string, to: string): Finding => ({
      ...aFinding(),
      host: aHost(host),
      problem: aProblem('redirect-loop', marked`${shown(aHost(host))} redirects to ${named(to)}`)
    })
    const same = [leads('a.io', 'www.a.io'), leads('bücher.io', 'www.xn--bcher-kva.io')]
    expect(causesOf(same)[0]?.message).toBe('HOST redirects to www.HOST')
    const alike = [leads('a.io', 'data.io'), leads('b.io', 'data.io')]
    expect(causesOf(alike)[0]?.message).toBe('HOST redirects to data.io')
    const other = [leads('a.io', 'b.io'), leads('b.io', 'c.io')]
    expect(causesOf(other)[0]?.message).toBeNull()
  })

  it('are one for hosts whose names are words of the message', () => {
    const lacks = (host: string): Finding => {
      const why = marked`host ${named(host)} does not provide a modules service`
      const missing = {
        id: 'modules.v1',
        host,
        offered: [],
        block: null,
        why,
        isArtifactory: false
      }
      return { ...aFinding(), host: aHost(host), problem: serviceMissing(missing) }
    }
    expect(causesOf(['registry', 'service', 'host', 'document'].map(lacks))).toMatchObject([
      {
        message: 'host HOST does not provide a modules service',
        help: 'add modules.v1 to the discovery document, which is empty'
      }
    ])
  })

  it('differ where the cure differs', () => {
    const needs = (host: string, service: string): Finding => ({
      ...aFinding(),
      host: aHost(host),
      problem: aProblem(
        'service-missing',
        marked`${named(host)} lacks ${service}`,
        `add ${service}`
      )
    })
    const causes = causesOf([
      needs('a.example.com', 'modules.v1'),
      needs('b.example.com', 'providers.v1'),
      needs('c.example.com', 'modules.v1')
    ])
    expect(causes.map(({ help, hosts }) => [help, hosts.length])).toEqual([
      ['add modules.v1', 2],
      ['add providers.v1', 1]
    ])
  })

  it('come worst first, and then with most hosts first', () => {
    const causes = causesOf([
      { ...aFileFinding({ code: 'source-dynamic' }), severity: 'notice' },
      aFinding({ code: 'document-size' }),
      expired('a.example.com'),
      expired('b.example.com')
    ])
    expect(causes.map(({ code }) => code)).toEqual([
      'tls-expired',
      'document-size',
      'source-dynamic'
    ])
  })

  it('come after those of `init` where they concern other clients only', () => {
    const others: Finding = { ...aFinding({ code: 'service-url-no-slash' }), affects: ['renovate'] }
    const slow: Finding = { ...aFinding({ code: 'host-slow' }), severity: others.severity }
    const causes = causesOf([others, { ...others, host: aHost('b.example.com') }, slow])
    expect(causes.map(({ code }) => code)).toEqual(['host-slow', 'service-url-no-slash'])
  })

  it('name the variables of the tokens of five hosts, and count the others', () => {
    const needs = (name: string): Finding => {
      const host = aHost(name)
      const missing = { service: null, isFork: false, searched: ['tokens'], notRead: [] }
      return { ...aFinding(), host, problem: credentialsMissing({ host, ...missing }) }
    }
    const help = `add the line "HOST=\${{ secrets.REGISTRY_TOKEN }}" to the tokens input, or "TF_TOKEN_HOST: \${{ secrets.REGISTRY_TOKEN }}" to env`
    expect(causesOf(['a-b.example.com', 'bücher.example.com'].map(needs))).toMatchObject([
      {
        message: 'host HOST requires a token, and no token was found (searched: tokens)',
        help: `${help}; TF_TOKEN_HOST is TF_TOKEN_a__b_example_com, TF_TOKEN_xn____bcher__kva_example_com`
      }
    ])
    const many = ['a', 'b', 'c', 'd', 'e', 'f'].map((name) => needs(`${name}.example.com`))
    expect(causesOf(many)[0]?.help).toBe(
      `${help}; TF_TOKEN_HOST is TF_TOKEN_a_example_com, TF_TOKEN_b_example_com, TF_TOKEN_c_example_com, TF_TOKEN_d_example_com, TF_TOKEN_e_example_com and 1 more`
    )
  })

  it('begin with what stops this machine, one for all hosts', () => {
    const others = ['c', 'd', 'e'].map((name) => expired(`${name}.example.com`))
    const stopped = ['a.example.com', 'b.example.com'].map((host, index) => ({
      ...aFinding({ code: 'machine-network' }),
      host: aHost(host),
      affects: index === 0 ? (['terraform'] as const) : (['terraform', 'terragrunt'] as const)
    }))
    const causes = causesOf([...others, ...stopped])
    expect(causes[0]).toMatchObject({
      code: 'machine-network',
      hosts: ['a.example.com', 'b.example.com'],
      affects: ['terraform', 'terragrunt']
    })
  })
})
