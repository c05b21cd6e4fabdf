// User info in spellings that parsers read, refuse or read differently, wherever a host or a file can name a URL.
import type { CheckoutFiles } from './checkout.ts'
import type { FakeRegistry } from './registry.ts'

/** What no output may contain, in any case. Each secret has two parts, around what breaks it. */
export const SECRET = /s3cr3t/gi

const PASSWORDS: readonly string[] = [
  's3cr3t1',
  's3cr3t1 s3cr3t2',
  's3cr3t1/s3cr3t2',
  's3cr3t1"s3cr3t2',
  "s3cr3t1's3cr3t2",
  's3cr3t1\\s3cr3t2',
  's3cr3t1?s3cr3t2',
  's3cr3t1#s3cr3t2',
  's3cr3t1@s3cr3t2',
  's3cr3t1@x.test s3cr3t2',
  's3cr3t1@x/s3cr3t2',
  's3cr3t1 s3cr3t2/s3cr3t3@x',
  's3cr3t1<s3cr3t2>',
  's3cr3t1%zzs3cr3t2',
  's3cr3t1%2Fs3cr3t2',
  's3cr3t1", "s3cr3t2',
  's3cr3t1\ts3cr3t2',
  '1 s3cr3t2',
  '1/s3cr3t2',
  '1"s3cr3t2',
  '99999/s3cr3t2',
  's3cr3t1[s3cr3t2]',
  's3cr3tü',
  '`s3cr3t2`',
  'x://s3cr3t2',
  '$\u007Bs3cr3t2}'
]

const AROUND: readonly ((password: string) => string)[] = [
  (password) => `https://bob:${password}@b.test/`,
  (password) => `HTTPS://bob:${password}@b.test`,
  (password) => `//bob:${password}@b.test/x`,
  (password) => `git::ssh://bob:${password}@b.test/x.git//m?ref=v1`,
  (password) => `https:\\\\bob:${password}@b.test\\x`,
  (password) => `ftp://bob:${password}@b.test:port/`
]

const WHOLE: readonly string[] = [
  'https://s3cr3t1@b.test/',
  'https://s3cr3t1 s3cr3t2@b.test/',
  'https://s3cr3t1"s3cr3t2@b.test/',
  'https://s3cr3t1:@b.test/',
  'https://:s3cr3t1@b.test/',
  'https://bob:s3cr3t1@',
  'https://bob:s3cr3t1@b c/',
  'https:/bob:s3cr3t1@b.test/',
  'https:bob:s3cr3t1@b.test/',
  'https:///bob:s3cr3t1@b.test/',
  'https:\\/\\/bob:s3cr3t1@b.test\\/',
  'https://bob:s3cr3t1%40b.test/',
  'https://bob:s3cr3t1\\u0040b.test/',
  'https://bob:s3cr3t1&commat;b.test/',
  'https://bob:s3cr3t1&#64;b.test/',
  'https://bob:s3cr3t1&#64b.test/',
  'https&#58//bob&#0058;s3cr3t1&#x40;b.test/',
  'https%3A%2F%2Fbob%3As3cr3t1%40b.test/',
  'https:\\u002f\\u002fbob:s3cr3t1@b.test/',
  'x https://bob:s3cr3t1 s3cr3t2@b.test/ y',
  '"https://bob:s3cr3t1 s3cr3t2@b.test/',
  'https://bob:s3cr3t1 s3cr3t2@b.test/ and https://eve:s3cr3t3@c.test/',
  `https://bob:s3cr3t1${'x'.repeat(400)}@b.test/`,
  `https://bob:s3cr3t1 ${'x'.repeat(9000)}@b.test/`,
  's3cr3t1@b.test/ns/name/aws',
  's3cr3t1@b.test:8443/ns/name/aws',
  's3cr3t1@10.0.0.1/ns/name',
  's3cr3t1@localhost/ns/name',
  's3cr3t1@bücher.test/ns/name',
  's3cr3t1@s3cr3t2@b.test/ns/name',
  's3cr3t1%40b.test/ns/name',
  's3cr3t1@b.test%2Fns%2Fname',
  's3cr3t1&#64b.test&sol;ns&sol;name',
  's3cr3t1@$\u007Bvar.h}/ns/name',
  'git::s3cr3t1@b.test/x.git//m?ref=v1',
  'git@s3cr3t1@b.test/x.git'
]

/**
 * About 180 texts. Terraform reads two slashes at the start as a subdirectory, and quotes the query alone.
 */
export const SPELLINGS: readonly string[] = [
  ...AROUND.flatMap((each) => PASSWORDS.map(each)),
  ...WHOLE
].filter((text) => !/^\/\/[^/]*\?/.test(text))

const document = (host: string) => `https://${host}/.well-known/terraform.json`

