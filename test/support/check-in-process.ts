// Runs the whole check in this process, on a checkout of given files and against hosts on loopback.
import { type Checked, check, type World } from '../../src/check.ts'
import type { Token } from '../../src/protocol/token.ts'
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
  readonly world?: Partial<Pick<World, 'isFork' | 'progress' | 'changes' | 'learn'>>
}

/** Without retries, so that tests can count requests. */
export async function checkHere(registry: FakeRegistry, run: Run = {}): Promise<Checked> {
  await using directory = await temporaryDirectory()
  await using home = await temporaryDirectory()
  writeCheckout(directory.path, run.files ?? {})
  await writeHome(home.path, run.home ?? {})
  const { resolve, caFile } = registry
  const environment = { HOME: home.path, ...run.environment }
  return await check(
    { ...PATIENT, retries: '0', resolve, 'ca-file': caFile, ...run.settings },
    { ...quietWorld(directory.path, environment), ...run.world }
  )
}

/** A world outside of pull requests that reports nothing. Programs are found by our PATH. */
export const quietWorld = (directory: string, environment: World['environment']): World => ({
  environment: { PATH: process.env['PATH'], ...environment },
  directory,
  isFork: false,
  progress: () => {},
  changes: () => Promise.reject(new Error('changed-only is not set')),
  learn: () => {},
  kill: process.kill
})

/** The texts of the tokens that the check reports, in order. */
export function collector(): { readonly learn: (token: Token) => void; readonly texts: string[] } {
  const texts: string[] = []
  return { learn: (token) => void texts.push(token.reveal()), texts }
}

/** Each finding as `SEVERITY CODE HOST`. */
export const findingsIn = ({ verdict }: Checked): readonly string[] =>
  verdict.findings.map(({ severity, problem, host }) =>
    [severity, problem.code, ...(host === null ? [] : [host])].join(' ')
  )

export const hostsIn = ({ verdict }: Checked): readonly string[] =>
  verdict.hosts.map(({ visit }) => visit.host).toSorted()
