// Finds and reads the files of the `usages` setting.
import { relative } from 'node:path'
import { readShared } from '../../read/files/read-text.ts'
import { findUsagesFiles, largestOf } from '../../read/fleet/find-files.ts'
import { MAX_BYTES, readUsagesLines, unread } from '../../read/fleet/lines.ts'
import { describeReadFailure } from '../../rules/problems/brief.ts'
import { MAX_HOSTS } from '../../settings/kinds.ts'
import { type Settings, SettingsError } from '../../settings/settings.ts'
import { keepYoungSpaceSmall } from '../program/run.ts'
import type { World } from './world.ts'

// The files of 8,000 repositories have 25 MB; reading this much takes a gigabyte of memory.
const MAX_MIB = 256
// Each takes a kilobyte of memory. The files of 8,000 repositories have 50,000.
const MAX_USAGES = 500_000
const FEWER = 'check fewer repositories at once'
const TOO_MANY = `the files have more than ${MAX_USAGES} usages or ${MAX_HOSTS} hosts; ${FEWER}`
export const UNREAD = 'was not read before the check ended'
const TOO_LARGE = `is one of the largest of files that have more than ${MAX_MIB} MiB together; ${FEWER}`

/**
 * Reads what `usages` names, relative to a directory, until the check ends. `name` is that of the setting. With
 * `repositories`, there may be no file: all of them are then missing.
 * @throws SettingsError if there are no files
 */
export function* readUsagesFiles(
  { usages: entries, ...settings }: Pick<Settings, 'usages' | 'repositories' | 'hostnames'>,
  { directory, stop }: Pick<World, 'directory' | 'stop'>,
  name: string
) {
  const { files, mistakes } = findUsagesFiles(entries, directory, settings.repositories.length > 0)
  if (mistakes.length > 0) throw new SettingsError(mistakes.map((why) => `${name}: ${why}`))
  const largest = largestOf(files, MAX_MIB * 1024 * 1024)
  const fileOf = new Map<string, string>()
  const hosts = new Set(settings.hostnames.map(({ host }) => host))
  let usages = 0
  for (const path of files) {
    const file = relative(directory, path)
    const read = largest.has(path) ? unread(TOO_LARGE) : readUsagesFile(path, stop)
    if (!read.ok) {
      yield { ...read, ...(stop.why && { why: UNREAD }), file }
      continue
    }
    const { value } = read
    const repository = value.repository.name
    const needed = value.usages.flatMap(({ needs }) => needs.map(({ host }) => host))
    const added = new Set(needed.filter((host) => !hosts.has(host)))
    // Case does not distinguish repositories.
    const other = fileOf.get(repository.toLowerCase())
    if (other !== undefined) {
      const why = `is of the repository ${repository}, as is ${other}; keep one file for each repository`
      yield { ...unread(why), file }
    } else if (usages + value.usages.length > MAX_USAGES || hosts.size + added.size > MAX_HOSTS) {
      yield { ...unread(TOO_MANY, repository), file }
    } else {
      for (const host of added) hosts.add(host)
      usages += value.usages.length
      fileOf.set(repository.toLowerCase(), file)
      yield { ...read, file }
    }
  }
}

function readUsagesFile(path: string, stop: World['stop']) {
  const read = readShared(path, MAX_BYTES)
  if (!Buffer.isBuffer(read)) return unread(describeReadFailure(read.failure))
  // A timer would do so, which does not run while the file is parsed.
  if (read.length > 1024 * 1024) keepYoungSpaceSmall()
  return readUsagesLines(read, stop)
}
