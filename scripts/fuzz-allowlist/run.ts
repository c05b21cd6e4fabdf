// Runs `init` and the check in one checkout, and compares the contacts with what the check reports.
import { spawn } from 'node:child_process'
import { chmod, mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { CLI } from '../../test/support/program.ts'
import type { Shape } from './generate.ts'
import { Recorder } from './recorder.ts'
import { type Tree, writeTree } from './tree.ts'

const INIT_MS = 12_000
const CHECK_MS = 60_000

export type Reported = {
  readonly code: string
  readonly host: string | null
  readonly message: string
}

export type Outcome = {
  /** Hosts that are not allowed and were contacted. */
  readonly contacts: readonly string[]
  /** Those that no error names. */
  readonly unnamed: readonly string[]
  /** Errors of the check, without those of allowed hosts that nothing answers for. */
  readonly errors: readonly Reported[]
  /** What is wrong; null if the check keeps its promise. */
  readonly violation: string | null
  /** Errors that say neither a host nor that something could not be read are all that fails the check. */
  readonly isUnrelated: boolean
  readonly initPassed: boolean
  readonly initSaid: string
}

/** Errors that say that something may use any host. */
const UNKNOWN = /^(?:host-not-allowed|source-dynamic|source-missing|source-invalid|file-.*)$/
/** Services that backends and encryption use without being told, which the promise leaves out. */
const CLOUDS =
  /(?:^|\.)(?:amazonaws\.com|amazonaws\.com\.cn|googleapis\.com|google\.internal|windows\.net|microsoftonline\.com|azure\.com|aliyuncs\.com|myqcloud\.com|tencentcloudapi\.com|chinacloudapi\.cn)$|^169\.254\.|^\[fd00:ec2::254\]|^100\.100\.100\.200/

export async function runShape(
  shape: Shape,
  tree: Tree,
  base: string,
  program: string
): Promise<Outcome> {
  await removeTree(base)
  await mkdir(base, { recursive: true })
  await writeTree(base, tree)
  const errors = await check(shape, join(base, 'co'))
  await using recorder = await Recorder.start(join(base, 'machine'))
  const init = await runInit(join(base, shape.root), base, program, recorder.env)
  const contacts = (await recorder.contacts(init.output)).filter((host) => {
    if (shape.allowed.includes(host) || host === 'checkpoint-api.hashicorp.com') return false
    if (shape.usesClouds && (CLOUDS.test(host) || shape.allowed.includes(withoutBucket(host))))
      return false
    return host !== 'localhost'
  })
  const named = new Set(errors.map(({ host }) => bare(host ?? '')))
  const isNamed = (host: string): boolean =>
    named.has(bare(host)) ||
    (host === 'api.bitbucket.org' && named.has('bitbucket.org')) ||
    (shape.usesClouds && named.has(withoutBucket(bare(host))))
  const unnamed = contacts.filter((host) => !isNamed(host))
  const covering = errors.filter(({ code, host }) => UNKNOWN.test(code) && host === null)
  const unrelated = errors.filter(({ code }) => code !== 'host-not-allowed')
  const isCovered = unnamed.length === 0 || covering.length > 0
  return {
    contacts,
    unnamed,
    errors,
    violation: isCovered || unrelated.length > 0 ? null : `contacted ${unnamed.join(', ')}`,
    isUnrelated: !isCovered && unrelated.length > 0,
    initPassed: init.exitCode === 0,
    initSaid: init.output.replaceAll(/\s+/g, ' ').slice(-500)
  }
}

/** Without the port, which is not known of a contact that went past the proxy; addresses in their usual form. */
function bare(host: string): string {
  const name = host.toLowerCase().replace(/:\d+$/, '').replace(/\.+$/, '')
  return /^[\dxa-f.]+$/.test(name) && URL.canParse(`http://${name}`)
    ? new URL(`http://${name}`).hostname
    : name
}

/** Object stores have the name of a bucket before that of the endpoint. */
const withoutBucket = (host: string): string => host.replace(/^[^.]+\./, '')

/** Removes also what no one may read. */
export async function removeTree(base: string): Promise<void> {
  await rm(base, { recursive: true, force: true }).catch(async () => {
    await chmod(base, 0o700)
    await rm(base, { recursive: true, force: true })
  })
}

type Ended = { readonly exitCode: number | null; readonly output: string }

const NO_CREDENTIALS = {
  AWS_EC2_METADATA_DISABLED: 'true',
  AWS_MAX_ATTEMPTS: '1',
  CHECKPOINT_DISABLE: '1',
  TF_IN_AUTOMATION: '1',
  TF_REGISTRY_DISCOVERY_RETRY: '0',
  TF_REGISTRY_CLIENT_TIMEOUT: '5',
  TF_PROVIDER_DOWNLOAD_RETRY: '0',
  LANG: 'C.UTF-8'
}

async function runInit(
  directory: string,
  base: string,
  program: string,
  env: Record<string, string>
): Promise<Ended> {
  const home = join(base, 'machine', 'home')
  await mkdir(home, { recursive: true })
  await mkdir(directory, { recursive: true })
  return run(program, ['init', '-input=false', '-no-color'], directory, INIT_MS, {
    ...NO_CREDENTIALS,
    ...env,
    HOME: home,
    TMPDIR: join(base, 'machine')
  })
}

async function check(shape: Shape, directory: string): Promise<readonly Reported[]> {
  const settings = [
    ...shape.allowed.flatMap((host) => ['--allowed-hosts', host]),
    ...shape.allowed.flatMap((host) => ['--resolve', `${host}=127.0.0.1:9`]),
    ...['--dialect', shape.dialect, '--format', 'json', '--retries', '0', '--timeout-seconds', '2']
  ]
  const { exitCode, output } = await run(
    process.execPath,
    [CLI, 'check', ...shape.settings, ...settings],
    directory,
    CHECK_MS,
    { HOME: join(directory, '../machine'), PATH: process.env['PATH'] ?? '' },
    'stdout'
  )
  if (exitCode !== 0 && exitCode !== 1) {
    return [{ code: `exit-${exitCode}`, host: null, message: output }]
  }
  const report: {
    readonly findings: readonly (Reported & { readonly severity: string })[]
    readonly passed: boolean
  } = JSON.parse(output)
  return report.findings.filter(
    ({ severity, code, host }) =>
      severity === 'error' &&
      code !== 'machine-network' &&
      (code === 'host-not-allowed' ||
        !code.startsWith('host-') ||
        host === null ||
        !shape.allowed.includes(host))
  )
}

/** Ends the whole group of processes at the time limit: Git starts others. */
function run(
  program: string,
  words: readonly string[],
  directory: string,
  limitMs: number,
  env: Readonly<Record<string, string>>,
  streams: 'both' | 'stdout' = 'both'
): Promise<Ended> {
  return new Promise((resolve, reject) => {
    const child = spawn(program, words, {
      cwd: directory,
      env,
      detached: true,
      stdio: ['ignore', 'pipe', 'pipe']
    })
    const end = (): void => {
      try {
        if (child.pid !== undefined) process.kill(-child.pid, 'SIGKILL')
      } catch {}
    }
    const timer = setTimeout(end, limitMs)
    let output = ''
    for (const stream of streams === 'both' ? [child.stdout, child.stderr] : [child.stdout]) {
      stream.setEncoding('utf8').on('data', (part: string) => {
        output += part
      })
    }
    child.stderr.resume()
    child.once('error', reject)
    child.once('close', (exitCode) => {
      clearTimeout(timer)
      end()
      resolve({ exitCode, output })
    })
  })
}
