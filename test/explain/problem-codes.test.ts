// Problem codes, explained with their sections of the documentation.
import { mkdir, symlink, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { type ProblemCode, problemFacts } from '../../src/rules/problems/catalogue.ts'
import { cellsOf } from '../../src/rules/text/terminal.ts'
import { explainCode } from '../../src/run/explain/problem-codes.ts'
import { describe, expect, it } from '../support/jest.ts'
import { temporaryDirectory } from '../support/temporary.ts'

const PROGRAM = resolve('dist/cli/index.js')
const CODES = Object.keys(problemFacts()) as readonly ProblemCode[]
const layoutOf = (width: number) => ({ colour: false, width })
const shown = (code: ProblemCode, width = 80, program = PROGRAM) =>
  explainCode(code, program, layoutOf(width))

it.each(CODES)('%s has its section, without marks of Markdown, within the width', (code) => {
  for (const width of [60, 80, 100]) {
    const text = shown(code, width)
    const { title, severity } = problemFacts()[code]
    expect(text.replace(/\s+/g, ' ')).toMatch(`${severity}[${code}]: ${title} `)
    expect(text).toMatch(new RegExp(`^https://\\S+#${code}$`, 'm'))
    const prose = text.split('\n').filter((line) => !/^ {4}|https:|^\S+$/.test(line))
    expect(prose.length).toBeGreaterThan(4)
    expect(prose.filter((line) => cellsOf(line) > width)).toEqual([])
    expect(prose.join('\n')).not.toMatch(/\*\*|\]\(|^\||^```|^#/m)
    expect(text).not.toContain('\n\n\n\n')
  }
})

describe('a section', () => {
  it('has the facts of the code, the page, paragraphs, and code as it is', () => {
    const lines = shown('tls-expired', 60).split('\n')
    expect(lines.slice(0, 5)).toEqual([
      'error[tls-expired]: TLS certificate has expired',
      'Affects all clients.',
      expect.stringMatching(/^https:/),
      '',
      'The certificate of the host, or a certificate in its chain,'
    ])
    expect(lines.some((line) => line.startsWith('    failed to request discovery'))).toBe(true)
  })

  it('has the URL of what a link leads to, but for another code', () => {
    expect(shown('tls-expired')).toMatch(/tls-expires-soon warns/)
    expect(shown('allowlist-incomplete')).toMatch(/\(https:\/\/github\.com\/\S+\.md\S*\)/)
  })

  it('has rows of a table as items', () => {
    const rows =
      '- | supported | examples of what is not\n- versions | TLS 1.2 and 1.3 | TLS 1.0, TLS 1.1\n'
    expect(shown('tls-protocol')).toContain(rows)
  })

  it('has colors only if the layout has', () => {
    const painted = explainCode('tls-expired', PROGRAM, { colour: true, width: 80 })
    expect(painted).toContain('\u001B[31merror[tls-expired]:\u001B[0m TLS')
    expect(shown('tls-expired')).not.toContain('\u001B')
  })
})

it('finds the page of a family beside a program that a link starts', async () => {
  await using home = await temporaryDirectory()
  const at = (path: string) => join(home.path, path)
  await mkdir(at('dist/cli'), { recursive: true })
  await mkdir(at('docs/problems'), { recursive: true })
  await mkdir(at('bin'))
  await writeFile(at('dist/cli/index.js'), '')
  await symlink(at('dist/cli/index.js'), at('bin/tf-disco'))
  const page = '# TLS\n\n### tls-expired\n\nSee [tokens](../tokens.md#ci).\n\n### tls-x\n\nOther.\n'
  await writeFile(at('docs/problems/tls.md'), page)
  const text = shown('tls-expired', 80, at('bin/tf-disco'))
  expect(text).toMatch(
    /\nhttps:\S+\/docs\/problems\/tls\.md#tls-expired\n\nSee tokens \(https:\S+\/docs\/tokens\.md#ci\)\.\n$/
  )
})

it('shows the facts and the page if the documentation is missing', () => {
  expect(shown('tls-expired', 80, '/nowhere/dist/cli/index.js')).toMatch(
    /^error\[tls-expired\]: TLS certificate has expired\nAffects all clients\.\nhttps:\S+#tls-expired\n$/
  )
})
