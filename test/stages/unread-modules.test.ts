// Calls of local modules whose directory is not read: it is not there, outside, or not selected.

import { plain } from '../../src/rules/protocol/marked-text.ts'
import { check } from '../../src/run/check.ts'
import { quietWorld } from '../support/check-in-process.ts'
import { type CheckoutFiles, writeCheckout } from '../support/checkout.ts'
import { describe, expect, it } from '../support/jest.ts'
import { temporaryDirectory } from '../support/temporary.ts'

/** `inner` is the checkout, in a directory that may have others beside it. */
async function found(inner: CheckoutFiles, given: Readonly<Record<string, string>> = {}) {
  await using outer = await temporaryDirectory()
  const files = Object.entries(inner).map(([name, entry]) => [`checkout/${name}`, entry] as const)
  writeCheckout(outer.path, Object.fromEntries(files))
  const raw = { dialect: 'terraform', ...given }
  const { verdict } = await check(raw, quietWorld(`${outer.path}/checkout`, {}, raw))
  return verdict.findings.map(({ severity, problem, places }) => {
    const at = places.map((place) =>
      typeof place === 'string' ? place : `${place.file}:${place.line}`
    )
    return [severity, problem.code, ...at, plain(problem.message)].join(' ')
  })
}

const call = (path: string) => `module "m" {\n  source = "${path}"\n}\n`
const error = (path: string, file = 'main.tf:2') => [
  `error source-missing ${file} there is no directory ${path}`
]
const warning = (path: string, maker: string) => [
  `warning source-missing main.tf:2 there is no directory ${path} in this checkout; ${maker} ${maker.endsWith('.gitignore') ? 'lists it, so something creates it' : 'may create it'}`
]

describe('a local module that is not there', () => {
  it.each<[string, CheckoutFiles, readonly string[]]>([
    ['is an error', { 'main.tf': call('./m') }, error('m')],
    [
      'is an error below a module',
      { 'main.tf': call('./a'), 'a/main.tf': call('../b') },
      error('b', 'a/main.tf:2')
    ],
    ['is an error for a file', { 'main.tf': call('./x.txt'), 'x.txt': '' }, error('x.txt')],
    [
      'is an error in a test that the module above runs',
      {
        'main.tf': '',
        'tests/a.tftest.hcl': `run "a" {\n  module {\n  source = "./tests/b"\n  }\n}\n`
      },
      error('tests/b', 'tests/a.tftest.hcl:3')
    ],
    [
      'is an error behind a broken link',
      { 'main.tf': call('./m/a'), m: { link: 'l' }, l: { link: './none' } },
      error('none/a')
    ],
    [
      'is an error for a link to a file',
      { 'main.tf': call('./m'), m: { link: 'x.txt' }, 'x.txt': '' },
      error('x.txt')
    ],
    [
      'is an error behind a circle of links',
      { 'main.tf': call('./m'), m: { link: 'l' }, l: { link: 'm' } },
      error('m')
    ],
    [
      'is an error behind a link that leads to itself through a missing directory',
      { 'main.tf': call('./a'), a: { link: 'none/../a/x' } },
      error('a')
    ],
    [
      'is an error where a link in a linked directory is broken',
      { 'main.tf': call('./l/m'), l: { link: 'a/b' }, 'a/b/m': { link: '../none' } },
      error('a/none')
    ],
    [
      'is a warning behind a link to where a submodule is',
      {
        'main.tf': call('./m'),
        m: { link: 'sub/net' },
        '.gitmodules': '[submodule "x"]\n\tpath = sub\n'
      },
      warning('sub/net', '.gitmodules')
    ],
    [
      'is a notice behind a broken link out of the checkout',
      { 'main.tf': call('./m'), m: { link: '../none' } },
      [
        'notice file-outside main.tf:2 directory m is outside the checkout, and the module in it was not read'
      ]
    ],
    [
      'is a warning in an example',
      { 'examples/a/main.tf': call('./m') },
      ['warning source-missing examples/a/main.tf:2 there is no directory examples/a/m']
    ],
    [
      'is a warning where the path is a placeholder',
      { 'main.tf': call('./{{ .Name }}') },
      ['warning source-missing main.tf:2 there is no directory {{ .Name }}']
    ]
  ])('%s', async (_, files, findings) => {
    expect(await found(files)).toEqual(findings)
  })

  it('is a warning if `roots` names other directories', async () => {
    const files = { 'a/main.tf': 'locals {}\n', 'b/main.tf': call('./m') }
    expect(await found(files, { roots: 'a' })).toEqual([
      'warning source-missing b/main.tf:2 there is no directory b/m'
    ])
  })

  it.each<[string, CheckoutFiles]>([
    ['an empty directory', { 'main.tf': call('./m'), m: { kind: 'directory' } }],
    ['a link to a directory', { 'main.tf': call('./m'), 'n/a.txt': '', m: { link: 'n' } }],
    ['a path below what init creates', { 'main.tf': call('./.terraform/modules/m') }],
    [
      'a call that an override file replaces',
      { 'main.tf': call('./m'), 'n/main.tf': '', 'x_override.tf': call('./n') }
    ],
    ['a file of the other client', { 'main.tf': '', 'main.tofu': call('./m') }]
  ])('is nothing for %s', async (_, files) => {
    expect(await found(files)).toEqual([])
  })

  it('is nothing for an excluded directory', async () => {
    const files = { 'main.tf': call('./m'), 'm/main.tf': call('./none') }
    expect(await found(files, { exclude: 'm' })).toEqual([])
  })

  it.each(['.git/config', '.git/config.worktree'])(
    'is a warning in the sparse checkout of %s',
    async (file) => {
      const files = { 'main.tf': call('./m'), [file]: '[core]\n\tsparseCheckout = true\n' }
      expect(await found(files)).toEqual(warning('m', file))
    }
  )
})

