import { chmod, mkdir, symlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type CliConfig, readCliConfig } from '../../src/read/cli-config/read.ts'
import { firstPlaceOf } from '../../src/rules/problems/note.ts'
import type { MainClient } from '../../src/rules/protocol/clients.ts'
import { plain } from '../../src/rules/protocol/marked-text.ts'
import { aHome, HELPER_PATH, type HomeFiles, script } from '../support/home.ts'
import { describe, expect, it } from '../support/jest.ts'

/** A block of credentials for registry.example.com. */
const block = (token: string, label = 'registry.example.com'): string =>
  `credentials "${label}" {\n  token = "${token}"\n}\n`

type Setting = {
  readonly files?: HomeFiles
  readonly environment?: Readonly<Record<string, string>>
  readonly client?: MainClient
}

async function read({ files, environment, client = 'terraform' }: Setting) {
  await using home = await aHome(files, environment)
  return readCliConfig(client, home.machine)
}

/** `HOST: TOKEN at FILE:LINE` of each block that is used. */
const credentialsIn = ({ credentials }: CliConfig): readonly string[] =>
  credentials.map(
    ({ host, token, place, hasValue }) =>
      `${host}: ${token?.reveal() ?? (hasValue ? 'not a string' : 'no token')} at ${place.file}:${place.line}`
  )

const problemsIn = ({ findings }: CliConfig): readonly string[] =>
  findings.map((finding) => {
    const place = firstPlaceOf(finding)
    const at = place === null ? '' : `${place.file}:${place.line}:${place.column} `
    return `${at}${plain(finding.problem.message)}`
  })

const filesIn = ({ files }: CliConfig): readonly string[] =>
  files.map(({ shown, state }) => `${shown} ${state}`)

const HERE = 'registry.example.com'

