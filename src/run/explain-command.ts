// The command `explain`: one explanation for each text.

import { readMachineCredentials } from '../observe/credentials/client-sources.ts'
import { thisMachine } from '../read/cli-config/machine.ts'
import { readCliConfig } from '../read/cli-config/read.ts'
import { type Dialect, resolveDialect } from '../read/scan/clients/dialect.ts'
import { CLIENT_NAMES, type MainClient } from '../rules/protocol/clients.ts'
import { hideAddressSecrets } from '../rules/text/address-secrets.ts'
import { jsonText, visible } from '../rules/text/safe-text.ts'
import type { Subject } from '../settings/command-line/commands.ts'
import { type Command, subjectOf } from '../settings/command-line/parse.ts'
import { OF_FLAGS } from '../settings/command-line/wording.ts'
import { readSettings } from '../settings/read.ts'
import type { Settings } from '../settings/settings.ts'
import { tokenVariablesIn } from './check.ts'
import type { Running } from './check-command.ts'
import * as addresses from './explain/addresses.ts'
import { explainCredentials, renderExplainedCredentials } from './explain/credentials.ts'
import { explainCode } from './explain/problem-codes.ts'
import { columnsOf, layoutOf, linesOf, print } from './program/streams.ts'

type Explain = Command & { readonly kind: 'explain' }

type Explainer = (input: string) => Promise<addresses.Explanation>

/** Each problem code with its section of the documentation, wrapped also where a pager shows it. */
export async function explainCodes(
  { codes, output }: Command & { readonly kind: 'explain-codes' },
  { program: { stdout, env, argv } }: Running
): Promise<number> {
  const width = Math.min(columnsOf(stdout, env), 100)
  const layout = { ...layoutOf(stdout, output.color, env), width }
  await print(stdout, [codes.map((code) => explainCode(code, argv[1] ?? '', layout)).join('\n')])
  return 0
}

/** The exit code is 1 if a client rejects one of the texts. */
export async function explain(command: Explain, running: Running): Promise<number> {
  const { program } = running
  const world = { environment: program.env, directory: program.cwd(), wording: OF_FLAGS }
  const explainText = explainer(command, readSettings(command.raw, world), running)
  const isJson = command.output.format === 'json'
  let isRejected = false
  for (const text of command.texts) {
    for await (const line of text === '-' ? linesOf(program.stdin) : [text]) {
      const { explained, rendered } = await explainText(line)
      isRejected ||= explained.error !== null
      const hint = explained.error === null ? '' : otherSubject(line, command.subject)
      const json = jsonText(JSON.stringify(explained, withoutSecrets))
      program.stdout.write(isJson ? `${json}\n` : `${rendered}${hint}`)
    }
  }
  return isRejected ? 1 : 0
}

/** Programs match the data by its exact input, and by the words of the clients about names, which are no URLs. */
const withoutSecrets = (name: string, value: unknown): unknown =>
  typeof value === 'string' && name !== 'input' && value.includes('//')
    ? hideAddressSecrets(value)
    : value

function otherSubject(text: string, subject: Subject): string {
  const meant = subjectOf(text)
  return meant === null || meant === subject
    ? ''
    : `  help: did you mean "explain ${meant} ${visible(hideAddressSecrets(text))}"?\n`
}

function explainer({ subject }: Explain, settings: Settings, running: Running): Explainer {
  const dialect = resolveDialect({ setting: settings.dialect, scan: null })
  switch (subject) {
    case 'host':
      return hostExplainer(settings, dialect, running)
    case 'module':
      return forEachClient(dialect.clients, addresses.explainModule)
    case 'provider':
      return forEachClient(dialect.clients, addresses.explainProvider)
  }
}

/** The explanation of the first client, and that of the other if it reads the text differently: most addresses without a host. */
function forEachClient(
  clients: readonly MainClient[],
  explainFor: (input: string, client: MainClient) => addresses.Explanation
): Explainer {
  return async (input) => {
    const all = clients.map((client) => ({ client, ...explainFor(input, client) }))
    const [first] = all
    if (first === undefined) return explainFor(input, 'terraform')
    const isSame = all.every(({ rendered }) => rendered === first.rendered)
    if (isSame || all.every(({ explained }) => explained.error !== null)) return first
    const rendered = all.map(({ client, rendered }) => `${CLIENT_NAMES[client]}: ${rendered}`)
    return { explained: first.explained, rendered: rendered.join('') }
  }
}

/** Reads the credentials of this machine once. Other subjects do not load them. */
function hostExplainer(
  settings: Settings,
  dialect: Dialect,
  { program: { env, kill }, secrets, stop }: Running
): Explainer {
  const here = thisMachine(env)
  const configs = dialect.clients.map((client) => readCliConfig(client, here))
  const world = { environment: env, kill, learn: secrets.learn, stop: stop.signal }
  const machine = {
    ...readMachineCredentials({ ...settings, configs }, world),
    variables: tokenVariablesIn(env),
    redact: secrets.redact
  }
  return async (input) => {
    const { explained, rendered } = addresses.explainHost(input)
    const { hostname } = explained
    if (hostname === null) return { explained: { ...explained, credentials: null }, rendered }
    const credentials = await explainCredentials(hostname, machine)
    return {
      explained: { ...explained, credentials },
      rendered: `${rendered}${renderExplainedCredentials(credentials)}`
    }
  }
}