describe('a file may create the directory', () => {
  const PATH = 'live/modules/vpc'
  const CI = '.github/workflows/ci.yml'
  it.each([
    [CI, `run: git clone https://git.example.com/acme/vpc.git ${PATH}\n`],
    [CI, 'run: cd live && git clone https://git.example.com/acme/x modules/vpc\n'],
    [CI, 'run: cd live/modules && git clone https://git.example.com/acme/vpc.git\n'],
    [CI, `with: { path: "./${PATH}" }\n`],
    [CI, 'run: cp -r ../shared "$ROOT/modules/vpc/"\n'],
    [CI, 'run: for each in $ALL; do unzip "$each" -d live/$each/vpc; done\n'],
    [CI, 'run: tar xf modules.tar -C live/modules\n'],
    [
      CI,
      'steps:\n- uses: actions/checkout@v4\n  with:\n    repository: acme/x\n    path: live/modules\n'
    ],
    [
      CI,
      'steps:\n  - uses: actions/checkout@v4\n    with:\n      repository: acme/x\n      # All of them.\n      ref: main\n      sparse-checkout: |\n        net\n      path: live\n'
    ],
    [
      CI,
      'steps:\n- with:\n    repository: acme/x\n    token: x\n    path: live\n  uses: actions/checkout@v4\n'
    ],
    [CI, 'run: cd live/modules && git clone git@git.example.com:acme/vpc.git\n'],
    [CI, 'run: cd live/modules && git clone ssh://git@git.example.com:7999/acme/vpc.git\n'],
    [CI, 'run: cd live/modules && git clone https://oauth2:$TOKEN@git.example.com/acme/vpc\n'],
    [CI, 'run: cd live && cp -r ../shared/vpc modules/ && cd ..\n'],
    [CI, 'run: cd live && aws s3 sync --quiet s3://bucket/modules modules\n'],
    [CI, 'run: npx degit acme/modules live/modules\n'],
    [CI, 'run: git worktree add live/modules v1\n'],
    ['Jenkinsfile', "dir('live/modules') {\n  git url: 'https://git.example.com/acme/x'\n}\n"],
    ['Jenkinsfile', "extensions: [[relativeTargetDir: 'live/modules']]\n"],
    ['fetch.ps1', 'git clone https://git.example.com/acme/x .\\live\\modules\n'],
    [
      CI,
      'run: |\n  git clone --depth 1 \\\n    https://git.example.com/acme/x.git \\\n    live/modules/vpc\n'
    ],
    [CI, 'run: curl -L $URL | tar -xz -C live/modules\n'],
    [CI, 'run: python tools/fill.py live/modules/vpc\n'],
    ['Makefile', 'live/modules/vpc/main.tf:\n\tmake-modules\n'],
    ['fetch.sh', 'git submodule update --init modules\n'],
    ['.gitignore', 'modules\n'],
    ['live/.gitignore', '/*\n!/main.tf\n'],
    ['.gitignore', '/live/modules/\n'],
    ['live/.gitignore', 'modules/v*\n'],
    ['.gitignore', 'live/modules/vpc/**\n'],
    ['live/.gitignore', 'modules/vpc/*\n!modules/vpc/.gitkeep\n'],
    ['.gitmodules', '[submodule "x"]\n\tpath = live\n'],
    ['vendir.yml', `directories:\n- path: ${PATH}\n`],
    ['Terrafile', 'vpc:\n  source: git@git.example.com:acme/vpc.git\n']
  ])('%s with %j', async (file, text) => {
    expect(await found({ 'main.tf': call(`./${PATH}`), [file]: text })).toEqual(warning(PATH, file))
  })

  it.each([
    [CI, 'run: terraform -chdir=live init\n'],
    [CI, 'run: cd other/vpc && terraform init\n'],
    [CI, 'uses: acme/vpc/build@v1\n'],
    [CI, `on:\n  push:\n    paths:\n    - "${PATH}/**"\n`],
    [CI, `run: terraform init\nworking-directory: ${PATH}\n`],
    [CI, '- uses: actions/checkout@v4\n  with:\n    ref: modules\n'],
    [
      CI,
      `- uses: actions/checkout@v4\n  with:\n    ref: main\n\n- run: tflint\n  working-directory: ${PATH}\n`
    ],
    [CI, '- uses: actions/checkout@v4\n  with:\n    ref: main\n    path: vpc\n'],
    [CI, 'run: aws s3 cp s3://bucket/vpc/x.zip x.zip\n'],
    [CI, 'run: git clone git@git.example.com:acme/vpc/dns.git\n'],
    ['Jenkinsfile', `dir('${PATH}') {\n  sh 'terraform init'\n}\n`],
    [CI, `- name: Clone ${PATH}\n- run: echo "clone ${PATH}"\n`],
    ['build.sh', '# load kernel modules\nfor each in modules vpc; do go mod download; done\n'],
    ['build.sh', `# git clone https://git.example.com/acme/vpc.git ${PATH}\n`],
    ['build.sh', 'cp -r $UPSTREAM/$NAME ./modules/\n'],
    [
      '.github/dependabot.yml',
      'updates:\n- package-ecosystem: terraform\n  directory: /live/modules/vpc\n'
    ],
    ['.pre-commit-config.yaml', `repos:\n- hooks:\n  - entry: tools/fetch.py ${PATH}\n`],
    ['other/vendir.yml', 'directories:\n- path: modules\n'],
    ['.gitignore', 'modules/*\n*.tfstate\nlive/*/vpc/*.json\n'],
    ['.gitignore', 'modules\n!live/modules\n'],
    ['.gitignore', 'live/modules/vpc/**\n!live/modules/vpc/**\n'],
    ['.gitignore', '**/.terraform/*\n*.tfstate\n*_override.tf\n'],
    ['.gitmodules', '[submodule "x"]\n\tpath = live/modules/dns\n']
  ])('but not %s with %j', async (file, text) => {
    const files = { 'main.tf': call(`./${PATH}`), 'live/modules/dns/main.tf': '', [file]: text }
    expect(await found(files)).toEqual(error(PATH))
  })
})

