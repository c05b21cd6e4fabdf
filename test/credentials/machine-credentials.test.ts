import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { readMachineCredentials } from '../../src/observe/credentials/client-sources.ts'
import { readCliConfig } from '../../src/read/cli-config/read.ts'
import { MAIN_CLIENTS, type MainClient } from '../../src/rules/protocol/clients.ts'
import type { Token } from '../../src/rules/protocol/token.ts'
import { aHost } from '../support/evidence-builder.ts'
import { aHome, aWorld, HELPER_PATH, type Home, script, tokenScript } from '../support/home.ts'
import { describe, expect, it } from '../support/jest.ts'

const read = (home: Home, clients: readonly MainClient[] = MAIN_CLIENTS, learnt: Token[] = []) =>
  readMachineCredentials(
    {
      tokens: [],
      configs: clients.map((client) => readCliConfig(client, home.machine)),
      timeoutMs: 10_000
    },
    { ...aWorld(learnt), environment: home.machine.environment }
  )

const revealed = (tokens: readonly Token[]): readonly string[] =>
  [...new Set(tokens.map((token) => token.reveal()))].sort()

const block = (token: string, host = 'registry.example.com') =>
  `credentials "${host}" { token = "${token}" }\n`

describe('the credentials of a machine', () => {
  it('come from variables, files and a helper, for both clients', async () => {
    await using home = await aHome(
      {
        '.terraformrc': `credentials_helper "acme" {}\n${block('file', 'file.example.com')}`,
        [HELPER_PATH]: tokenScript('helper')
      },
      { TF_TOKEN_variable_example_com: 'variable' }
    )
    const learnt: Token[] = []
    const { credentials, complaints } = read(home, MAIN_CLIENTS, learnt)
    for (const source of ['variable', 'file', 'helper']) {
      const { answer, difference } = await credentials.find(aHost(`${source}.example.com`))
      expect([answer?.token?.reveal(), difference]).toEqual([source, null])
    }
    expect(complaints).toEqual([])
    expect(revealed(learnt)).toEqual(['file', 'helper'])
  })

  it('use one run of a helper that two clients have', async () => {
    await using home = await aHome({
      '.terraformrc': 'credentials_helper "acme" {}',
      [HELPER_PATH]: script(`echo run >> "$HOME/runs"\necho '{"token": "helper"}'`)
    })
    const { credentials } = read(home)
    await credentials.find(aHost())
    await credentials.find(aHost())
    expect(await readFile(join(home.path, 'runs'), 'utf8')).toBe('run\n')
  })

  it('use separate runs for different arguments', async () => {
    await using home = await aHome({
      '.terraformrc': 'credentials_helper "acme" { args = ["one"] }',
      '.tofurc': 'credentials_helper "acme" { args = ["two"] }',
      [HELPER_PATH]: script(`echo "{\\"token\\": \\"$1\\"}"`)
    })
    const { answer, difference } = await read(home).credentials.find(aHost())
    expect(answer?.token?.reveal()).toBe('one')
    expect(difference?.code).toBe('credentials-differ')
  })

  it('report a mistake once, with the clients that it affects', async () => {
    await using home = await aHome({
      '.terraformrc': block('one', 'not a host'),
      '.terraform.d/a.tfrc': 'credentials "a" {\n  token = "x"\n  token = "y"\n}\n'
    })
    const told = read(home).complaints.map(({ problem, affects }) => [problem.code, affects])
    expect(told).toEqual([
      ['credentials-config', ['terraform', 'opentofu']],
      ['credentials-config', ['opentofu']]
    ])
  })

  it('come from no other file than the one in TF_CLI_CONFIG_FILE', async () => {
    await using home = await aHome(
      { '.terraformrc': block('home'), 'my.rc': block('named') },
      { TF_CLI_CONFIG_FILE: '$HOME/my.rc' }
    )
    const { credentials } = read(home, ['opentofu'])
    const { answer, clients } = await credentials.find(aHost())
    expect([answer?.token?.reveal(), answer?.source]).toEqual(['named', '~/my.rc:1'])
    expect(clients.map(({ client }) => client)).toEqual(['opentofu'])
  })

  it('can be missing without a finding', async () => {
    await using home = await aHome()
    const { credentials, complaints } = read(home)
    expect((await credentials.find(aHost())).answer).toBeNull()
    expect(complaints).toEqual([])
  })
})
