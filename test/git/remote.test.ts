import { remoteIn } from '../../src/read/git/checkout.ts'
import { expect, it } from '../support/jest.ts'

const configOf = (url: string): string =>
  `[core]\n\turl = https://example.com/not/this\n[remote "other"]\n\turl = https://example.com/nor/this\n[remote "origin"]\n\tfetch = +refs/heads/*:refs/remotes/origin/*\n\tURL = ${url}\n`

const ACME = { host: 'github.com', owner: 'acme', name: 'net-work_1.x' }

it.each([
  'https://github.com/acme/net-work_1.x',
  'https://github.com/acme/net-work_1.x.git',
  'https://x-access-token:ghs_0123456789@GitHub.com/acme/net-work_1.x/',
  'git@github.com:acme/net-work_1.x.git',
  'org-123@github.com:acme/net-work_1.x.git',
  'ssh://git@github.com:22/acme/net-work_1.x',
  'https://github.com/acme/net-work_1.x?token=secret#fragment'
])('knows the repository of the remote %s', (url) => {
  expect(remoteIn(configOf(url))).toEqual(ACME)
})

it('keeps the port of a server', () => {
  expect(remoteIn(configOf('http://git.example.com:8080/a/b'))?.host).toBe('git.example.com:8080')
})

it.each([
  '',
  '/srv/git/network.git',
  '../network',
  'file:///acme/network',
  'https://github.com/acme',
  'https://gitlab.com/acme//network',
  'https://github.com/../network',
  'git@github.com:../network',
  'git@github.com:./network.git',
  'git@github.com:acme/..',
  'git@github.com:acme/../network',
  'https://github.com/acme/.git',
  'https://github.com/acme/net work',
  'git@github.com:/acme/network'
])('knows no repository of the remote "%s"', (url) => {
  expect(remoteIn(configOf(url))).toBeNull()
})

it('knows groups in groups', () => {
  const expected = { host: 'gitlab.com', owner: 'acme/platform', name: 'network' }
  expect(remoteIn(configOf('git@gitlab.com:acme/platform/network.git'))).toEqual(expected)
})

it('knows no repository without a remote', () => {
  expect(remoteIn('')).toBeNull()
  expect(remoteIn('[remote "origin"]\nurl\n')).toBeNull()
})
