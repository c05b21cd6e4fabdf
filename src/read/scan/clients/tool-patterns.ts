// The ways in which CI configuration, build files and scripts name a client.

import type { MainClient } from '../../../rules/protocol/clients.ts'
import type { Span } from '../../hcl/structure.ts'
import type { Sign } from '../signs.ts'

/** `version` null: a line names none; a text that is no version means that it is not known. */
export type Mention = Span &
  Pick<Sign, 'client' | 'text' | 'version'> & {
    /** The line is one of a setup step whose inputs may have the version; the default if none has. */
    readonly step?: { readonly otherwise: string | null }
    /** A hook that runs the client if it is installed, else the other one. */
    readonly level?: 'hook'
  }

// Build files, the plugins of asdf and the registry of mise name the clients so.
export const CLIENTS: ReadonlyMap<string, MainClient> = new Map([
  ['terraform', 'terraform'],
  ['hashicorp/terraform', 'terraform'],
  ['opentofu', 'opentofu'],
  ['tofu', 'opentofu'],
  ['opentofu/opentofu', 'opentofu']
])

const clientNamed = (name: string): MainClient => CLIENTS.get(name.toLowerCase()) ?? 'terraform'

/** `$1` in the text stands for the first group of the form, which is the client; a second one is the version. */
type Pattern = Pick<Mention, 'text'> &
  Partial<Pick<Mention, 'version' | 'step' | 'level'>> & { readonly form: RegExp }

// Subcommands that only make sense as commands; "terraform state" may be prose.
const SUBCOMMANDS =
  'init|plan|apply|destroy|validate|(?:workspace|state)\\s+(?:select|new|list|show|rm|mv|pull|push)|providers\\s+(?:lock|mirror)|output\\s+-|force-unlock|-chdir'

const command = (clients: string, subcommands: string): RegExp =>
  new RegExp(
    `(?:^|[\\s"'\`;&|(=@/\\\\[])(${clients})(?:\\.exe)?(?:\\s+|["'],\\s*["'])(?:-chdir[=\\s]\\S+\\s+)?(?:${subcommands})(?![\\w-])`
  )

