// Applies the environment of `init` to usages: it names the host of blocks without one, and TF_CLI_ARGS may change
// backends, or leave them out.
import { initArguments } from '../../read/cli-config/init-arguments.ts'
import type { Environment } from '../../read/cli-config/machine.ts'
import { GRAMMARS } from '../../read/scan/grammars.ts'
import { type Declared, type ScanResult, STATE_PARTS, type Usage } from '../../read/scan/usage.ts'
import { brief } from '../../rules/problems/brief.ts'
import { blockBackend } from '../../rules/problems/init/block.ts'
import { cloudIncomplete } from '../../rules/problems/init/cloud.ts'
import { type Note, noteOf } from '../../rules/problems/note.ts'
import { positionOf } from '../../rules/problems/place.ts'
import {
  CLOUD,
  MODULES,
  REMOTE,
  STATE_VARIABLES,
  TFE_PROVIDER
} from '../../rules/protocol/services.ts'
import type { Settings } from '../../settings/settings.ts'

// A hostname in the block beats the variable (internal/cloud/backend.go of both, the tfe provider, Terragrunt's tfimpl.go).
const CLOUD_HOST = ['TF_CLOUD_HOSTNAME', CLOUD] as const
const TFE_HOST = ['TFE_HOSTNAME', TFE_PROVIDER] as const
const VARIABLES: Partial<Record<Usage['kind'], readonly [variable: string, service: string]>> = {
  cloud: CLOUD_HOST,
  cloud_default: CLOUD_HOST,
  provider_tfe: TFE_HOST,
  provider_tfe_default: TFE_HOST,
  terragrunt_source: ['TG_TF_DEFAULT_REGISTRY_HOST', MODULES]
}

const IS_STATE = /^(cloud|backend_)/
const IS_REMOTE = /^backend_remote/
const UNKNOWN = 'remote backends are not checked, because a file of -backend-config may name others'

/**
 * The usages and notes as `init` sees them, by the environment of this check; `remarks` say what had an effect. Where
 * `init` is predicted, a missing hostname is an error, unless more of a remote backend is left to -backend-config.
 */
export function inEnvironment(
  { usages, notes, declared }: ScanResult & { readonly declared: readonly Declared[] },
  environment: Environment,
  depth: Settings['depth']
) {
  const workspaces = new Set(usages.flatMap(({ workspace }) => workspace?.name ?? []))
  const reader = new Reader(environment, workspaces.size > 1)
  const resolved = usages.map(reader.read)
  const { settled, missing, added, remarks, init } = reader
  const isPredicted = depth !== 'discovery'
  const lacking = isPredicted ? resolved.flatMap((usage) => incompleteIn(usage, environment)) : []
  const noted = (note: Note): readonly Note[] | Note => {
    const { code } = note.problem
    const isAt = (all: ReadonlySet<string>) => note.places.some((spot) => all.has(positionOf(spot)))
    if (/^(host|source)-/.test(code) && isAt(settled)) return []
    if (code === 'block-backend' && !init.hasBackend) return []
    const isError = code === 'host-missing' && isPredicted && isAt(missing)
    return isError ? { ...note, severity: 'error' } : note
  }
  return {
    usages: resolved,
    notes: [...notes.flatMap(noted), ...added, ...lacking],
    declared: declared.filter(({ kind }) => init.hasBackend || kind !== 'state-expression'),
    remarks: [...remarks],
    isLockReadonly: init.isLockReadonly
  }
}

/** Reads usages, and remembers the places of hostnames: those that are settled here, and those that nothing gives. */
class Reader {
  private readonly environment: Environment
  private readonly isAmongOthers: boolean
  readonly init: ReturnType<typeof initArguments>
  readonly remarks: Set<string>
  readonly settled = new Set<string>()
  readonly missing = new Set<string>()
  readonly added: Note[] = []

  constructor(environment: Environment, isAmongOthers: boolean) {
    this.environment = environment
    this.isAmongOthers = isAmongOthers
    this.init = initArguments(environment)
    this.remarks = new Set(this.init.remarks)
  }

