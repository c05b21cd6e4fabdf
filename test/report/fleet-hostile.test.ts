// Hostile texts as names of files, messages and URLs in a check of several repositories, in every output format.

import type { Verdict } from '../../src/judge/verdict.ts'
import { renderAnnotations } from '../../src/report/annotations.ts'
import { renderCodeQuality } from '../../src/report/codequality/codequality.ts'
import type { ReportContext } from '../../src/report/outcome.ts'
import { renderMarkdown } from '../../src/report/summary.ts'
import { inRepository } from '../../src/rules/problems/place.ts'
import { COMMIT } from '../support/fleet.ts'
import { HOSTILE_TEXTS, unseenIn } from '../support/hostile-text.ts'
import { aHostileContext, aHostileVerdict } from '../support/hostile-verdict.ts'
import { describe, expect, it } from '../support/jest.ts'
import { codeQualityMistakes, junitMistakes, sarifMistakes } from '../support/report-schemas.ts'
import { mistakesIn, readSummary } from '../support/summary-html.ts'
import { renderJson, renderJunit, renderSarif, renderText } from '../support/whole-reports.ts'

type Hostile = { readonly verdict: Verdict; readonly context: ReportContext }

/** Each file is in one of three repositories. The URL of one contains the text, that of another is the text. */
function inFleet(text: string): Hostile {
  let next = 0
  const names = ['acme/a', 'acme/b', 'acme/c']
  const move = (key: string, value: unknown) =>
    (key === 'file' || key === 'directory') && typeof value === 'string'
      ? inRepository(names[next++ % 3] ?? '', value)
      : value
  const verdict: Verdict = JSON.parse(JSON.stringify(aHostileVerdict(text)), move)
  const urls = ['https://github.com/acme/a', `https://github.com/${text}`, text]
  const repositories = names.map((name, at) => ({ name, url: urls[at] ?? null, commit: COMMIT }))
  return { verdict, context: { ...aHostileContext(text), repositories } }
}

// Every format has a test of its own with all of them.
const SOME = HOSTILE_TEXTS.filter((_, at) => at % 16 === 0)

const wrongIn = (isWrong: (given: Hostile) => boolean): readonly string[] =>
  SOME.filter(({ text }) => isWrong(inFleet(text.slice(0, 300) || ' '))).map(({ name }) => name)

const isUnsafe = (lines: string): boolean =>
  lines.split('\n').some((line) => /^\s*::|##\w*\[/.test(line) || unseenIn(line).length > 0)

const ESC = '\u001B'
const LINK = new RegExp(`${ESC}]8;;(?:https://[\\w.:/%#-]*)?${ESC}\\\\`, 'g')

describe('hostile texts of other repositories', () => {
  it('are safe in the text, whose links end where they should', () => {
    const layout = { colour: false, hyperlinks: true, width: 80 }
    const wrong = wrongIn(({ verdict, context }) =>
      isUnsafe(renderText(verdict, { ...layout, context }).replace(LINK, ''))
    )
    expect(wrong).toEqual([])
  })

  it('are safe in annotations, none of which has a file', () => {
    const wrong = wrongIn(({ verdict, context }) => {
      const annotations = renderAnnotations(verdict, context)
      return annotations.some(
        ({ file, title, message }) => file !== undefined || isUnsafe(`${title}\n${message}`)
      )
    })
    expect(wrong).toEqual([])
  })

  it('are safe in a summary, whose links lead to pages of repositories and the documentation', () => {
    const PAGES = /^https:\/\/(?:(?:github|example)\.com\/|evil\.example\/path)[!-~]*$/
    const wrong = wrongIn(({ verdict, context }) => {
      const summary = renderMarkdown(verdict, context)
      const others = readSummary(summary).links.filter((url) => !PAGES.test(url))
      return [...mistakesIn(summary), ...others].length > 0
    })
    expect(wrong).toEqual([])
  })

  it('keep SARIF, JUnit and Code Quality valid', () => {
    const wrong = wrongIn(({ verdict, context }) => {
      const issues = [...renderCodeQuality(verdict, (text) => text)].join('')
      const mistakes = [
        ...sarifMistakes(renderSarif(verdict, context)),
        ...junitMistakes(renderJunit(verdict, context)),
        ...codeQualityMistakes(issues)
      ]
      return mistakes.length > 0 || isUnsafe(issues)
    })
    expect(wrong).toEqual([])
  })

  it('are kept in the JSON report, with their repository', () => {
    const wrong = wrongIn(({ verdict, context }) => {
      const json = renderJson(verdict, context)
      const [, place] = JSON.parse(json).findings[0].places
      const [, given] = verdict.findings[0]?.places ?? []
      const file = typeof given === 'object' ? given.file : ''
      return isUnsafe(json) || inRepository(place.repository, place.file) !== file
    })
    expect(wrong).toEqual([])
  })
})
