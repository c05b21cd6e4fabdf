import { describe, expect, it } from '@jest/globals'
import { renderUsagesJson, renderUsagesText } from '../../src/report/usages.ts'
import type { Usage } from '../../src/scan/usage.ts'
import { aHost, aPlace } from '../support/evidence-builder.ts'
import { HOSTILE_TEXTS, unseenIn } from '../support/hostile-text.ts'

const aUsage = (usage: Partial<Usage> = {}): Usage => ({
  kind: 'module',
  host: aHost(),
  isHostImplied: false,
  text: 'registry.example.com/acme/network/aws',
  address: 'module.network',
  versions: '~> 1.2',
  place: aPlace(),
  clients: ['terraform', 'opentofu'],
  isOverridden: false,
  needs: [{ host: aHost(), service: 'modules.v1', clients: ['terraform', 'opentofu'] }],
  ...usage
})

it('groups usages by host, with their places', () => {
  const local = aUsage({ host: null, text: './network', versions: null, needs: [] })
  const other = aUsage({ place: aPlace({ file: 'b.tf', line: 9 }) })
  expect(renderUsagesText([local, aUsage(), other])).toBe(`registry.example.com
  main.tf:3:12  module  registry.example.com/acme/network/aws ~> 1.2  needs modules.v1
  b.tf:9:12  module  registry.example.com/acme/network/aws ~> 1.2  needs modules.v1

no registry host
  main.tf:3:12  module  ./network
`)
})

it('writes one JSON object per line', () => {
  expect(renderUsagesJson([aUsage()])).toBe(
    '{"kind":"module","host":"registry.example.com","text":"registry.example.com/acme/network/aws","file":"main.tf","line":3,"column":12,"versions":"~> 1.2"}\n'
  )
})

describe('a usage with hostile texts', () => {
  const isWrong = (line: string): boolean =>
    /^\s*::|##\w*\[/.test(line) || unseenIn(line).length > 0

  it('is one visible line without a workflow command', () => {
    const wrong = HOSTILE_TEXTS.filter(({ text }) => {
      const usage = aUsage({ text, versions: text, place: aPlace({ file: text }) })
      const shown = renderUsagesText([usage]).split('\n')
      const json = renderUsagesJson([usage]).split('\n')
      return shown.length !== 3 || json.length !== 2 || [...shown, ...json].some(isWrong)
    })
    expect(wrong.map(({ name }) => name)).toEqual([])
  })
})
