// Where tokens and CLI configuration lie that no client reads.
import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { OffBlock } from './blocks.ts'
import type { Environment } from './machine.ts'

/** Variables with a token that the CLIs do not read, and the host it is for: that in another variable, or else a usual one. */
const OF_OTHERS = [
  ['CI_JOB_TOKEN', 'only GitLab reads it', 'CI_SERVER_HOST', ''],
  ['INFRACOST_TERRAFORM_CLOUD_TOKEN', 'only Infracost reads it', 'INFRACOST_TERRAFORM_CLOUD_HOST'],
  ['SCALR_TOKEN', 'only the scalr provider reads it', 'SCALR_HOSTNAME', ''],
  ['TF_API_TOKEN', 'only tfci reads it', 'TF_HOSTNAME'],
  ['TFE_TOKEN', 'only the tfe provider reads it', 'TFE_HOSTNAME'],
  ['TG_TF_REGISTRY_TOKEN', 'only Terragrunt reads it', null]
] as const

const LIKE_CONFIG_FILE =
  /^(?!TF_CLI_CONFIG_FILE$|TERRAFORM_CONFIG$)(?:TF|TERRAFORM|(?:OPEN)?TOFU)_(?:CLI_)?CONFIG(?:_?(?:FILE|PATH))?$|^(?:TERRAFORM|TOFU)_?RC$/

/** Credentials and paths in variables that only other programs read. */
export const unreadVariables = (environment: Environment): readonly OffBlock[] => [
  ...OF_OTHERS.flatMap(([name, why, hostIn, usual = 'app.terraform.io']) => {
    const host = hostIn && (environment[hostIn] || usual)
    return environment[name] ? { host, source: `${name} (${why})` } : []
  }),
  ...Object.keys(environment)
    .filter((name) => LIKE_CONFIG_FILE.test(name))
    .map((name) => ({ host: null, source: `${name} (the CLIs read only TF_CLI_CONFIG_FILE)` }))
]

/** The names of CLI configuration files in the home directory, of both clients and all systems. */
export const FILES_IN_HOME = ['.terraformrc', 'terraform.rc', '.tofurc', 'tofu.rc']

/** Files that the clients would read in the home directory, but do not read in a checkout. */
export const straysIn = (checkout: string, main: string): readonly OffBlock[] =>
  FILES_IN_HOME.filter((name) => {
    const path = join(checkout, name)
    return existsSync(path) && path !== resolve(checkout, main)
  }).map((name) => ({ host: null, source: `${name} (TF_CLI_CONFIG_FILE does not name it)` }))
