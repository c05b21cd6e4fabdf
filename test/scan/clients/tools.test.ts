// What CI configuration, build files and scripts tell about clients.
import { describe, expect, it } from '@jest/globals'
import { toolSigns } from '../../../src/scan/clients/tools.ts'

/** Each sign as `LINE CLIENT VERSION`. */
const signsIn = (file: string, text: string): readonly string[] =>
  toolSigns({ file, text }).map(({ client, version, place }) =>
    [place.line, client, version ?? ''].join(' ').trim()
  )

type Row = readonly [name: string, file: string, text: string, signs: readonly string[]]

/** An expression of GitHub Actions. */
const expression = (text: string): string => `\${{ ${text} }}`

const CI = '.github/workflows/ci.yml'
const step = (text: string): string =>
  `jobs:\n  plan:\n    steps:\n${text.replace(/^/gm, '      ')}\n`

const setup = (version: string): string =>
  step(`- uses: hashicorp/setup-terraform@v3\n  with:\n    terraform_version: ${version}`)

const evidence: readonly Row[] = [
  ['setup-terraform', CI, '- uses: hashicorp/setup-terraform@v3', ['1 terraform latest']],
  ['setup-opentofu', CI, "- uses: 'opentofu/setup-opentofu@v1'", ['1 opentofu latest']],
  ['a version after `uses`', CI, setup('"1.9.8"'), ['4 terraform 1.9.8']],
  [
    'a version before `uses`',
    CI,
    step('- name: set up\n  with:\n    tofu_version: ~1.8\n  uses: opentofu/setup-opentofu@v1'),
    ['7 opentofu ~1.8']
  ],
  [
    'the version of another step',
    CI,
    step(
      `- uses: hashicorp/setup-terraform@v3\n- uses: x/y@v1\n  with:\n    tf_version: ${expression('inputs.v')}`
    ),
    ['4 terraform latest']
  ],
  [
    'a version in `env`',
    CI,
    `env:\n  TF: '1.9.8'\n${setup(expression('env.TF'))}`,
    ['6 terraform 1.9.8']
  ],
  [
    'versions of a matrix',
    CI,
    `matrix:\n  version: [1.9.8, "1.15.0"]\n${setup(expression('matrix.version'))}`,
    ['6 terraform 1.9.8', '6 terraform 1.15.0']
  ],
  [
    'a version that another step finds',
    CI,
    setup(expression('steps.x.outputs.v')),
    [`4 terraform ${expression('steps.x.outputs.v')}`]
  ],
  ['an action that runs Terraform', CI, '- uses: dflook/terraform-plan@v1', ['1 terraform']],
  ['an action that runs OpenTofu', CI, '- uses: dflook/tofu-plan@v1', ['1 opentofu']],
  ['a command', CI, 'run: terraform -chdir=live init -input=false', ['1 terraform']],
  ['a command in a list', '.gitlab-ci.yml', 'script: ["tofu", "plan"]', ['1 opentofu']],
  ['a command after another', 'deploy.sh', 'cd live && tofu apply', ['1 opentofu']],
  ['a command by its path', 'Jenkinsfile', "sh '/opt/bin/terraform plan'", ['1 terraform']],
  [
    'commands of both',
    'Makefile',
    'a:\n\tterraform init\n\ttofu init',
    ['2 terraform', '3 opentofu']
  ],
  ['a matrix of both', CI, "tool: ['terraform', tofu]", ['1 terraform', '1 opentofu']],
  ['a variable in a makefile', 'Makefile', 'TF ?= tofu', ['1 opentofu']],
  ['a variable of Terragrunt', CI, 'env:\n  TG_TF_PATH: tofu', ['2 opentofu']],
  ['an image', '.gitlab-ci.yml', 'image: hashicorp/terraform:1.9', ['1 terraform 1.9']],
  [
    'the name of an image',
    '.gitlab-ci.yml',
    'image:\n  name: ghcr.io/opentofu/opentofu:1.8.2\n  entrypoint: [""]',
    ['2 opentofu 1.8.2']
  ],
  [
    'an image without a tag',
    'Dockerfile',
    'FROM hashicorp/terraform AS tf',
    ['1 terraform latest']
  ],
  [
    'an image with an argument',
    'Dockerfile',
    'ARG TF_VERSION=1.5.7\nFROM hashicorp/terraform:$TF_VERSION',
    ['2 terraform 1.5.7']
  ],
  [
    'an image below a mirror',
    '.drone.yml',
    'image: "mirror.example.com/hashicorp/terraform:1.9.8"',
    ['1 terraform 1.9.8']
  ],
  [
    'an image in an action',
    CI,
    '- uses: docker://ghcr.io/opentofu/opentofu:1.9',
    ['1 opentofu 1.9']
  ],
  [
    'a component of GitLab',
    '.gitlab-ci.yml',
    'include:\n  - component: $CI_SERVER_FQDN/components/opentofu/full-pipeline@3.1.0',
    ['2 opentofu']
  ],
  [
    'a template of GitLab',
    '.gitlab-ci.yml',
    'include:\n  - template: Terraform/Base.latest.gitlab-ci.yml',
    ['2 terraform']
  ],
  [
    'an image of GitLab',
    '.gitlab-ci.yml',
    'image: registry.gitlab.com/gitlab-org/terraform-images/releases/1.5:v1.0',
    ['1 terraform 1.5']
  ],
  [
    'a task of Azure Pipelines',
    'azure-pipelines.yml',
    'steps:\n- task: TerraformInstaller@1\n  inputs:\n    terraformVersion: 1.9.8',
    ['2 terraform 1.9.8']
  ],
  [
    'an orb',
    '.circleci/config.yml',
    'orbs:\n  terraform: circleci/terraform@3.2.0',
    ['2 terraform']
  ],
  [
    'a feature of a devcontainer',
    '.devcontainer/devcontainer.json',
    '"features": { "ghcr.io/devcontainers-extra/features/opentofu:1": {} }',
    ['1 opentofu']
  ],
  [
    'hooks of pre-commit',
    '.pre-commit-config.yaml',
    'hooks:\n  - id: terraform_fmt\n  - id: terraform_docs',
    ['2 terraform']
  ],
  [
    'hooks that run OpenTofu',
    '.pre-commit-config.yaml',
    'hooks:\n  - id: terraform_validate\n    args: [--hook-config=--tf-path=tofu]',
    ['2 terraform', '3 opentofu']
  ],
  [
    'the version of Atlantis',
    'atlantis.yaml',
    'projects:\n- terraform_version: v1.9.8',
    ['2 terraform v1.9.8']
  ],
  [
    'the distribution of Atlantis',
    'atlantis.yaml',
    'projects:\n- terraform_distribution: opentofu\n  terraform_version: v1.9.0',
    ['2 opentofu', '3 opentofu v1.9.0']
  ],
  ['a package of aqua', 'aqua.yaml', '- name: opentofu/opentofu@v1.8.0', ['1 opentofu v1.8.0']],
  [
    'a download',
    'Dockerfile',
    'RUN curl -O https://releases.hashicorp.com/terraform/1.9.8/terraform_1.9.8_linux_amd64.zip',
    ['1 terraform 1.9.8']
  ],
  [
    'the installer of OpenTofu',
    'setup.sh',
    'curl -fsSL https://get.opentofu.org/install-opentofu.sh',
    ['1 opentofu']
  ],
  [
    'a package',
    'Dockerfile',
    'RUN apt-get update && apt-get install -y jq terraform=1.9.8-1',
    ['1 terraform 1.9.8']
  ],
  ['a version manager', 'setup.sh', 'tenv tofu install', ['1 opentofu']],
  ['an environment variable', 'Dockerfile', 'ENV TERRAFORM_VERSION=1.9.8', ['1 terraform 1.9.8']]
]