describe('credentials', () => {
  const cases: readonly (Setting & { readonly name: string; readonly want: readonly string[] })[] =
    [
      { name: 'are empty without files', want: [] },
      {
        name: 'come from the main file',
        files: { '.terraformrc': block('one') },
        want: [`${HERE}: one at ~/.terraformrc:1`]
      },
      {
        name: 'come from the file that login writes',
        files: {
          '.terraform.d/credentials.tfrc.json': `{"credentials": {\n "${HERE}": {"token": "one"}\n}}`
        },
        want: [`${HERE}: one at ~/.terraform.d/credentials.tfrc.json:2`]
      },
      {
        name: 'in the directory replace those in the main file',
        files: { '.terraformrc': `\n${block('one')}`, '.terraform.d/a.tfrc': block('two') },
        want: [`${HERE}: two at ~/.terraform.d/a.tfrc:1`]
      },
      {
        name: 'come from the last file by name, upper case first',
        files: {
          '.terraform.d/b.tfrc': block('b'),
          '.terraform.d/a.tfrc': block('a'),
          '.terraform.d/C.tfrc.json': `{"credentials": {"${HERE}": {"token": "c"}}}`
        },
        want: [`${HERE}: b at ~/.terraform.d/b.tfrc:1`]
      },
      {
        name: 'come only from files with these names',
        files: {
          '.terraform.d/a.tfrc.bak': block('a'),
          '.terraform.d/a.TFRC': block('b'),
          '.terraform.d/a.json': block('c'),
          '.terraform.d/below/a.tfrc': block('d'),
          '.terraform.d/.tfrc': block('hidden')
        },
        want: [`${HERE}: hidden at ~/.terraform.d/.tfrc:1`]
      },
      {
        name: 'may be HCL in a .json file and JSON in an HCL file',
        files: {
          '.terraform.d/a.tfrc.json': block('one'),
          '.terraform.d/b.tfrc': '{"credentials": {"other.example.com": {"token": "two"}}}'
        },
        want: [
          `${HERE}: one at ~/.terraform.d/a.tfrc.json:1`,
          'other.example.com: two at ~/.terraform.d/b.tfrc:1'
        ]
      },
      {
        name: 'without a token in a later file replace the earlier block',
        files: { '.terraformrc': block('one'), '.terraform.d/a.tfrc': `credentials "${HERE}" {}` },
        want: [`${HERE}: no token at ~/.terraform.d/a.tfrc:1`]
      },
      {
        name: 'without a token in the same file are added to the earlier block',
        files: { '.terraformrc': `${block('one')}credentials "${HERE}" { user = "me" }` },
        want: [`${HERE}: one at ~/.terraformrc:4`]
      },
      {
        name: 'must be strings',
        files: { '.terraformrc': `credentials "${HERE}" { token = 12345 }` },
        want: [`${HERE}: not a string at ~/.terraformrc:1`]
      },
      {
        name: 'include the line feed of a heredoc',
        files: { '.terraformrc': `credentials "${HERE}" {\n  token = <<EOF\none\nEOF\n}\n` },
        want: [`${HERE}: one\n at ~/.terraformrc:1`]
      },
      {
        name: 'are normalised to Unicode NFC',
        files: { '.terraformrc': block('e\u0301') },
        want: [`${HERE}: \u00e9 at ~/.terraformrc:1`]
      },
      {
        name: 'have labels that are read as hostnames',
        files: {
          '.terraformrc': [
            block('one', 'Registry.Example.COM:443'),
            block('two', 'münchen.example.com'),
            block('three', 'registry.example.com:8443')
          ].join('')
        },
        want: [
          `${HERE}: one at ~/.terraformrc:1`,
          'xn--mnchen-3ya.example.com: two at ~/.terraformrc:4',
          `${HERE}:8443: three at ~/.terraformrc:7`
        ]
      },
      {
        name: 'come only from the file that a variable names',
        files: {
          'my.rc': block('named', 'named.example.com'),
          '.terraformrc': block('main'),
          '.terraform.d/a.tfrc': block('directory')
        },
        environment: { TF_CLI_CONFIG_FILE: '$HOME/my.rc' },
        want: ['named.example.com: named at ~/my.rc:1']
      },
      {
        name: 'come from the file in TF_CLI_CONFIG_FILE rather than in TERRAFORM_CONFIG',
        files: { 'my.rc': block('former'), 'your.rc': block('current') },
        environment: { TERRAFORM_CONFIG: '$HOME/my.rc', TF_CLI_CONFIG_FILE: '$HOME/your.rc' },
        want: [`${HERE}: current at ~/your.rc:1`]
      },
      {
        name: 'for OpenTofu come from .tofurc rather than .terraformrc',
        files: { '.tofurc': block('own'), '.terraformrc': block('other') },
        client: 'opentofu',
        want: [`${HERE}: own at ~/.tofurc:1`]
      },
      {
        name: 'for OpenTofu come from .terraformrc without a .tofurc',
        files: { '.terraformrc': block('other') },
        client: 'opentofu',
        want: [`${HERE}: other at ~/.terraformrc:1`]
      },
      {
        name: 'for OpenTofu come from the XDG directory',
        files: {
          '.config/opentofu/tofurc': block('main', 'main.example.com'),
          '.config/opentofu/credentials.tfrc.json':
            '{"credentials": {"login.example.com": {"token": "login"}}}'
        },
        environment: { XDG_CONFIG_HOME: '$HOME/.config' },
        client: 'opentofu',
        want: [
          'main.example.com: main at ~/.config/opentofu/tofurc:1',
          'login.example.com: login at ~/.config/opentofu/credentials.tfrc.json:1'
        ]
      }
    ]
  it.each(cases)('$name', async ({ want, ...setting }) => {
    const config = await read(setting)
    expect(credentialsIn(config)).toEqual(want)
    expect(problemsIn(config)).toEqual([])
  })

  it('in files that are turned off are listed by host and place, without a token', async () => {
    const config = await read({
      files: { 'my.rc': '', '.terraform.d/credentials.tfrc.json': block('off') },
      environment: { TF_CLI_CONFIG_FILE: '$HOME/my.rc' }
    })
    expect(credentialsIn(config)).toEqual([])
    const source = '~/.terraform.d/credentials.tfrc.json:1 (TF_CLI_CONFIG_FILE names another file)'
    expect(config.turnedOff).toEqual([{ host: HERE, source }])
    expect(filesIn(config)).toEqual(['~/my.rc read', '~/.terraform.d/credentials.tfrc.json off'])
  })

  const inCheckout = async (environment = {}) => {
    await using home = await aHome({ '.terraformrc': block('in the checkout') })
    const { path, machine } = home
    const elsewhere = { ...machine, environment: { HOME: '/nowhere', ...environment } }
    return readCliConfig('terraform', elsewhere, path)
  }

  it('in a file of the checkout are named, and not read', async () => {
    const { turnedOff, credentials, secrets } = await inCheckout()
    const source = '.terraformrc (TF_CLI_CONFIG_FILE does not name it)'
    expect(turnedOff).toEqual([{ host: null, source }])
    expect([...credentials, ...secrets]).toEqual([])
  })

  it('in the variable of Terragrunt are named, and not read', async () => {
    const { turnedOff, secrets } = await read({ environment: { TG_TF_REGISTRY_TOKEN: 'secret' } })
    const source = 'TG_TF_REGISTRY_TOKEN (only Terragrunt reads it)'
    expect(turnedOff).toEqual([{ host: null, source }])
    expect(secrets).toEqual([])
  })

  it('in a file of the checkout are not called unread if TF_CLI_CONFIG_FILE names it', async () => {
    const { turnedOff } = await inCheckout({ TF_CLI_CONFIG_FILE: '.terraformrc' })
    expect(turnedOff.filter(({ problem }) => problem === undefined)).toEqual([])
  })

  it.each([
    { name: 'terraform.rc', client: 'terraform', why: 'Terraform reads ~/.terraformrc' },
    { name: '.tofurc', client: 'terraform', why: 'Terraform reads ~/.terraformrc' },
    { name: 'tofu.rc', client: 'opentofu', why: 'OpenTofu reads ~/.tofurc' }
  ] as const)('in ~/$name are named, and not read by $client', async ({ name, client, why }) => {
    const { turnedOff, credentials, secrets } = await read({
      client,
      files: { [name]: block('x') }
    })
    expect(turnedOff).toEqual([{ host: HERE, source: `~/${name}:1 (${why})` }])
    expect(credentials).toEqual([])
    expect(secrets.map((token) => token.reveal())).toEqual(['x'])
  })

  it('in a block of another name are named, and not read', async () => {
    const text = block('x').replace('credentials', 'credential')
    const { turnedOff, credentials } = await read({ files: { '.terraformrc': text } })
    const source = '~/.terraformrc:1 (its block is not named credentials)'
    expect(turnedOff).toEqual([{ host: HERE, source }])
    expect(credentials).toEqual([])
  })

  it.each([
    [{ TFE_TOKEN: 'x' }, 'app.terraform.io', 'TFE_TOKEN (only the tfe provider reads it)'],
    [{ TFE_TOKEN: 'x', TFE_HOSTNAME: HERE }, HERE, 'TFE_TOKEN (only the tfe provider reads it)'],
    [{ CI_JOB_TOKEN: 'x', CI_SERVER_HOST: HERE }, HERE, 'CI_JOB_TOKEN (only GitLab reads it)'],
    [{ TF_CLI_CONFIG: '/rc' }, null, 'TF_CLI_CONFIG (the CLIs read only TF_CLI_CONFIG_FILE)']
  ])('in variables that no CLI reads are named: %j', async (environment, host, source) => {
    expect((await read({ environment })).turnedOff).toEqual([{ host, source }])
  })

  it.each([
    ['a syntax error', `credentials "${HERE}" = {\n  token = "x"\n}\n`, HERE],
    [
      'a label that is a wildcard',
      'credentials "*.example.com" {\n  token = "x"\n}\n',
      '*.example.com'
    ],
    ['UTF-16', `\uFFFD\uFFFD${[...block('x')].map((one) => `${one}\0`).join('')}`, HERE]
  ])('in a file with %s are named with the mistake, and without a token', async (_, text, host) => {
    const { turnedOff, findings } = await read({ files: { '.terraformrc': text } })
    const [entry] = turnedOff.filter((one) => one.host === host)
    expect(entry).toEqual({ host, source: '~/.terraformrc:1', problem: findings[0]?.problem })
    expect(JSON.stringify(entry?.problem)).not.toContain('"x"')
  })

  it('are secrets, used or not', async () => {
    const config = await read({
      files: {
        'my.rc': `credentials "a.example.com" {\n  token = "one"\n  password = "two"\n  pin = 1234\n}\n`,
        '.terraform.d/credentials.tfrc.json': block('three')
      },
      environment: { TF_CLI_CONFIG_FILE: '$HOME/my.rc' }
    })
    expect(config.secrets.map((token) => token.reveal())).toEqual(['one', 'two', '1234', 'three'])
    expect(JSON.stringify(config)).not.toMatch(/one|two|1234|three/)
  })

  it.each([
    ['a mistake before them', 'host "a" {\n'],
    ['two of them', 'credentials "b.example.com" {\n  token = "other"\n'],
    ['no label', 'credentials {\n']
  ])('are secrets in a file with %s', async (_, before) => {
    const text = `${before}  token = "one"\n  token = ["two", "three"]\n}\n`
    const { secrets } = await read({ files: { '.terraformrc': text } })
    const texts = secrets.map((token) => token.reveal())
    expect(texts).toEqual(expect.arrayContaining(['one', 'two', 'three']))
  })

  it('are not read from the working directory', async () => {
    await using home = await aHome({
      'checkout/.terraformrc': block('hostile'),
      'checkout/.terraform.d/a.tfrc': block('hostile'),
      'checkout/.terraform.d/plugins/terraform-credentials-acme': script('exit 1'),
      'home/.terraformrc': 'credentials_helper "acme" {}'
    })
    const before = process.cwd()
    process.chdir(join(home.path, 'checkout'))
    try {
      const environment = { ...home.machine.environment, HOME: join(home.path, 'home') }
      const config = readCliConfig('terraform', { ...home.machine, environment })
      expect(config.credentials).toEqual([])
      expect(config.helper).toBeNull()
      expect(filesIn(config)).toEqual(['~/.terraformrc read'])
    } finally {
      process.chdir(before)
    }
  })
})

