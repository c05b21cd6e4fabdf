// Scans the repository, and detects the CLI.

import { basename, dirname } from 'node:path/posix'
import { exclusion } from '../../read/files/selection.ts'
import { calledFrom, directoriesOf } from '../../read/roots/directories.ts'
import { type CheckoutFiles, checkoutFiles } from '../../read/scan/checkout-files.ts'
import { clientsInUse, resolveDialect } from '../../read/scan/clients/dialect.ts'
import { refusedByReleases } from '../../read/scan/clients/newer-syntax.ts'
import { readTools } from '../../read/scan/clients/tools.ts'
import { classify, isQueryFile, PROJECT_FILE } from '../../read/scan/file-kinds.ts'
import type { Scan } from '../../read/scan/scan.ts'
import { narrowUsages, notesFor, type Usage, withoutCalls } from '../../read/scan/usage.ts'
import { scanInSteps } from '../../read/scan/values/values.ts'
import { brief, showSome } from '../../rules/problems/brief.ts'
import { fileOutside } from '../../rules/problems/file.ts'
import { fileNote, fileOf, firstPlaceOf, type Note, noteOf } from '../../rules/problems/note.ts'
import { distinctPlaces } from '../../rules/problems/place.ts'
import { clientsWithLiterals, isSince, MAIN_CLIENTS } from '../../rules/protocol/clients.ts'
import { below, directoryOf } from '../../rules/protocol/local/paths.ts'
import { once } from '../../rules/text/once.ts'
import { readIgnoreComment } from '../../settings/ignore-comment.ts'
import type { Settings } from '../../settings/settings.ts'
import { giveWay } from '../program/run.ts'
import { unreadModules } from './unread-modules.ts'
import type { World } from './world.ts'

export async function scan(
  settings: Settings,
  world: Pick<World, 'directory' | 'environment' | 'stop' | 'progress'>
): Promise<Scan> {
  const { directory, environment, stop, progress } = world
  const selection = { root: directory, scan: settings.scan, exclude: settings.exclude }
  const steps = scanInSteps(selection, environment)
  const scanned = await giveWay(steps, stop, (files) => progress({ kind: 'scan', files }))
  const own = withoutPools(scanned, settings, checkoutFiles(selection))
  return withCopied(own, exclusion(settings.roots))
}

/** Project files whose settings do not count, and where they would. */
export function strayProjectFiles({ projectFiles }: Scan, directory: string): readonly string[] {
  const stray = [...projectFiles].filter((file) => file !== PROJECT_FILE)
  const files = `not read: ${showSome(stray, 3, brief)}`
  return stray.length === 0 ? [] : [`${files}; the project file is ${PROJECT_FILE} in ${directory}`]
}

/** Detects the CLI by the settings or the scanned files; the usages and notes are those of the checked clients. */
export function detect(
  { dialect: setting, exclude, scan: entries, allowedHosts, ignore, ofProject }: Settings,
  scanned: Scan,
  { environment, directory }: Pick<World, 'environment' | 'directory'>
) {
  const tools = once(() => readTools({ root: directory, exclude }, scanned.toolFiles))
  const hasCloudHostname = Boolean(environment['TF_CLOUD_HOSTNAME'])
  const isScanned = entries.length > 0
  const setBy = ofProject.has('dialect') ? PROJECT_FILE : '`dialect`'
  const detection = {
    setting,
    setBy,
    scan: isScanned ? { ...scanned, tools, hasCloudHostname } : null
  }
  const dialect = resolveDialect(detection)
  const { clients, versions } = dialect
  const isKnown = isSince('queries', versions)
  const isRead = (file: string): boolean => isKnown || !isQueryFile(file)
  const narrowed = withoutCalls(narrowUsages(scanned.usages, clients), clientsWithLiterals(dialect))
  const older = refusedByReleases(narrowed, versions)
  const usages = older.usages.filter(({ place }) => isRead(place.file))
  const isStrict = allowedHosts.length > 0
  const selection = { root: directory, scan: entries, exclude, isStrict }
  const comments = scanned.comments.map(readIgnoreComment)
  const unread = [
    ...unreadModules(usages, { ...scanned, ...selection }),
    ...(isStrict ? unreadBesides(scanned) : [])
  ]
  const isOpen = usages.some(({ workspace }) => workspace?.lacks) && tools().givesState
  return {
    dialect,
    usedBy: () => clientsInUse(dialect, detection.scan),
    bots: isScanned ? tools().bots : [],
    usages: isOpen ? usages.map(withWholeState) : usages,
    /** Rules of the settings, and of comments. */
    ignore: [...ignore, ...comments.filter((read) => 'code' in read)],
    notes: [
      ...[...notesFor(scanned.notes, clients), ...older.notes].filter((one) => isRead(fileOf(one))),
      ...unread,
      ...comments.filter((read) => 'problem' in read)
    ]
  }
}

