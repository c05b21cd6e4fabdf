// The command `usages`: what files use, for people, or for a later check.

import { namesIn } from './check.ts'
import type { Check, Running } from './check-command.ts'
import { layoutOf } from './program/layout.ts'
import { print } from './program/streams.ts'
import { VERSION } from './protocol/version.ts'
import { renderUsagesJson } from './report/json/usages.ts'
import { firstRemarks } from './report/remarks.ts'
import { visible } from './report/safe-text.ts'
import { renderUsagesText } from './report/text/usages.ts'
import type { Scan } from './scan/scan.ts'
import { type Note, narrowUsages, notesFor } from './scan/usage.ts'
import { OF_FLAGS, withFlags } from './settings/command-line/wording.ts'
import { type ResolvedSettings, readSettings } from './settings/read.ts'
import { configure } from './stages/configure.ts'
import { listRepository } from './stages/list-usages.ts'
import { detectDialect, mayHavePlugins, scan } from './stages/scan.ts'
import { requirementsOf } from './visit/requirements.ts'
import { skipsOf } from './visit/skip.ts'

/** Lists what files use. Contacts no host. Returns the exit code. */
export async function listUsages(command: Check, running: Running): Promise<number> {
  const { program, stop } = running
  const world = { ...worldOf(running), wording: OF_FLAGS, stop, progress: () => {} }
  const settings = readSettings(command.raw, world)
  const scanned = await scan(settings, world)
  const isJson = command.output.format === 'json'
  const notes = isJson
    ? await printLines(scanned, settings, running)
    : await printHosts(scanned, settings, command, running)
  if (scanned.isEmpty) program.stderr.write('tf-disco: found no Terraform or OpenTofu files\n')
  await printNotes(notes, running)
  return 0
}

const worldOf = ({ program }: Running) => ({ environment: program.env, directory: program.cwd() })

/** Lines for `check --usages`. Returns what is wrong with the files. */
async function printLines(
  scanned: Scan,
  settings: ResolvedSettings,
  running: Running
): Promise<readonly Note[]> {
  const found = listRepository(scanned, settings, worldOf(running))
  const requirements = requirementsOf(settings, found.usages, found.dialect.clients)
  const skips = skipsOf(requirements, settings, found.dialect)
  const kept = namesIn(requirements)
  const { redact } = running.secrets
  const pieces = renderUsagesJson(found, VERSION, skips)
  await print(
    running.program.stdout,
    pieces.map((piece) => redact(piece, kept))
  )
  return found.notes
}

/** The hosts by name. Returns what is wrong with the files. */
async function printHosts(
  scanned: Scan,
  settings: ResolvedSettings,
  { output }: Check,
  running: Running
): Promise<readonly Note[]> {
  const { program, secrets } = running
  const { stdout, stderr, env } = program
  const world = worldOf(running)
  const dialect = detectDialect(settings, scanned, world)
  const found = narrowUsages(scanned.usages, dialect.clients)
  const { usages, remarks } = configure(found, settings, dialect, {
    ...world,
    mayHavePlugins: mayHavePlugins(scanned, settings)
  })
  const requirements = requirementsOf(settings, usages, dialect.clients)
  const skips = skipsOf(requirements, settings, dialect)
  const layout = { ...layoutOf(stdout, output.color, env), withFlags }
  const kept = namesIn(requirements)
  await print(
    stdout,
    renderUsagesText(usages, requirements, skips, layout).map((line) => secrets.redact(line, kept))
  )
  const lines = firstRemarks(remarks).map((remark) => `${visible(remark)}\n`)
  await print(stderr, secrets.redact(lines))
  return notesFor(scanned.notes, dialect.clients)
}

async function printNotes(found: readonly Note[], { program, secrets }: Running): Promise<void> {
  const lines = found.map(
    ({ problem, place }) =>
      `${visible(place.file)}:${place.line}: ${problem.code}: ${visible(problem.message)}\n`
  )
  await print(program.stderr, secrets.redact([...new Set(lines)]))
}
