import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { aHome, HELPER_PATH, type HomeFiles, script } from '../support/home.ts'
import { describe, expect, it } from '../support/jest.ts'
import { runCli } from '../support/program.ts'

const HOST = 'registry.example.com'
const TOKEN = 'correct-horse-battery'
const FILE = `credentials "${HOST}" {\n  token = "${TOKEN}"\n}\n`

/** What `explain host` says in a home directory with these files; `$HOME` in values is its path. */
async function explainIn(
  files: HomeFiles,
  {
    env = {},
    flags = [],
    host = HOST
  }: Readonly<{
    env?: Readonly<Record<string, string>>
    flags?: readonly string[]
    host?: string
  }> = {}
) {
  await using home = await aHome(files)
  const variables = Object.entries(env).map(([name, value]) => [
    name,
    value.replaceAll('$HOME', home.path)
  ])
  const options = { env: { HOME: home.path, ...Object.fromEntries(variables) } }
  const ended = await runCli(['explain', 'host', host, '--dialect=terraform', ...flags], options)
  return { ...ended, hasRun: existsSync(join(home.path, 'has-run')) }
}

const linesOf = (text: string) => text.split('\n').map((line) => line.trim())

describe('explain host', () => {
  it('names every source in order and marks the one that is used', async () => {
    const files = { '.terraformrc': FILE, '.terraform.d/credentials.tfrc.json': '{}' }
    const env = { TF_TOKEN_registry_example_com: TOKEN }
    const { stdout, stderr, exitCode } = await explainIn(files, { env })
    expect({ stderr, exitCode }).toEqual({ stderr: '', exitCode: 0 })
    expect(linesOf(stdout)).toEqual(
      expect.arrayContaining([
        'Terraform: credentials sources, in order',
        '1. tokens setting: no entry',
        '2. TF_TOKEN_registry_example_com: a token (used)',
        '3. ~/.terraformrc:1: a token',
        '~/.terraformrc: read',
        '~/.terraform.d/credentials.tfrc.json: read'
      ])
    )
    expect(stdout).not.toContain(TOKEN)
  })

  it('lists a host block and variables with a similar name', async () => {
    const { stdout } = await explainIn(
      { '.terraformrc': `host "${HOST}" {\n  services = {}\n}\n` },
      { env: { TFE_TOKEN_registry_example_com: TOKEN } }
    )
    expect(stdout).toContain(
      '~/.terraformrc:1 has a host block for the host: its discovery document is not used\n'
    )
    expect(stdout).toContain('near miss  TFE_TOKEN_registry_example_com: ')
    expect(stdout).toContain('; rename it to TF_TOKEN_registry_example_com\n')
    expect(stdout).not.toContain(TOKEN)
  })

  it('is a key in JSON, null for an invalid host', async () => {
    const { stdout } = await explainIn(
      { '.terraformrc': FILE },
      { flags: ['--format=json', 'a_b'] }
    )
    const [good, bad] = stdout
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line))
    expect(good.credentials).toEqual({
      clients: [
        {
          client: 'terraform',
          looks: [
            { source: 'tokens setting', held: 'nothing', counts: false },
            { source: 'TF_TOKEN_ variables', held: 'nothing', counts: false },
            { source: '~/.terraformrc:1', held: 'a token', counts: true }
          ],
          files: [{ file: '~/.terraformrc', state: 'read' }],
          hostBlock: null
        }
      ],
      nearMisses: [],
      problems: []
    })
    expect(bad.credentials).toBeNull()
  })
})

describe('a helper', () => {
  const files = {
    '.terraformrc': `${FILE}credentials_helper "acme" {}\n`,
    [HELPER_PATH]: script(`: > "$HOME/has-run"; echo "no ${TOKEN}" >&2; exit 1`)
  }

  it('is not run if an earlier source knows the host', async () => {
    const { stdout, hasRun } = await explainIn(files)
    expect(stdout).toContain('4. credentials helper acme: not run\n')
    expect(hasRun).toBe(false)
  })

  it('is run if no earlier source knows the host, and its output is redacted', async () => {
    const { stdout, hasRun } = await explainIn(files, { host: 'other.example.com' })
    expect(hasRun).toBe(true)
    expect(stdout).toContain('terraform-credentials-acme: no ***\n')
    expect(stdout).not.toContain(TOKEN)
  })
})
