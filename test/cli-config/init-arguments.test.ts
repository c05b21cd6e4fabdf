import { initArguments } from '../../src/read/cli-config/init-arguments.ts'
import { describe, expect, it } from '../support/jest.ts'

const readInit = (text: string, ofAll = '') =>
  initArguments({ TF_CLI_ARGS_init: text, TF_CLI_ARGS: ofAll })

// Each row was run with Terraform 1.11.4.
describe('the arguments of TF_CLI_ARGS_init', () => {
  it.each([
    ['', {}],
    ['-upgrade', { upgrade: true }],
    ['--upgrade=1', { upgrade: true }],
    ['-upgrade=false', {}],
    ['-upgrade=true -upgrade=false', {}],
    ['-backend=false', { hasBackend: false }],
    ['-cloud=false', { hasBackend: false }],
    ['-lockfile=readonly', { isLockReadonly: true }],
    ['-lockfile readonly -input=false', { isLockReadonly: true }],
    ['-lockfile=other', {}],
    ['-plugin-dir ../M -plugin-dir=N', { pluginDirectories: ['../M', 'N'] }],
    ['-plugin-dir="../a b"/\'c d\'/e\\ f', { pluginDirectories: ['../a b/c d/e f'] }],
    ['-plugin-dir="a\\"b"', { pluginDirectories: ['a"b'] }],
    ['-plugin-dir=M; -upgrade', { pluginDirectories: ['M'] }],
    ['-plugin-dir -upgrade', { pluginDirectories: ['-upgrade'] }],
    ['-var x=-upgrade', {}],
    ['-var -upgrade', {}],
    // No argument of `init` may follow; it fails.
    ['directory -upgrade', {}],
    ['-- -upgrade', {}],
    ['-backend-config=b.hcl', { backendConfig: ['b.hcl'] }],
    ['-backend-config "hostname=a b"', { backendConfig: ['hostname=a b'] }]
  ])('are read as flags: %s', (text, expected) => {
    const { remarks: _, variables: __, ...read } = readInit(text)
    expect(read).toEqual({
      upgrade: false,
      hasBackend: true,
      isLockReadonly: false,
      pluginDirectories: [],
      backendConfig: [],
      ...expected
    })
  })

  it('come before those of TF_CLI_ARGS, which override them', () => {
    expect(readInit('-upgrade', '-upgrade=false').upgrade).toBe(false)
    expect(readInit('-upgrade=false', '-upgrade').upgrade).toBe(true)
    expect(readInit('-plugin-dir=a -plugin-dir', 'b').pluginDirectories).toEqual(['a', 'b'])
  })

  it('are remarks with their variable if they count, without what may be a token', () => {
    const { remarks } = readInit(
      '-no-color -upgrade -backend-config=token=S3CRET -backend-config=hostname=h',
      '-input=false -lockfile=readonly'
    )
    expect(remarks).toEqual([
      'init is predicted with -upgrade -backend-config=token=… -backend-config=hostname=h of TF_CLI_ARGS_init',
      'init is predicted with -lockfile=readonly of TF_CLI_ARGS'
    ])
    expect(readInit('-no-color', '-input=false').remarks).toEqual([])
  })
})
