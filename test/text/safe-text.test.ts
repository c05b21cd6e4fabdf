import {
  htmlText,
  jsonText,
  logLine,
  markdownCode,
  markdownProse,
  visible,
  visibleFile,
  workflowText
} from '../../src/rules/text/safe-text.ts'
import { HOSTILE_TEXTS, unseenIn } from '../support/hostile-text.ts'
import { describe, expect, it } from '../support/jest.ts'
import { readSummary } from '../support/summary-html.ts'

/** The names of the hostile texts for which something is wrong. */
const rowsWhere = (isWrong: (text: string) => boolean): readonly string[] =>
  HOSTILE_TEXTS.filter(({ text }) => isWrong(text)).map(({ name }) => name)

const isCommand = (line: string): boolean => /^\s*::|##\w*\[/.test(line)

describe('a hostile text', () => {
  it('is one visible, bounded, well-formed line', () => {
    const wrong = rowsWhere((text) => {
      const shown = visible(text, 100)
      return unseenIn(shown).length > 0 || !shown.isWellFormed() || shown.length > 101
    })
    expect(wrong).toEqual([])
  })

  it('is one visible, bounded line as the name of a file', () => {
    const wrong = rowsWhere((text) => {
      const shown = visibleFile(text, 100)
      const { length } = Array.from(shown)
      return unseenIn(shown).length > 0 || !shown.isWellFormed() || length > 101
    })
    expect(wrong).toEqual([])
  })

  it('is no workflow command in the log', () => {
    const wrong = rowsWhere((text) =>
      [text, `  ${text}`, `words ${text}`].some((line) => isCommand(logLine(visible(line))))
    )
    expect(wrong).toEqual([])
  })

  it('is no workflow command in an annotation, and fits into it', () => {
    const wrong = rowsWhere((text) => {
      const lines = workflowText(text).split('\n')
      return lines.some((line) => isCommand(line) || unseenIn(line).length > 0)
    })
    expect(wrong).toEqual([])
    expect(rowsWhere((text) => workflowText(text).length > 4001)).toEqual([])
  })

  it('stays text in HTML elements and attributes', () => {
    const wrong = rowsWhere((text) =>
      /[<>&"'`|*_[\]\\#~@$:{}\n]/.test(htmlText(text).replace(/&#\d+;/g, ''))
    )
    expect(wrong).toEqual([])
  })

  it('is one code element in Markdown', () => {
    const wrong = rowsWhere((text) => {
      const { complaints, prose } = readSummary(`<p>${markdownCode(text)}</p>`)
      return complaints.length > 0 || (text !== '' && prose.trim() !== '')
    })
    expect(wrong).toEqual([])
  })

  it('contains nothing in prose that GitHub links or replaces', () => {
    const wrong = rowsWhere((text) => {
      const { complaints, prose } = readSummary(`<p>${markdownProse(text)}</p>`)
      const linked = /:\/\/|www\.|[@#]\w|GH-\d|:\w+:|[0-9a-f]{7,}|[`*_$~|\\]/i.test(prose)
      return complaints.length > 0 || linked
    })
    expect(wrong).toEqual([])
  })

  it('stays the same value in JSON, without invisible characters', () => {
    const wrong = rowsWhere((text) => {
      const json = jsonText(JSON.stringify([text]))
      return unseenIn(json).length > 0 || isCommand(json) || JSON.parse(json)[0] !== text
    })
    expect(wrong).toEqual([])
  })
})

it('there are at least 200 hostile texts, each with its own name', () => {
  expect(new Set(HOSTILE_TEXTS.map(({ name }) => name)).size).toBeGreaterThanOrEqual(200)
})

describe('safe text', () => {
  const shown = [
    { name: 'an override', got: visible('a\u202Eb'), want: 'a<U+202E>b' },
    { name: 'an escape', got: visible('\u001B[31m'), want: '<U+001B>[31m' },
    { name: 'a lone surrogate', got: visible('a\uD800'), want: 'a<U+D800>' },
    { name: 'a mark without a letter', got: visible('\u0301'), want: '<U+0301>' },
    { name: 'a letter with a mark', got: visible('e\u0301'), want: 'e\u0301' },
    { name: 'other scripts', got: visible('bücher 例え टेस्ट'), want: 'bücher 例え टेस्ट' },
    { name: 'a long text', got: visible('abcdef', 3), want: 'abc…' },
    { name: 'a name that does not fit', got: visible('ab\u202E', 5), want: 'ab…' },
    { name: 'a file', got: visibleFile('a/main.tf', 9), want: 'a/main.tf' },
    { name: 'a long path', got: visibleFile('modules/a/main.tf', 9), want: '…a/main.tf' },
    { name: 'a file that grows', got: visibleFile('a\u202Eb', 5), want: '…02E>b' },
    { name: 'a path of wide letters', got: visibleFile('😀😀/main.tf', 9), want: '…😀/main.tf' },
    { name: 'a command', got: logLine('  ::error::x'), want: '  : :error::x' },
    { name: 'an old command', got: logLine('x ##[error]x'), want: 'x # #[error]x' },
    { name: 'an IPv6 address', got: logLine('at 2001:db8::1'), want: 'at 2001:db8::1' },
    { name: 'a web address', got: htmlText('www.a.example'), want: 'www&#46;a.example' },
    { name: 'no text at all', got: markdownCode(''), want: '<i>empty</i>' },
    {
      name: 'a setting',
      got: markdownProse('add it to `allowed-hosts`, or not'),
      want: 'add it to <code>allowed-hosts</code>, or not'
    },
    {
      name: 'a quoted line of code',
      got: markdownProse('add "a.example={ secrets.T }" to "my settings"'),
      want: 'add <code>&#34;a.example=&#123; secrets.T &#125;&#34;</code> to &#34;my settings&#34;'
    },
    {
      name: 'code of several words',
      got: markdownProse('add `pull-requests: write` (GitHub, `x`).'),
      want: 'add <code>pull-requests&#58; write</code> &#40;GitHub, <code>x</code>&#41;.'
    },
    {
      name: 'a sentence',
      got: markdownProse('modules.v1 is "text/html", want 2 URLs (at 10.0 s)'),
      want: '<code>modules.v1</code> is <code>&#34;text/html&#34;</code>, want 2 URLs &#40;at 10.0 s&#41;'
    }
  ]
  it.each(shown)('$name', ({ got, want }) => {
    expect(got).toBe(want)
  })
})
