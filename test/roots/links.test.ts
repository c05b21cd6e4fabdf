// Modules behind links to directories: the constraints of the root that calls them, as of `init`.
import { layoutsOf, rootsOf } from '../../src/read/roots/find-roots.ts'
import { type CheckoutFiles, writeCheckout } from '../support/checkout.ts'
import { describe, expect, it } from '../support/jest.ts'
import { scanCheckout } from '../support/scan-at-once.ts'
import { temporaryDirectory } from '../support/temporary.ts'

const call = (source: string, name = 'm') => `module "${name}" {\n  source = "${source}"\n}\n`
const requires = (version: string) =>
  `terraform {\n  required_providers {\n    box = { source = "acme/box", version = "${version}" }\n  }\n}\n`

/** The constraints of the root `root`; `checkout` in a link is the absolute path of the checkout. */
async function constraintsIn(files: CheckoutFiles): Promise<readonly string[]> {
  await using outer = await temporaryDirectory()
  const root = `${outer.path}/checkout`
  const entries = Object.entries(files).map(([name, entry]) => {
    const isLink = typeof entry === 'object' && 'link' in entry
    return [name, isLink ? { link: entry.link.replace('CHECKOUT', root) } : entry] as const
  })
  writeCheckout(root, Object.fromEntries(entries))
  const scan = scanCheckout({ root, scan: ['.'], exclude: [] })
  const roots = [...rootsOf(layoutsOf({ ...scan, clients: ['terraform'], patterns: [] }), null, {})]
  return roots
    .filter(({ directory }) => directory === 'root')
    .flatMap(({ providers }) => providers.flatMap(({ constraints }) => constraints))
    .map(({ text }) => text)
}

const NET = { 'modules/net/main.tf': requires('2') }

describe('a root has the constraints of a module', () => {
  it.each<[string, CheckoutFiles, readonly string[]]>([
    [
      'behind a link',
      {
        'root/main.tf': call('./l') + requires('1'),
        ...NET,
        'root/l': { link: '../modules/net' }
      },
      ['1', '2']
    ],
    [
      'below a link',
      { 'root/main.tf': call('./l/net'), ...NET, 'root/l': { link: '../modules' } },
      ['2']
    ],
    [
      'behind a link to a link',
      {
        'root/main.tf': call('./l'),
        ...NET,
        'root/l': { link: '../other' },
        other: { link: 'modules/net' }
      },
      ['2']
    ],
    [
      'behind an absolute link into the checkout',
      { 'root/main.tf': call('./l'), ...NET, 'root/l': { link: 'CHECKOUT/modules/net' } },
      ['2']
    ],
    [
      'in a dot directory that a link leads to',
      {
        'root/main.tf': call('./l'),
        '.shared/main.tf': requires('2'),
        'root/l': { link: '../.shared' }
      },
      ['2']
    ],
    [
      'that a module behind a link calls, where the link leads',
      {
        'root/main.tf': call('./l'),
        'modules/net/main.tf': call('../dns'),
        'modules/dns/main.tf': requires('3'),
        'dns/main.tf': requires('4'),
        'root/l': { link: '../modules/net' }
      },
      ['3']
    ],
    [
      'after a `..` behind a link, without following it',
      {
        'root/main.tf': call('./l/../dns'),
        'root/dns/main.tf': requires('3'),
        'modules/dns/main.tf': requires('4'),
        ...NET,
        'root/l': { link: '../modules/net' }
      },
      ['3']
    ],
    [
      'once behind two links',
      {
        'root/main.tf': call('./l') + call('./k', 'k'),
        ...NET,
        'root/l': { link: '../modules/net' },
        'root/k': { link: '../modules/net' }
      },
      ['2']
    ]
  ])('%s', async (_, files, constraints) => {
    expect(await constraintsIn(files)).toEqual(constraints)
  })

  it('but not of one out of the checkout', async () => {
    const files = { 'root/main.tf': call('./l') + requires('1'), 'root/l': { link: '../..' } }
    expect(await constraintsIn(files)).toEqual(['1'])
  })
})