describe('finds a client in', () => {
  it.each(evidence)('%s', (_, file, text, signs) => expect(signsIn(file, text)).toEqual(signs))
})

const traps: readonly (readonly [name: string, file: string, text: string])[] = [
  ['a comment', CI, '  # run: terraform init\nrun: make # tofu init'],
  ['a comment in Groovy', 'Jenkinsfile', '  // sh "terraform init"\n  * tofu init'],
  ['the name of a step', CI, '- name: terraform init\n  run: make init'],
  ['a printed text', 'deploy.sh', 'echo "now run terraform init"'],
  ['terraform-docs', CI, '- uses: terraform-docs/gh-actions@v1\n- run: terraform-docs markdown .'],
  ['tflint', CI, '- uses: terraform-linters/setup-tflint@v4'],
  [
    'a hook that runs no client',
    '.pre-commit-config.yaml',
    'repo: https://github.com/antonbabenko/pre-commit-terraform\nhooks:\n  - id: terraform_docs\n  - id: terraform_tflint'
  ],
  [
    'a directory',
    CI,
    'paths:\n  - terraform/**\nworking-directory: infra/terraform\nrun: cd terraform'
  ],
  ['a variable for a directory', 'Makefile', 'TF_DIR := terraform\nTF_ROOT=terraform'],
  [
    'a repository of modules',
    CI,
    '- run: git clone https://github.com/terraform-aws-modules/terraform-aws-vpc'
  ],
  ['the components of Atmos', CI, 'run: ls components/terraform/vpc'],
  ['the source code of Terraform', CI, 'run: git clone https://github.com/hashicorp/terraform'],
  ['an action of the repository', CI, '- uses: ./.github/actions/terraform-init'],
  [
    'the dialect of this Action',
    CI,
    '- uses: example/tf-disco-action@v1\n  with:\n    dialect: opentofu\n    allowed-hosts: registry.opentofu.org'
  ],
  ['a list of other things', CI, 'labels: [terraform, infra]\npaths: [terraform/**, tofu-docs]'],
  ['Terragrunt', CI, 'run: terragrunt run-all plan'],
  [
    'prose',
    CI,
    'description: the terraform state is kept elsewhere\nbody: see the terraform output'
  ]
]

describe('finds no client in', () => {
  it.each(traps)('%s', (_, file, text) => expect(signsIn(file, text)).toEqual([]))
})

it('gives the place of what it found, in code points', () => {
  const [sign] = toolSigns({ file: CI, text: 'on: push\nrun: "😀"; tofu init\n' })
  expect(sign?.place).toEqual({ file: CI, line: 2, column: 10, endColumn: 20 })
})
