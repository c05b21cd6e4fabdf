// Settings that contradict each other, or need another one.
import type { Settings, Wording } from './settings.ts'
import type { SettingName } from './table.ts'

/** The mistakes, each with how to correct it. */
export const combinationMistakes = (
  settings: Settings,
  { setting }: Pick<Wording, 'setting'>
): readonly string[] => [
  ...ofShard(settings).map(
    (name) =>
      `${setting(name)} cannot be used with ${setting('shard')}, which checks only some of the hosts: set it where the reports of all shards are merged`
  ),
  ...needingHistory(settings).map(
    ([name, value]) =>
      `${setting(name)} is ${value}, which needs ${setting('history')}: set it to a file that is kept from run to run`
  )
]

/** Shards would overwrite each other's. */
function ofShard({ shard, history, badge, issue }: Settings): readonly SettingName[] {
  if (shard === null) return []
  return [
    ...(history === null ? [] : ['history' as const]),
    ...(badge === null ? [] : ['badge' as const]),
    ...(issue === 'never' ? [] : ['issue' as const])
  ]
}

function needingHistory({
  history,
  issueOpenAfter,
  issueCloseAfter
}: Settings): readonly (readonly [SettingName, number])[] {
  const all = [
    ['issue-open-after', issueOpenAfter],
    ['issue-close-after', issueCloseAfter]
  ] as const
  return history === null ? all.filter(([, value]) => value > 1) : []
}
