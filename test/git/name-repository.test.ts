import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { nameRepository } from '../../src/read/git/name-repository.ts'
import { commit, git } from '../support/git.ts'
import { expect, it } from '../support/jest.ts'
import { temporaryDirectory } from '../support/temporary.ts'

it('is named after the remote, with the commit if the server has it, whatever files were changed', async () => {
  await using ground = await temporaryDirectory()
  const upstream = join(ground.path, 'upstream')
  git(ground.path, 'init', '-q', upstream)
  const sha = commit(upstream, { 'main.tf': '', 'other.tf': '' })
  git(ground.path, 'clone', '-q', upstream, 'clone')
  const clone = join(ground.path, 'clone')
  git(clone, 'pack-refs', '--all')
  git(clone, 'remote', 'set-url', 'origin', 'git@git.example.com:acme/platform/network.git')
  const url = 'https://git.example.com/acme/platform/network'
  const named = { name: 'acme/platform/network', url, commit: sha }
  expect(nameRepository(clone, {})).toEqual(named)
  expect(nameRepository(clone, { GITHUB_SERVER_URL: 'http://git.example.com' }).url).toBe(
    url.replace('https', 'http')
  )
  writeFileSync(join(clone, 'main.tf'), 'changed = true\n')
  expect(nameRepository(clone, {}).commit).toBe(sha)
  const own = commit(clone, { 'main.tf': 'changed = true\n' })
  expect(nameRepository(clone, {}).commit).toBeNull()
  expect(nameRepository(clone, { GITHUB_SHA: own }).commit).toBe(own)
})

it('is named after the run in its workspace without Git, else after the directory', async () => {
  await using ground = await temporaryDirectory()
  const run = { GITHUB_REPOSITORY: 'acme/network', GITHUB_WORKSPACE: ground.path }
  const unknown = { url: null, commit: null }
  expect(nameRepository(ground.path, run)).toEqual({
    name: 'acme/network',
    ...unknown
  })
  const below = join(ground.path, 'my network')
  expect(nameRepository(below, run)).toEqual({ name: 'my-network', ...unknown })
  expect(nameRepository('/', {})).toEqual({ name: 'repository', ...unknown })
})
