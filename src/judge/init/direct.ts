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
export function judgeDirect(calls: readonly DirectCall[]): readonly Note[] {
  const met = calls.flatMap(({ root, call, evidence }) => {
    const { client } = root
    const source = brief(hideAddressSecrets(call.source))
    const [fault] = evidence.steps.flatMap((step) => faultOf(source, step, client) ?? [])
    if (fault === undefined) return []
    // The line in the checkout has a finding already.
    const isSaid = 'code' in fault && fault.code === 'host-not-allowed'
    if (isSaid && call.place.inside === undefined) return []
    return { client, call, source, evidence, key: directKey({ root, call, evidence }), fault }
  })
  return groupsOf(met, ({ fault }) =>
    'code' in fault ? `${fault.code} ${plain(fault.message)}` : fault.why
  ).map((group) => {
    const [{ fault, evidence }] = group
    const places = distinctPlaces(group.map(({ call }) => call.place))
    const clients = [...new Set(group.map(({ client }) => client))]
    const names = [...new Set(group.map(({ source }) => source))]
    const merged = 'code' in fault ? fault : notFollowed({ what: 'package', ...fault, names })
    const host = showHostname(hostOfPackage(evidence))
    const reader = { role: 'user', host, isTerminal: false } as const
    const rowKeys = [...new Set(group.map(({ key }) => key))]
    return noteOf(readBy(merged, reader), { places, clients, needed: isInUse(places), rowKeys })
  })
}

/** Why this check did not read a package, which `init` may. */
type UnreadPackage = { readonly why: string; readonly cure: string | undefined }

/** Null for a step at which nothing is wrong. */
function faultOf(
  source: string,
  step: PackageStep,
  client: MainClient
): Problem | UnreadPackage | null {
  const url = 'answer' in step ? step.answer.url : ''
  const name = hostIn(url) ?? ''
  const wanted = { kind: 'module', address: source, version: '', host: showHostname(name) } as const
  switch (step.kind) {
    case 'asked': {
      const problem = problemOfAnswer(wanted, step, client)
      if (problem?.code !== 'host-private-redirect') return problem
      // This check does not go there; the clients do.
      return { why: plain(problem.message), cure: listCure(showHostname(name)) }
    }
    case 'refused':
      return packageLocation({ ...wanted, url, why: step.why, clients: [client] })
    case 'broken':
      return packageBroken({ ...wanted, why: step.why })
    case 'other':
      return {
        why: `it is downloaded with ${step.getter}, which this check does not use`,
        cure: undefined
      }
    case 'unread':
      return { why: step.why, cure: step.cure }
    case 'description':
    case 'platform':
    case 'protocols':
    case 'sums':
    case 'unsigned':
      return null
  }
}

function problemOfAnswer(wanted: Package, step: AskedStep, client: MainClient): Problem | null {
  const { outcome, url } = step.answer
  if (outcome.kind === 'status' || outcome.kind === 'failed') {
    return problemOf(wanted, step, outcome)
  }
  if (outcome.kind === 'unreadable') {
    const why = `the page at its address ${outcome.why}`
    return packageLocation({ ...wanted, url, why, clients: [client] })
  }
  if (outcome.kind !== 'not-asked' || outcome.why !== 'not-allowed') return null
  return hostNotAllowed({ host: hostIn(url) ?? '', package: marked`module ${wanted.address}` })
}
