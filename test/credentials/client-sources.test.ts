import {
  type ClientSetup,
  type CredentialsFinder,
  credentialsOf
} from '../../src/observe/credentials/client-sources.ts'
import { type CredentialsSource, describeToken } from '../../src/observe/credentials/source.ts'
import { parseConfigFile } from '../../src/read/cli-config/blocks.ts'
import type { Environment } from '../../src/read/cli-config/machine.ts'
import { mergeConfig } from '../../src/read/cli-config/read.ts'
import { MAIN_CLIENTS, type MainClient } from '../../src/rules/protocol/clients.ts'
import { Token } from '../../src/rules/protocol/token.ts'
import { aHost } from '../support/evidence-builder.ts'
import { inWords } from '../support/in-words.ts'
import { describe, expect, it } from '../support/jest.ts'
import { readVectors } from '../support/vectors.ts'

const HERE = 'registry.example.com'
const VARIABLE = 'TF_TOKEN_registry_example_com'

type Helper = Readonly<Record<string, { readonly token: string }>>

/** The configuration of a client: the text of its main file, and the answers of its helper by host. */
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
    credentials: mergeConfig([parseConfigFile(text, client)], client).credentials,
    turnedOff: [],
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
  const given = Object.entries(tokens).map(([name, text]) => ({
    host: aHost(name),
    token: new Token(text)
  }))
  const setups = (clients ?? [{ client: 'terraform' }]).map(setupOf)
  return await credentialsOf(given, environment, setups).find(aHost(host))
}

type HostCredentials = Awaited<ReturnType<CredentialsFinder['find']>>

/** `TOKEN from SOURCE`, the token perhaps none. */
const answerIn = ({ answer }: HostCredentials): string | null =>
  answer && `${answer.token?.reveal() ?? 'none'} from ${answer.source}`

/** Each source in order; the one that is used has a star. */
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
      name: 'searches the setting first',
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
      name: 'sends no token if the one in the setting is empty',
      given: { tokens: { [HERE]: '' }, environment: ENVIRONMENT },
      want: 'none from tokens setting',
      looks: ['*tokens setting: no token', `${VARIABLE}: a token`, 'CLI configuration: nothing']
    },
    {
      name: 'searches variables second',
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
      name: 'uses an empty variable',
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
      name: 'searches the files third',
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
      name: 'ends the search at a block without a token',
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
      name: 'runs the helper last',
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
      name: 'finds no token in empty sources',
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

  it('treats a host with a port as another host', async () => {
    const clients = [{ client, config: block('file') }]
    expect(answerIn(await find({ clients, host: `${HERE}:8443` }))).toBeNull()
    expect(answerIn(await find({ clients, host: `${HERE}:443` }))).toBe(`file from ${file}`)
  })

  it('reports a block without a token', async () => {
    const { answer } = await find({ clients: [{ client, config: `credentials "${HERE}" {}` }] })
    expect(answer?.problem?.code).toBe('credentials-config')
    expect(answer?.place).toMatchObject({ line: 1, column: 13 })
  })

  it('returns nothing that prints a token', async () => {
    const clients = [{ client, config: block('s3cret'), helper: { [HERE]: { token: 's3cret' } } }]
    const found = await find({ environment: { [VARIABLE]: 's3cret\n' }, clients })
    expect(JSON.stringify(found)).not.toContain('s3cret')
  })
})

describe('the variable', () => {
  it('that comes last is used', async () => {
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

describe.each(MAIN_CLIENTS)('%s, as measured', (client) => {
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

describe('with two clients', () => {
  const both = (terraform: string, opentofu: string): Given => ({
    clients: [
      { client: 'terraform', config: terraform },
      { client: 'opentofu', config: opentofu }
    ]
  })
  const cases = [
    {
      name: 'equal tokens are not reported',
      given: both(block('one'), block('one')),
      want: 'one from ~/.terraformrc:1',
      difference: null
    },
    {
      name: 'the token of the first client is used',
      given: both(block('one'), block('two')),
      want: 'one from ~/.terraformrc:1',
      difference:
        'for host registry.example.com, Terraform uses the token from ~/.terraformrc:1 and OpenTofu uses the token from ~/.tofurc:1'
    },
    {
      name: 'the token of the second client is used if the first has none',
      given: both('', block('two')),
      want: 'two from ~/.tofurc:1',
      difference:
        'for host registry.example.com, Terraform finds no token and OpenTofu uses the token from ~/.tofurc:1'
    },
    {
      name: 'the token of the second client is used if the search of the first ends without one',
      given: both(`credentials "${HERE}" {}`, block('two')),
      want: 'two from ~/.tofurc:1',
      difference:
        'for host registry.example.com, Terraform finds no token and OpenTofu uses the token from ~/.tofurc:1'
    },
    {
      name: 'two missing tokens are not reported',
      given: both(`credentials "${HERE}" {}`, ''),
      want: 'none from ~/.terraformrc:1',
      difference: null
    },
    {
      name: 'an empty token differs from a missing one',
      given: both(block(''), ''),
      want: ' from ~/.terraformrc:1',
      difference:
        'for host registry.example.com, Terraform uses the token from ~/.terraformrc:1 and OpenTofu finds no token'
    },
    {
      name: 'a variable makes the tokens equal',
      given: { ...both(block('one'), block('two')), environment: ENVIRONMENT },
      want: `variable from ${VARIABLE}`,
      difference: null
    }
  ]
  it.each(cases)('$name', async ({ given, want, difference }) => {
    const found = await find(given)
    expect(answerIn(found)).toBe(want)
    expect(inWords(found.difference?.message ?? null)).toBe(difference)
    expect(found.clients.map(({ client }) => client)).toEqual(['terraform', 'opentofu'])
  })
})

it('sends no token of a block in a file that a setting turns off', async () => {
  const turnedOff = [
    { host: aHost(HERE), source: '~/.terraform.d/a.tfrc:3 (TF_CLI_CONFIG_FILE names another file)' }
  ]
  const clients = [{ ...setupOf({ client: 'terraform', config: '' }), turnedOff }]
  const finder = credentialsOf([], {}, clients)
  const found = await finder.find(aHost(HERE))
  expect(answerIn(found)).toBeNull()
  expect(looksIn(found).at(-1)).toBe(
    '~/.terraform.d/a.tfrc:3 (TF_CLI_CONFIG_FILE names another file): not read'
  )
})