describe('forced services', () => {
  it('come from a host block, with the host of its label', async () => {
    const config = await read({
      files: {
        '.terraformrc': [
          'host "Registry.example.com" {',
          '  services = {',
          '    modules.v1 = "https://modules.example.com/v1/"',
          '    providers.v1 = 5',
          '    login.v1 = { client = "cli", ports = [10000, 10010], authz = "/authorize" }',
          '  }',
          '}',
          'host "empty.example.com" {}'
        ].join('\n')
      }
    })
    expect(config.forced).toMatchObject([
      {
        host: HERE,
        place: { file: '~/.terraformrc', line: 1, column: 6, endColumn: 28 },
        services: [
          { id: 'modules.v1', value: 'https://modules.example.com/v1/' },
          { id: 'providers.v1', value: 5 },
          {
            id: 'login.v1',
            value: { client: 'cli', ports: [10_000, 10_010], authz: '/authorize' }
          }
        ]
      },
      { host: 'empty.example.com', services: [] }
    ])
  })

  it('in a later file replace the whole block of an earlier file', async () => {
    const host = (id: string) => `host "${HERE}" { services = { "${id}" = "/x/" } }`
    const config = await read({
      files: { '.terraformrc': host('modules.v1'), '.terraform.d/a.tfrc': host('providers.v1') }
    })
    expect(config.forced.map(({ services }) => services.map(({ id }) => id))).toEqual([
      ['providers.v1']
    ])
  })

  it.each([
    ['terraform', ['providers.v1']],
    ['opentofu', ['modules.v1', 'providers.v1']]
  ] as const)('of two blocks in one file: %s uses %s', async (client, want) => {
    const host = (id: string) => `host "${HERE}" { services = { "${id}" = "/x/" } }\n`
    const files = { '.terraformrc': host('modules.v1') + host('providers.v1') }
    const { forced } = await read({ files, client })
    expect(forced.map(({ services }) => services.map(({ id }) => id))).toEqual([want])
  })
})

