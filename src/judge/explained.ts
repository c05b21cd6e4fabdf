// One cause is one finding: a flaw of the URL of a service explains what comes of the requests below it.
import { mergeNotes, type Note } from '../rules/problems/note.ts'
import type { Client } from '../rules/protocol/clients.ts'
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
