// The ways in which CI configuration, build files and scripts name a client.
import type { MainClient } from '../../protocol/clients.ts'

/** What a line says. `version` null: none; a text that is no version means that it is not known. */
export type Mention = {
  readonly client: MainClient
  /** To be read after the place. */
  readonly text: string
  readonly version: string | null
  readonly start: number
  readonly length: number
  /** The line is one of a setup step whose inputs may have the version; the default if none has. */
  readonly step?: { readonly otherwise: string | null }
  /** A hook that runs the client if it is installed, else the other one. */
  readonly level?: 'hook'
}

const CLIENTS: Readonly<Record<string, MainClient>> = {
  terraform: 'terraform',
  opentofu: 'opentofu',
  tofu: 'opentofu'
}

const clientOf = (name: string | undefined): MainClient =>
  CLIENTS[(name ?? '').toLowerCase()] ?? 'terraform'

type About = Pick<Mention, 'client' | 'text'> & Partial<Mention>

type Pattern = {
  readonly form: RegExp
  /** `match[1]` is the client's name. */
  readonly read: (match: RegExpExecArray) => About
}

/** A pattern whose first group is the client and whose second one, if any, is the version. */
const named = (form: RegExp, about: (match: RegExpExecArray) => string): Pattern => ({
  form,
  read: (match) => ({
    client: clientOf(match[1]),
    text: about(match),
    ...(match[2] === undefined ? {} : { version: match[2] })
  })
})

// Subcommands that only make sense as commands; "terraform state" may be prose.
const SUBCOMMANDS =
  'init|plan|apply|destroy|validate|fmt|(?:workspace|state)\\s+(?:select|new|list|show|rm|mv|pull|push)|providers\\s+(?:lock|mirror)|output\\s+-|force-unlock|-chdir'

