import { describe, expect, it } from '@jest/globals'
import { chooseHelper } from '../../src/cli-config/helper-lookup.ts'

const PREFIX = 'terraform-credentials-'

/** Names are given without the prefix that all have; the last part of `want` is the directory's. */
const cases = [
  { name: 'the plain name', files: ['acme'], want: 'acme' },
  { name: 'none', files: [], want: 'missing' },
  { name: 'another name', files: ['acme2', 'acm', ''], want: 'missing' },
  { name: 'a version', files: ['acme_v1.2.3'], want: 'acme_v1.2.3' },
  { name: 'a program of Windows', files: ['acme.exe'], want: 'acme.exe' },
  {
    name: 'a version of a program of Windows',
    files: ['acme_v1.2.3.exe'],
    want: 'acme_v1.2.3.exe'
  },
  { name: 'capitals in the file’s name', files: ['ACME_V1.0.0.EXE'], want: 'ACME_V1.0.0.EXE' },
  { name: 'the newest', files: ['acme', 'acme_v1.10.0', 'acme_v1.9.0'], want: 'acme_v1.10.0' },
  { name: 'no version is the oldest', files: ['acme', 'acme_v0.0.1'], want: 'acme_v0.0.1' },
  { name: 'numbers, not text', files: ['acme_v1.0.10', 'acme_v1.0.9'], want: 'acme_v1.0.10' },
  { name: 'missing numbers are 0', files: ['acme_v1', 'acme_v1.0.1'], want: 'acme_v1.0.1' },
  {
    name: 'a release after its candidates',
    files: ['acme_v1.0.0', 'acme_v1.0.0-rc2'],
    want: 'acme_v1.0.0'
  },
  {
    name: 'candidates in order',
    files: ['acme_v1.0.0-rc.2', 'acme_v1.0.0-rc.10'],
    want: 'acme_v1.0.0-rc.10'
  },
  {
    name: 'words after numbers',
    files: ['acme_v1.0.0-1', 'acme_v1.0.0-beta'],
    want: 'acme_v1.0.0-beta'
  },
  {
    name: 'more parts after a number’s',
    files: ['acme_v1.0.0-rc', 'acme_v1.0.0-rc.1'],
    want: 'acme_v1.0.0-rc.1'
  },
  {
    name: 'build metadata does not count',
    files: ['acme_v1.0.0+1', 'acme_v1.0.0+2'],
    want: 'acme_v1.0.0+1'
  },
  {
    name: 'the version of a protocol is cut off',
    files: ['acme_v1.0.0_x4', 'acme_v0.9.0_x5'],
    want: 'acme_v1.0.0_x4'
  },
  { name: 'the first of equals', files: ['acme_v1.0.0', 'ACME_v1.0.0'], want: 'acme_v1.0.0' },
  { name: 'a version that is none', files: ['acme', 'acme_vnew!'], want: 'crash' },
  { name: 'a version that is empty', files: ['acme_v'], want: 'crash' },
  { name: 'a version beyond 64 bits', files: ['acme_v9223372036854775808'], want: 'crash' },
  { name: 'another name’s version that is none', files: ['acme', 'other_vnew!'], want: 'acme' },
  { name: 'a last v is a version', helper: 'acme_vx', files: ['acme_vx'], want: 'missing' },
  {
    name: 'a name with capitals is never found',
    helper: 'Acme',
    files: ['Acme', 'acme'],
    want: 'missing'
  }
]

describe('a credentials helper', () => {
  it.each(cases)('$name', ({ helper = 'acme', files, want }) => {
    const listing = { directory: '/plugins', files: files.map((file) => PREFIX + file) }
    const choice = chooseHelper(helper, [listing])
    expect(choice.kind === 'found' ? choice.file.slice(PREFIX.length) : choice.kind).toBe(want)
  })

  it('of one version is taken from the first directory, a newer one from any', () => {
    const listings = [
      { directory: '/first', files: [`${PREFIX}acme_v1.0.0`] },
      { directory: '/second', files: [`${PREFIX}acme_v1.0.0`, `${PREFIX}acme_v0.1.0`] }
    ]
    expect(chooseHelper('acme', listings)).toMatchObject({ directory: '/first' })
    const newer = [...listings, { directory: '/third', files: [`${PREFIX}acme_v1.1.0`] }]
    expect(chooseHelper('acme', newer)).toMatchObject({ directory: '/third' })
  })

  it('is named in the prefix’s lower case', () => {
    const listing = { directory: '/plugins', files: ['Terraform-credentials-acme', 'acme'] }
    expect(chooseHelper('acme', [listing]).kind).toBe('missing')
  })
})
