// Remarks on a check: restrictions and advice that need no finding, each a clause.
import type { Verdict } from '../judge/verdict.ts'
import { describeAside } from '../problems/place.ts'
import { firstLines, showCount } from './phrases.ts'
import { hitsOf } from './places.ts'

// Each directory with plugins of its own has a remark.
const MAX_REMARKS = 50

/** The remarks that every output format shows, and how many more there are. */
export const firstRemarks = (remarks: readonly string[]): readonly string[] =>
  firstLines(
    remarks,
    MAX_REMARKS,
    (remark) => remark,
    (more) => `and ${showCount(more, 'more remark')}`
  )

/** The remarks that follow from the verdict. */
export const remarksOn = (verdict: Pick<Verdict, 'files' | 'roots'>): readonly string[] => [
  ...asideRemarks(verdict),
  ...signatureRemarks(verdict)
]

/** Suggests `exclude` once for all findings in tests, examples and templates. */
function asideRemarks({ files }: Pick<Verdict, 'files'>): readonly string[] {
  const aside = files.filter(
    ({ exclude, severity }) => exclude !== undefined && severity !== 'notice'
  )
  const patterns = new Set(aside.flatMap(({ exclude }) => exclude ?? []))
  const repositories = hitsOf(aside).length
  return aside.length === 0 ? [] : [describeAside(aside.length, [...patterns], repositories)]
}

/** Says what `depth: packages` leaves out on each run: a remark, because no finding would need an action. */
function signatureRemarks({ roots }: Pick<Verdict, 'roots'>): readonly string[] {
  const hasPackages = roots.some(({ rows }) =>
    rows.some(({ platforms }) => platforms.some(({ available }) => available === true))
  )
  return hasPackages ? ['signatures of provider packages were not verified'] : []
}