/** `init` also reads files that are not selected, and modules of Terragrunt units. */
function unreadBesides(scan: Scan): readonly Note[] {
  const { unselected, linked, directories, units, unread, notes } = scan
  const noted = new Set(notes.flatMap((note) => firstPlaceOf(note)?.file ?? []))
  const links = [...linked].filter(([, target]) => target === null || !directories.has(target))
  return [
    ...unselected.map((file) => fileNote(file, fileOutside({ what: 'unselected' }))),
    ...links.map(([link]) => fileNote(link, fileOutside({ what: 'linked' }))),
    ...distinctPlaces(unread).map((place) =>
      noteOf(fileOutside({ what: 'generated' }), { places: [place] })
    ),
    // Files that override a known module are read.
    ...units.flatMap(({ directory, module, unknown, missing }) =>
      unknown === null || module !== null || missing !== undefined || noted.has(unknown.file)
        ? []
        : noteOf(fileOutside({ what: 'skipped', path: directory }), { places: [unknown] })
    )
  ]
}

/** Who gives the rest, and where, is not known. */
function withWholeState(usage: Usage): Usage {
  if (usage.workspace?.lacks === undefined) return usage
  const { organization, name } = usage.workspace
  return { ...usage, workspace: { organization, name } }
}

/** The scan without pools: directories that no module calls, and in which `init` reads nothing but targets of links. */
export function withoutPools(
  scan: Scan,
  { roots, exclude }: Pick<Settings, 'roots' | 'exclude'>,
  files: Pick<CheckoutFiles, 'list'>
): Scan {
  const targets = new Set(scan.links.values())
  if (targets.size === 0) return scan
  const [isRoot, isExcluded] = [exclusion(roots), exclusion(exclude)]
  const directories = MAIN_CLIENTS.flatMap((client) => [...directoriesOf(scan, client).values()])
  const called = new Set(directories.flatMap(calledFrom))
  const units = new Set(scan.units.map(({ directory }) => directory))
  const isPool = once((directory: string): boolean => {
    if (called.has(directory) || units.has(directory) || isRoot(directory || '.')) return false
    const names = files.list(directory).map((name) => below(directory, name))
    return names.every((file) => targets.has(file) || isExcluded(file) || !isRead(file))
  })
  const isOfPool = (file: string): boolean =>
    targets.has(file) && isRead(file) && isPool(directoryOf(file))
  const usages = scan.usages.filter(({ place }) => !isOfPool(place.file))
  const declared = scan.declared.filter(({ place }) => !isOfPool(place.file))
  return { ...scan, usages, declared, notes: scan.notes.filter((note) => !isOfPool(fileOf(note))) }
}

/**
 * The scan with those snippets alone that are only copied from: `init` has not run in them, and no module calls them.
 * Their files may define the same.
 */
export function withCopied(scan: Scan, isNamed: (directory: string) => boolean): Scan {
  const snippets = new Set(scan.snippets)
  if (snippets.size === 0) return scan
  for (const client of MAIN_CLIENTS) {
    const directories = directoriesOf(scan, client)
    const inUse = [...directories.values()].filter(
      ({ name, isInitialised, installed }) =>
        !snippets.has(name) || isInitialised || installed.size > 0 || isNamed(name || '.')
    )
    for (const directory of inUse) {
      snippets.delete(directory.name)
      for (const name of calledFrom(directory)) {
        const module = snippets.delete(name) ? directories.get(name) : undefined
        if (module !== undefined) inUse.push(module)
      }
    }
  }
  const notes = scan.notes.filter(
    (note) => note.problem.code !== 'block-invalid' || !snippets.has(directoryOf(fileOf(note)))
  )
  return { ...scan, snippets, notes }
}

/** Terragrunt's files may be included from anywhere. */
function isRead(file: string): boolean {
  const kind = classify(basename(file), new Set(), basename(dirname(file)))
  return kind !== undefined && kind.class !== 'terragrunt'
}
