// Settings as flags, and what a path that does not exist may stand for.
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { OF_FLAGS, withFlags } from '../../../src/settings/command-line/wording.ts'
import { readSettings } from '../../../src/settings/read.ts'
import { expect, it } from '../../support/jest.ts'
import { temporaryDirectory } from '../../support/temporary.ts'

it.each([
  ['set `dialect`', 'set `--dialect`'],
  ['for `depth: packages`', 'for `--depth packages`'],
  ['`init` reads `version`', '`init` reads `version`'],
  ['`comment` is an input', '`comment` is an input'],
  ['required by: hostnames input, main.tf:3', 'required by: --hostnames, main.tf:3']
])('writes %s as %s', (text, flags) => {
  expect(withFlags(text)).toBe(flags)
})

it.each([
  ['chekc', 'did you mean "tf-disco check"?'],
  ['scan', 'did you mean "tf-disco check"?'],
  ['version', 'did you mean "tf-disco --version"?'],
  ['registry.example.com', 'did you mean --hostnames registry.example.com?'],
  ['registry.example.com:8443', 'did you mean --hostnames registry.example.com:8443?'],
  ['https://registry.example.com/', 'did you mean --hostnames registry.example.com?'],
  ['netwrok', 'did you mean "network"?'],
  ['live/netwrok', 'did you mean "live/network"?'],
  ['main.tf', null],
  ['nowhere', null],
  ['live/nowhere/deep', null]
])('finds what was meant by %s', async (path, hint) => {
  await using directory = await temporaryDirectory()
  mkdirSync(join(directory.path, 'network'))
  mkdirSync(join(directory.path, 'live/network'), { recursive: true })
  const world = { environment: {}, directory: directory.path, wording: OF_FLAGS }
  const wrong = `"${path}" does not exist in ${directory.path}`
  expect(() => readSettings({ scan: path }, world)).toThrow(
    new Error(hint === null ? wrong : `${wrong}; ${hint}`)
  )
})

it.each([
  [{ hostnames: 'a_b' }, /^--hostnames: "a_b" is not a hostname/],
  [{ depth: 'version' }, /^--depth is "version", .*; did you mean "versions"\?$/],
  [{ dialect: 'tofu' }, /^--dialect is "tofu", .*; did you mean "opentofu"\?$/],
  [{ ignore: 'no-code' }, /^--ignore: "no-code" is not a problem code; https:.* lists the codes$/],
  [{ ignore: 'tls-expird' }, /^--ignore: "tls-expird" .*; did you mean "tls-expired"\?$/],
  [{ 'ca-file': 'nowhere.pem' }, /^--ca-file "nowhere.pem" cannot be read/]
])('names the flag in the mistake of %j', (raw, mistake) => {
  const world = { environment: {}, directory: '.', wording: OF_FLAGS }
  expect(() => readSettings(raw, world)).toThrow(mistake)
})

it.each([
  [
    { scan: 'registry.example.com=hunter2' },
    '"registry.example.com=…" does not exist in .; did you mean --tokens?'
  ],
  [{ scan: 'https://user:hunter2@registry.example.com/' }, 'does not exist'],
  [
    { hostnames: 'https://user:hunter2@registry.example.com/' },
    '"https://***@registry.example.com/" is not a hostname'
  ]
])('shows no secret of a mistaken setting: %#', (raw, mistake) => {
  const world = { environment: {}, directory: '.', wording: OF_FLAGS }
  expect(() => readSettings(raw, world)).toThrow(mistake)
  expect(() => readSettings(raw, world)).not.toThrow('hunter2')
})
