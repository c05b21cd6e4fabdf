// What docs/history.schema.json says of each member of a line of the history.
import { historyLine } from '../../src/report/history/records.ts'
import { schemaText } from './schema-text.ts'

const DESCRIPTIONS = {
  'run.v': 'Version of this schema: 1. Lines of later versions are kept, and not read.',
  'run.at': 'When the run began, ISO 8601, UTC.',
  'run.run': 'Identifies the run, so that a line that two files share counts once.',
  'run.host': 'Hostname in lower-case ASCII, with its port unless that is 443.',
  'run.outcome': 'As in reports; only `works`, `warns` and `fails` count for the uptime.',
  'run.ms': 'Milliseconds that discovery took; missing if it did not succeed.',
  'run.codes': 'The problem codes of the worst findings.'
}

/** docs/history.schema.json */
export const historySchema = (): string =>
  schemaText(
    {
      title: 'tf-disco history',
      description: 'One line of the file that the setting `history` names: one host in one run.',
      schema: historyLine,
      path: 'run',
      definitions: {}
    },
    DESCRIPTIONS
  )
