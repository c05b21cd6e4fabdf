import { rowKey, withFindings } from '../../src/judge/roots.ts'
import { mergeNotes, noteOf } from '../../src/rules/problems/note.ts'
import { aConstraint, aPlace, aProblem, aRoot, aRootRow } from '../support/evidence-builder.ts'
import { expect, it } from '../support/jest.ts'

it('a merged finding is in the row of each root, an error only for clients that it breaks', () => {
  const finding = noteOf(aProblem('version-none-fits'), { clients: ['terraform'] })
  const row = aRootRow()
  const found = ['a', 'b'].map((root) => ({ ...finding, rowKeys: [rowKey(root, row)] }))
  const roots = [aRoot('a'), { ...aRoot('b'), clients: ['opentofu'] as const }, aRoot('c')]
  const [a, b, c] = withFindings(
    roots,
    mergeNotes(found, () => '')
  ).map(({ rows }) => rows[0])
  expect([a?.worst, b?.worst, c?.worst]).toEqual(['error', 'warning', null])
  expect(a?.problems.map(({ code }) => code)).toEqual(['version-none-fits'])
})

it('a row has the constraints that conflict, by the findings about it', () => {
  const [older, newer] = [aConstraint('< 6.0'), aConstraint('>= 6.0', aPlace({ line: 9 }))]
  const requiredBy = [older, aConstraint('>= 5.0'), newer]
  const row = aRootRow({ requiredBy })
  const constraints = requiredBy.map((one) => ({ ...one, conflicts: one.text !== '>= 5.0' }))
  const problem = { ...aProblem('version-none-fits'), constraints }
  const [root] = withFindings(
    [aRoot('.', [row])],
    [{ ...noteOf(problem), rowKeys: [rowKey('.', row)] }]
  )
  expect(root?.rows[0]?.conflicting).toEqual([older, newer])
})
