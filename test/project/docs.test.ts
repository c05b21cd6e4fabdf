// The documents agree with the code: generated parts are up to date, and pages have their form.
import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path/posix'
import { parse } from 'yaml'
import { CODES, DECISIONS, documents, problemPages } from '../../scripts/documents.ts'
import { attemptLimitMs, LONGEST_WAIT_MS } from '../../src/observe/visit/visit.ts'
import { RELEASES } from '../../src/rules/protocol/clients.ts'
import { DOCS_URL, problemUrl, VERSION } from '../../src/rules/protocol/version.ts'
import { parseSettings } from '../../src/settings/settings.ts'
import { describe, expect, it } from '../support/jest.ts'

const read = (path: string): string => readFileSync(path, 'utf8')
const pages = [...globSync('*.md'), ...globSync('{docs,examples}/**/*.md')].map((path) =>
  path.replaceAll('\\', '/')
)
const README = read('README.md')
const ACTION = parse(read('action.yml'))
const INPUTS = Object.keys(ACTION.inputs)

/** The contents of a page's fenced code blocks in one language. */
const blocksOf = (page: string, language: string): readonly string[] =>
  [...page.matchAll(new RegExp(`^\`\`\`${language}\\b.*\\n([\\s\\S]*?)^\`\`\`$`, 'gm'))].map(
    (match) => match[1] ?? ''
  )

/** A page without its code, where brackets are not links. */
const proseOf = (page: string): string =>
  page.replace(/^```[\s\S]*?^```$/gm, '').replace(/`[^`\n]*`/g, '')

describe('generated parts', () => {
  it.each(documents().map((document) => [document.path, document] as const))(
    '%s is up to date with the code (npm run update fixes it)',
    (_, { actual, expected }) => expect(actual).toBe(expected)
  )
})

it('begins with a command for users, and with two for a clone, which .ci/run runs', () => {
  const section = README.split('## Try it\n')[1]?.split('\n## ')[0] ?? ''
  expect(section.match(/^```/gm)).toHaveLength(6)
  const [forUsers, ...forClones] = blocksOf(section, 'sh').map((block) => block.trim())
  expect(forUsers).toBe('npx tf-disco')
  expect(forClones).toEqual(['npm run demo', 'npm cit'])
  expect(read('.ci/run').trim().split('\n').slice(-2)).toEqual(forClones)
})

const LONGEST = 400
const guides = globSync('docs/*.md').map((path) => path.replaceAll('\\', '/'))