  readonly read = (usage: Usage): Usage => {
    const { kind, place, workspace } = usage
    const { backendConfig: config, hasBackend } = this.init
    const isRemote = IS_REMOTE.test(kind)
    const isUnknown = isRemote && config.some((text) => !text.includes('='))
    if (isUnknown || (!hasBackend && IS_STATE.test(kind))) {
      this.settled.add(positionOf(place))
      if (isUnknown) this.remarks.add(UNKNOWN)
      return { ...usage, needs: [], directHost: undefined, workspace: undefined }
    }
    const [what, selected] = [workspace?.name, this.environment['TF_WORKSPACE']]
    // A fixed name excludes another one (internal/cloud/backend.go).
    if (/^cloud/.test(kind) && what && selected && what !== selected && !usage.isOverridden) {
      const { isAmongOthers } = this
      const problem = blockBackend({ kind: 'workspace', what, selected, isAmongOthers })
      this.added.push(noteOf(problem, { places: [place], clients: usage.clients }))
    }
    // It may be that of another organization, or have a token.
    const isOther = isRemote && config.some((text) => !IS_HOSTNAME.test(text))
    const resolved = isOther ? { ...usage, workspace: undefined } : usage
    const host = isRemote ? configuredHost(config) : variableHost(usage, this.environment)
    if (host !== null && !usage.isOverridden) return this.withHost(resolved, host)
    const isLeft = kind === 'backend_remote_default' && workspace?.organization === null
    if (IS_STATE.test(kind) && !isLeft) this.missing.add(positionOf(place))
    return resolved
  }

  /** The host counts like one that is written in the file. */
  private withHost(usage: Usage, { text, service, variable }: GivenHost): Usage {
    const { place, replacedFor = [] } = usage
    const clients = usage.clients.filter((client) => !replacedFor.includes(client))
    const { host, needed, problem } = GRAMMARS.host(text, 'terraform', false)
    this.settled.add(positionOf(place))
    if (variable !== null) this.remarks.add(`${variable} names ${brief(text)}`)
    if (problem) this.added.push(noteOf(problem, { places: [place], clients }))
    return {
      ...usage,
      host,
      isHostImplied: false,
      needs: needed === null ? [] : [{ host: needed, service, clients }],
      text: usage.text?.replace(/^tfr:\/\/\//, `tfr://${text}/`) ?? null
    }
  }
}

type GivenHost = {
  readonly text: string
  readonly service: string
  readonly variable: string | null
}

const IS_HOSTNAME = /^hostname=/

/** Replaces even a hostname in the block. */
function configuredHost(config: readonly string[]): GivenHost | null {
  const argument = config.findLast((text) => IS_HOSTNAME.test(text)) ?? ''
  const text = argument.replace(IS_HOSTNAME, '')
  return text ? { text, service: REMOTE, variable: null } : null
}

function variableHost(
  { kind, text, backend, isHostImplied }: Usage,
  environment: Environment
): GivenHost | null {
  const [variable = '', service = ''] = (backend === 'cloud' ? CLOUD_HOST : VARIABLES[kind]) ?? []
  const isOpen = isHostImplied || (kind.endsWith('_default') && text === null)
  const value = isOpen ? environment[variable] : undefined
  return value ? { text: value, service, variable } : null
}

/** Notes about arguments that are neither in a block nor in the environment. */
function incompleteIn(
  { kind, workspace, place, clients, isOverridden, replacedFor = [] }: Usage,
  environment: Environment
): readonly Note[] {
  const isRemote = IS_REMOTE.test(kind)
  const lacks = (workspace?.lacks ?? []).filter(
    (part) => isRemote || !environment[STATE_VARIABLES[part]]
  )
  if (isOverridden || lacks.length === 0) return []
  const block = isRemote ? 'remote backend' : 'cloud block'
  const isOpen = kind === 'backend_remote_default' && lacks.length === STATE_PARTS.length
  const having = clients.filter((client) => !replacedFor.includes(client))
  const problem = cloudIncomplete({ block, lacks, isOpen })
  return [noteOf(problem, { places: [place], clients: having })]
}
