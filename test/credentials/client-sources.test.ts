import { describe, expect, it } from '@jest/globals'
import { parseConfigFile } from '../../src/cli-config/blocks.ts'
import type { Environment } from '../../src/cli-config/machine.ts'
import { mergeConfig } from '../../src/cli-config/merge.ts'
import {
  type ClientSetup,
  credentialsOf,
  type HostCredentials
} from '../../src/credentials/client-sources.ts'
import { type CredentialsSource, describeToken } from '../../src/credentials/source.ts'
import { MAIN_CLIENTS, type MainClient } from '../../src/protocol/clients.ts'
import { Token } from '../../src/protocol/token.ts'
import { aHost } from '../support/evidence-builder.ts'
import { readVectors } from '../support/vectors.ts'

const HERE = 'registry.example.com'
const VARIABLE = 'TF_TOKEN_registry_example_com'

type Helper = Readonly<Record<string, { readonly token: string }>>

/** What a client has: a text in ~/.terraformrc or its like, and what its helper says of which host. */
type Own = { readonly client: MainClient; readonly config?: string; readonly helper?: Helper }

type Given = {
  readonly tokens?: Readonly<Record<string, string>>
  readonly environment?: Environment
  readonly clients?: readonly Own[]
  readonly host?: string
}

const FILES = { terraform: '~/.terraformrc', opentofu: '~/.tofurc' }

function setupOf({ client, config, helper }: Own): ClientSetup {
  const text = { shown: FILES[client], text: config ?? '', isUtf8: true }
  return {
    client,
    config: config === undefined ? null : mergeConfig([parseConfigFile(text, client)], client),
    helper: helper === undefined ? null : helperOf(helper)
  }
}

const helperOf = (helper: Helper): CredentialsSource => ({
  name: 'credentials helper acme',
  isProgram: true,
  find: async (host) => {
    const found = helper[host]
    return found === undefined
      ? null
      : describeToken('credentials helper acme', new Token(found.token))
  }
})

async function find({ tokens = {}, environment = {}, clients, host = HERE }: Given) {
  return await credentialsOf({
    tokens: Object.entries(tokens).map(([name, text]) => ({
      host: aHost(name),
      token: new Token(text)
    })),
    environment,
    clients: (clients ?? [{ client: 'terraform' }]).map(setupOf)
  }).find(aHost(host))
}

/** `TOKEN from SOURCE`, the token perhaps none. */
const answerIn = ({ answer }: HostCredentials): string | null =>
  answer && `${answer.token?.reveal() ?? 'none'} from ${answer.source}`

/** Each source in order; what counts has a star. */
const looksIn = ({ clients }: HostCredentials, at = 0): readonly string[] =>
  clients[at]?.looks.map(({ source, held, counts }) => `${counts ? '*' : ''}${source}: ${held}`) ??
  []

const block = (token: string): string => `credentials "${HERE}" { token = "${token}" }`
const SETTING = { [HERE]: 'setting' }
const ENVIRONMENT = { [VARIABLE]: 'variable' }
const HELPER = { [HERE]: { token: 'helper' } }

describe.each(MAIN_CLIENTS)('%s', (client) => {
  const file = `${FILES[client]}:1`
  const cases = [
    {
      name: 'the setting comes first',
      given: { tokens: SETTING, environment: ENVIRONMENT, config: block('file'), helper: HELPER },
      want: 'setting from tokens setting',
      looks: [
        '*tokens setting: a token',
        `${VARIABLE}: a token`,
        `${file}: a token`,
        'credentials helper acme: not asked'
      ]
    },
    {
      name: 'an empty token in the setting is none, and ends the search',
      given: { tokens: { [HERE]: '' }, environment: ENVIRONMENT },
      want: 'none from tokens setting',
      looks: ['*tokens setting: no token', `${VARIABLE}: a token`, 'CLI configuration: nothing']
    },
    {
      name: 'then the variable',
      given: { environment: ENVIRONMENT, config: block('file'), helper: HELPER },
      want: `variable from ${VARIABLE}`,
      looks: [
        'tokens setting: nothing',
        `*${VARIABLE}: a token`,
        `${file}: a token`,
        'credentials helper acme: not asked'
      ]
    },
    {
      name: 'an empty variable counts, and ends the search',
      given: { environment: { [VARIABLE]: '' }, config: block('file'), helper: HELPER },
      want: ` from ${VARIABLE}`,
      looks: [
        'tokens setting: nothing',
        `*${VARIABLE}: an empty token`,
        `${file}: a token`,
        'credentials helper acme: not asked'
      ]
    },
    {
      name: 'then the files',
      given: { config: block('file'), helper: HELPER },
      want: `file from ${file}`,
      looks: [
        'tokens setting: nothing',
        'TF_TOKEN_ variables: nothing',
        `*${file}: a token`,
        'credentials helper acme: not asked'
      ]
    },
    {
      name: 'a block without a token ends the search',
      given: { config: `credentials "${HERE}" {}`, helper: HELPER },
      want: `none from ${file}`,
      looks: [
        'tokens setting: nothing',
        'TF_TOKEN_ variables: nothing',
        `*${file}: no token`,
        'credentials helper acme: not asked'
      ]
    },
    {
      name: 'then the helper',
      given: { config: '', helper: HELPER },
      want: 'helper from credentials helper acme',
      looks: [
        'tokens setting: nothing',
        'TF_TOKEN_ variables: nothing',
        'CLI configuration: nothing',
        '*credentials helper acme: a token'
      ]
    },
    {
      name: 'then nobody',
      given: { config: '', helper: {} },
      want: null,
      looks: [
        'tokens setting: nothing',
        'TF_TOKEN_ variables: nothing',
        'CLI configuration: nothing',
        'credentials helper acme: nothing'
      ]
    }
  ]
  it.each(cases)('$name', async ({ given, want, looks }) => {
    const { config = '', helper, ...shared } = given as Given & Omit<Own, 'client'>
    const own = { client, config, ...(helper === undefined ? {} : { helper }) }
    const found = await find({ ...shared, clients: [own] })
    expect(answerIn(found)).toBe(want)
    expect(looksIn(found)).toEqual(looks)
    expect(found.difference).toBeNull()
  })

  it('a host with a port is another host', async () => {
    const clients = [{ client, config: block('file') }]
    expect(answerIn(await find({ clients, host: `${HERE}:8443` }))).toBeNull()
    expect(answerIn(await find({ clients, host: `${HERE}:443` }))).toBe(`file from ${file}`)
  })

  it('a block that has no token is told with its cure', async () => {
    const { answer } = await find({ clients: [{ client, config: `credentials "${HERE}" {}` }] })
    expect(answer?.problem).toMatchObject({
      code: 'credentials-config',
      message: `the credentials block for host ${HERE} at ${file} has no token`
    })
    expect(answer?.place).toMatchObject({ line: 1, column: 13 })
  })

  it('nothing that is told holds a token', async () => {
    const clients = [{ client, config: block('s3cret'), helper: { [HERE]: { token: 's3cret' } } }]
    const found = await find({ environment: { [VARIABLE]: 's3cret\n' }, clients })
    expect(JSON.stringify(found)).not.toContain('s3cret')
  })
})

