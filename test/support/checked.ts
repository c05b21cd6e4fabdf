// Runs a check with the built command line and reads its JSON report.
import { PATIENT, type ProgramOptions, runCli } from './program.ts'
import type { FakeRegistry } from './registry.ts'
import { flagsOf } from './scenario.ts'

export type ReportProblem = {
  readonly code: string
  readonly message: string
  readonly help: string | null
}

export type ReportService =
  | { readonly url: string }
  | { readonly login: { readonly client: string } }
  | { readonly problem: ReportProblem }

export type ReportHost = {
  readonly host: string
  readonly discovery: 'found' | 'absent' | 'failed'
  readonly documentUrl: string | null
  readonly services: Readonly<Record<string, ReportService>>
}

export type ReportFinding = ReportProblem & {
  readonly severity: 'error' | 'warning' | 'notice'
  readonly host: string
  readonly service: string | null
  readonly affects: readonly string[]
}

export type Checked = {
  readonly exitCode: number
  readonly stderr: string
  /** By host, as `explain host` writes it. */
  readonly hosts: ReadonlyMap<string, ReportHost>
  readonly findings: readonly ReportFinding[]
}

/** Runs `check` against a registry. Without retries, so that tests can count requests. */
export async function checkAgainst(
  registry: FakeRegistry,
  inputs: Readonly<Record<string, string>>,
  options: ProgramOptions = {}
): Promise<Checked> {
  const { resolve, caFile } = registry
  const reach = { ...PATIENT, retries: '0', resolve, 'ca-file': caFile }
  const flags = flagsOf({ ...reach, ...inputs })
  const { exitCode, stdout, stderr } = await runCli(['check', '--format=json', ...flags], options)
  const report: { readonly hosts: readonly ReportHost[]; readonly findings: ReportFinding[] } =
    stdout === '' ? { hosts: [], findings: [] } : JSON.parse(stdout)
  const hosts = new Map(report.hosts.map((host) => [host.host, host] as const))
  return { exitCode, stderr, hosts, findings: report.findings }
}

/** The host with that name. */
export function hostOf({ hosts, stderr }: Checked, name: string): ReportHost {
  const host = hosts.get(name)
  if (host === undefined) throw new Error(`the report has no host ${name}: ${stderr}`)
  return host
}

/** The findings about one host. */
export const findingsOf = ({ findings }: Checked, name: string): readonly ReportFinding[] =>
  findings.filter(({ host }) => host === name)
