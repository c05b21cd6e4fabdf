// Reads version files: `.terraform-version`, `.opentofu-version`, `.tool-versions`, `mise.toml`.
import { brief } from '../../problems/brief.ts'
import type { MainClient } from '../../protocol/clients.ts'
import type { Sign } from '../signs.ts'
import { linesOf, placeOf, type ToolLine, type ToolText } from './tool-files.ts'
import { CLIENTS } from './tool-patterns.ts'

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