type VariableRow = { readonly name: string; readonly hostname: string | null }

describe('a variable', () => {
  it.each((readVectors('credentials-env') as readonly VariableRow[]).map((row) => [row.name, row]))(
    '%s',
    async (_, row) => {
      const { name, hostname } = row as VariableRow
      const environment = { [name]: 'variable' }
      const hosts = [hostname ?? HERE, HERE, 'example.com', 'strasse.de']
      for (const host of hosts.map((text) => text.replace('xn--', 'XN--'))) {
        const isIts = aHost(host) === hostname
        expect(answerIn(await find({ environment, host }))).toBe(
          isIts ? `variable from ${name}` : null
        )
      }
    }
  )

  it('of several for one host the last counts', async () => {
    const environment = { 'TF_TOKEN_registry.example.com': 'one', [VARIABLE]: 'two' }
    expect(answerIn(await find({ environment }))).toBe(`two from ${VARIABLE}`)
  })
})

type Precedence = {
  readonly name: string
  readonly env: Environment
  readonly configBlocks: Readonly<Record<string, Readonly<Record<string, string>>>>
  readonly helper: Helper
  readonly host: string
  readonly authorization?: string | null
  readonly error?: string
}

describe.each(MAIN_CLIENTS)('measured: %s', (client) => {
  it.each(
    (readVectors('credentials-precedence') as readonly Precedence[]).map((row) => [row.name, row])
  )('%s', async (_, row) => {
    const { env, configBlocks, helper, host, authorization, error } = row as Precedence
    const config = JSON.stringify({ credentials: configBlocks })
    const { answer } = await find({ environment: env, clients: [{ client, config, helper }], host })
    const token = answer?.token?.reveal()
    if (error === undefined) expect(token ?? null).toBe(authorization?.slice(7) ?? null)
    else expect(answer?.problem?.code).toBe('credentials-malformed')
  })
})

describe('of two clients in force', () => {
  const both = (terraform: string, opentofu: string): Given => ({
    clients: [
      { client: 'terraform', config: terraform },
      { client: 'opentofu', config: opentofu }
    ]
  })
  const cases = [
    {
      name: 'the same token is no difference',
      given: both(block('one'), block('one')),
      want: 'one from ~/.terraformrc:1',
      difference: null
    },
    {
      name: 'the first one’s token is taken',
      given: both(block('one'), block('two')),
      want: 'one from ~/.terraformrc:1',
      difference:
        'for host registry.example.com, Terraform uses the token from ~/.terraformrc:1 and OpenTofu uses the token from ~/.tofurc:1'
    },
    {
      name: 'the second one’s where the first has none',
      given: both('', block('two')),
      want: 'two from ~/.tofurc:1',
      difference:
        'for host registry.example.com, Terraform finds no token and OpenTofu uses the token from ~/.tofurc:1'
    },
    {
      name: 'the second one’s where the first stops without one',
      given: both(`credentials "${HERE}" {}`, block('two')),
      want: 'two from ~/.tofurc:1',
      difference:
        'for host registry.example.com, Terraform finds no token and OpenTofu uses the token from ~/.tofurc:1'
    },
    {
      name: 'none at all is no difference, whoever stops',
      given: both(`credentials "${HERE}" {}`, ''),
      want: 'none from ~/.terraformrc:1',
      difference: null
    },
    {
      name: 'an empty token is another one than none',
      given: both(block(''), ''),
      want: ' from ~/.terraformrc:1',
      difference:
        'for host registry.example.com, Terraform uses the token from ~/.terraformrc:1 and OpenTofu finds no token'
    },
    {
      name: 'what comes before the files settles it',
      given: { ...both(block('one'), block('two')), environment: ENVIRONMENT },
      want: `variable from ${VARIABLE}`,
      difference: null
    }
  ]
  it.each(cases)('$name', async ({ given, want, difference }) => {
    const found = await find(given)
    expect(answerIn(found)).toBe(want)
    expect(found.difference?.message ?? null).toBe(difference)
    expect(found.clients.map(({ client }) => client)).toEqual(['terraform', 'opentofu'])
  })
})
