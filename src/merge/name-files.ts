// Names the files of a report after its repository, for a report on several.
import type { Finding } from '../judge/finding.ts'
import type { HostVerdict } from '../judge/host-verdict.ts'
import { inRepository, type Place, repositoryOf } from '../problems/place.ts'
import type { Report } from '../report/outcome.ts'
import { isInCheckout } from '../report/places.ts'
import { remarksOn } from '../report/remarks.ts'
import { HOSTNAMES_LINE } from '../roots/root.ts'
import type { Because } from '../visit/requirements.ts'
import { sharing } from './read-findings.ts'

/** Whether a file is of the checkout, and its name has no repository. */
const isUnnamed = (file: string): boolean =>
  repositoryOf(file) === null && isInCheckout(file) && file !== HOSTNAMES_LINE.file

/** Whether the report has places in files of which it does not say the repository. */
export function hasUnnamedFiles({ verdict, context }: Report): boolean {
  const isOf = (places: readonly Because[]): boolean =>
    places.some((one) => typeof one !== 'string' && isUnnamed(one.file))
  return (
    context.repository === null &&
    (verdict.findings.some(({ places }) => isOf(places)) ||
      verdict.hosts.some(({ requirements }) => requirements.some(({ because }) => isOf(because))) ||
      verdict.roots.some(({ directory }) => isUnnamed(directory)))
  )
}

/**
 * A report without the name of a repository stays as it is. Remarks that follow from its verdict are left out: from
 * places with repositories follow other ones.
 */
export function namedByRepository({ verdict, context }: Report): Report {
  const { repository } = context
  if (repository === null) return { verdict, context }
  const name = (file: string): string =>
    isUnnamed(file) ? inRepository(repository.name, file) : file
  const share = sharing()
  const at = (place: Place): Place => ({ ...place, file: name(place.file) })
  const because = (places: readonly Because[]): readonly Because[] =>
    share(places.map((one) => (typeof one === 'string' ? one : at(one))))
  const finding = (one: Finding): Finding => ({ ...one, places: because(one.places) })
  const host = (one: HostVerdict): HostVerdict => ({
    ...one,
    requirements: one.requirements.map((each) => ({ ...each, because: because(each.because) })),
    servicesFrom: one.servicesFrom && at(one.servicesFrom),
    findings: one.findings.map(finding),
    visit: {
      ...one.visit,
      forced: one.visit.forced.map((block) => ({ ...block, place: at(block.place) }))
    }
  })
  const derived = new Set(remarksOn(verdict))
  const evidence = context.dialect.evidence.map((sign) => ({ ...sign, place: at(sign.place) }))
  return {
    context: {
      ...context,
      dialect: { ...context.dialect, evidence },
      remarks: context.remarks.filter((remark) => !derived.has(remark))
    },
    verdict: {
      ...verdict,
      hosts: verdict.hosts.map(host),
      files: verdict.files.map(finding),
      findings: verdict.findings.map(finding),
      roots: verdict.roots.map((root) => ({
        ...root,
        directory: name(root.directory),
        rows: root.rows.map((row) => ({ ...row, places: because(row.places) }))
      }))
    }
  }
}
