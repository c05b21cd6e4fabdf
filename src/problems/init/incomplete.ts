// Answers of registries and package hosts that begin and do not end well.
import { MAIN_CLIENTS } from '../../protocol/clients.ts'
import { byOperator, defineProblem, error } from '../problem.ts'

const CUT_OFF = {
  closed: 'closed the connection in the middle of its answer',
  length: 'sent an answer of another length than its Content-Length',
  gzip: 'sent a gzip answer that is cut off',
  'not-gzip': 'sent an answer that is not gzip, with Content-Encoding: gzip'
}

export const answerIncomplete = defineProblem(
  error('answer-incomplete', 'Answer cannot be read to its end', MAIN_CLIENTS),
  /** `host` as for the problems of hosts. */
  ({ host, why }: { readonly host: string; readonly why: keyof typeof CUT_OFF }) => ({
    message: `${host} ${CUT_OFF[why]}`,
    help: byOperator(
      'look for a server that crashes while it responds, or a proxy that changes the body'
    )
  })
)