describe('reports', () => {
  const cases: readonly (Setting & { readonly name: string; readonly want: readonly string[] })[] =
    [
      {
        name: 'a syntax error and ignores the file',
        files: {
          '.terraformrc': `${block('one')}credentials "b.example.com" {\n  token = two\n}\n`
        },
        want: [
          '~/.terraformrc:5:11 ~/.terraformrc:5 has a syntax error: expected a value, found a word without quotation marks'
        ]
      },
      {
        name: 'a byte order mark',
        files: { '.terraformrc': `\ufeff${block('one')}` },
        want: [
          '~/.terraformrc:1:1 ~/.terraformrc begins with a byte order mark, so the client ignores all of it'
        ]
      },
      {
        name: 'a value of the wrong type and ignores the file',
        files: { '.terraformrc': `${block('one')}disable_checkpoint = "true"\n` },
        want: ['~/.terraformrc:4:1 ~/.terraformrc:4: disable_checkpoint must be true or false']
      },
      {
        name: 'an argument that is set twice, for OpenTofu only',
        files: { '.terraformrc': 'credentials "a" {\n  token = "x"\n  token = "y"\n}\n' },
        client: 'opentofu',
        want: [
          '~/.terraformrc:3:3 ~/.terraformrc:3 has a syntax error: each argument can only be defined once'
        ]
      },
      {
        name: 'a label that is not a hostname',
        files: { '.terraformrc': block('one', 'https://registry.example.com') },
        want: [
          '~/.terraformrc:1:13 the label of the block credentials "https://registry.example.com" at ~/.terraformrc:1 is not a hostname: need just a hostname and optional port number, not a full URL'
        ]
      },
      {
        name: 'a label in punycode',
        files: { '.terraformrc': 'host "xn--mnchen-3ya.de" {}' },
        want: [
          '~/.terraformrc:1:6 the label of the block host "xn--mnchen-3ya.de" at ~/.terraformrc:1 is not a hostname: hostname label "xn--mnchen-3ya" specified in punycode format; service hostnames must be given in unicode'
        ]
      },
      {
        name: 'an escape that makes the client panic',
        files: { '.terraformrc': block('\\400') },
        want: ['~/.terraformrc:2:12 ~/.terraformrc:2 has a syntax error: invalid escape sequence']
      },
      {
        name: 'a missing file that a variable names',
        files: { '.terraformrc': block('one') },
        environment: { TF_CLI_CONFIG_FILE: '/nowhere/my.rc' },
        want: ['TF_CLI_CONFIG_FILE names "/nowhere/my.rc", which does not exist']
      },
      {
        name: 'a named file that is a directory',
        files: { 'my.rc/x': '' },
        environment: { TERRAFORM_CONFIG: '$HOME/my.rc' },
        want: ['~/my.rc is a directory and is not read']
      },
      {
        name: 'two helpers',
        files: {
          '.terraformrc': 'credentials_helper "acme" {}\ncredentials_helper "b" {}\n',
          [HELPER_PATH]: script('exit 1')
        },
        want: ['~/.terraformrc:2:20 there is more than one credentials_helper block']
      },
      {
        name: 'a missing helper',
        files: { '.terraformrc': 'credentials_helper "acme" {}\n' },
        want: [
          '~/.terraformrc:1:20 credentials helper "acme": there is no terraform-credentials-acme in ~/.terraform.d/plugins, ~/.terraform.d/plugins/PLATFORM'
        ]
      },
      { name: 'nothing without files', want: [] },
      { name: 'nothing for an empty variable', environment: { TF_CLI_CONFIG_FILE: '' }, want: [] }
    ]
  it.each(cases)('$name', async ({ want, ...setting }) => {
    const config = await read(setting)
    const said = problemsIn(config).map((each) => each.replace(/\w+_\w+$/, 'PLATFORM'))
    expect(said).toEqual(want)
    expect(config.findings.every(({ problem }) => problem.help !== undefined)).toBe(true)
  })

  it('a mistake in one file and reads the others', async () => {
    const config = await read({
      files: { '.terraformrc': block('one'), '.terraform.d/a.tfrc': `${block('two')}}` }
    })
    expect(credentialsIn(config)).toEqual([`${HERE}: one at ~/.terraformrc:1`])
    expect(filesIn(config)).toEqual(['~/.terraformrc read', '~/.terraform.d/a.tfrc not read'])
  })

  it.each([
    ['terraform', []],
    ['opentofu', [`${HERE}: one at ~/.terraformrc:1`]]
  ] as const)('a value of the wrong type, after which %s uses %s', async (client, want) => {
    const files = { '.terraformrc': `${block('one')}credentials_helper "h" { args = "x" }` }
    const config = await read({ files, client })
    expect(credentialsIn(config)).toEqual(want)
    expect(problemsIn(config)).toEqual([
      '~/.terraformrc:4:26 ~/.terraformrc:4: credentials_helper.h.args must be a list'
    ])
  })

  it('text that is not UTF-8', async () => {
    await using home = await aHome({ '.terraform.d/plugins/x': '' })
    const bytes = Buffer.concat([Buffer.from(block('one')), Buffer.from([0x23, 0xff, 0x0a])])
    await writeFile(join(home.path, '.terraformrc'), bytes)
    expect(problemsIn(readCliConfig('terraform', home.machine))).toEqual([
      '~/.terraformrc has a syntax error: illegal UTF-8 encoding'
    ])
  })
})

