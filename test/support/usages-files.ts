// Checks checkouts by their usages files: what `usages` prints, and what `check --usages` makes of it.
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Stop } from '../../src/observe/visit/stop.ts'
import { readUsagesLines } from '../../src/read/fleet/lines.ts'
import { onlyServiceOf } from '../../src/report/places.ts'
import { splitFile } from '../../src/rules/problems/place.ts'
import { plain } from '../../src/rules/protocol/marked-text.ts'
import { type Checked, check } from '../../src/run/check.ts'
import { listRepository } from '../../src/run/stages/list-usages.ts'
import { scan } from '../../src/run/stages/scan.ts'
import type { World } from '../../src/run/stages/world.ts'
import { readSettings } from '../../src/settings/read.ts'
import type { RawSettings } from '../../src/settings/settings.ts'
import type { SettingName } from '../../src/settings/table.ts'
import { quietWorld } from './check-in-process.ts'
import { type CheckoutFiles, writeCheckout } from './checkout.ts'
import { temporaryDirectory } from './temporary.ts'
import { renderUsagesJson } from './whole-reports.ts'

/** The settings of the program that lists the usages. */
const OF_LISTING: ReadonlySet<string> = new Set<SettingName>([
  'scan',
  'exclude',
  'roots',
  'dialect'
])

const only = (raw: RawSettings, isWanted: (name: string) => boolean): RawSettings =>
  Object.fromEntries(Object.entries(raw).filter(([name]) => isWanted(name)))

type Environment = World['environment']

/** What `usages --format json` prints in a directory. */
export async function usagesFileOf(
  directory: string,
  raw: RawSettings = {},
  environment: Environment = {}
): Promise<string> {
  const given = only(raw, (name) => OF_LISTING.has(name) || name === 'allowed-hosts')
  const world = quietWorld(directory, environment, given)
  const settings = readSettings(given, world)
  const found = listRepository(await scan(settings, world), settings, world, new Date())
  return renderUsagesJson(found)
}

/** The same of a checkout of these files, which names the repository. */
export async function usagesOf(
  files: CheckoutFiles,
  name?: string,
  raw: RawSettings = {}
): Promise<string> {
  await using directory = await temporaryDirectory()
  writeCheckout(directory.path, files)
  const text = await usagesFileOf(directory.path, raw)
  return name === undefined ? text : renamed(text, name)
}

/** The usages file with another name of the repository. */
export function renamed(text: string, name: string): string {
  const parts = partsOf(text)
  return fileOf({ ...parts, repository: { ...parts.repository, name } })
}

/** A usages file in parts. */
export const partsOf = (file: string) => {
  const lines = file.trimEnd().split('\n')
  const repository = JSON.parse(lines.pop() ?? '')
  return { ...repository, usages: lines.map((line) => JSON.parse(line)) }
}

/** A usages file of parts. */
export function fileOf({ usages, ...repository }: ReturnType<typeof partsOf>): string {
  const last = { ...repository, usages: usages.length }
  return [...usages, last].map((line) => `${JSON.stringify(line)}\n`).join('')
}

export const readUsagesText = (text: string) => readUsagesLines(Buffer.from(text), new Stop())

/** Checks usages files, by their names, and others in the directory. */
export async function checkUsagesFiles(
  texts: Readonly<Record<string, string>>,
  directory: string,
  raw: RawSettings = {},
  environment: Environment = {},
  world: Partial<World> = {}
): Promise<Checked> {
  for (const [name, text] of Object.entries(texts)) {
    writeFileSync(join(directory, `${name}.jsonl`), text)
  }
  const given = only(raw, (name) => !OF_LISTING.has(name))
  const all = { ...given, usages: directory }
  return check(all, { ...quietWorld(directory, environment, all), ...world })
}

/** Each finding as one line, with the files as its repository names them. */
export const linesOf = ({ verdict }: Checked): readonly string[] =>
  verdict.findings
    .map((finding) => {
      const { severity, problem, host, places } = finding
      const at = places.map((place) =>
        typeof place === 'string' ? place : `${splitFile(place.file).path}:${place.line}`
      )
      const message = plain(problem.message).replace(/\b[\w.-]+\/\/(?=[\w.])/g, '')
      const about = [severity, problem.code, host, onlyServiceOf(finding)]
      return [...about, message, at.sort().join(' ')].join(' | ')
    })
    .sort()
