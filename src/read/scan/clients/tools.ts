// Evidence in tool files: which clients and versions they install, run, configure and select.
import { brief } from '../../../rules/problems/brief.ts'
import type { Client, MainClient } from '../../../rules/protocol/clients.ts'
import { once } from '../../../rules/text/once.ts'
import type { Selection } from '../../files/selection.ts'
import { isBackendFile, isVersionFile } from '../file-kinds.ts'
import type { Sign } from '../signs.ts'
import {
  type Bot,
  botsIn,
  configuresClient,
  linesOf,
  otherClientsIn,
  placeOf,
  readToolFiles,
  type ToolText
} from './tool-files.ts'
import { CLIENTS, type Mention, mentionsIn } from './tool-patterns.ts'

export type ToolSigns = Readonly<ReturnType<typeof readTools>>

// More evidence of one file decides nothing more.
const MAX_SIGNS = 50
const DIGGER_FILE = /^digger\.ya?ml$/
const MAX_TEXT = 100

// Not with the flag m: for it a carriage return begins a line too, and many of them take quadratic time.
const CLOUD_HOSTNAME = /(?:^|\n)[^#\n]*\bTF_CLOUD_HOSTNAME\b/
const STATE = /(?:^|\n)[^#\n]*(?:\bTF_(?:CLOUD_ORGANIZATION|WORKSPACE)\b|-backend-config\b)/

/** Reads the tool files that the scan has found, and those at fixed places of the checkout. */
export function readTools(
  selection: Pick<Selection, 'root' | 'exclude'>,
  toolFiles: readonly string[]
) {
  const signs: Sign[] = []
  const bots: Bot[] = []
  /** Clients besides the two CLIs that the files configure or name. */
  const others = new Set<Client>()
  /** A file sets TF_CLOUD_HOSTNAME, so a `cloud` block that names no host has one. */
  let setsCloudHostname = false
  /** A file gives `init` what a `cloud` block or remote backend may lack. */
  let givesState = false
  let isDiggerTofu = false
  for (const file of readToolFiles(selection, toolFiles)) {
    for (const client of otherClientsIn(file)) others.add(client)
    bots.push(...botsIn(file))
    givesState ||= isBackendFile(file.file) || STATE.test(file.text)
    if (configuresClient(file.file) || isBackendFile(file.file)) continue
    const name = file.file.slice(file.file.lastIndexOf('/') + 1)
    const isVersions = isVersionFile(name) || file.file.endsWith('mise/config.toml')
    const hits = isVersions ? versionFileSigns(file) : toolSigns(file)
    // Digger's own file, which is at the top, is read before the workflows that run it.
    isDiggerTofu ||= DIGGER_FILE.test(file.file) && hits.some(({ client }) => client === 'opentofu')
    const isOverruled = isDiggerTofu && file.text.includes('diggerhq/digger@')
    signs.push(...hits.filter(({ text }) => !isOverruled || text !== TERRAFORM_VERSION))
    setsCloudHostname ||= !isVersions && CLOUD_HOSTNAME.test(file.text)
  }
  return { signs, bots, setsCloudHostname, givesState, others }
}

export function toolSigns({ file, text }: ToolText): readonly Sign[] {
  if (!/terraform|tofu|tfenv/i.test(text)) return []
  const lines = linesOf(file, text)
  const signs = new Map<string, Sign>()
  const resolveOnce = once((version: string) => resolve(version, lines))
  const mentions = lines.map(mentionsIn)
  const isOverruled = overruledIn(file, lines, mentions)
  for (const [at, line] of lines.entries()) {
    if (signs.size >= MAX_SIGNS) break
    for (const mention of mentions[at] ?? []) {
      if (isOverruled(mention, at)) continue
      const { client, level = 'tool' } = mention
      for (const version of versionsOf(mention, lines, at, resolveOnce)) {
        const key = `${client} ${level} ${version}`
        if (signs.has(key)) continue
        const place = placeOf(file, at, line, mention)
        signs.set(key, { client, level, place, text: brief(mention.text, MAX_TEXT), version })
      }
    }
  }
  return withoutDefaults(file, [...signs.values()])
}

const ATLANTIS = /atlantis\.ya?ml$/

/** Atlantis runs Terraform unless told otherwise. If it is, the version that is called Terraform's is OpenTofu's. */
function withoutDefaults(file: string, signs: readonly Sign[]): readonly Sign[] {
  const isOther = signs.some(({ client }) => client === 'opentofu')
  if (!isOther || !ATLANTIS.test(file)) return signs
  return signs
    .filter(({ client, version }) => client === 'opentofu' || version !== null)
    .map((sign) => ({ ...sign, client: 'opentofu' }))
}

const SPACELIFT = /(^|\/)\.spacelift\/[^/]+$/
// The text for a version that is called Terraform's.
const TERRAFORM_VERSION = 'sets terraform_version'

/** True if a version that is called Terraform's selects nothing, because only OpenTofu is set up beside it. */
function overruledIn(
  file: string,
  lines: readonly string[],
  mentions: readonly (readonly Mention[])[]
): (mention: Mention, at: number) => boolean {
  /** Null if nothing says which client the lines are for. */
  const isTofu = (block: LineRange): boolean | null => {
    const all = mentions.slice(...block).flat()
    const uses = all.filter(({ text, level }) => level !== 'hook' && !/_version$/.test(text))
    return uses.length === 0 ? null : uses.every(({ client }) => client === 'opentofu')
  }
  // Stacks of Spacelift have these in common.
  const top = SPACELIFT.test(file) ? lines.indexOf('stack_defaults:') : -1
  const defaults = top < 0 ? null : blockAround(lines, top + 1)
  return ({ text }, at) => {
    if (text !== TERRAFORM_VERSION || ATLANTIS.test(file)) return false
    const isTofuHere = isTofu(blockAround(lines, at))
    if (isTofuHere !== null || defaults === null) return isTofuHere === true
    const isDefault = at >= defaults[0] && at < defaults[1]
    return isTofu(isDefault ? [0, lines.length] : defaults) === true
  }
}

const INPUT = /^\s*["']?(?:terraform|tofu|opentofu|tf)[_-]?version["']?\s*:\s*(\S.*)$/is

/** The versions that a mention selects; `[null]` where it selects none. */
function versionsOf(
  { version, step }: Mention,
  lines: readonly string[],
  at: number,
  resolveOnce: (version: string) => readonly string[]
): readonly (string | null)[] {
  if (step === undefined) return version === null ? [null] : resolveOnce(version)
  const input = lines
    .slice(...blockAround(lines, at))
    .map((line) => INPUT.exec(line)?.[1]?.replace(/^["']|["']$/g, ''))
    .find((value) => value !== undefined)
  return input === undefined ? [step.otherwise] : resolveOnce(input)
}

/** The indices of the first line and of the line after the last one. */
type LineRange = readonly [start: number, end: number]

// Steps and stacks have fewer lines.
const MAX_BLOCK = 100

/** The lines of the YAML mapping that has the key at `at`: those that are not indented less than it. */
function blockAround(lines: readonly string[], at: number): LineRange {
  const line = lines[at] ?? ''
  const indent = line.search(/[^\s-]/)
  const isOutside = (other: string) => other !== '' && other.search(/\S/) < indent
  const isFirst = line.trimStart().startsWith('-')
  const before = isFirst ? [] : lines.slice(Math.max(0, at - MAX_BLOCK), at)
  const after = lines.slice(at + 1, at + MAX_BLOCK)
  const end = after.findIndex(isOutside)
  return [
    at - before.length + before.findLastIndex(isOutside) + 1,
    at + 1 + (end < 0 ? after.length : end)
  ]
}

const REFERENCE =
  /^\$(?:\{\{\s*(?:env|matrix|inputs|vars|parameters|variables)\.([\w-]+)\s*\}\}|\{?([\w]+)\}?|\(([\w]+)\))$/

/** A version, or those that a variable has in the same file: `$TF_VERSION`, `${{ matrix.terraform }}`. */
function resolve(version: string, lines: readonly string[]): readonly string[] {
  const [, expression, variable, macro] = REFERENCE.exec(version.trim()) ?? []
  const name = expression ?? variable ?? macro
  if (name === undefined) return [version.trim()]
  for (const line of lines) {
    const at = line.indexOf(name)
    const value = at < 0 ? undefined : VALUE.exec(line.slice(at + name.length))?.[1]
    if (value === undefined || /[\w-]$/.test(line.slice(0, at))) continue
    const items = value.match(/[^\s"',[\]]+/g)
    if (items !== null) return items
  }
  return [version]
}

const VALUE = /^["']?\s*[:?]?[:=]\s*(\[[^\]]*\]|["']?v?\d[\w.-]*["']?)\s*,?$/

const VERSION = /[^\s"',\]}]+/

/** A version file selects a client or a version in the line with this index. */
type Pin = Pick<Mention, 'version'> &
  Partial<Pick<Mention, 'start'>> & { readonly at: number; readonly client: MainClient | undefined }

export function versionFileSigns({ file, text }: ToolText): readonly Sign[] {
  const lines = linesOf(file, text)
  return pinsIn(file, lines).flatMap(({ at, client, version, start = 0 }): readonly Sign[] => {
    if (client === undefined) return []
    const line = lines[at] ?? ''
    const place = placeOf(file, at, line, { start, end: line.length })
    const said = version === null ? `selects ${client}` : `selects ${client} ${version}`
    return [{ client, level: 'version-file', place, text: brief(said, MAX_TEXT), version }]
  })
}

function pinsIn(file: string, lines: readonly string[]): readonly Pin[] {
  const [, tool] = /\.(terraform|opentofu)-version$/.exec(file) ?? []
  if (tool === undefined) return file.endsWith('.toml') ? misePins(lines) : asdfPins(lines)
  const at = lines.findIndex((line) => line.trim() !== '')
  const version = VERSION.exec(lines[at] ?? '')?.[0] ?? null
  return at < 0 ? [] : [{ at, client: CLIENTS.get(tool), version }]
}

/** `terraform 1.9.8 1.5.7`: the first version that is installed is used. */
const asdfPins = (lines: readonly string[]): readonly Pin[] =>
  lines.map((line, at) => {
    const [tool = '', version = null] = line.trim().split(/\s+/)
    return { at, client: CLIENTS.get(tool), version }
  })

const SECTION = /^\s*\[\s*([\w."':/-]+)\s*\]/
const ENTRY = /^\s*"?(?:(?:aqua|asdf|ubi|vfox|github):)?([\w/-]+)"?\s*=\s*(.*)$/s

/** `[tools]` with `terraform = "1.9"`, a list, or `{ version = "1.9" }`; or `[tools.terraform]`. */
function misePins(lines: readonly string[]): readonly Pin[] {
  let section = ''
  return lines.flatMap((line, at) => {
    section = SECTION.exec(line)?.[1]?.replaceAll('"', '') ?? section
    const [, name = '', value = ''] = ENTRY.exec(line) ?? []
    const [, tool = ''] = /^tools\.(?:\w+:)?(.+)$/.exec(section) ?? []
    const client = CLIENTS.get(section === 'tools' ? name : name === 'version' ? tool : '')
    const inner = /\bversion\s*=\s*(.*)$/s.exec(value)?.[1] ?? value
    const versions = inner.match(/[^\s"',[\]{}=]+/g) ?? []
    // A list installs several versions, of which any may be used.
    const used = inner.startsWith('[') ? versions : versions.slice(0, 1)
    return used.map((version) => ({ at, client, version, start: line.search(/\S/) }))
  })
}
