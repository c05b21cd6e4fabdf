// Problems of `cloud` blocks and remote backends with the API of their host.
import { type Hostname, unicodeHostname } from '../../protocol/hostname.ts'
import { marked, named, namedSource, shown, type Text } from '../../protocol/marked-text.ts'
import { CLOUD, STATE_VARIABLES, type StatePart } from '../../protocol/services.ts'
import { brief, returned } from '../brief.ts'
import { type Cures, problem } from '../problem.ts'
import { addToken, foundNoToken, type VainSearch } from '../token.ts'

/** `service` is that of a `cloud` block or of a remote backend. */
type NoToken = VainSearch & { readonly host: Hostname; readonly service: string }

export function cloudToken({ host, service, ...search }: NoToken) {
  const block = service === CLOUD ? 'the cloud block' : 'the remote backend'
  const add = addToken(host)
  // The clients refuse punycode.
  const login =
    unicodeHostname(host) === host ? marked`run \`terraform login ${named(host)}\`, or ` : ''
  const cure = { ...add, terminal: marked`${login}${add.terminal}` }
  const requires = marked`${block} requires a token for ${shown(host)}`
  return foundNoToken('cloud-token', requires, cure, search)
}

const PARTS = { organization: '`organization`', workspaces: '`name` in `workspaces`' } as const

/** `isOpen`: another argument of the command line most likely gives it all. */
type IncompleteBlock = {
  readonly lacks: readonly StatePart[]
  readonly block: 'cloud block' | 'remote backend'
  readonly isOpen: boolean
}

export function cloudIncomplete({ block, lacks, isOpen }: IncompleteBlock) {
  const other =
    block === 'cloud block'
      ? `set ${lacks.map((part) => STATE_VARIABLES[part]).join(' and ')}`
      : 'give it to `init` with -backend-config in TF_CLI_ARGS_init'
  return problem('cloud-incomplete', {
    severity: isOpen ? 'notice' : 'error',
    message: `the ${block} has no ${lacks.map((part) => PARTS[part]).join(' and no ')}`,
    help: isOpen
      ? 'no change is required if `init` gets the arguments with -backend-config'
      : `write it in the block, or ${other}, also for this check`
  })
}

/** `version` is that of TFP-API-Version; null without the header. */
export const cloudVersion = ({ url, version }: { url: string; version: string | null }) =>
  problem('cloud-version', {
    message: marked`${named(url)} returned ${version === null ? 'no TFP-API-Version' : `TFP-API-Version ${brief(version)}`}; the cloud block requires 2.5 or later`,
    operator:
      'update Terraform Enterprise, or configure the proxy in front of it to keep the header',
    user: 'correct `hostname`, or use `backend "remote"` instead of `cloud`'
  })

type InOrganization = { readonly host: string; readonly organization: string }
type InWorkspace = InOrganization & { readonly workspace: string }

/** The response instead of what was asked for; `why` follows `the response`. */
type RefusedWorkspace = { readonly url: string } & (
  | { readonly status: number; readonly reason: string }
  | { readonly why: string }
)

const describe = (refused: RefusedWorkspace): Text =>
  'why' in refused
    ? marked`the response of ${named(refused.url)} ${brief(refused.why)}`
    : returned({ ...refused, page: null })

const cureFor = (refused: RefusedWorkspace, host: string, access: Text): Cures | Text =>
  'status' in refused && [401, 403, 404].includes(refused.status)
    ? access
    : {
        operator: marked`check the logs of ${named(host)}, and that the URL of the service is that of its API`
      }

/** `source` is where the token is from. */
type RefusedOwner = InOrganization & RefusedWorkspace & { readonly source: string }

export const cloudOrganization = ({ host, organization, source, ...refused }: RefusedOwner) =>
  problem('cloud-organization', {
    message: marked`the organization ${organization} at ${named(host)} cannot be read: ${describe(refused)}`,
    refusal: 'rejects',
    help: cureFor(
      refused,
      host,
      marked`check the name of the organization, and that the token from ${namedSource(source)} is valid and belongs to a member`
    )
  })

export const cloudWorkspace = (refused: InWorkspace & RefusedWorkspace) =>
  problem('cloud-workspace', {
    message: marked`the workspace ${refused.workspace} of ${refused.organization} at ${named(refused.host)} cannot be read: ${describe(refused)}`,
    help: cureFor(refused, refused.host, 'check that the token may read the workspace')
  })

export const cloudWorkspaceMissing = ({ host, organization, workspace }: InWorkspace) =>
  problem('cloud-workspace-missing', {
    message: marked`${organization} at ${named(host)} has no workspace ${workspace} that the token may read; init would create it`,
    help: 'correct its name, unless the workspace is new'
  })
