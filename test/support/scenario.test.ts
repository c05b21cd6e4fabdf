import { describe, expect, it } from '@jest/globals'
import { parseSettings, SettingsError } from '../../src/settings/settings.ts'
import { readScenarios, stage } from './scenario.ts'

const folders = await readScenarios()

describe('each scenario can be staged', () => {
  it.each(folders)('$name', async (folder) => {
    await using staged = await stage(folder)
    const parse = (): number => {
      const { hostnames, scan } = parseSettings(staged.inputs)
      return hostnames.length + scan.length
    }
    if (folder.scenario.exitCode === 2) expect(parse).toThrow(SettingsError)
    else expect(parse()).toBeGreaterThan(0)
    expect(Object.values(staged.env).join()).not.toContain('%')
  })
})