it.each(guides)('%s begins with what it is for and an example', (path) => {
  const [, intro = '', beginning = ''] =
    /^# .+\n\n(.{40,}[\s\S]*?)\n\n([\s\S]*)/.exec(read(path)) ?? []
  expect(intro).toMatch(/^[A-Z`]/)
  expect(beginning.split('\n').slice(0, 30).join('\n')).toMatch(/^```/m)
})

const userPages = pages.filter((path) => /^docs\/(?!decisions\/|images\/)/.test(path))

it.each(userPages)('%s has at most 400 lines', (path) => {
  expect(read(path).split('\n').length).toBeLessThanOrEqual(LONGEST)
})

it.each(pages)('%s pins each Action to a commit, with its version in a comment', (path) => {
  const uses = blocksOf(read(path), 'yaml').flatMap((block) => block.match(/\buses: .*/g) ?? [])
  expect(
    uses.filter((line) => !/^uses: [\w./-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/.test(line))
  ).toEqual([])
})

describe('the pages of problem codes', () => {
  const sections = problemPages().flatMap(({ path, actual }) =>
    actual
      .split(/^### /m)
      .slice(1)
      .map((text) => ({ path, code: text.split('\n', 1)[0] ?? '', text }))
  )

  it('have one section for each code, in the order of the catalogue', () => {
    expect(sections.map(({ code }) => code)).toEqual(CODES)
  })

  it('are where reports link to', () => {
    const linked = CODES.map((code) => problemUrl(code, 'docs/problems/README.md'))
    expect(sections.map(({ path, code }) => `${path}#${code}`)).toEqual(linked)
    expect(DOCS_URL).toMatch(/\/docs\/problems\/README\.md$/)
  })

  it('describe each code in at least 30 words', () => {
    expect(sections.filter(({ text }) => text.split(/\s+/).length < 30)).toEqual([])
  })
})

it('a guide or another page links to each page for users', () => {
  const linked = new Set(
    ['README.md', ...userPages].flatMap((path) =>
      Array.from(proseOf(read(path)).matchAll(/\]\(([^)\s#]+)/g), ([, link = '']) =>
        normalize(join(dirname(path), link))
      )
    )
  )
  expect(userPages.filter((path) => !linked.has(path))).toEqual([])
})

describe('the README', () => {
  it('has at most 200 lines', () => {
    expect(README.trimEnd().split('\n').length).toBeLessThanOrEqual(200)
  })

  it('shows images that exist', () => {
    const images = [...README.matchAll(/(?:src|srcset)="([^"]+)"/g)].map((match) => match[1] ?? '')
    expect(images).toHaveLength(2)
    expect(images.filter((image) => !existsSync(image))).toEqual([])
  })

  it('has no paragraph longer than four lines', () => {
    const long = proseOf(README)
      .replace(/^\|.*$/gm, '')
      .split(/\n{2,}|\n(?=- )/)
      .filter((paragraph) => paragraph.trim().split('\n').length > 4)
    expect(long).toEqual([])
  })
})

it('action.yml has at most 29 inputs, in the groups of docs/inputs.md', () => {
  expect(INPUTS.length).toBeLessThanOrEqual(29)
  const [tables = ''] = read('docs/inputs.md').split('<!-- end inputs -->')
  expect([...tables.matchAll(/^\| `([\w-]+)`/gm)].map(([, name]) => name)).toEqual(INPUTS)
})

it('action.yml has what the Marketplace needs: a description of at most 125 characters, and an icon', () => {
  const { name, description, branding } = ACTION
  expect(name).toMatch(/^\S.{3,50}$/)
  expect(description.length).toBeLessThanOrEqual(125)
  expect(branding).toEqual({ icon: 'compass', color: 'purple' })
})

it('docs/network.md states the maximum time for one host with the defaults', () => {
  const { retries } = parseSettings({ hostnames: 'registry.example.com' }).settings
  const ms = (retries + 1) * attemptLimitMs(RELEASES) + retries * LONGEST_WAIT_MS
  expect(read('docs/network.md')).toContain(`which is ${ms / 1000} s with the defaults`)
})

it('decisions have unique numbers', () => {
  const numbers = readdirSync(DECISIONS).flatMap((file) => /^\d{4}/.exec(file)?.[0] ?? [])
  expect(numbers).toEqual([...new Set(numbers)])
})

it('each decision has its number in the title, a context, a decision and a consequence', () => {
  const wrong = globSync(`${DECISIONS}/[0-9]*.md`).filter((path) => {
    const number = Number(/(\d{4})-/.exec(path)?.[1])
    const text = read(path)
    const parts = ['Context', 'Decision', 'Consequence'].map((part) =>
      text.includes(`\n## ${part}\n`)
    )
    return !text.startsWith(`# ${number}. `) || parts.includes(false)
  })
  expect(wrong).toEqual([])
})

it('the decisions name fifteen different ones to read first', () => {
  const [, first = ''] =
    /^## Read these fifteen first$([\s\S]*?)^## /m.exec(read(`${DECISIONS}/README.md`)) ?? []
  const linked = Array.from(
    first.matchAll(/^- \[[^\]]+\]\((\d{4}-[\w-]+\.md)\): \S/gm),
    ([, file]) => file
  )
  expect(new Set(linked).size).toBe(15)
  expect(linked.filter((file) => !existsSync(`${DECISIONS}/${file}`))).toEqual([])
})

it('VERSION equals the version in package.json', () => {
  expect(VERSION).toBe(JSON.parse(read('package.json')).version)
})
