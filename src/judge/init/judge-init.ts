// Judges what `init` will do after discovery, from the answers of registries.

import type { Hostname } from '../../protocol/hostname.ts'
import { LOGIN, MODULES, PROVIDERS } from '../../protocol/services.ts'
import type { Dialect } from '../../scan/clients/dialect.ts'
import type { Settings } from '../../settings/settings.ts'
import type { Inquiry } from '../../visit/registry/evidence.ts'
import type { Predicted } from '../verdict.ts'
import { judgeAnswers } from './answers.ts'
import { mergeCauses } from './causes.ts'
import { judgeChoices } from './choices.ts'
import { judgeClouds, judgeLogins } from './cloud.ts'
import { judgeInside } from './inside.ts'
import { judgeInstallations } from './mirrors.ts'
import { draftsOfUnasked, notesOnModules } from './not-followed.ts'
import { judgePackages } from './packages.ts'
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
    ...(inquiry.packages === null ? [] : judgePackages(items, inquiry.packages, rules.isFork))
  ]
  const caused = [...mergeCauses(causes), ...judgeInside(inquiry, items, rules)]
  const answering = new Set<string>()
  for (const { asked, host, kind } of items) {
    if (asked?.outcome.kind !== 'read') continue
    answering.add(`${host} ${kind === 'module' ? MODULES : PROVIDERS}`)
  }
  const isRequired = (host: Hostname) =>
    rules.hostnames.some((named) => {
      const services = named.services.length > 0 ? named.services : rules.requiredServices
      return named.host === host && services.includes(LOGIN)
    })
  return {
    drafts: [
      ...caused.map(({ draft }) => draft),
      ...judgeClouds(inquiry.clouds),
      ...judgeLogins(inquiry.logins, isRequired),
      ...draftsOfUnasked(items, inquiry.packages, rules)
    ],
    notes: notesOnModules(inquiry),
    ...rowsOf(items, caused, inquiry.packages),
    requests: inquiry.requests,
    answering
  }
}
