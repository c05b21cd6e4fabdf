// The command `usages`: what files use, for people or for a later check.

import { namesIn } from './check.ts'
import type { Check, Running } from './check-command.ts'
import { layoutOf } from './program/layout.ts'
import { print } from './program/streams.ts'
import { firstRemarks } from './report/remarks.ts'
import { visible } from './report/safe-text.ts'
import { renderUsagesJson, renderUsagesText } from './report/text/usages.ts'
import { narrowUsages, notesFor } from './scan/usage.ts'
import { OF_FLAGS, withFlags } from './settings/command-line/wording.ts'
import { readSettings } from './settings/read.ts'
import { configure } from './stages/configure.ts'
import { detectDialect, scan } from './stages/scan.ts'
import { requirementsOf } from './visit/requirements.ts'
import { skipsOf } from './visit/skip.ts'

/** Lists the hosts that files use. Contacts none. Returns the exit code. */
export async function listUsages(
  { raw, output }: Check,
  { program, secrets: { redact }, stop }: Running
): Promise<number> {
  const { stdout, stderr, env } = program
  const directory = program.cwd()
  const world = { environment: env, directory, wording: OF_FLAGS, stop, progress: () => {} }
  const settings = await readSettings(raw, world)
  const scanned = await scan(settings, world)
  const dialect = await detectDialect(settings, scanned, world)
  const found = narrowUsages(scanned.usages, dialect.clients)
  const { usages, remarks } = await configure(found, settings, dialect, {
    ...world,
    scanned: { ...settings, ...scanned }
  })
  const requirements = requirementsOf(settings, usages, dialect.clients)
  const skips = skipsOf(requirements, settings, dialect)
  const shown =
    output.format === 'json'
      ? renderUsagesJson(usages, skips)
      : renderUsagesText(usages, requirements, skips, {
          ...layoutOf(stdout, output.color, env),
          withFlags
        })
  const kept = namesIn(requirements)
  await print(
    stdout,
    shown.map((line) => redact(line, kept))
  )
  if (scanned.isEmpty) stderr.write('tf-disco: found no Terraform or OpenTofu files\n')
  const notes = notesFor(scanned.notes, dialect.clients).map(
    ({ problem, place }) =>
      `${visible(place.file)}:${place.line}: ${problem.code}: ${visible(problem.message)}\n`
  )
  const lines = firstRemarks(remarks).map((remark) => `${visible(remark)}\n`)
  await print(stderr, redact([...new Set(notes), ...lines]))
  return 0
}
