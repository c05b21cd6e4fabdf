// The Dockerfile that docs/other-ci.md shows, step by step in a directory that stands for the root of the image.
import { cpSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { VERSION } from '../../src/rules/protocol/version.ts'
import { expect, it } from '../support/jest.ts'
import { runProgram } from '../support/program.ts'
import { FakeRegistry } from '../support/registry.ts'
import { moduleFrom } from '../support/scanned.ts'
import { temporaryDirectory } from '../support/temporary.ts'

const PAGE = readFileSync('docs/other-ci.md', 'utf8')
const DOCKERFILE = /^```dockerfile\n([\s\S]*?)^```$/m.exec(PAGE)?.[1] ?? ''
const SOURCE = `https://github.com/org/tf-disco-action.git#v${VERSION}:`

/** Performs the steps below `root`, and returns the program and the directory of `docker run`. */
function build(root: string) {
  let workspace = ''
  let program = ''
  for (const [, name = '', rest = ''] of DOCKERFILE.matchAll(/^([A-Z]+) (.*)$/gm)) {
    const words = rest.split(' ')
    const [first = '', second = '', third = '', fourth = ''] = words
    if (name === 'ADD' && first.startsWith(SOURCE)) {
      cpSync(first.slice(SOURCE.length), join(root, second), { recursive: true })
    } else if (name === 'RUN' && rest.startsWith('ln -s ')) {
      mkdirSync(dirname(join(root, fourth)), { recursive: true })
      symlinkSync(join(root, third), join(root, fourth))
    } else if (name === 'WORKDIR') {
      workspace = join(root, rest)
      mkdirSync(workspace)
    } else if (name === 'CMD') {
      program = join(root, 'usr/local/bin', JSON.parse(rest)[0])
    } else if (name !== 'FROM') {
      throw new Error(`this test does not know ${name} ${rest}`)
    }
  }
  return { workspace, program }
}

it('the container checks the mounted directory with the files of this release', async () => {
  await using root = await temporaryDirectory()
  const { workspace, program } = build(root.path)
  writeFileSync(join(workspace, 'main.tf'), moduleFrom('registry.example.com/acme/network/aws'))
  await using registry = await FakeRegistry.start()
  registry.offer('registry.example.com', { 'modules.v1': '/v1/modules/' })
  const flags = ['check', '--resolve', registry.resolve, '--ca-file', registry.caFile]
  const ended = await runProgram(program, flags, root.path, { directory: workspace })
  expect(ended).toMatchObject({ exitCode: 0, stderr: '' })
  expect(ended.stdout).toContain('registry.example.com')
  expect(DOCKERFILE).toMatch(/^FROM node:24-slim\n/)
})
