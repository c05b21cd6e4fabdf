// The page is parsed as XML: it is well-formed, so that no browser has to guess where an element ends.
import { hash } from 'node:crypto'
import { XmlDocument, XmlElement } from 'libxml2-wasm'
import { aContext, aVerdict } from '../../support/evidence-builder.ts'
import { HOSTILE_TEXTS, unseenIn } from '../../support/hostile-text.ts'
import { aHostileContext, aHostileVerdict } from '../../support/hostile-verdict.ts'
import { describe, expect, it } from '../../support/jest.ts'
import { strayIn, tagsOf } from '../../support/page-html.ts'
import { textsIn } from '../../support/report-schemas.ts'
import { renderHtml } from '../../support/whole-reports.ts'

const PAGE = renderHtml(aHostileVerdict('x'), aHostileContext('x'))

type Element = {
  readonly name: string
  readonly attributes: Readonly<Record<string, string>>
}

/** All elements in their order. Throws if the page is not well-formed. */
function elementsOf(page: string): readonly Element[] {
  using document = XmlDocument.fromString(page)
  return document.find('//*').map((node) => {
    if (!(node instanceof XmlElement)) throw new Error('no element')
    const attributes = node.attrs.map(({ name, value }) => [name, value] as const)
    return { name: node.name, attributes: Object.fromEntries(attributes) }
  })
}

/** Where links lead but to the explanation of a code. */
const targetsOf = (page: string): ReadonlySet<string> =>
  new Set(
    Array.from(page.matchAll(/<a href="([^"]*)"/g), ([, href = '']) => href).filter(
      (href) => !/^https&#58;\/\/example\.com\/docs\/problems\/[a-z]+\.md&#35;[a-z\d-]+$/.test(href)
    )
  )

// All of them take 3 s, and the page escapes texts in one place.
const ONE_IN = 5

const ATTACKS = [
  ...HOSTILE_TEXTS.filter(({ text }, index) => text !== '' && index % ONE_IN === 0),
  { name: 'ends', text: '</code></td></title></style></script><script>alert(1)</script>' },
  { name: 'end of an attribute', text: `" onload="alert(1)" x='` },
  { name: 'script URL', text: 'javascript:alert(1)' },
  { name: 'entity', text: '&lt;script&gt;&#x6a;&colon;' },
  { name: 'backticks', text: '`<b>` and ``<b>`' }
]

describe('a page with hostile texts', () => {
  // Equal tags are as well-formed as those of this page.
  const tags = tagsOf(PAGE)
  const targets = targetsOf(PAGE)

  it.each(ATTACKS)(
    'has the same elements and links as one with a harmless text: $name',
    ({ text }) => {
      const page = renderHtml(aHostileVerdict(text), aHostileContext(text))
      expect(tagsOf(page)).toEqual(tags)
      expect(targetsOf(page)).toEqual(targets)
      expect(strayIn(page)).toEqual([])
      expect(unseenIn(page.replaceAll('\n', ''))).toEqual([])
    }
  )

  it('shows such a text as it is', () => {
    const text = `</td><script>alert("1 & 2")</script>'`
    const page = renderHtml(aHostileVerdict(text), aHostileContext(text))
    expect(textsIn(page, '//dd/code')).toContain(text)
    expect(textsIn(page, '//script')).toHaveLength(1)
  })
})

