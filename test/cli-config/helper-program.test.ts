import { chooseHelper } from '../../src/read/cli-config/helper-program.ts'
import { describe, expect, it } from '../support/jest.ts'
import { readVectors } from '../support/vectors.ts'

const PREFIX = 'terraform-credentials-'

/** Names are given without the prefix that all have; the last part of `want` is the directory's. */
const cases = readVectors('helper-file-names') as readonly {
  readonly name: string
  readonly helper?: string
  readonly files: readonly string[]
  readonly want: string
}[]

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
