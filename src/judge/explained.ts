// One cause is one finding: a flaw of the URL of a service explains what comes of the requests below it, and what stops all
// hosts in one way is a problem of this machine.
import type { Visit } from '../observe/visit/evidence.ts'
import { statusPageOf } from '../rules/problems/brief.ts'
import { machineNetwork } from '../rules/problems/host.ts'
import type { Obstacle } from '../rules/problems/http/obstacle.ts'
import { mergeNotes, type Note } from '../rules/problems/note.ts'
import type { Problem } from '../rules/problems/problem.ts'
import type { Client } from '../rules/protocol/clients.ts'
import { showHostname } from '../rules/protocol/hostname.ts'
import { marked } from '../rules/protocol/marked-text.ts'

// At the address nothing is reached, and at the path another thing. A registry that refuses or fails is there.
const EFFECTS: readonly (readonly [flaw: RegExp, effect: RegExp])[] = [
  [/^service-url-(?:cross-host|private)$/, /^(?:host|tls|proxy)-/],
  [
    /^service-url-(?:empty|invalid|looks-like-host|no-slash|relative)$/,
    /^(?:module|provider)-unknown$|^versions-shape$/
  ]
]

export const codesByService = ({ services, problem: { code } }: Note) =>
  services.map((id) => [id, code] as const)

type JudgedView = { readonly notes: readonly Note[]; readonly viewers: readonly Client[] }

/** The notes of a view and of answers, in which an error takes the place of what it explains, and what a milder flaw explains says so. */
export function explain(
  view: JudgedView,
  all: readonly Note[],
  isAnswering: (id: string) => boolean
) {
  let answers = all
  const causes = view.notes.flatMap((cause) => {
    const { code, severity, affects: affected } = cause.problem
    const clients = view.viewers.filter((cli) => severity !== 'error' || affected.includes(cli))
    const isEffect = ({ problem, services, affects }: Note): boolean =>
      EFFECTS.some(([flaw, effect]) => flaw.test(code) && effect.test(problem.code)) &&
      services.length > 0 &&
      services.every((id) => cause.services.includes(id) && !isAnswering(id)) &&
      affects.every((client) => clients.includes(client))
    const effects = answers.filter(isEffect)
    if (effects.length === 0) return cause
    answers = answers.flatMap((note) =>
      !effects.includes(note) ? note : severity === 'error' ? [] : explained(note, cause)
    )
    return severity === 'error' ? withEffects(cause, effects) : []
  })
  return { causes, answers }
}

function explained(note: Note, { problem: { message: why, cures } }: Note): Note {
  const message = marked`${why}; ${note.problem.message}`
  return { ...note, problem: { ...note.problem, message, ...(cures && { cures }) } }
}

/** The cause, at the places and for the clients of its effects. */
const withEffects = (cause: Note, effects: readonly Note[]): readonly Note[] =>
  mergeNotes([cause, ...effects], () => null).map((note) => {
    const seen = effects.find(({ problem }) => problem.obstacle !== undefined)
    const message = seen && marked`${note.problem.message}; ${seen.problem.message}`
    return message === undefined ? note : { ...note, problem: { ...note.problem, message } }
  })

/** The problem of this machine if all hosts fail in one way before any answers; else null, and for one private host, which can fail alone. */
export function machineProblem(visits: readonly Visit[]): Problem | null {
  const contacted = visits.filter(({ attempt }) => attempt.hops.length > 0)
  const [first, ...others] = contacted.flatMap((visit) => obstacleOf(visit) ?? [])
  if (!first || others.length < contacted.length - 1) return null
  const isPublic = contacted.some(({ host }) => statusPageOf(host) !== null)
  const isSuspect = isPublic || (others.length > 0 && !first.isCommon)
  if (!isSuspect || others.some((other) => wayOf(other) !== wayOf(first))) return null
  const hosts = contacted.map(({ host }) => showHostname(host))
  return machineNetwork(hosts, [first, ...others])
}

/** Equal for what stops the machine in one way. Hosts that are not reached may fail differently. */
const wayOf = ({ verb, what }: Obstacle): string => (verb.startsWith('cannot') ? verb : what)

/** The obstacle before a host; undefined if the host itself answered. */
function obstacleOf({ attempt: { discovery, hops } }: Visit): Obstacle | undefined {
  const obstacle = discovery.kind === 'failed' ? discovery.problem.obstacle : undefined
  const isSilent = hops.every(({ status }) => status === null)
  return isSilent || obstacle?.verb === 'does not reach' ? obstacle : undefined
}
