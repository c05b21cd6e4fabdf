// Judges what `init` will do after discovery, from the answers of registries.
import type { Hostname } from '../../protocol/hostname.ts'
import { LOGIN } from '../../protocol/services.ts'
import type { Dialect } from '../../scan/clients/dialect.ts'
import type { Settings } from '../../settings/settings.ts'
import type { Inquiry } from '../../visit/registry/evidence.ts'
import type { Predicted } from '../verdict.ts'
import { judgeAnswers } from './answers.ts'
import { type InitCause, mergeCauses, serviceOf } from './causes.ts'
import { judgeChoices, judgeInstallations } from './choices.ts'
import { judgeClouds, judgeLogins } from './cloud.ts'
import { judgeInside } from './inside.ts'
import { findingsOnUnasked, notesOnModules } from './not-followed.ts'
import { judgeModulePackage } from './packages.ts'
import { judgeProviderPackage } from './provider-packages.ts'
import { rowsOf } from './rows.ts'

export type InitRules = Pick<
  Settings,
  'depth' | 'platforms' | 'upgrade' | 'hostnames' | 'requiredServices' | 'maxRequests'
> & {
  readonly dialect: Dialect
  readonly isFork: boolean
}

export function judgeInit(inquiry: Inquiry, rules: InitRules): Predicted {
  const { items } = inquiry
  const causes = [
    ...judgeAnswers(items, rules.isFork),
    ...judgeInstallations(items),
    ...judgeChoices(items),
    ...judgePackages(inquiry, rules.isFork)
  ]
  const answering = items
    .filter(({ answer }) => answer.outcome.kind === 'read')
    .map((item) => `${item.wants.host} ${serviceOf(item)}`)
  const isRequired = (host: Hostname) =>
    rules.hostnames.some((named) => {
      const services = named.services.length > 0 ? named.services : rules.requiredServices
      return named.host === host && services.includes(LOGIN)
    })
  return {
    findings: [
      ...notesOnModules(inquiry),
      ...mergeCauses(causes),
      ...judgeInside(inquiry, rules.upgrade),
      ...judgeClouds(inquiry.clouds),
      ...judgeLogins(inquiry.logins, isRequired),
      ...findingsOnUnasked(items, rules)
    ],
    roots: rowsOf(items),
    requests: inquiry.requests,
    answering: new Set(answering)
  }
}

const judgePackages = ({ items, lockHashes }: Inquiry, isFork: boolean): readonly InitCause[] =>
  items.flatMap((item) => {
    if (item.choice?.kind !== 'chosen') return []
    const chosen = { item, version: item.choice.version, isFork, host: item.wants.host }
    return item.packages.flatMap((found) =>
      'location' in found
        ? judgeModulePackage(chosen, found)
        : judgeProviderPackage(chosen, found, lockHashes)
    )
  })
