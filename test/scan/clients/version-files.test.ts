import { describe, expect, it } from '@jest/globals'
import { versionFileSigns } from '../../../src/scan/clients/version-files.ts'

type Row = readonly [name: string, file: string, text: string, signs: readonly string[]]

const rows: readonly Row[] = [
  ['the file of tfenv', '.terraform-version', '1.9.8\n', ['1 terraform 1.9.8']],
  [
    'a comment before the version',
    'live/.terraform-version',
    '# pinned\n\n1.9.8',
    ['3 terraform 1.9.8']
  ],
  ['a word for a version', '.terraform-version', 'latest:^1.9', ['1 terraform latest:^1.9']],
  ['the file of tofuenv', '.opentofu-version', 'v1.8.0\r\n', ['1 opentofu v1.8.0']],
  ['an empty file', '.terraform-version', '\n', []],
  [
    'the file of asdf',
    '.tool-versions',
    'nodejs 24.1.0\nterraform 1.9.8 1.5.7 # old\nterraform-docs 0.19\nopentofu 1.8.0\n',
    ['2 terraform 1.9.8', '4 opentofu 1.8.0']
  ],
  ['a comment of asdf', '.tool-versions', '# terraform 1.9.8\nterragrunt 0.68\n', []],
  [
    'mise',
    'mise.toml',
    '[env]\nterraform = "1.0"\n[tools]\nterraform = "1.9.8"\n"terraform-docs" = "0.19"\n',
    ['4 terraform 1.9.8']
  ],
  [
    'a list of mise',
    '.mise.toml',
    '[tools]\nopentofu = ["1.8", \'1.9\']',
    ['2 opentofu 1.8', '2 opentofu 1.9']
  ],
  [
    'a table of mise',
    '.config/mise.toml',
    '[tools]\nterraform = { version = "1.9", os = ["linux"] }\n',
    ['2 terraform 1.9']
  ],
  ['a section of mise', 'mise.toml', '[tools.opentofu]\nversion = "1.9"\n', ['2 opentofu 1.9']],
  [
    'a backend of mise',
    'mise.toml',
    '[tools]\n"aqua:opentofu/opentofu" = "latest"\n',
    ['2 opentofu latest']
  ]
]

describe('reads', () => {
  it.each(rows)('%s', (_, file, text, signs) => {
    const found = versionFileSigns({ file, text }).map(({ client, version, place }) =>
      [place.line, client, version].join(' ')
    )
    expect(found).toEqual(signs)
  })
})
