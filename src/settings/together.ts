// Settings that cannot be used together, or need another one.
import { normalize } from 'node:path'
import type { Settings, Wording } from './settings.ts'
import type { SettingName } from './table.ts'

/** With `usages`, no checkout is read: what decides how it is read belongs to the command that lists them. */
export function fleetMistakes(settings: Settings, { setting }: Wording): readonly string[] {
  const { scan, exclude, roots, dialect, changedOnly, repositories } = settings
  const usages = setting('usages')
  if (settings.usages.length === 0) {
    return repositories.length === 0
      ? []
      : [
          `${setting('repositories')} needs ${usages}; set it to the usages files of the repositories`
        ]
  }
  const several = isFlag(usages) ? `repeat ${usages}` : `write one a line in ${usages}`
  const listing = 'set it for `tf-disco usages`, which reads the files of the repository'
  const wrong: readonly (readonly [isSet: boolean, name: SettingName, cure: string])[] = [
    [scan.length > 0, 'scan', `${listing}; to check several files, ${several}`],
    [exclude.length > 0, 'exclude', listing],
    [roots.length > 0, 'roots', listing],
    [dialect.name !== 'auto', 'dialect', listing],
    [changedOnly, 'changed-only', 'remove it: usages files do not say what a pull request changes']
  ]
  return wrong.flatMap(([isSet, name, cure]) =>
    isSet ? [`${setting(name)} cannot be used together with ${usages}; ${cure}`] : []
  )
}

/** Of every check. */
export const togetherMistakes = (
  settings: Settings,
  { setting }: Pick<Wording, 'setting'>
): readonly string[] => [
  ...needingHistory(settings).map(
    ([name, value]) =>
      `${setting(name)} is ${value}, which needs ${setting('history')}; set it to a file that is kept from run to run`
  ),
  ...sharedFiles(settings).map(
    ([one, other, file]) =>
      `${setting(one)} and ${setting(other)} both name ${file}; write to different files`
  )
]

function needingHistory({ history, issueOpenAfter, issueCloseAfter }: Settings) {
  const all = [
    ['issue-open-after', issueOpenAfter],
    ['issue-close-after', issueCloseAfter]
  ] as const
  return history === null ? all.filter(([, value]) => value > 1) : []
}

/** The later one would replace the earlier one, such as the history of months. */
function sharedFiles({ report, history, badge }: Settings) {
  const all: (readonly [name: SettingName, file: string])[] = [
    ...report.map(({ path }) => ['report', path] as const),
    ...(history === null ? [] : [['history', history] as const]),
    ...(badge === null ? [] : [['badge', badge] as const])
  ]
  return all.flatMap(([name, file], at) => {
    const before = all
      .slice(0, at)
      .find(([other, known]) => other !== name && normalize(known) === normalize(file))
    return before === undefined ? [] : [[before[0], name, file] as const]
  })
}

const isFlag = (name: string): boolean => name.startsWith('--')