describe('a helper program', () => {
  it('is found with its arguments', async () => {
    const config = await read({
      files: {
        '.terraformrc': 'credentials_helper "acme" {\n  args = ["--profile", "a b"]\n}\n',
        [HELPER_PATH]: script('exit 1'),
        [`${HELPER_PATH}_v1.2.0`]: script('exit 1')
      }
    })
    expect(config.helper).toMatchObject({
      name: 'acme',
      args: ['--profile', 'a b'],
      shown: '~/.terraform.d/plugins/terraform-credentials-acme_v1.2.0',
      refusal: null
    })
  })

  it('is searched by OpenTofu in the XDG data directory as well', async () => {
    const files = {
      '.terraformrc': 'credentials_helper "acme" {}',
      '.data/opentofu/plugins/terraform-credentials-acme': script('exit 1')
    }
    const environment = { XDG_DATA_HOME: '$HOME/.data' }
    const tofu = await read({ files, environment, client: 'opentofu' })
    expect(tofu.helper?.shown).toBe('~/.data/opentofu/plugins/terraform-credentials-acme')
    expect((await read({ files, environment })).helper).toBeNull()
  })

  it('may be a symbolic link, but not a directory or a broken link', async () => {
    await using home = await aHome({
      '.terraformrc': 'credentials_helper "acme" {}',
      'bin/program': script('exit 1')
    })
    const plugins = join(home.path, '.terraform.d/plugins')
    await mkdir(join(plugins, 'terraform-credentials-acme_v3.0.0'), { recursive: true })
    await symlink('/nowhere', join(plugins, 'terraform-credentials-acme_v2.0.0'))
    await symlink('../../bin/program', join(plugins, 'terraform-credentials-acme'))
    const { helper } = readCliConfig('terraform', home.machine)
    expect(helper?.shown).toBe('~/.terraform.d/plugins/terraform-credentials-acme')
  })

  it('cannot be a text file without an interpreter', async () => {
    const files = { '.terraformrc': 'credentials_helper "acme" {}', [HELPER_PATH]: 'echo {}\n' }
    expect((await read({ files })).helper?.refusal).toBe('exec format error')
  })

  it('may be a file that is executable but not readable', async () => {
    await using home = await aHome({
      '.terraformrc': 'credentials_helper "acme" {}',
      [HELPER_PATH]: script('exit 1')
    })
    await chmod(join(home.path, HELPER_PATH), 0o111)
    expect(readCliConfig('terraform', home.machine).helper?.refusal).toBeNull()
  })
})

it('reports a file that is too large, and does not read it', async () => {
  const text = block('one').padEnd(1024 * 1024 + 1)
  const found = await read({ files: { '.terraformrc': text } })
  expect(credentialsIn(found)).toEqual([])
  expect(filesIn(found)).toEqual(['~/.terraformrc not read'])
  expect(found.findings.map(({ problem }) => [problem.message, problem.help])).toEqual([
    [
      '~/.terraformrc has 1048577 bytes and is not read; the limit is 1 MiB',
      'shorten the file; the client reads all of it, this check nothing'
    ]
  ])
})