const ACTION = /\buses:\s*["']?([\w.-]+\/[\w.-]+)/

/** The actions that install or run a client. Setup actions install the latest version by default (their action.yml). */
const ACTIONS = [
  { form: /^hashicorp\/setup-(terraform)$|^opentofu\/setup-(opentofu)$/i, otherwise: 'latest' },
  { form: /^dflook\/(terraform|tofu)-|^clowdhaus\/(terraform)-composite-actions/, otherwise: null }
] as const

// The end of a name or a version.
const END = '(?=["\'\\s,\\]})@]|$)'

// A list in brackets, and the end of one of its items.
const LIST = '^[\\s-]*\\w[\\w-]*:\\s*\\['
const ITEM_END = '(?=["\']?\\s*[,\\]])'
const PATTERNS: readonly Pattern[] = [
  // `hashicorp/terraform:1.9`, also below a mirror; aqua writes `@v1.9.8`.
  {
    form: new RegExp(
      `(?:^|[\\s"'=/])(?<!github\\.com/)(hashicorp/terraform|opentofu/opentofu)(?:[:@](?:(?:light|full|minimal)${END}|([\\w.\${}-]+)))?${END}`
    ),
    text: 'uses $1',
    version: 'latest'
  },
  { form: command('terraform|tofu', SUBCOMMANDS), text: 'runs $1' },
  // Terraform also formats files for OpenTofu, as its hooks do.
  { form: command('tofu', 'fmt'), text: 'runs $1' },
  { form: command('terraform', 'fmt'), text: 'runs $1 fmt', level: 'hook' },
  // A variable for the command: `TF := tofu`, `TG_TF_PATH: tofu`.
  {
    form: /^[\s@-]*(?:(?:export|set|env|ARG|ENV)\s+)?(?:[A-Z_]+_)?(?:TF|TERRAFORM|TOFU|BIN|BINARY|CMD|COMMAND|EXE|TFPATH|TG_TF_PATH|DISTRIBUTION)["']?\s*[:?]?[=:]\s*["']?(terraform|tofu|opentofu)["']?,?$/,
    text: 'sets $1 as the command'
  },
  // A matrix of both: `tool: [terraform, tofu]`.
  {
    form: new RegExp(`${LIST}(?=[^\\]]*\\b(?:tofu|opentofu)\\b)[^\\]]*?\\b(terraform)${ITEM_END}`),
    text: 'lists $1'
  },
  {
    form: new RegExp(`${LIST}(?=[^\\]]*\\bterraform\\b)[^\\]]*?\\b(tofu|opentofu)${ITEM_END}`),
    text: 'lists $1'
  },
  { form: /\bterraform_distribution:\s*["']?(terraform|opentofu)\b/, text: 'sets $1' },
  // Digger's projects, and the inputs of its action; the stacks of Spacelift.
  {
    form: /(?:^[\s-]*|[{,]\s*)["']?(?:setup-)?((?<=setup-)terraform|opentofu)["']?\s*:\s*["']?true\b/,
    text: 'turns on $1'
  },
  {
    form: /\bterraform_workflow_tool["']?\s*:\s*["']?(?:OPEN_)?(TOFU|TERRAFORM)(?:_FOSS)?\b/,
    text: 'sets terraform_workflow_tool'
  },
  { form: /--tf-path=\S*?(terraform|tofu)\b/, text: 'runs $1' },
  // pre-commit hooks that run a client; hooks such as terraform_docs do not. Those of Terraform run OpenTofu
  // where Terraform is not installed (pre-commit-terraform hooks/_common.sh).
  {
    form: /\bid:\s*["']?(terraform)[_-](?:fmt|validate|providers[_-]lock)\b/,
    text: 'has hooks that run $1',
    level: 'hook'
  },
  {
    form: /\bid:\s*["']?(tofu|opentofu)[_-](?:fmt|validate|providers[_-]lock)\b/,
    text: 'has hooks that run $1'
  },
  // GitLab's components, templates and images; Azure's tasks; orbs of CircleCI; features of devcontainers.
  { form: /\bcomponent:.*\bcomponents\/(terraform|opentofu)\//, text: 'uses components/$1' },
  { form: /\btemplate:\s*["']?(Terraform|OpenTofu)[./]/, text: 'uses the template $1' },
  { form: /\/(terraform)-images\/(?:releases\/)?([\w.]+)/, text: 'uses terraform-images' },
  {
    form: /\btask:\s*["']?(?:[\w.-]+\.)?(Terraform|OpenTofu)\w*@/,
    text: 'uses a task of $1',
    step: { otherwise: null }
  },
  { form: /:\s*["']?(?!opentofu|hashicorp)[\w-]+\/(terraform|opentofu)@/, text: 'uses the orb $1' },
  { form: /\/features\/(terraform|opentofu)\b/, text: 'uses the feature $1' },
  // Installations.
  {
    form: /\breleases\.hashicorp\.com\/(terraform)\/(?:v?(\d[\w.]*|\$[\w{}]+)\/)?/,
    text: 'downloads Terraform'
  },
  { form: /\b(?:get|packages)\.(opentofu)\.org\b/, text: 'downloads OpenTofu' },
  {
    form: /\b(opentofu)\/opentofu\/releases\/download\/v?([\w.${}-]+)/,
    text: 'downloads OpenTofu'
  },
  { form: /\btenv (?:install )?(terraform|tofu|opentofu)\b/, text: 'runs tenv $1' },
  { form: /\btfenv (?:install|use)\b/, text: 'runs tfenv' },
  { form: /\b(tofu)env (?:install|use)\b/, text: 'runs tofuenv' },
  {
    form: /\b(?:install|plugin[ -]add)\b(?:\s+[\w./=@-]+){0,8}?\s+(?:hashicorp\/tap\/)?(terraform|opentofu|tofu)(?:[@=]([\w.]+)[\w.*-]*)?(?=[\s"';&]|$)/,
    text: 'installs $1'
  },
  // An input of Atlantis, of an action or of a reusable workflow.
  {
    form: /^[\s-]*["']?(terraform|tofu|opentofu)[_-]version["']?\s*:\s*["']?(v?\d[\w.-]*)/,
    text: 'sets $1_version'
  },
  {
    form: /\b(TERRAFORM|TOFU|OPENTOFU)_VERSION["']?\s*[?:]?[:=]\s*["']?v?(\d[\w.-]*)/,
    text: 'sets $1_VERSION'
  }
]

/** Names of steps and printed texts are prose; a variable's value after them is not. */
const PROSE = /^[\s-]*(?:name|description|displayName|title|summary|label|message)["']?\s*:/
const PRINTED = /\b(?:echo|printf)\b[^;&|]*/g

export function mentionsIn(line: string): readonly Mention[] {
  // Nearly every line ends here.
  if (!/terraform|tofu|tfenv/i.test(line)) return []
  const isImage = /^[\s-]*name["']?\s*:\s*["']?[\w./-]+[:@]/.test(line)
  if (PROSE.test(line) && !isImage) return []
  const text = line.replace(PRINTED, (printed) => ' '.repeat(printed.length))
  const action = ACTION.exec(text)
  return action === null ? PATTERNS.flatMap((pattern) => matchOf(pattern, text)) : actionOf(action)
}

function matchOf({ form, text, version = null, ...rest }: Pattern, line: string) {
  const match = form.exec(line)
  if (match === null) return []
  const [, name = '', written = version] = match
  const said = text.replace('$1', () => name)
  return [{ client: clientNamed(name), text: said, version: written, ...spanOf(match), ...rest }]
}

const spanOf = ({ index: start, 0: { length } }: RegExpExecArray): Span => {
  return { start, end: start + length }
}

/** A step of GitHub Actions that installs or runs a client. */
function actionOf(action: RegExpExecArray): readonly Mention[] {
  const [, name = ''] = action
  return ACTIONS.flatMap(({ form, otherwise }) => {
    const match = form.exec(name)
    if (match === null) return []
    const client = clientNamed(match[1] ?? match[2] ?? '')
    return [{ client, text: `uses ${name}`, version: null, ...spanOf(action), step: { otherwise } }]
  })
}
