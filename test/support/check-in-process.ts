// Runs the whole check in this process, on a checkout of given files and against hosts on loopback.

import { openSecrets, type Secrets } from '../../src/observe/credentials/redaction/secrets.ts'
import { Stop, startTimer } from '../../src/observe/visit/stop.ts'
import { type Checked, check } from '../../src/run/check.ts'
import type { World } from '../../src/run/stages/world.ts'
import type { RawSettings } from '../../src/settings/settings.ts'
import { type CheckoutFiles, writeCheckout } from './checkout.ts'
import { type HomeFiles, writeHome } from './home.ts'
import { PATIENT } from './program.ts'
import type { FakeRegistry } from './registry.ts'
import { temporaryDirectory } from './temporary.ts'

export type Run = {
  readonly settings?: RawSettings
  /** The checkout. */
  readonly files?: CheckoutFiles
  readonly home?: HomeFiles
  readonly environment?: Readonly<Record<string, string>>
  readonly world?: Partial<
    Pick<World, 'isFork' | 'onRequest' | 'progress' | 'changes' | 'secrets' | 'stop' | 'startTimer'>
  >
}

/** Without retries, so that tests can count requests. */
export async function checkHere(registry: FakeRegistry, run: Run = {}): Promise<Checked> {
  await using directory = await temporaryDirectory()
  await using home = await temporaryDirectory()
  writeCheckout(directory.path, run.files ?? {})
  await writeHome(home.path, run.home ?? {})
  const { resolve, caFile } = registry
  const environment = { HOME: home.path, ...run.environment }
  const raw = { ...PATIENT, retries: '0', resolve, 'ca-file': caFile, ...run.settings }
  return await check(raw, { ...quietWorld(directory.path, environment, raw), ...run.world })
}

/** A world outside of pull requests that reports nothing. Programs are found by our PATH. */
export const quietWorld = (
  directory: string,
  environment: World['environment'],
  raw: RawSettings
): World => ({
  environment: { PATH: process.env['PATH'], ...environment },
  directory,
  isFork: false,
  stop: new Stop(),
  startTimer,
  now: () => performance.now(),
  progress: () => {},
  changes: () => Promise.reject(new Error('changed-only is not set')),
  secrets: openSecrets(raw, environment),
  kill: process.kill,
  pid: process.pid
})

/** The texts of the tokens that the check finds, in order. */
export function collector(): { readonly secrets: Secrets; readonly texts: string[] } {
  const texts: string[] = []
  const secrets = openSecrets(
    {},
    {},
    (tokens) => void texts.push(...tokens.map((token) => token.reveal()))
  )
  return { secrets, texts }
}

/** Each finding as `SEVERITY CODE HOST`. */
export const findingsIn = ({ verdict }: Checked): readonly string[] =>
  verdict.findings.map(({ severity, problem, host }) =>
    [severity, problem.code, ...(host === null ? [] : [host])].join(' ')
  )

export const hostsIn = ({ verdict }: Checked): readonly string[] =>
  verdict.hosts.map(({ visit }) => visit.host).toSorted()