describe('in a Terragrunt unit', () => {
  const unit = 'terraform {\n  source = "../mod"\n}\n'
  it.each<[string, CheckoutFiles, readonly string[]]>([
    [
      'the files beside it find modules of its module',
      {
        'unit/terragrunt.hcl': unit,
        'unit/main.tf': call('./m'),
        'mod/a.tf': '',
        'mod/m/a.tf': ''
      },
      []
    ],
    [
      'its module finds modules beside it',
      { 'unit/terragrunt.hcl': unit, 'unit/m/a.tf': '', 'mod/main.tf': call('./m') },
      []
    ],
    [
      'a module that is in neither is missing',
      { 'unit/terragrunt.hcl': unit, 'mod/main.tf': call('./m') },
      error('mod/m', 'mod/main.tf:2')
    ],
    [
      'what a remote module has is not known',
      {
        'unit/terragrunt.hcl': unit.replace('../mod', 'git::https://git.example.com/a.git'),
        'unit/main.tf': call('./m')
      },
      []
    ]
  ])('%s', async (_, files, findings) => {
    const all = await found(files)
    expect(all.filter((each) => each.includes('source-missing'))).toEqual(findings)
  })
  const none = unit.replace('mod', 'none')
  const AT = 'unit/terragrunt.hcl:2'
  const [INCLUDE, INCLUDING] = [
    `terraform {\n  source = "\${get_terragrunt_dir()}/../none//net"\n}\n`,
    'include "x" {\n  path = "../x.hcl"\n}\n'
  ]
  it.each<[string, CheckoutFiles, readonly string[]]>([
    ['is an error', { 'unit/terragrunt.hcl': none }, error('none', AT)],
    [
      'is an error below a directory that is there',
      { 'unit/terragrunt.hcl': unit.replace('mod', 'mod//net'), 'mod/a.tf': '' },
      error('mod/net', AT)
    ],
    [
      'is an error for a path that begins with a name',
      { 'unit/terragrunt.hcl': unit.replace('../mod', 'none') },
      error('unit/none', AT)
    ],
    [
      'is an error beside other files of the unit',
      { 'unit/terragrunt.hcl': none, 'unit/main.tf': '' },
      error('none', AT)
    ],
    [
      'is an error in a file that units include',
      { 'unit/terragrunt.hcl': INCLUDING, 'b/terragrunt.hcl': INCLUDING, 'x.hcl': INCLUDE },
      error('none/net', 'x.hcl:2')
    ],
    [
      'is a warning if a file may create it',
      { 'unit/terragrunt.hcl': none, '.gitignore': '/none\n' },
      warning('none', '.gitignore').map((each) => each.replace('main.tf:2', AT))
    ],
    [
      'is a warning in an example',
      { 'examples/unit/terragrunt.hcl': none },
      error('examples/none', `examples/${AT}`).map((each) => each.replace('error', 'warning'))
    ],
    ['is nothing above the checkout', { 'unit/terragrunt.hcl': none.replace('../', '../../') }, []],
    ['is nothing elsewhere', { 'unit/terragrunt.hcl': unit.replace('../mod', '/none') }, []],
    [
      'is nothing if the path is not known',
      { 'unit/terragrunt.hcl': unit.replace('mod', `\${run_cmd("x")}`) },
      []
    ],
    ['is nothing for a skipped unit', { 'unit/terragrunt.hcl': `skip = true\n${none}` }, []]
  ])('a missing module %s', async (_, files, findings) => {
    for (const depth of ['discovery', 'versions']) {
      const all = await found(files, { depth })
      expect(all.filter((each) => each.includes('source-missing'))).toEqual(findings)
      expect(all.filter((each) => each.includes('not-followed') && findings.length > 0)).toEqual([])
    }
  })
})
