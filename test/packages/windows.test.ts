// What differs on Windows, in the parts that do not depend on the machine.
import { sshCommand } from '../../src/observe/packages/git/program.ts'
import { packageBuilder } from '../../src/read/packages/package-tree.ts'
import { followTexts } from '../support/following.ts'
import { describe, expect, it } from '../support/jest.ts'

describe('the command for ssh', () => {
  it('has the path of a key with slashes, in quotes, for the shell that git has', () => {
    const { command } = sshCommand({}, null, String.raw`C:\Users\a b\key`)
    expect(command).toBe("ssh -i 'C:/Users/a b/key' -o BatchMode=yes")
  })

  it.each([
    [{ GIT_SSH: String.raw`C:\PuTTY\plink.exe` }, String.raw`'C:\PuTTY\plink.exe' -batch`],
    [{ GIT_SSH_COMMAND: 'tortoiseplink' }, 'tortoiseplink -batch']
  ])('asks nothing with PuTTY: %j', (environment, command) => {
    expect(sshCommand(environment, null, null).command).toBe(command)
  })

  it('is not run by the check where only a shell could read it', () => {
    const environment = { GIT_SSH_COMMAND: String.raw`"C:\Program Files\ssh.exe" -v` }
    expect(sshCommand(environment, null, null).words).toEqual(['ssh'])
  })
})

describe('a name in a package', () => {
  const kept = (name: string) => {
    const builder = packageBuilder()
    builder.file(name, 1)?.(new Uint8Array())
    const read = builder.finish()
    return read.kind === 'read' ? [...read.tree.files.keys()] : read.kind
  }

  it.each([String.raw`a\..\..\main.tf`, String.raw`..\main.tf`])('with .. is refused: %s', (name) =>
    expect(kept(name)).toBe('broken')
  )

  it.each([String.raw`C:\main.tf`, 'C:/main.tf', String.raw`\\host\main.tf`])(
    'that is absolute there is a name in the package: %s',
    (name) => expect(kept(name)).toHaveLength(1)
  )
})

it('a local path with backslashes in a package leads to no other directory', () => {
  const source = String.raw`.\\..\\other`
  const { notes } = followTexts(
    { 'main.tf': 'module "net" {\n  source = "acme/net/aws"\n}\n', 'other/main.tf': '' },
    { 'acme/net/aws': { files: { 'main.tf': `module "x" {\n  source = "${source}"\n}\n` } } }
  )
  expect(notes.filter((note) => /^(source|not-followed)/.test(note))).not.toEqual([])
})
