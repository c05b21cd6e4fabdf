// The cases for both programs: the measured cases that a module source or a login can reach.
import { domainToUnicode } from 'node:url'
import type { Answer, AnswerRow } from '../../test/support/answer.ts'
import type { DiscoveryCase } from '../../test/support/batch.ts'
import { HOME_CASES, type HomeCase, VARIABLES } from '../../test/support/home-cases.ts'
import { readVectors } from '../../test/support/vectors.ts'

/** `%PORT%` in a host or an answer is replaced by the registry's port on loopback. */
export type Case = {
  readonly name: string
  /** The request: a module or a provider of the host, or a login to it. */
  readonly kind: 'module' | 'provider' | 'login'
  readonly host: string
  readonly token: string | null
  readonly responses: readonly AnswerRow[]
  /** Files of the home directory, and variables in which `$HOME` is its path. */
  readonly machine?: Pick<HomeCase, 'home' | 'env'>
  /** Why the two differ here on purpose; null if they must agree. */
  readonly differs: string | null
}

export type Left = { readonly name: string; readonly why: string }

const LOOPBACK = '127.0.0.1:%PORT%'
const WELL_KNOWN = '/.well-known/terraform.json'

const ON_PURPOSE: Readonly<Record<string, string>> = {
  'redirect: to plain http on the same host keeps the token':
    'terraform sends the token in clear text, we do not',
  'redirect: away then again on the other host, token stays stripped':
    'terraform 1.11.4 is built with Go 1.23.3, which gives the token back here (CVE-2024-45336); later ones do not',
  'service URL "https://example.net:99999/"':
    'the proxy that brings both programs here takes any port; no other host has this one'
}

const NOT_APPLICABLE: Readonly<Record<string, string>> = {
  'full URL given as host': 'a module source with a scheme is not looked for in a registry',
  'redirect: to another host that cannot be resolved':
    'the proxy that brings both programs here knows every name'
}

/** Terraform also requests the module after discovery, so the responses include those of the registry. */
function moduleCases(): readonly Case[] {
  type Row = { readonly case: string; readonly responses: Readonly<Record<string, Answer>> }
  const rows = readVectors('terraform-modules') as readonly Row[]
  return rows.map((row) => {
    const answers = JSON.parse(
      JSON.stringify(row.responses)
        .replaceAll('9543', '%PORT%')
        .replaceAll('acme/alb/aws', 'acme/network/aws')
    )
    const responses = Object.entries(answers as Row['responses']).map(([path, answer]) => ({
      url: `https://${LOOPBACK}${path}`,
      ...answer
    }))
    const name = `module: ${row.case}`
    return { name, kind: 'module', host: LOOPBACK, token: 'a-token', responses, differs: null }
  })
}

function loginCases(): readonly Case[] {
  type Row = { readonly case: string; readonly login_v1: unknown }
  return (readVectors('terraform-login') as readonly Row[]).map((row) => ({
    name: `login: ${row.case}`,
    kind: 'login',
    host: LOOPBACK,
    token: null,
    responses: [{ url: `https://${LOOPBACK}${WELL_KNOWN}`, json: row.login_v1 }],
    differs: null
  }))
}

// Forced services and aliases come from a CLI configuration, not from a host.
const discoveryRows = (readVectors('discovery') as readonly DiscoveryCase[]).filter(
  ({ forcedServices, aliases }) => forcedServices === undefined && aliases === undefined
)
const VALUES = 'service URL values'

function discoveryCases(): readonly Case[] {
  return discoveryRows
    .filter(({ name }) => name !== VALUES && NOT_APPLICABLE[name] === undefined)
    .flatMap(({ name, host, token = null, responses }): Case[] => {
      const module = { name, kind: 'module', host, token, responses } as const
      if (/^[ -~]*$/.test(host)) return [{ ...module, differs: ON_PURPOSE[name] ?? null }]
      const why = 'Terraform never requests a module from such a host; other clients do'
      return [
        { ...module, kind: 'provider', name: `${name}, for a provider`, differs: null },
        { ...module, name: `${name}, for a module`, differs: why }
      ]
    })
}

/** One case for each value in that row, as the value of modules.v1. */
function valueCases(): readonly Case[] {
  const row = discoveryRows.find(({ name }) => name === VALUES)
  if (row === undefined) throw new Error(`discovery.json has no row "${VALUES}"`)
  const [document, ...others] = row.responses
  const values: Record<string, string> = JSON.parse(document?.body ?? '{}')
  const url = document?.url ?? ''
  return Object.values(values).map((value) => {
    const name = `service URL ${JSON.stringify(value)}`
    const responses = [{ url, json: { 'modules.v1': value } }, ...others]
    const differs = ON_PURPOSE[name] ?? null
    return { name, kind: 'module', host: row.host, token: null, responses, differs }
  })
}

/** A login contacts any host; the token is seen even without a document. */
const asking = (name: string, host: string, machine: Case['machine']): Case => ({
  name: `credentials: ${name}`,
  kind: 'login',
  host: display(host),
  token: null,
  responses: [],
  differs: null,
  ...(machine && { machine })
})

/** Both programs reject punycode. */
const display = (host: string): string =>
  host.replace(/[^:]*xn--[^:]*/, (name) => domainToUnicode(name))

// Go does not use a proxy for loopback, and these ports are not the registry's.
const isLoopback = (host: string | null): boolean => /^(127\.|localhost)/.test(host ?? '')

function credentialsCases(): readonly Case[] {
  const variables = VARIABLES.filter(({ hostname }) => !isLoopback(hostname)).map(
    ({ name, hostname }) =>
      asking(name, hostname ?? 'example.com', { home: {}, env: { [name]: 'a-token' } })
  )
  // Terraform has no equivalent of the tokens setting.
  const homes = HOME_CASES.filter(({ client, tokens }) => client === 'terraform' && tokens === '')
  return [...variables, ...homes.map(({ name, host, ...machine }) => asking(name, host, machine))]
}

export const CASES: readonly Case[] = [
  ...moduleCases(),
  ...discoveryCases(),
  ...valueCases(),
  ...loginCases(),
  ...credentialsCases()
]

export const LEFT: readonly Left[] = Object.entries(NOT_APPLICABLE).map(([name, why]) => ({
  name,
  why
}))
