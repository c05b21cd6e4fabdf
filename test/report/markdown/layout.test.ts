import { expect, it } from '@jest/globals'
import { htmlTable } from '../../../src/report/markdown/layout.ts'

it('gives every row a cell for each column, and no cell is empty', () => {
  const columns = [{ title: 'Host' }, { title: 'Time', align: 'right' }] as const
  expect(htmlTable(columns, [['a', ''], ['b']])).toBe(`<table>
<tr><th align="left">Host</th><th align="right">Time</th></tr>
<tr><td>a</td><td align="right">–</td></tr>
<tr><td>b</td><td align="right">–</td></tr>
</table>`)
})
