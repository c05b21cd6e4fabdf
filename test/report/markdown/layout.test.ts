import { expect, it } from '@jest/globals'
import { htmlTable } from '../../../src/report/markdown/layout.ts'

it('gives every row a cell for each column, and no cell is empty', () => {
  expect(htmlTable(['Host', 'Time'], [['a', ''], ['b']], [1])).toBe(`<table>
<tr><th align="left">Host</th><th align="right">Time</th></tr>
<tr><td>a</td><td align="right">–</td></tr>
<tr><td>b</td><td align="right">–</td></tr>
</table>`)
})
