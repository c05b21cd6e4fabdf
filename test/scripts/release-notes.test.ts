import { readFileSync } from 'node:fs'
import { notesOf } from '../../scripts/release-notes.ts'
import { VERSION } from '../../src/rules/protocol/version.ts'
import { describe, expect, it } from '../support/jest.ts'

const CHANGELOG = `# Changelog

Codes are stable.

## [Unreleased]

## [1.10.0] - 2026-12-01

### Added

- One thing, explained
  in two lines ([page](docs/a.md#b)).
- Another, see [the site](https://example.com/).

A paragraph
of two lines.

## [1.1.0]

- No date.

## [1.0.0] - 2026-11-22
`

const commit = '0123456789abcdef0123456789abcdef01234567'
const notes = (tag: string) =>
  notesOf(CHANGELOG, { tag, commit, repository: 'https://github.com/acme/tool' })

describe('the notes of a release', () => {
  it('are the pin for workflows and its section, with whole lines and links', () => {
    expect(notes('v1.10.0')).toBe(`\`\`\`yaml
- uses: acme/tool@${commit} # v1.10.0
\`\`\`

### Added

- One thing, explained in two lines ([page](https://github.com/acme/tool/blob/v1.10.0/docs/a.md#b)).
- Another, see [the site](https://example.com/).

A paragraph of two lines.
`)
  })

  it('exist for the version of this repository', () => {
    const release = { tag: `v${VERSION}`, commit, repository: 'https://github.com/acme/tool' }
    expect(notesOf(readFileSync('CHANGELOG.md', 'utf8'), release)).toMatch(/^#+ \w/m)
  })

  it.each([
    ['v1.1.0', 'has no date'],
    ['v1.0.0', 'is empty'],
    ['v1.10', 'has no section [1.10]'],
    ['v2.0.0', 'has no section [2.0.0]']
  ])('%s is refused, because it %s', (tag, why) => {
    expect(() => notes(tag)).toThrow(why)
  })
})
