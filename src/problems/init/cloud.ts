// Problems of `cloud` blocks and remote backends with the API of their host.
import { type Hostname, showHostname } from '../../protocol/hostname.ts'
import { CLOUD, STATE_VARIABLES, type StatePart } from '../../protocol/services.ts'
import { brief, returned } from '../brief.ts'
import { byOperator, type Cures, problem } from '../problem.ts'
import { addToken, foundNoToken, type VainSearch } from '../token.ts'

/** `service` is that of a `cloud` block or of a remote backend. */
type NoToken = VainSearch & { readonly host: Hostname; readonly service: string }

export function cloudToken({ host, service, ...search }: NoToken) {
  const shown = showHostname(host)
  const block = service === CLOUD ? 'the cloud block' : 'the remote backend'
  const add = addToken(shown)
  // The clients refuse punycode.
  const login =
    shown === host ? `run \`terraform login ${host}\` or \`tofu login ${host}\`, or ` : ''
  const cure = { ...add, terminal: `${login}${add.terminal}` }
  return foundNoToken('cloud-token', `${block} requires a token for ${shown}`, cure, search)
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
    message: `${url} returned ${version === null ? 'no TFP-API-Version' : `TFP-API-Version ${brief(version)}`}; the cloud block requires 2.5 or later`,
    operator:
      'update Terraform Enterprise, or configure the proxy in front of it to keep the header',
    user: 'check `hostname`, or use `backend "remote"` instead of `cloud`'
  })

/** `host` is for display. */
type InOrganization = { readonly host: string; readonly organization: string }
type InWorkspace = InOrganization & { readonly workspace: string }

/** What was returned instead of what was asked for; `why` follows `the response`. */
type RefusedWorkspace = { readonly url: string } & (
  | { readonly status: number; readonly reason: string }
  | { readonly why: string }
)

const describe = (refused: RefusedWorkspace): string =>
  'why' in refused
    ? `the response of ${refused.url} ${brief(refused.why)}`
    : returned({ ...refused, page: null })

const cureFor = (refused: RefusedWorkspace, host: string, access: string): Cures | string =>
  'status' in refused && [401, 403, 404].includes(refused.status)
    ? access
    : byOperator(`check the logs of ${host}, and that the URL of the service is that of its API`)

/** `source` is where the token is from. */
type RefusedOwner = InOrganization & RefusedWorkspace & { readonly source: string }

export const cloudOrganization = ({ host, organization, source, ...refused }: RefusedOwner) =>
  problem('cloud-organization', {
    message: `the organization ${organization} at ${host} cannot be read: ${describe(refused)}`,
    help: cureFor(
      refused,
      host,
      `check the name of the organization, and that the token from ${source} is valid and belongs to a member`
    )
  })

export const cloudWorkspace = (refused: InWorkspace & RefusedWorkspace) =>
  problem('cloud-workspace', {
    message: `the workspace ${refused.workspace} of ${refused.organization} at ${refused.host} cannot be read: ${describe(refused)}`,
    help: cureFor(refused, refused.host, 'check that the token may read the workspace')
  })

export const cloudWorkspaceMissing = ({ host, organization, workspace }: InWorkspace) =>
  problem('cloud-workspace-missing', {
    message: `${organization} at ${host} has no workspace ${workspace} that the token may read; init would create it`,
    help: 'no change is required if the workspace is new; otherwise correct its name'
  })