/** The hosts, each of which repeats the text in another place of an answer. */
export function serveSpelling(registry: FakeRegistry, text: string, at: number): readonly string[] {
  const host = (name: string) => `${name}${at}.test`
  const line = text.replace(/[\r\n]/g, ' ')
  registry
    .answer(document(host('location')), { status: 302, headers: { Location: line } })
    .answer(document(host('reason')), { status: 403, reason: line, body: text })
    .answer(document(host('header')), {
      status: 500,
      headers: {
        'Content-Type': line,
        'WWW-Authenticate': `Basic realm="${line}"`,
        'Retry-After': line
      },
      body: JSON.stringify({ errors: [text] })
    })
    .answer(document(host('page')), {
      headers: { 'Content-Type': 'text/html' },
      body: `<html><head><title>See ${text}</title></head><body><a href="${text}">x</a></body></html>`
    })
    .answer(document(host('raw')), { raw: `HTTP/1.1 200 OK\r\n${line}\r\n\r\n{}` })
    .offer(host('services'), {
      'modules.v1': text,
      'providers.v1': ` ${text}`,
      'tfe.v2': { url: text },
      'tfe.v2.1': [text],
      [text]: text,
      'login.v1': {
        client: text,
        authz: text,
        token: text,
        grant_types: [text],
        ports: [text],
        scopes: [text, 1]
      }
    })
    .offer(host('registry'), {
      'modules.v1': '/m/',
      'providers.v1': '/p/',
      'login.v1': { client: 'x', authz: text, token: text }
    })
  const base = `https://${host('registry')}`
  registry
    .answer(`${base}/m/a/b/c/versions`, {
      json: {
        modules: [
          {
            versions: [
              {
                version: '1.0.0',
                root: {
                  dependencies: [{ name: 'x', source: text, version: text }],
                  providers: [{ name: text, source: text, version: text }]
                },
                submodules: [{ path: text, dependencies: [] }]
              },
              { version: text }
            ]
          }
        ]
      }
    })
    .answer(`${base}/m/a/b/c/1.0.0/download`, { status: 204, headers: { 'X-Terraform-Get': line } })
    .answer(`${base}/m/a/l/c/versions`, {
      json: { modules: [{ versions: [{ version: '1.0.0' }] }] }
    })
    .answer(`${base}/m/a/l/c/1.0.0/download`, { json: { location: text } })
    .answer(`${base}/m/a/e/c/versions`, { status: 404, json: { errors: [text] } })
    .answer(`${base}/m/a/j/c/versions`, {
      body: `{"modules": ${text}`,
      headers: { 'Content-Type': 'application/json' }
    })
    .answer(`${base}/p/a/p/versions`, {
      json: {
        versions: [
          {
            version: '1.0.0',
            protocols: ['5.0', text],
            platforms: [
              { os: 'linux', arch: 'amd64' },
              { os: text, arch: text }
            ]
          },
          { version: text }
        ],
        warnings: [text]
      }
    })
    .answer(`${base}/p/a/p/1.0.0/download/linux/amd64`, {
      json: {
        protocols: ['5.0'],
        os: 'linux',
        arch: 'amd64',
        filename: text,
        download_url: text,
        shasums_url: text,
        shasums_signature_url: text,
        shasum: text,
        signing_keys: { gpg_public_keys: [{ key_id: text, ascii_armor: text }] }
      }
    })
  return ['location', 'reason', 'header', 'page', 'raw', 'services', 'registry'].map(host)
}

const quoted = (text: string) => JSON.stringify(text).replaceAll('${', '$${')

/** Files that name the text wherever a file can name an address. */
export function filesOfSpelling(text: string, at: number): CheckoutFiles {
  const source = quoted(text)
  const registry = `registry${at}.test`
  return {
    [`${at}/main.tf`]: [
      `module "s" {\n  source = ${source}\n}`,
      `module "v" {\n  source = ${source}\n  version = ${source}\n}`,
      `module "i" {\n  source = "${'$'}{var.x}${source.slice(1)}\n}`,
      ...['b', 'l', 'e', 'j'].map(
        (name) => `module "${name}" {\n  source = "${registry}/a/${name}/c"\n  version = "1.0.0"\n}`
      ),
      `module "w" {\n  source = "${registry}/a/b/c"\n  version = ${source}\n}`,
      `terraform {\n  required_providers {\n    p = { source = "${registry}/a/p", version = "1.0.0" }\n    q = { source = ${source} }\n    r = { source = "${registry}/a/r", version = ${source} }\n  }\n  cloud {\n    hostname = ${source}\n  }\n}`,
      `provider "tfe" {\n  hostname = ${source}\n}`,
      `data "terraform_remote_state" "r" {\n  backend = "remote"\n  config = { hostname = ${source} }\n}`
    ].join('\n'),
    [`${at}/raw/main.tf`]: `module "raw" {\n  source = "${text}"\n}\n`,
    [`${at}/json/main.tf.json`]: JSON.stringify({ module: { j: { source: text } } }).replaceAll(
      '@',
      '\\u0040'
    ),
    [`${at}/tg/terragrunt.hcl`]: `terraform {\n  source = ${source}\n}\n`,
    [`${at}/tfr/terragrunt.hcl`]: `terraform {\n  source = "tfr://${text.replace(/^.*?\/\//, '').replace(/["\\$`]/g, '')}"\n}\n`
  }
}

/** A CLI configuration file with the text. */
export const configOfSpelling = (text: string): string =>
  [
    'provider_installation {',
    `  network_mirror {\n    url = ${quoted(text)}\n    include = [${quoted(text)}]\n  }`,
    `  direct {\n    exclude = [${quoted(text)}]\n  }`,
    '}',
    `host ${quoted(text)} {\n  services = { "modules.v1" = ${quoted(text)} }\n}`,
    `host "services.example.com" {\n  services = { "modules.v1" = ${quoted(text)}, "login.v1" = { authz = ${quoted(text)} } }\n}`,
    `credentials ${quoted(text)} {\n}`,
    `plugin_cache_dir = ${quoted(text)}`,
    ''
  ].join('\n')
