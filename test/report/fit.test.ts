import { fitParts, renderLine } from '../../src/report/summary.ts'
import { block, type ReportBlock } from '../../src/report/tree.ts'
import { expect, it } from '../support/jest.ts'

const FORMS = ['a', 'b', 'c'].map((text) => [text.repeat(50), text])
const PARTS = FORMS.map((forms) => forms.map((form) => [block.paragraph(form)]))
const [a, b, c] = FORMS
const shown = (blocks: readonly ReportBlock[]): string =>
  blocks.map((block) => (block.kind === 'paragraph' ? renderLine(block.content) : '')).join('')

it.each([
  ['are whole if there is room', 156, [a?.[0], b?.[0], c?.[0]]],
  ['become shorter for want of one byte', 155, [a?.[0], b?.[0], 'c']],
  ['become shorter from the last', 107, [a?.[0], b?.[0], 'c']],
  ['become shorter before others are left out', 60, [a?.[0], 'b', 'c']],
  ['are left out from the last', 6, ['a', 'b', '']]
])('parts of a report of limited length %s', (_, maxBytes, texts) =>
  expect(fitParts(PARTS, shown, maxBytes)).toEqual(texts)
)
