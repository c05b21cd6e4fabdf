// Responses of registries and package hosts that begin and cannot be read to the end.
import { MAIN_CLIENTS } from '../../protocol/clients.ts'
import type { Host } from '../brief.ts'
import { byOperator, defineProblem, error } from '../problem.ts'

const CUT_OFF = {
  closed: 'closed the connection before the end of a response',
  gzip: 'sent a response whose gzip data is cut off',
  'not-gzip': 'sent a response with Content-Encoding: gzip that is not gzip'
}

export const answerIncomplete = defineProblem(
  error('answer-incomplete', 'Response is incomplete', MAIN_CLIENTS),
  ({ host, why }: Host & { readonly why: keyof typeof CUT_OFF }) => ({
    message: `${host} ${CUT_OFF[why]}`,
    help: byOperator(
      'check for a server that crashes while it responds, or a proxy that changes the body'
    )
  })
)
