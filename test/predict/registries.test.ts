// Answers of real registry programs and services: those that `init` accepts are never called wrong.

import { renderAnnotations } from '../../src/report/annotations.ts'
import { renderMarkdown } from '../../src/report/summary.ts'
import { MAIN_CLIENTS } from '../../src/rules/protocol/clients.ts'
import type { Checked } from '../../src/run/check.ts'
import { InitCheckout } from '../support/init-batches.ts'
import { failed, readInitRows } from '../support/init-rows.ts'
import { afterAll, describe, expect, it } from '../support/jest.ts'
import { renderJson, renderJunit, renderSarif, renderText } from '../support/whole-reports.ts'

// Answers, one by one, and whole programs with a module and a provider.
const rows = [...readInitRows('registries'), ...readInitRows('registry-servers')]
const checkout = await InitCheckout.lay(rows)
afterAll(() => checkout[Symbol.asyncDispose]())

const SECRET = /X-Amz-|Signature=|SIGNATURE|token=|JWT/

/** What every report format shows of a check. */
const shown = ({ verdict, context }: Checked): Readonly<Record<string, string>> => ({
  JSON: renderJson(verdict, context),
  text: renderText(verdict, { context, colour: false, width: 100 }),
  SARIF: renderSarif(verdict, context),
  JUnit: renderJunit(verdict, context),
  Markdown: renderMarkdown(verdict, context),
  annotations: JSON.stringify(renderAnnotations(verdict, context))
})

describe.each(MAIN_CLIENTS)('for %s', (client) => {
  it('fails for the answers that init refuses, and for no other', async () => {
    const all = await checkout.predict(client, 'packages')
    const wrong = all.filter(({ row, errors }) => {
      const ended = row.expected[client]
      // Of these, `init` read the signature before the contents.
      if (ended.visibleAt === 'archive') return errors.some((code) => code !== 'package-unsigned')
      return failed(ended) !== errors.length > 0
    })
    expect(wrong.map(({ row, errors }) => `${row.group}: ${row.name}: [${errors}]`)).toEqual([])
    expect(all).toHaveLength(rows.length)
    for (const checked of new Set(all.map((each) => each.checked))) {
      for (const text of Object.values(shown(checked))) expect(text).not.toMatch(SECRET)
    }
  })
})
