// The reports as whole texts; the program writes them in pieces.
import * as json from '../../src/report/json/json.ts'
import * as usagesJson from '../../src/report/json/usages.ts'
import * as junit from '../../src/report/junit/junit.ts'
import * as sarif from '../../src/report/sarif/sarif.ts'
import * as text from '../../src/report/text/text.ts'
import * as usages from '../../src/report/text/usages.ts'

const whole =
  <Given extends readonly unknown[]>(render: (...given: Given) => Iterable<string>) =>
  (...given: Given): string =>
    [...render(...given)].join('')

export const renderJson = whole(json.renderJson)
export const renderJunit = whole(junit.renderJunit)
export const renderSarif = whole(sarif.renderSarif)
export const renderText = whole(text.renderText)
export const renderUsagesJson = whole(usagesJson.renderUsagesJson)
export const renderUsagesText = whole(usages.renderUsagesText)

export const renderTextParts = (...given: Parameters<typeof text.renderTextParts>) => [
  ...text.renderTextParts(...given)
]
