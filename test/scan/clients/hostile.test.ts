// Tool files of a hostile pull request: any text, any size, links.

import { releasesOf } from '../../../src/read/scan/clients/releases.ts'
import { readToolFiles } from '../../../src/read/scan/clients/tool-files.ts'
import { toolSigns, versionFileSigns } from '../../../src/read/scan/clients/tools.ts'
import { writeCheckout } from '../../support/checkout.ts'
import { expect, it } from '../../support/jest.ts'
import { seededRandom } from '../../support/random.ts'
import { temporaryDirectory } from '../../support/temporary.ts'

const FILES = ['Makefile', 'Jenkinsfile', 'atlantis.yaml', '.tool-versions', 'mise.toml'] as const
const PIECES = [
  'terraform',
  'tofu',
  ' init',
  'uses: hashicorp/setup-terraform',
  'opentofu/opentofu:',
  'with:',
  'terraform_version:',
  '$TF_VERSION',
  'TF_VERSION',
  '[tools]',
  '[1.9, ',
  '=',
  ': ',
  '1.15.0',
  '~> ',
  'latest',
  '- ',
  '\n',
  '\n    ',
  '\r\n',
  '"',
  "'",
  '#',
  '//',
  '😀',
  '\ud83d',
  '\0',
  '\u202e',
  '\\',
  '{',
  '}'
] as const

it('finds only places within the text, for any text', () => {
  const random = seededRandom(20)
  for (let round = 0; round < 5_000; round += 1) {
    const file = random.pick(FILES)
    const text = random.text(PIECES, 24)
    const isVersions = file === '.tool-versions' || file === 'mise.toml'
    const signs = isVersions ? versionFileSigns({ file, text }) : toolSigns({ file, text })
    const lines = text.split('\n')
    for (const { client, version, place } of signs) {
      const width = Array.from(lines[place.line - 1] ?? '').length
      const isWithin =
        place.column >= 1 && place.endColumn >= place.column && place.endColumn <= width + 1
      if (!isWithin) throw new Error(JSON.stringify({ text, place }))
      if (version !== null) expect(releasesOf(client, [version]).length).toBeGreaterThan(0)
    }
  }
})

it('reads files in the order of their depth, and none that is too large, no file, or outside', async () => {
  await using outside = await temporaryDirectory()
  writeCheckout(outside.path, { Makefile: 'a:\n\ttofu init\n' })
  await using directory = await temporaryDirectory()
  writeCheckout(directory.path, {
    Makefile: 'a:\n',
    Dockerfile: { bytes: 129 * 1024 },
    Jenkinsfile: { link: `${outside.path}/Makefile` },
    justfile: { link: 'Makefile' },
    'atlantis.yaml': { link: 'atlantis.yaml' },
    '.github/workflows/ci.yml': 'on: push\n',
    '.github/workflows/notes.md': '',
    '.github/actions/setup/action.yml': 'runs: {}\n',
    '.github/workflows/dir.yml/x': '',
    'exclude/Makefile': 'a:\n'
  })
  const found = ['live/Makefile', 'exclude/Makefile', 'Makefile']
  const selection = { root: directory.path, exclude: ['.github/workflows/excluded.yml'] }
  const read = [...readToolFiles(selection, found)].map(({ file }) => file)
  expect(read).toEqual([
    'Makefile',
    'justfile',
    'exclude/Makefile',
    '.github/workflows/ci.yml',
    '.github/actions/setup/action.yml'
  ])
})

it('reads at most 200 files', async () => {
  await using directory = await temporaryDirectory()
  const files = Array.from({ length: 300 }, (_, at) => [`.github/workflows/${at}.yml`, 'a: b\n'])
  writeCheckout(directory.path, Object.fromEntries(files))
  const selection = { root: directory.path, exclude: [] }
  expect([...readToolFiles(selection, [])]).toHaveLength(200)
})
