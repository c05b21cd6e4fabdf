import { describe, expect, it } from '@jest/globals'
import { parseSettings } from '../../src/settings/settings.ts'
import { readScenarios, stage } from './scenario.ts'

const folders = await readScenarios()

describe('each scenario can be staged', () => {
  it.each(folders)('$name', async (folder) => {
    await using staged = await stage(folder)
    const { settings, mistakes } = parseSettings(staged.inputs)
    if (folder.scenario.exitCode === 2) expect(mistakes).not.toEqual([])
    else expect(settings.hostnames.length + settings.scan.length).toBeGreaterThan(0)
    expect(Object.values(staged.env).join()).not.toContain('%')
  })
})
