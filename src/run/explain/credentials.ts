// Explains which credentials sources the clients search for a host's token, without any token.
import type { MachineCredentials } from '../../observe/credentials/client-sources.ts'
import type { Redact } from '../../observe/credentials/redaction/redaction.ts'
import { showLooks } from '../../report/outline/host-facts.ts'
import { namesOf } from '../../rules/problems/brief.ts'
import { firstPlaceOf, noteOf } from '../../rules/problems/note.ts'
import { groupsOf, showBecause } from '../../rules/problems/place.ts'
import { said } from '../../rules/problems/problem.ts'
import { type Hostname, nearMisses } from '../../rules/protocol/hostname.ts'
import { visible } from '../../rules/text/safe-text.ts'

type OpenCredentials = MachineCredentials & {
  readonly variables: readonly string[]
  readonly redact: Redact
}

type ExplainedCredentials = Awaited<ReturnType<typeof explainCredentials>>

/** Runs a helper only if no source before it knows the host, as the clients do. */
export async function explainCredentials(
  host: Hostname,
  { credentials, configs, complaints, variables, redact }: OpenCredentials
) {
  const { clients, findings, difference } = await credentials.find(host)
  const differing = difference === null ? [] : [noteOf(difference)]
  const wrong = [...findings, ...differing, ...complaints].map((finding) => {
    const { message, help } = said(finding.problem)
    const place = firstPlaceOf(finding)
    return { code: finding.problem.code, message, ...(help !== null && { help }), place }
  })
  return {
    clients: clients.flatMap(({ client, looks }) =>
      configs
        .filter((config) => config.client === client)
        .map(({ files, forced }) => ({
          client,
          looks,
          files: files.map(({ shown, state }) => ({ file: shown, state })),
          hostBlock: forced.find((block) => block.host === host)?.place ?? null
        }))
    ),
    nearMisses: nearMisses(variables, host, new Set([host])).map(
      ({ isParent: _, ...miss }) => miss
    ),
    // A helper may write its token to standard error.
    problems: redact([...new Map(wrong.map((problem) => [problem.message, problem])).values()])
  }
}

export function renderExplainedCredentials(explained: ExplainedCredentials): string {
  const lines = [
    ...showLooks(explained.clients).flatMap(({ clients, looks }) => [
      `  ${namesOf(clients)}: credentials sources, in order`,
      ...looks.map(({ source, held }, index) => `    ${index + 1}. ${visible(source)}: ${held}`)
    ]),
    ...fileLines(explained),
    ...explained.nearMisses.map(
      ({ variable, why, write }) =>
        `  near miss  ${visible(variable)}: ${visible(why)}; rename it to ${visible(write)}`
    ),
    ...explained.problems.flatMap(({ code, message, help, place }) => [
      `  ${place === null ? '' : `${showBecause(place)}: `}${code}: ${visible(message)}`,
      ...(help ? [`    help: ${visible(help)}`] : [])
    ])
  ]
  return lines.map((line) => `${line}\n`).join('')
}

function fileLines({ clients }: ExplainedCredentials): readonly string[] {
  const groups = groupsOf(clients, ({ files, hostBlock }) => JSON.stringify([files, hostBlock]))
  return groups.flatMap((group) => {
    const [{ files, hostBlock }] = group
    const names = namesOf(group.map(({ client }) => client))
    const block = 'has a host block for the host: its discovery document is not used'
    return [
      ...(files.length === 0 ? [] : [`  ${names}: CLI configuration`]),
      ...files.map(({ file, state }) => `    ${visible(file)}: ${state}`),
      ...(hostBlock === null ? [] : [`    ${showBecause(hostBlock)} ${block}`])
    ]
  })
}
