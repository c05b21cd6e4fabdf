// Settings that cannot be used together, or need another one.
import { normalize } from 'node:path'
import type { Settings, Wording } from './settings.ts'
import type { SettingName } from './table.ts'

/** The mistakes; `setting` names a setting in them. */
export function togetherMistakes(
  settings: Settings,
  setting: Wording['setting']
): readonly string[] {
  const thresholds = [
    ['issue-open-after', settings.issueOpenAfter],
    ['issue-close-after', settings.issueCloseAfter]
  ] as const
  const needing = settings.history === null ? thresholds.filter(([, runs]) => runs > 1) : []
  return [
    ...needing.map(
      ([name, runs]) =>
        `${setting(name)} is ${runs}, which needs ${setting('history')}; set it to a file that is kept from run to run`
    ),
    ...fileMistakes(settings, setting),
    ...fleetMistakes(settings, setting)
  ]
}

/** The later setting would replace the file of the earlier one, such as the history of months. */
function fileMistakes(
  { report, history, badge }: Settings,
  setting: Wording['setting']
): readonly string[] {
  const files: (readonly [name: SettingName, file: string | null])[] = [
    ...report.map(({ path }) => ['report', path] as const),
    ['history', history],
    ['badge', badge]
  ]
  return files.flatMap(([name, file], at) => {
    if (file === null) return []
    const isSame = (other: string | null) => other !== null && normalize(other) === normalize(file)
    const before = files.slice(0, at).find(([other, path]) => other !== name && isSame(path))
    return before === undefined
      ? []
      : [`${setting(before[0])} and ${setting(name)} both name ${file}; write to different files`]
  })
}

/** With `usages`, no checkout is read: what decides how it is read belongs to the command that lists them. */
function fleetMistakes(settings: Settings, setting: Wording['setting']): readonly string[] {
  const { scan, exclude, roots, dialect, changedOnly, repositories } = settings
  const usages = setting('usages')
  if (settings.usages.length === 0) {
    const mistake = `${setting('repositories')} needs ${usages}; set it to the usages files of the repositories`
    return repositories.length === 0 ? [] : [mistake]
  }
  const several = usages.startsWith('--') ? `repeat ${usages}` : `write one a line in ${usages}`
  const listing = 'set it for `tf-disco usages`, which reads the files of the repository'
  const wrong: readonly (readonly [isSet: boolean, name: SettingName, cure: string])[] = [
    [scan.length > 0, 'scan', `${listing}; to check several files, ${several}`],
    [exclude.length > 0, 'exclude', listing],
    [roots.length > 0, 'roots', listing],
    [dialect.name !== 'auto', 'dialect', listing],
    [changedOnly, 'changed-only', 'remove it: usages files do not say what a pull request changes']
  ]
  return wrong
    .filter(([isSet]) => isSet)
    .map(([, name, cure]) => `${setting(name)} cannot be used together with ${usages}; ${cure}`)
}
