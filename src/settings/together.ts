// Settings that cannot be used together, or need another one.
import type { Settings, Wording } from './settings.ts'
import type { SettingName } from './table.ts'

/** With `usages`, no checkout is read: what decides how it is read belongs to the command that lists them. */
export function fleetMistakes(settings: Settings, { setting }: Wording): readonly string[] {
  if (settings.usages.length === 0) return []
  const { scan, exclude, roots, dialect, changedOnly } = settings
  const usages = setting('usages')
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

/** Of a check and of a merge. */
export const togetherMistakes = (
  settings: Settings,
  { setting }: Pick<Wording, 'setting'>
): readonly string[] => [
  ...notOfAShard(settings).map(
    (name) =>
      `${setting(name)} cannot be used together with ${setting('shard')}, which checks only some of the hosts; set it where the reports of all shards are merged`
  ),
  ...needingHistory(settings).map(
    ([name, value]) =>
      `${setting(name)} is ${value}, which needs ${setting('history')}; set it to a file that is kept from run to run`
  )
]

/** Shards would overwrite each other's. */
function notOfAShard(settings: Settings): readonly SettingName[] {
  const { shard, history, badge, comment, issue } = settings
  if (shard === null) return []
  const wrong: readonly (readonly [isSet: boolean, name: SettingName])[] = [
    [history !== null, 'history'],
    [badge !== null, 'badge'],
    [comment !== 'never', 'comment'],
    [issue !== 'never', 'issue']
  ]
  return wrong.flatMap(([isSet, name]) => (isSet ? [name] : []))
}

function needingHistory({ history, issueOpenAfter, issueCloseAfter }: Settings) {
  const all = [
    ['issue-open-after', issueOpenAfter],
    ['issue-close-after', issueCloseAfter]
  ] as const
  return history === null ? all.filter(([, value]) => value > 1) : []
}

const isFlag = (name: string): boolean => name.startsWith('--')
