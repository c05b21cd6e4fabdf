import { describe, expect, it } from '@jest/globals'
import { blockOf, fitBlocks, MARKDOWN } from '../../../src/report/pages/markdown/layout.ts'
import { column } from '../../../src/report/pages/view.ts'

it('gives every row a cell for each column, and no cell is empty', () => {
  const columns = [column('Host', (host: string) => host), column('Time', () => '', 'number')]
  const table = MARKDOWN.table(['a', 'b'], { caption: 'Hosts', columns })
  expect(blockOf(table)).toBe(`<table>
<tr><th align="left">Host</th><th align="right">Time</th></tr>
<tr><td>a</td><td align="right">–</td></tr>
<tr><td>b</td><td align="right">–</td></tr>
</table>`)
})

describe('blocks that do not all fit', () => {
  const long = (text: string) => text.repeat(50)
  const [a, b, c] = ['a', 'b', 'c'].map((text) => [long(text), text.repeat(20), text])
  const blocks = [a, b, c].map((forms = []) => forms.map((form) => () => form))

  it.each([
    ['are whole if there is room', 156, [long('a'), long('b'), long('c')]],
    ['become shorter from the last', 100, [a?.[0], b?.[1], c?.[1]]],
    ['leave room for the shortest form of each', 60, [a?.[0], 'b', 'c']],
    ['are left out from the last', 6, ['a', 'b', '']]
  ])('%s', (_, maxBytes, texts) => expect(fitBlocks(blocks, maxBytes)).toEqual(texts))
})
