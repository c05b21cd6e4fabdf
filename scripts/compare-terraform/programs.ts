// Runs one case with `terraform` and with the built command line, each with its own registry.
import { spawn } from 'node:child_process'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Authority } from '../../test/support/certificates.ts'
import { writeHome } from '../../test/support/home.ts'
import { runCli } from '../../test/support/program.ts'
import { flagsOf } from '../../test/support/scenario.ts'
import { temporaryDirectory } from '../../test/support/temporary.ts'
import type { Case } from './cases.ts'
import { type Stage, stage } from './staging.ts'

export type Result = {
  /** Discovery returned a service that the program uses. */
  readonly reached: boolean
  /** The program's output, or the codes of the findings. */
  readonly said: string
  /** `METHOD URL TOKEN` of each discovery request. */
  readonly requests: readonly string[]
  /** The URL of the service; null if it was not used. */
  readonly service: string | null
}

/** The first line of `terraform version`; null when there is none on PATH. */
export async function terraformVersion(): Promise<string | null> {
  const text = await start('terraform', ['version', '-no-color'], { env: { PATH } }).catch(() => '')
  return /^Terraform v\S+/m.exec(text)?.[0] ?? null
}

/** Whether there is such a program. */
export const isOnPath = async (program: string): Promise<boolean> =>
  start(program, ['version'], { env: { PATH } }).then(
    () => true,
    () => false
  )

const { PATH = '' } = process.env
const ADDRESS = { module: 'acme/network/aws', provider: 'acme/network', login: '' } as const
const SERVICE = { module: 'modules.v1', provider: 'providers.v1', login: 'login.v1' } as const

/** `terraform get`, `init` or `login`, without the user's own configuration. */
export async function runTerraform(each: Case, authority: Authority): Promise<Result> {
  await using staged = await stage(each, authority)
  await using directory = await temporaryDirectory()
  await using home = await homeOf(each)
  await writeFile(join(directory.path, 'main.tf'), configurationOf(each.kind, staged.host))
  const text = await start('terraform', commandOf(each.kind, staged.host), {
    directory: directory.path,
    env: {
      PATH,
      SSL_CERT_FILE: staged.registry.caFile,
      CHECKPOINT_DISABLE: '1',
      ...home.env,
      ...staged.env
    }
  })
  const said = text.replaceAll(/\s+/g, ' ').trim()
  const end = `${ADDRESS[each.kind]}/versions`
  const { requests } = staged.registry
  const first = each.kind === 'login' ? -1 : requests.findIndex(({ path }) => path.endsWith(end))
  return {
    reached: each.kind === 'login' ? said.includes('Login cancelled') : !REFUSED.test(said),
    said: (/Error: .*/.exec(said)?.[0] ?? said).slice(-160),
    requests: showRequests(staged, first < 0 ? requests.length : first),
    service: shown(staged, requests[first]?.url.slice(0, -end.length))
  }
}

type HomeOf = AsyncDisposable & { readonly env: Readonly<Record<string, string>> }

/** The home directory of a case, and the variables that point to it. */
async function homeOf({ machine = { home: {}, env: {} } }: Case): Promise<HomeOf> {
  const home = await temporaryDirectory()
  await writeHome(home.path, machine.home)
  const variables = Object.entries({ HOME: '$HOME', ...machine.env }).map(([name, value]) => [
    name,
    value.replaceAll('$HOME', home.path)
  ])
  return {
    env: Object.fromEntries(variables),
    [Symbol.asyncDispose]: () => home[Symbol.asyncDispose]()
  }
}

/** The messages of Terraform 1.11 if it finds no service, or one that cannot be connected to. */
const REFUSED =
  /request discovery document|discovery URL (has|returned)|discovery doc response|decode discovery document|host (\S+ )?does not|parse service URL|no Host in request URL|hostname label|Invalid registry module source/i

function configurationOf(kind: Case['kind'], host: string): string {
  const source = JSON.stringify(`${host}/${ADDRESS[kind]}`)
  switch (kind) {
    case 'module':
      return `module "network" {\n  source  = ${source}\n  version = "1.0.0"\n}\n`
    case 'provider':
      return `terraform {\n  required_providers {\n    network = { source = ${source} }\n  }\n}\n`
    case 'login':
      return ''
  }
}

function commandOf(kind: Case['kind'], host: string): readonly string[] {
  switch (kind) {
    case 'module':
      return ['get', '-no-color']
    case 'provider':
      return ['init', '-no-color', '-backend=false']
    case 'login':
      return ['login', '-no-color', host]
  }
}

/** The command line with the same host, token, proxy, authority and required service. */
export async function runOurs(each: Case, authority: Authority): Promise<Result> {
  await using staged = await stage(each, authority)
  await using home = await homeOf(each)
  const id = SERVICE[each.kind]
  const settings = {
    hostnames: `${staged.host} ${id}`,
    dialect: 'terraform',
    retries: '0',
    'ca-file': staged.registry.caFile
  }
  const ended = await runCli(['check', '--format', 'json', ...flagsOf(settings)], {
    env: { ...home.env, ...staged.env }
  })
  const requests = showRequests(staged, staged.registry.requests.length)
  if (ended.exitCode === 2) {
    return { reached: false, said: ended.stderr.trim(), requests, service: null }
  }
  if (ended.stdout === '') throw new Error(`the check wrote no report: ${ended.stderr}`)
  const report: {
    readonly passed: boolean
    readonly hosts: readonly [{ readonly services: Readonly<Record<string, Service>> }]
    readonly findings: readonly { readonly code: string }[]
  } = JSON.parse(ended.stdout)
  const service = report.hosts[0].services[id]
  const codes = report.findings.map(({ code }) => code).join(', ')
  return {
    // A login needs every field. A URL is used despite other findings, unless it cannot be connected to
    // or the client fails before using it.
    reached:
      each.kind === 'login'
        ? report.passed
        : service?.url !== undefined && !/service-url-invalid|host-idn-module/.test(codes),
    said: codes,
    requests,
    service: shown(staged, service?.url)
  }
}

type Service = { readonly url?: string }

const showRequests = ({ registry, portless }: Stage, count: number): readonly string[] =>
  registry.requests
    .slice(0, count)
    .map(({ method, url, authorization }) => portless(`${method} ${url} ${authorization ?? '-'}`))

const shown = ({ portless }: Stage, url: string | undefined): string | null =>
  url === undefined ? null : portless(url)

type StartOptions = {
  readonly env: Readonly<Record<string, string>>
  readonly directory?: string
}

/** Both output streams of a program as one text. */
const start = async (
  program: string,
  words: readonly string[],
  options: StartOptions
): Promise<string> => (await startProgram(program, words, options)).text

/** The exit code, and both output streams as one text; no input, so every prompt is answered no. */
export function startProgram(
  program: string,
  words: readonly string[],
  { env, directory }: StartOptions
): Promise<{ readonly exitCode: number; readonly text: string }> {
  return new Promise((resolve, reject) => {
    const child = spawn(program, words, {
      cwd: directory,
      env,
      stdio: ['ignore', 'pipe', 'pipe']
    })
    let text = ''
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (part: string) => {
        text += part
      })
    }
    child.once('error', reject)
    child.once('close', (exitCode) => resolve({ exitCode: exitCode ?? -1, text }))
  })
}
