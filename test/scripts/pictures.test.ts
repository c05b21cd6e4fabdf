import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { SCHEMES } from '../../scripts/pictures/page.ts'
import { hashOf, sourceOf } from '../../scripts/pictures/palette.ts'
import {
  describePicture,
  IMAGES,
  makeSummary,
  PICTURED,
  withoutTimes
} from '../../scripts/pictures/summary.ts'
import { describe, expect, it } from '../support/jest.ts'
import { runProgram } from '../support/program.ts'
import { temporaryDirectory } from '../support/temporary.ts'

const RUN = fileURLToPath(new URL('../../scripts/node-24.mjs', import.meta.url))
const MAX_BYTES = 100_000

const pictured = readFileSync(PICTURED, 'utf8')

it('README shows the summary that the Action writes today (npm run pictures renews it)', async () => {
  expect(withoutTimes(pictured)).toBe(withoutTimes(await makeSummary()))
})

describe.each(SCHEMES)('summary-%s.png', (scheme) => {
  const picture = readFileSync(`${IMAGES}/summary-${scheme}.png`)

  it('shows the text beside it (npm run pictures)', () => {
    expect(sourceOf(picture)).toBe(hashOf(pictured))
  })

  it('has less than 100 KB', () => {
    expect(picture.length).toBeLessThan(MAX_BYTES)
  })
})

it('README describes the pictures by their heading (npm run pictures)', () => {
  expect(readFileSync('README.md', 'utf8')).toContain(`<img alt="${describePicture(pictured)}"`)
})

describe('describePicture', () => {
  const cases = [
    [
      'a heading with a sign',
      '## ❌ 2 of 4 hosts failed\n\n<p>no token</p>',
      '2 of 4 hosts failed'
    ],
    ['one with code', '## ✅ <code>a.example.com</code> passed', 'a.example.com passed']
  ] as const
  it.each(cases)('reads %s', (_, summary, want) => {
    expect(describePicture(summary)).toBe(`Job summary: ${want}`)
  })
})

it('npm run pictures asks for a browser where none is installed, and changes nothing', async () => {
  await using home = await temporaryDirectory()
  const ended = await runProgram(RUN, ['pictures.ts'], home.path, { env: { PATH: home.path } })
  expect(ended).toMatchObject({ exitCode: 3, stdout: '' })
  expect(ended.stderr).toMatch(/^found no Chromium; .*CHROMIUM/)
  expect(readFileSync(PICTURED, 'utf8')).toBe(pictured)
})
