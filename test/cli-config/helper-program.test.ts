import { describe, expect, it } from '@jest/globals'
import { chooseHelper } from '../../src/cli-config/helper-program.ts'

const PREFIX = 'terraform-credentials-'

/** Names are given without the prefix that all have; the last part of `want` is the directory's. */
const cases = [
  { name: 'has the plain name', files: ['acme'], want: 'acme' },
  { name: 'may be missing', files: [], want: 'missing' },
  { name: 'has exactly that name', files: ['acme2', 'acm', ''], want: 'missing' },
  { name: 'may have a version', files: ['acme_v1.2.3'], want: 'acme_v1.2.3' },
  { name: 'may end with .exe', files: ['acme.exe'], want: 'acme.exe' },
  {
    name: 'may have a version and end with .exe',
    files: ['acme_v1.2.3.exe'],
    want: 'acme_v1.2.3.exe'
  },
  {
    name: 'may have upper case in its file name',
    files: ['ACME_V1.0.0.EXE'],
    want: 'ACME_V1.0.0.EXE'
  },
  { name: 'is the newest', files: ['acme', 'acme_v1.10.0', 'acme_v1.9.0'], want: 'acme_v1.10.0' },
  { name: 'without a version is the oldest', files: ['acme', 'acme_v0.0.1'], want: 'acme_v0.0.1' },
  {
    name: 'has versions that are compared as numbers',
    files: ['acme_v1.0.10', 'acme_v1.0.9'],
    want: 'acme_v1.0.10'
  },
  {
    name: 'has 0 for missing numbers of its version',
    files: ['acme_v1', 'acme_v1.0.1'],
    want: 'acme_v1.0.1'
  },
  {
    name: 'is newer as a release than as its candidates',
    files: ['acme_v1.0.0', 'acme_v1.0.0-rc2'],
    want: 'acme_v1.0.0'
  },
  {
    name: 'is compared without build metadata',
    files: ['acme_v1.0.0+1', 'acme_v1.0.0+2'],
    want: 'acme_v1.0.0+1'
  },
  {
    name: 'is compared without the version of a protocol',
    files: ['acme_v1.0.0_x4', 'acme_v0.9.0_x5'],
    want: 'acme_v1.0.0_x4'
  },
  {
    name: 'is the first of equal versions',
    files: ['acme_v1.0.0', 'ACME_v1.0.0'],
    want: 'acme_v1.0.0'
  },
  { name: 'is no file with an invalid version', files: ['acme_vnew!', 'acme_v'], want: 'missing' },
  {
    name: 'may be next to another name with an invalid version',
    files: ['acme', 'other_vnew!'],
    want: 'acme'
  },
  {
    name: 'has a version after the first _v of its name',
    helper: 'acme_vx',
    files: ['acme_vx'],
    want: 'missing'
  },
  {
    name: 'with upper case in its name is never found',
    helper: 'Acme',
    files: ['Acme', 'acme'],
    want: 'missing'
  }
]

describe('a credentials helper', () => {
  it.each(cases)('$name', ({ helper = 'acme', files, want }) => {
    const listing = { directory: '/plugins', files: files.map((file) => PREFIX + file) }
    const choice = chooseHelper(helper, [listing])
    expect(choice?.file.slice(PREFIX.length) ?? 'missing').toBe(want)
  })

  it('comes from the first directory, or from any if it is newer', () => {
    const listings = [
      { directory: '/first', files: [`${PREFIX}acme_v1.0.0`] },
      { directory: '/second', files: [`${PREFIX}acme_v1.0.0`, `${PREFIX}acme_v0.1.0`] }
    ]
    expect(chooseHelper('acme', listings)).toMatchObject({ directory: '/first' })
    const newer = [...listings, { directory: '/third', files: [`${PREFIX}acme_v1.1.0`] }]
    expect(chooseHelper('acme', newer)).toMatchObject({ directory: '/third' })
  })

  it('must have its prefix in lower case', () => {
    const listing = { directory: '/plugins', files: ['Terraform-credentials-acme', 'acme'] }
    expect(chooseHelper('acme', [listing])).toBeNull()
  })
})