const ACTION = /\buses:\s*["']?([\w.-]+)\/([\w.-]+)/
const SETUP = new Map<string, MainClient>([
  ['hashicorp/setup-terraform', 'terraform'],
  ['opentofu/setup-opentofu', 'opentofu']
])

/** A step of GitHub Actions that installs or runs a client. */
function readAction([, owner = '', name = '']: RegExpExecArray): About | null {
  const action = `${owner}/${name}`
  const setup = SETUP.get(action.toLowerCase())
  // Both install the latest version by default (their action.yml).
  if (setup !== undefined) {
    return { client: setup, text: `uses ${action}`, step: { otherwise: 'latest' } }
  }
  const prefix = /^(?:dflook\/(terraform|tofu)-|clowdhaus\/(terraform)-composite-actions)/.exec(
    action
  )
  if (prefix === null) return null
  const client = clientOf(prefix[1] ?? prefix[2])
  return { client, text: `uses ${action}`, step: { otherwise: null } }
}

// What may follow a name or a version.
const END = '(?=["\'\\s,\\]})@]|$)'

// A list in brackets, and what may follow one of its items.
const LIST = '^[\\s-]*\\w[\\w-]*:\\s*\\['
const ITEM_END = '(?=["\']?\\s*[,\\]])'
const LISTED = ([, name]: RegExpExecArray): string => `lists ${name}`

const PATTERNS: readonly Pattern[] = [
  // `hashicorp/terraform:1.9`, also below a mirror; aqua writes `@v1.9.8`.
  {
    form: new RegExp(
      `(?:^|[\\s"'=/])(?<!github\\.com/)(hashicorp/terraform|opentofu/opentofu)(?:[:@]([\\w.\${}-]+))?${END}`
    ),
    read: ([, image = '', tag]) => ({
      client: image.startsWith('hashicorp') ? 'terraform' : 'opentofu',
      text: `uses ${image}`,
      version: tag === undefined || /^(light|full|minimal)$/.test(tag) ? 'latest' : tag
    })
  },
  named(
    new RegExp(
      `(?:^|[\\s"'\`;&|(=@/\\\\[])(terraform|tofu)(?:\\.exe)?(?:\\s+|["'],\\s*["'])(?:-chdir[=\\s]\\S+\\s+)?(?:${SUBCOMMANDS})(?![\\w-])`
    ),
    ([, name]) => `runs ${name}`
  ),
  // A variable for the command: `TF := tofu`, `TG_TF_PATH: tofu`.
  named(
    /^[\s@-]*(?:(?:export|set|env|ARG|ENV)\s+)?(?:[A-Z_]+_)?(?:TF|TERRAFORM|TOFU|BIN|BINARY|CMD|COMMAND|EXE|TFPATH|TG_TF_PATH|DISTRIBUTION)["']?\s*[:?]?[=:]\s*["']?(terraform|tofu|opentofu)["']?,?$/,
    ([, name]) => `sets ${name} as the command`
  ),
  // A matrix of both: `tool: [terraform, tofu]`.
  named(
    new RegExp(`${LIST}(?=[^\\]]*\\b(?:tofu|opentofu)\\b)[^\\]]*?\\b(terraform)${ITEM_END}`),
    LISTED
  ),
  named(
    new RegExp(`${LIST}(?=[^\\]]*\\bterraform\\b)[^\\]]*?\\b(tofu|opentofu)${ITEM_END}`),
    LISTED
  ),
  named(/\bterraform_distribution:\s*["']?(terraform|opentofu)\b/, ([, name]) => `sets ${name}`),
  named(/--tf-path=\S*?(terraform|tofu)\b/, ([, name]) => `runs ${name}`),
  // pre-commit hooks that run a client; hooks such as terraform_docs do not. Those of Terraform run OpenTofu
  // where Terraform is not installed (pre-commit-terraform hooks/_common.sh).
  {
    form: /\bid:\s*["']?(terraform|tofu|opentofu)[_-](?:fmt|validate|providers[_-]lock)\b/,
    read: ([, name]) => ({
      client: clientOf(name),
      text: `has hooks that run ${name}`,
      ...(name === 'terraform' ? { level: 'hook' } : {})
    })
  },
  // GitLab's components, templates and images; Azure's tasks; orbs of CircleCI; features of devcontainers.
  named(
    /\bcomponent:.*\bcomponents\/(terraform|opentofu)\//,
    ([, name]) => `uses components/${name}`
  ),
  named(/\btemplate:\s*["']?(Terraform|OpenTofu)[./]/, ([, name]) => `uses the template ${name}`),
  named(/\/(terraform)-images\/(?:releases\/)?([\w.]+)/, () => 'uses terraform-images'),
  {
    form: /\btask:\s*["']?(?:[\w.-]+\.)?(Terraform|OpenTofu)\w*@/,
    read: ([, name]) => ({
      client: clientOf(name),
      text: `uses a task of ${name}`,
      step: { otherwise: null }
    })
  },
  named(
    /:\s*["']?(?!opentofu|hashicorp)[\w-]+\/(terraform|opentofu)@/,
    ([, name]) => `uses the orb ${name}`
  ),
  named(/\/features\/(terraform|opentofu)\b/, ([, name]) => `uses the feature ${name}`),
  // Installations.
  named(
    /\breleases\.hashicorp\.com\/(terraform)\/(?:v?(\d[\w.]*|\$[\w{}]+)\/)?/,
    () => 'downloads Terraform'
  ),
  named(/\b(?:get|packages)\.(opentofu)\.org\b/, () => 'downloads OpenTofu'),
  named(/\b(opentofu)\/opentofu\/releases\/download\/v?([\w.${}-]+)/, () => 'downloads OpenTofu'),
  named(/\btenv (?:install )?(terraform|tofu|opentofu)\b/, ([, name]) => `runs tenv ${name}`),
  { form: /\btfenv (?:install|use)\b/, read: () => ({ client: 'terraform', text: 'runs tfenv' }) },
  {
    form: /\btofuenv (?:install|use)\b/,
    read: () => ({ client: 'opentofu', text: 'runs tofuenv' })
  },
  named(
    /\b(?:install|plugin[ -]add)\b(?:\s+[\w./=@-]+){0,8}?\s+(?:hashicorp\/tap\/)?(terraform|opentofu|tofu)(?:[@=]([\w.]+)[\w.*-]*)?(?=[\s"';&]|$)/,
    ([, name]) => `installs ${name}`
  ),
  // An input of Atlantis, of an action or of a reusable workflow.
  named(
    /^[\s-]*["']?(terraform|tofu|opentofu)[_-]version["']?\s*:\s*["']?(v?\d[\w.-]*)/,
    ([, name]) => `sets ${name}_version`
  ),
  named(
    /\b(TERRAFORM|TOFU|OPENTOFU)_VERSION["']?\s*[?:]?[:=]\s*["']?v?(\d[\w.-]*)/,
    ([, name]) => `sets ${name}_VERSION`
  )
]

/** Names of steps and printed texts are prose; a variable's value after them is not. */
const PROSE = /^[\s-]*(?:name|description|displayName|title|summary|label|message)["']?\s*:/
const PRINTED = /\b(?:echo|printf)\b[^;&|]*/g

/** What a line without comments says about clients. */
export function mentionsIn(line: string): readonly Mention[] {
  // Nearly every line ends here.
  if (!/terraform|tofu|tfenv/i.test(line)) return []
  const isImage = /^[\s-]*name["']?\s*:\s*["']?[\w./-]+[:@]/.test(line)
  if (PROSE.test(line) && !isImage) return []
  const text = line.replace(PRINTED, (printed) => ' '.repeat(printed.length))
  const action = ACTION.exec(text)
  const used = action === null ? null : readAction(action)
  if (action !== null) return used === null ? [] : [mention(action, used)]
  return PATTERNS.flatMap(({ form, read }) => {
    const match = form.exec(text)
    return match === null ? [] : [mention(match, read(match))]
  })
}

const mention = ({ index, 0: { length } }: RegExpExecArray, about: About): Mention => ({
  version: null,
  start: index,
  length,
  ...about
})
