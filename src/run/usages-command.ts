// The command `usages`: what files use, for people, or for a later check.

import { isFixed } from '../judge/allowed-hosts.ts'
import { namesIn, requirementsOf, skipsOf } from '../observe/visit/requirements.ts'
import type { Environment } from '../read/cli-config/machine.ts'
import type { Scan } from '../read/scan/scan.ts'
import { firstRemarks } from '../report/sentence.ts'
import { ignoring } from '../rules/ignore/ignore.ts'
import { fileOf, firstPlaceOf } from '../rules/problems/note.ts'
import { plain } from '../rules/protocol/marked-text.ts'
import { visible } from '../rules/text/safe-text.ts'
import { atTop, belowTop } from '../settings/command-line/top.ts'
import { OF_FLAGS, withFlags } from '../settings/command-line/wording.ts'
import { type ResolvedSettings, readSettings } from '../settings/read.ts'
import type { Check, Running } from './check-command.ts'
import { columnsOf, layoutOf, print } from './program/streams.ts'
import { configure } from './stages/configure.ts'
import { listRepository } from './stages/list-usages.ts'
import { settle } from './stages/roots.ts'
import { detect, scan, strayProjectFiles } from './stages/scan.ts'
import { readableFile, renderUsagesJson } from './usages/lines.ts'
import { renderUsagesText } from './usages/text.ts'

/** Lists what files use. Contacts no host. @throws SettingsError if a check would refuse the JSON; its first part may be printed before */
export async function listUsages(command: Check, running: Running): Promise<number> {
  const { output } = command
  const { program, secrets, stop } = running
  const { env: environment, stdout, stderr } = program
  const { raw, directory, below } = atTop(command.raw, program.cwd())
  if (below !== null) stderr.write(secrets.redact(belowTop(below, directory)))
  const world = { environment, directory, wording: OF_FLAGS, stop, progress: () => {} }
  const settings = readSettings(raw, world)
  const scanned = await scan(settings, world)
  const isJson = output.format === 'json'
  const listed = isJson ? listRepository(scanned, settings, world, new Date()) : null
  const result = listed ?? namedHosts(scanned, settings, world)
  const { usages, dialect } = result
  // A usages file has only the names.
  const required = requirementsOf(settings, listed === null ? usages : [], dialect.clients)
  const width = stdout.isTTY ? columnsOf(stdout, environment) : Number.POSITIVE_INFINITY
  const layout = { ...layoutOf(stdout, output.color, environment), withFlags, width }
  const names = namesIn([...required, ...new Set(usages.flatMap(({ needs }) => needs))], usages)
  const clear = <T>(data: T): T => secrets.redactUsages(data, names)
  const pieces =
    listed === null
      ? renderUsagesText(clear(usages), required, skipsOf(required, settings), layout)
      : readableFile(listed, (repository) => renderUsagesJson(repository, clear))
  await print(stdout, pieces)
  const remarks = firstRemarks([
    ...settings.remarks,
    ...strayProjectFiles(scanned, directory),
    ...('remarks' in result ? result.remarks : [])
  ])
  await print(stderr, secrets.redact(remarks.map((remark) => `${visible(remark)}\n`)))
  if (scanned.isEmpty) stderr.write('tf-disco: found no Terraform or OpenTofu files\n')
  const ignoredBy = ignoring(result.ignore.filter(({ code }) => !isFixed(code, settings)))
  const unignored = result.notes.filter((note) => !ignoredBy(note).isIgnored)
  const lines = secrets.redact(unignored, names).map((note) => {
    const { code, message } = note.problem
    return `${visible(fileOf(note))}:${firstPlaceOf(note)?.line}: ${code}: ${visible(plain(message))}\n`
  })
  await print(stderr, new Set(lines))
  return 0
}

/** The usages as root modules use them, with the CLI configuration of this machine. */
function namedHosts(
  scanned: Scan,
  settings: ResolvedSettings,
  checkout: { readonly environment: Environment; readonly directory: string }
) {
  const detected = detect(settings, scanned, checkout)
  const { usages, notes } = settle({ ...scanned, ...detected, settings })
  const { dialect, ignore } = detected
  return { ...configure(usages, settings, dialect, checkout), dialect, ignore, notes }
}
