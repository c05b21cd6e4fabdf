// Directories in which `init` never runs.
import { layoutsOf } from '../../src/read/roots/find-roots.ts'
import { type CheckoutFiles, writeCheckout } from '../support/checkout.ts'
import { expect, it } from '../support/jest.ts'
import { scanCheckout } from '../support/scan-at-once.ts'
import { temporaryDirectory } from '../support/temporary.ts'

const VARIABLE = 'variable "a" {}\n'
const TWICE = (name: string) => ({ [`${name}/a.tf`]: VARIABLE, [`${name}/b.tf`]: VARIABLE })

/** The root modules, and the number of problems. */
async function read(files: CheckoutFiles) {
  await using directory = await temporaryDirectory()
  writeCheckout(directory.path, files)
  const scanned = scanCheckout({ root: directory.path, scan: ['.'], exclude: [] })
  const [layout] = layoutsOf({ ...scanned, clients: ['terraform'], patterns: [] })
  return { roots: layout?.roots.map(({ name }) => name), problems: scanned.notes.length }
}

const NONE = { roots: [], problems: 0 }

it.each([
  ['the name of its module', 'go.mod', 'module terraform-provider-box\n'],
  ['a dependency', 'go.mod', 'require github.com/hashicorp/terraform-plugin-framework v1.15.0\n'],
  ['a manifest', 'terraform-registry-manifest.json', '{}']
])('are examples in the documents of a provider, known by %s', async (_, file, text) => {
  expect(await read({ [file]: text, ...TWICE('examples/resources/box_id') })).toEqual(NONE)
  const below = { [`provider/${file}`]: text, ...TWICE('provider/examples/provider') }
  expect(await read(below)).toEqual(NONE)
})

it.each(['mixins', 'aws/mixins/provider'])('are mixins: %s', async (name) => {
  expect(await read(TWICE(name))).toEqual(NONE)
})

it.each([
  [
    'examples of anything else',
    { ...TWICE('examples/resources/box_id') },
    'examples/resources/box_id'
  ],
  [
    'other examples',
    { 'go.mod': 'module terraform-provider-box\n', ...TWICE('examples/vpc') },
    'examples/vpc'
  ]
])('are not %s', async (_, files, root) => {
  expect(await read(files)).toEqual({ roots: [root], problems: 1 })
})

it('are none that init has left a lock file in', async () => {
  const files = { 'mixins/a.tf': VARIABLE, 'mixins/.terraform.lock.hcl': '' }
  expect(await read(files)).toEqual({ roots: ['mixins'], problems: 0 })
})
