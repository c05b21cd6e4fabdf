// Problems of packages that no registry serves: the first thing that the client meets on the way to each of them.

import type { AskedStep, DirectCall, PackageStep } from '../../observe/visit/registry/evidence.ts'
import { brief, listCure, type Package } from '../../rules/problems/brief.ts'
import { notFollowed } from '../../rules/problems/init/not-followed.ts'
import { packageBroken, packageLocation } from '../../rules/problems/init/packages.ts'
import { hostNotAllowed } from '../../rules/problems/not-contacted.ts'
import { type Note, noteOf } from '../../rules/problems/note.ts'
import { distinctPlaces, groupsOf } from '../../rules/problems/place.ts'
import { type Problem, readBy } from '../../rules/problems/problem.ts'
import type { MainClient } from '../../rules/protocol/clients.ts'
import { hostIn, showHostname } from '../../rules/protocol/hostname.ts'
import { marked, plain } from '../../rules/protocol/marked-text.ts'
import { hideAddressSecrets } from '../../rules/text/address-secrets.ts'
import { isInUse } from '../finding.ts'
import { problemOf } from './packages.ts'
import { directKey, hostOfPackage } from './rows.ts'

/** One note for each package and problem, and for each reason why packages were not read. */
export function judgeDirect(calls: readonly DirectCall[], isFork: boolean): readonly Note[] {
  const met = calls.flatMap(({ root, call, evidence }) => {
    const { client } = root
    const source = brief(hideAddressSecrets(call.source))
    const [faults] = evidence.steps.flatMap((step) => faultOf(source, step, client, isFork) ?? [])
    // The line in the checkout has a finding already.
    const isSaid = faults?.problem.code === 'host-not-allowed' && call.place.inside === undefined
    const key = directKey({ root, call, evidence })
    return faults === undefined || isSaid ? [] : { client, call, source, evidence, key, ...faults }
  })
  return groupsOf(met, ({ problem, reason }) =>
    reason === undefined ? `${problem.code} ${plain(problem.message)}` : `${reason.why}`
  ).map((group) => {
    const [{ problem, reason, evidence }] = group
    const places = distinctPlaces(group.map(({ call }) => call.place))
    const clients = [...new Set(group.map(({ client }) => client))]
    const names = [...new Set(group.map(({ source }) => source))]
    const merged =
      reason === undefined
        ? problem
        : notFollowed({ what: 'package', cure: undefined, ...reason, names })
    const reader = {
      role: 'user',
      host: showHostname(hostOfPackage(evidence)),
      isTerminal: false
    } as const
    const rowKeys = [...new Set(group.map(({ key }) => key))]
    return noteOf(readBy(merged, reader), { places, clients, needed: isInUse(places), rowKeys })
  })
}

/** `reason`: why this check did not read the package, which `init` may. */
type Fault = {
  readonly problem: Problem
  readonly reason?: { readonly why: string; readonly cure?: string }
}

const skipped = (source: string, why: string, cure?: string): Fault => {
  const reason = cure === undefined ? { why } : { why, cure }
  return { problem: notFollowed({ what: 'package', why, cure, names: [source] }), reason }
}

/** Null for a step at which nothing is wrong. */
function faultOf(
  source: string,
  step: PackageStep,
  client: MainClient,
  isFork: boolean
): Fault | null {
  const url = 'answer' in step ? step.answer.url : ''
  const name = hostIn(url) ?? ''
  const wanted = { kind: 'module', address: source, version: '', host: showHostname(name) } as const
  switch (step.kind) {
    case 'asked': {
      const problem = problemOfAnswer(wanted, step, client, isFork)
      if (problem?.code !== 'host-private-redirect') return problem && { problem }
      // This check does not go there; the clients do.
      return skipped(source, plain(problem.message), listCure(showHostname(name)))
    }
    case 'refused':
      return { problem: packageLocation({ ...wanted, url, why: step.why, clients: [client] }) }
    case 'broken':
      return { problem: packageBroken({ ...wanted, why: step.why }) }
    case 'other':
      return skipped(source, `it is downloaded with ${step.getter}, which this check does not use`)
    case 'unread':
      return skipped(source, step.why, step.cure)
    case 'description':
    case 'no-archive':
    case 'platform':
    case 'protocols':
    case 'sums':
    case 'unsigned':
      return null
  }
}

function problemOfAnswer(
  wanted: Package,
  step: AskedStep,
  client: MainClient,
  isFork: boolean
): Problem | null {
  const { outcome, url } = step.answer
  if (outcome.kind === 'status' || outcome.kind === 'failed') {
    return problemOf(wanted, step, outcome, isFork)
  }
  if (outcome.kind === 'unreadable') {
    const why = `the page at its address ${outcome.why}`
    return packageLocation({ ...wanted, url, why, clients: [client] })
  }
  if (outcome.kind !== 'not-asked' || outcome.why !== 'not-allowed') return null
  return hostNotAllowed({ host: hostIn(url) ?? '', package: marked`module ${wanted.address}` })
}
