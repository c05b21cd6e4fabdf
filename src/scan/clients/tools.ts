// Evidence in tool files: which clients and versions they install, run, configure and select. Version files are
// `.terraform-version`, `.opentofu-version`, `.tool-versions` and `mise.toml`.
import { brief } from '../../problems/brief.ts'
import type { Client, MainClient } from '../../protocol/clients.ts'
import { isVersionFile } from '../file-kinds.ts'
import type { Selection } from '../selection.ts'
import type { Sign } from '../signs.ts'
import { once } from '../usage.ts'
import {
  configuresClient,
  linesOf,
  otherClientsIn,
  placeOf,
  readToolFiles,
  type ToolLine,
  type ToolText
} from './tool-files.ts'
import { CLIENTS, type Mention, mentionsIn } from './tool-patterns.ts'

export type ToolSigns = {
  readonly signs: readonly Sign[]
  /** A file sets TF_CLOUD_HOSTNAME, so a `cloud` block without a hostname has one. */
  readonly setsCloudHostname: boolean
  /** Clients besides the two CLIs that the files configure or name. */
  readonly others: ReadonlySet<Client>
}

// More evidence decides nothing more. Of one file.
const MAX_SIGNS = 50
const MAX_TEXT = 100

// Not with the flag m: for it a carriage return begins a line too, and many of them take quadratic time.
const CLOUD_HOSTNAME = /(?:^|\n)[^#\n]*\bTF_CLOUD_HOSTNAME\b/

/** Reads the tool files that the scan has found, and those at fixed places of the checkout. */
export function readTools(
  selection: Pick<Selection, 'root' | 'exclude'>,
  found: readonly string[]
): ToolSigns {
  const signs: Sign[] = []
  const others = new Set<Client>()
  let setsCloudHostname = false
  for (const file of readToolFiles(selection, found)) {
    for (const client of otherClientsIn(file)) others.add(client)
    if (configuresClient(file.file)) continue
    const name = file.file.slice(file.file.lastIndexOf('/') + 1)
    const isVersions = isVersionFile(name) || file.file.endsWith('mise/config.toml')
    signs.push(...(isVersions ? versionFileSigns(file) : toolSigns(file)))
    setsCloudHostname ||= !isVersions && CLOUD_HOSTNAME.test(file.text)
  }
  return { signs, setsCloudHostname, others }
}

/** The first sign of each client and version in the text of a tool file. */
export function toolSigns({ file, text }: ToolText): readonly Sign[] {
  if (!/terraform|tofu|tfenv/i.test(text)) return []
  const lines = linesOf(file, text)
  const found = new Map<string, Sign>()
  // Each variable is looked for in all lines.
  let variables = 0
  const resolveOnce = once((version: string) => {
    variables += 1
    return variables > MAX_SIGNS ? [version] : resolve(version, lines)
  })
  for (const [at, line] of lines.entries()) {
    if (found.size >= MAX_SIGNS) break
    for (const mention of mentionsIn(line.text)) {
      const { client, start, length, level = 'tool' } = mention
      for (const version of versionsOf(mention, lines, at, resolveOnce)) {
        const key = `${client} ${level} ${version}`
        if (found.has(key)) continue
        const place = placeOf(file, line, start, length)
        found.set(key, { client, level, place, text: brief(mention.text, MAX_TEXT), version })
      }
    }
  }
  return withoutDefaults(file, [...found.values()])
}

/**
 * Atlantis runs Terraform unless something says otherwise. Where something does, the version that is
 * called Terraform's is OpenTofu's.
 */
function withoutDefaults(file: string, signs: readonly Sign[]): readonly Sign[] {
  const isOther = signs.some(({ client }) => client === 'opentofu')
  if (!isOther || !/atlantis\.ya?ml$/.test(file)) return signs
  return signs
    .filter(({ client, version }) => client === 'opentofu' || version !== null)
    .map((sign) => ({ ...sign, client: 'opentofu' }))
}

const INPUT = /^\s*["']?(?:terraform|tofu|opentofu|tf)[_-]?version["']?\s*:\s*(\S.*)$/is

/** The versions that a mention selects; `[null]` where it selects none. */
function versionsOf(
  { version, step }: Mention,
  lines: readonly ToolLine[],
  at: number,
  resolveOnce: (version: string) => readonly string[]
): readonly (string | null)[] {
  if (step === undefined) return version === null ? [null] : resolveOnce(version)
  const input = stepLines(lines, at)
    .map(({ text }) => INPUT.exec(text)?.[1]?.replace(/^["']|["']$/g, ''))
    .find((value) => value !== undefined)
  return input === undefined ? [step.otherwise] : resolveOnce(input)
}

// Steps have fewer lines.
const MAX_STEP = 40

/** The lines of the step whose `uses` or `task` is at `at`: those that are not indented less than it. */
function stepLines(lines: readonly ToolLine[], at: number): readonly ToolLine[] {
  const uses = lines[at]?.text ?? ''
  const indent = uses.search(/\b(uses|task):/)
  const isInside = ({ text }: ToolLine) =>
    text === '' || text.length - text.trimStart().length >= indent
  const isFirst = uses.trimStart().startsWith('-')
  const before = isFirst ? [] : lines.slice(Math.max(0, at - MAX_STEP), at)
  const start = before.findLastIndex((line) => !isInside(line))
  const after = lines.slice(at + 1, at + MAX_STEP)
  const end = after.findIndex((line) => !isInside(line))
  return [
    ...before.slice(start < 0 ? before.length : start),
    ...after.slice(0, end < 0 ? undefined : end)
  ]
}

const REFERENCE =
  /^\$(?:\{\{\s*(?:env|matrix|inputs|vars|parameters|variables)\.([\w-]+)\s*\}\}|\{?([\w]+)\}?|\(([\w]+)\))$/

/** A version, or those that a variable has in the same file: `$TF_VERSION`, `${{ matrix.terraform }}`. */
function resolve(version: string, lines: readonly ToolLine[]): readonly string[] {
  const [, expression, variable, macro] = REFERENCE.exec(version.trim()) ?? []
  const name = expression ?? variable ?? macro
  if (name === undefined) return [version.trim()]
  for (const { text } of lines) {
    const at = text.indexOf(name)
    const value = at < 0 ? undefined : VALUE.exec(text.slice(at + name.length))?.[1]
    if (value === undefined || /[\w-]$/.test(text.slice(0, at))) continue
    const items = value.startsWith('[')
      ? value.match(/[^\s"',[\]]+/g)
      : [value.replace(/["']/g, '')]
    if (items !== null && items.length > 0) return items
  }
  return [version]
}

// A scalar or a list in brackets.
const VALUE = /^["']?\s*[:?]?[:=]\s*(\[[^\]]*\]|["']?v?\d[\w.-]*["']?)\s*,?$/

const VERSION = /[^\s"',\]}]+/

/** The clients that a version file selects. */
export function versionFileSigns({ file, text }: ToolText): readonly Sign[] {
  const lines = linesOf(file, text)
  if (file.endsWith('.terraform-version')) return wholeFile(file, lines, 'terraform')
  if (file.endsWith('.opentofu-version')) return wholeFile(file, lines, 'opentofu')
  return file.endsWith('.toml') ? misePins(file, lines) : asdfPins(file, lines)
}

function sign(
  file: string,
  line: ToolLine,
  client: MainClient,
  version: string | null,
  at = 0
): Sign {
  const place = placeOf(file, line, at, line.text.length - at)
  const text = version === null ? `selects ${client}` : `selects ${client} ${version}`
  return { client, level: 'version-file', place, text: brief(text, 100), version }
}

function wholeFile(file: string, lines: readonly ToolLine[], client: MainClient): readonly Sign[] {
  const line = lines.find(({ text }) => text.trim() !== '')
  return line ? [sign(file, line, client, VERSION.exec(line.text)?.[0] ?? null)] : []
}

/** `terraform 1.9.8 1.5.7`: the first version that is installed is used. */
function asdfPins(file: string, lines: readonly ToolLine[]): readonly Sign[] {
  return lines.flatMap((line) => {
    const [tool = '', version = null] = line.text.trim().split(/\s+/)
    const client = CLIENTS.get(tool)
    return client === undefined ? [] : [sign(file, line, client, version)]
  })
}

const SECTION = /^\s*\[\s*([\w."':/-]+)\s*\]/
const ENTRY = /^\s*"?(?:(?:aqua|asdf|ubi|vfox|github):)?([\w/-]+)"?\s*=\s*(.*)$/s

/** `[tools]` with `terraform = "1.9"`, a list, or `{ version = "1.9" }`; or `[tools.terraform]`. */
function misePins(file: string, lines: readonly ToolLine[]): readonly Sign[] {
  const signs: Sign[] = []
  let section = ''
  for (const line of lines) {
    const header = SECTION.exec(line.text)
    if (header !== null) section = (header[1] ?? '').replaceAll('"', '')
    const [, name = '', value = ''] = ENTRY.exec(line.text) ?? []
    const own = /^tools\.(?:\w+:)?(.+)$/.exec(section)?.[1]
    const client = CLIENTS.get(section === 'tools' ? name : name === 'version' ? (own ?? '') : '')
    if (client === undefined) continue
    const inner = /\bversion\s*=\s*(.*)$/s.exec(value)?.[1] ?? value
    const versions = inner.match(/[^\s"',[\]{}=]+/g) ?? []
    // A list installs several versions, of which any may be used.
    for (const version of inner.startsWith('[') ? versions : versions.slice(0, 1)) {
      signs.push(sign(file, line, client, version, line.text.length - line.text.trimStart().length))
    }
  }
  return signs
}
