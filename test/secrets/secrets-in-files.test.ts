// Secrets on lines of files that findings are about: no output shows one, whether or not the check knows it.
import { join } from 'node:path'
import { renderAnnotations } from '../../src/report/annotations.ts'
import { check } from '../../src/run/check.ts'
import { listRepository } from '../../src/run/stages/list-usages.ts'
import { detect, scan } from '../../src/run/stages/scan.ts'
import { quietWorld } from '../support/check-in-process.ts'
import { writeCheckout } from '../support/checkout.ts'
import { expect, it } from '../support/jest.ts'
import { FakeRegistry } from '../support/registry.ts'
import { temporaryDirectory } from '../support/temporary.ts'
import {
  renderText,
  renderUsagesJson,
  renderUsagesText,
  reportsOf
} from '../support/whole-reports.ts'

const HOST = 'registry.example.com'
// In the environment, so the check knows it.
const KNOWN = 'known-3f9a2c71'
const ENCODED = Buffer.from(KNOWN).toString('base64')

/** A secret that the check does not know, by where it is. */
const unknown = (where: string): string => `hunter2-${where}`

const LINES: readonly string[] = [
  `module "a" { source = "https://user:${unknown('password')}@files.example.net/x.zip" }`,
  `module "b" { source = "git::https://${unknown('user')}@git.example.net/x.git?ref=v1" }`,
  `module "c" { source = "https://files.example.net/x.zip?archive=zip&sig=${unknown('query')}" }`,
  `module "d" { source = "user:${unknown('registry')}@${HOST}/a/b/c" }`,
  `module "e" { source = "${HOST}/a/b/c?token=${unknown('address')}" }`,
  `module "f" { source = "bad host/a/b/c" password = "${unknown('argument')}" }`,
  `module "g" {\n  source = "${HOST}/a/b/c" # token ${unknown('comment')}\n}`,
  `module "h" {\n  source = "${HOST}/a/b/d" # ${KNOWN} ${ENCODED}\n}`,
  `module "i" {\n  source = "${HOST}/${KNOWN}/b/c"\n}`,
  `data "terraform_remote_state" "j" {\n  backend = "remote"\n  config  = { hostname = "${HOST}", token = "${unknown('state')}" }\n}`,
  `terraform {\n  backend "http" {\n    address = "https://u:${unknown('backend')}@state.example.net/x"\n  }\n}`,
  // The first three of these have no known form, nor does any have a name that tells.
  `terraform {\n  required_providers {\n    l = { source = "bad host/a/l", k = "9f86d081884c7d659a2feaa0${unknown('hex')}" }\n  }\n}`,
  `terraform {\n  required_providers {\n    m = { k = "6c84fb90-12c4-11e1-840d-${unknown('uuid')}", source = "bad host/a/m" }\n  }\n}`,
  `terraform {\n  required_providers {\n    n = { source = "bad host/a/n", k = "wJalrXUtnFEMI/K7MDENG/${unknown('aws')}" }\n  }\n}`,
  `terraform {\n  required_providers {\n    o = { source = "bad host/a/o", db_pw = "${unknown('name')}" }\n  }\n}`,
  `terraform {\n  required_providers {\n    p = { k = "mysql://root:${unknown('url')}@db.example.net/x", source = "bad host/a/p" }\n  }\n}`,
  `module "k" { source = "ssh://git:${unknown('ssh')}@git.example.net/x" }`
]

const FILES = {
  'main.tf': LINES.join('\n\n'),
  'one.tf.json': JSON.stringify({
    module: { l: { source: 'bad host/x', api_key: unknown('json') } },
    provider: { tfe: { hostname: HOST, token: unknown('provider') } }
  }),
  'two.tf.json': `{"locals":{"pa\\u0073sword":"${unknown('escaped')}"},"module":{"m":{"source":"bad host/y"}},"output":{"o":{"value":"${unknown('output')}"}}}`,
  'live/terragrunt.hcl': `terraform {\n  source = "tfr://user:${unknown('tfr')}@${HOST}/a/b/c"\n}\n`,
  'cli.tfrc': [
    `credentials "bad host!" { token = "${unknown('credentials')}" }`,
    `credentials "x.example.com" { tokn = "${unknown('misspelt')}" }`,
    `token = "${unknown('argument of a file')}"`
  ].join('\n')
}

it('shows no secret on a line that a finding is about', async () => {
  await using registry = await FakeRegistry.start({ certificates: { [HOST]: 'expired' } })
  await using directory = await temporaryDirectory()
  await using kept = await temporaryDirectory()
  writeCheckout(directory.path, FILES)
  const raw = {
    resolve: registry.resolve,
    'ca-file': registry.caFile,
    'allowed-hosts': HOST,
    retries: '0',
    dialect: 'both'
  }
  const environment = {
    HOME: kept.path,
    TF_CLI_CONFIG_FILE: join(directory.path, 'cli.tfrc'),
    TF_TOKEN_registry_example_com: KNOWN
  }
  const world = quietWorld(directory.path, environment, raw)
  const { verdict, context, settings } = await check(raw, world)
  const scanned = await scan(settings, world)
  const { usages } = detect(settings, scanned, world)
  const layout = { colour: true, width: 100 }
  const written = [
    renderText(verdict, { ...layout, context }),
    JSON.stringify(renderAnnotations(verdict, context)),
    world.secrets.redact(renderUsagesText(usages, [], new Map(), layout)),
    world.secrets.redact(renderUsagesJson(listRepository(scanned, settings, world, new Date()))),
    ...Object.values(reportsOf({ verdict, context }))
  ].join('\n')
  expect(verdict.lines.length).toBeGreaterThan(5)
  expect(verdict.findings.length).toBeGreaterThan(10)
  expect([KNOWN, ENCODED, 'hunter2'].filter((secret) => written.includes(secret))).toEqual([])
})
