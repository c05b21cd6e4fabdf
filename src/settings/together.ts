// Settings that cannot be used together.
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

const isFlag = (name: string): boolean => name.startsWith('--')
