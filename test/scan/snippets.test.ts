// Directories in which `init` never runs.
import { layoutsOf } from '../../src/read/roots/find-roots.ts'
import { withCopied } from '../../src/run/stages/scan.ts'
import { type CheckoutFiles, writeCheckout } from '../support/checkout.ts'
import { expect, it } from '../support/jest.ts'
import { scanCheckout } from '../support/scan-at-once.ts'
import { temporaryDirectory } from '../support/temporary.ts'

const VARIABLE = 'variable "a" {}\n'
const TWICE = (name: string) => ({ [`${name}/a.tf`]: VARIABLE, [`${name}/b.tf`]: VARIABLE })

/** The root modules, and the number of problems. */
async function read(files: CheckoutFiles, named = '') {
  await using directory = await temporaryDirectory()
  writeCheckout(directory.path, files)
  const whole = scanCheckout({ root: directory.path, scan: ['.'], exclude: [] })
  const scanned = withCopied(whole, (name) => name === named)
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

it('are inputs of tests in Go of a program that reads HCL', async () => {
  const program = { 'go.mod': 'require (\n\tgithub.com/hashicorp/hcl/v2 v2.24.0\n)\n' }
  const inputs = TWICE('internal/configs/testdata/valid-files')
  expect(await read({ ...program, ...inputs })).toEqual(NONE)
  const below = { 'tools/go.mod': program['go.mod'], ...TWICE('tools/testdata') }
  expect(await read(below)).toEqual(NONE)
  const other = { 'go.mod': 'require github.com/hashicorp/hcl/v2 v2.24.0 // indirect\n' }
  expect(await read({ ...other, ...inputs })).toMatchObject({ problems: 1 })
  expect(await read({ ...program, ...TWICE('examples/provider') })).toMatchObject({ problems: 1 })
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

it('are not known by a dependency of a dependency', async () => {
  const line = 'require github.com/hashicorp/terraform-plugin-framework v1.15.0 // indirect\n'
  const files = { 'go.mod': line, ...TWICE('examples/provider') }
  expect(await read(files)).toEqual({ roots: ['examples/provider'], problems: 1 })
})

const BACKEND = 'terraform {\n  backend "s3" {}\n}\n'
const CALL = (source: string) => `module "m" {\n  source = "${source}"\n}\n`

it.each([
  ['a lock file', { 'mixins/.terraform.lock.hcl': '' }],
  ['a backend', { 'mixins/c.tf': BACKEND }],
  [
    'installed modules',
    {
      'mixins/m/main.tf': VARIABLE,
      'mixins/.terraform/modules/modules.json':
        '{"Modules":[{"Key":"m","Source":"a/b/c","Dir":"m"}]}'
    }
  ]
])('are none with %s', async (_, files) => {
  const all = { ...TWICE('mixins'), ...files }
  expect(await read(all)).toEqual({ roots: ['mixins'], problems: 1 })
})

it('are none that a setting names', async () => {
  expect(await read(TWICE('mixins'), 'mixins')).toEqual({ roots: ['mixins'], problems: 1 })
})

it('are modules of the root that calls them, with those that they call', async () => {
  const files = {
    'main.tf': CALL('./mixins/a'),
    'mixins/a/c.tf': CALL('../b'),
    ...TWICE('mixins/b')
  }
  expect(await read(files)).toEqual({ roots: [''], problems: 1 })
})

it('call no other directory', async () => {
  const files = { 'mixins/a/main.tf': CALL('../../live'), 'live/main.tf': VARIABLE }
  expect(await read(files)).toEqual({ roots: ['live'], problems: 0 })
})