describe('the page', () => {
  it('allows its own script and style by their hashes, and nothing else', () => {
    const [policy = ''] = textsIn(PAGE, '//meta[@http-equiv="Content-Security-Policy"]/@content')
    const [script = '', style = ''] = [...textsIn(PAGE, '//script'), ...textsIn(PAGE, '//style')]
    const sourceOf = (text: string) => `'sha256-${hash('sha256', text, 'base64')}'`
    expect(policy.split('; ')).toEqual([
      "default-src 'none'",
      `style-src ${sourceOf(style)}`,
      `script-src ${sourceOf(script)}`,
      'img-src data:',
      "base-uri 'none'",
      "form-action 'none'"
    ])
    expect(PAGE).toContain(`<script>${script}</script>`)
    expect(PAGE).toContain(`<style>${style}</style>`)
  })

  it('loads nothing', () => {
    const elements = elementsOf(PAGE)
    const names = new Set(elements.map(({ name }) => name))
    const loading = ['img', 'iframe', 'object', 'embed', 'audio', 'video', 'form', 'base', 'use']
    expect(loading.filter((name) => names.has(name))).toEqual([])
    const attributes = elements.flatMap((element) => Object.keys(element.attributes))
    expect(attributes.filter((name) => /^(?:src|srcset|style|ping|on.*)$/.test(name))).toEqual([])
    const icons = elements.filter(({ name }) => name === 'link')
    expect(icons.map(({ attributes: { href = '' } }) => href.slice(0, 5))).toEqual(['data:'])
    expect(textsIn(PAGE, '//style').join('')).not.toMatch(/url\(|@import/)
  })

  it('has no bar of a run without a result in the color of a failure', () => {
    const [style = ''] = textsIn(PAGE, '//style')
    const tones = style.matchAll(/^(\S.*) \{ --tone: var\(--(\w+)\); \}$/gm)
    const toneOf = new Map(
      tones.flatMap(([, selectors = '', tone]) => selectors.split(', ').map((one) => [one, tone]))
    )
    const barOf = (name: string) => toneOf.get(`g.${name}`) ?? toneOf.get(`.${name}`)
    const bars = ['fails', 'unchecked', 'skipped', 'warns', 'works'].map(barOf)
    expect(bars).toEqual(['bad', 'soft', 'soft', 'warn', 'good'])
    expect(toneOf.get('.unchecked')).toBe('bad')
  })

  it('has one heading of the first level, and skips no level', () => {
    const levels = elementsOf(PAGE).flatMap(({ name }) => /^h(\d)$/.exec(name)?.[1] ?? [])
    expect(levels.filter((level) => level === '1')).toHaveLength(1)
    const jumps = levels.filter((level, at) => Number(level) > Number(levels[at - 1] ?? 0) + 1)
    expect(jumps).toEqual([])
  })

  it('has unique ids, to which its links lead', () => {
    const elements = elementsOf(PAGE)
    const ids = elements.flatMap(({ attributes: { id } }) => id ?? [])
    expect(new Set(ids).size).toBe(ids.length)
    const targets = elements.flatMap(({ attributes }) => [
      ...(attributes['href']?.startsWith('#') ? [attributes['href'].slice(1)] : []),
      ...(attributes['aria-labelledby'] ?? attributes['for'] ?? '').split(' '),
      attributes['data-host'] ?? ''
    ])
    expect(targets.filter((id) => id !== '' && !ids.includes(id))).toEqual([])
  })

  it('is the same for the same verdict', () => {
    expect(renderHtml(aHostileVerdict('x'), aHostileContext('x'))).toBe(PAGE)
  })

  it('has the verdict as its title and heading', () => {
    const page = renderHtml(aVerdict(), aContext())
    expect(textsIn(page, '//title')).toEqual(['✓ 1 registry host passed – tf-disco'])
    expect(textsIn(page, '//h1')).toEqual(['✓1 registry host passed'])
  })

  it('has the title of its setting as its title and heading, and the verdict below', () => {
    const page = renderHtml(aVerdict(), aContext(), 'Registries of Example')
    expect(textsIn(page, '//title')).toEqual(['✓ Registries of Example'])
    expect(textsIn(page, '//h1')).toEqual(['✓Registries of Example'])
    expect(textsIn(page, '//header/p[1]')).toEqual(['1 registry host passed'])
  })

  it.each(ATTACKS)('has no elements of a hostile title: $name', ({ text }) => {
    const page = renderHtml(aVerdict(), aContext(), text)
    expect(tagsOf(page)).toEqual(tagsOf(renderHtml(aVerdict(), aContext(), 'x')))
    expect(strayIn(page)).toEqual([])
    expect(unseenIn(page.replaceAll('\n', ''))).toEqual([])
  })
})
