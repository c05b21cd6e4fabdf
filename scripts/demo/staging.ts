// Reads examples/: the step of a job, and the registries that it checks, which are served on loopback.
import { readdir, readFile } from 'node:fs/promises'
import { basename } from 'node:path'
import type { Answer, Handler } from '../../test/support/answer.ts'
import type { CertificateKind } from '../../test/support/certificates.ts'
import { FakeRegistry } from '../../test/support/registry.ts'

const EXAMPLES = new URL('../../examples/', import.meta.url)

/** One file of examples/registries/; its name is the host's. */
export type Example = {
  readonly host: string
  /** What is special about the registry; reads as a sentence after its name. */
  readonly about: string
  /** `works`, or the expected problem code. */
  readonly outcome: string
  readonly certificate?: CertificateKind
  /** Requests without this token get 401. */
  readonly token?: string
  /** Responses by path; other paths get 404. */
  readonly answers: Readonly<Record<string, Answer>>
}

/** A step of a workflow: lists have one item per line, and secrets are referenced by name. */
export type Step = {
  readonly with: Readonly<Record<string, string | readonly string[]>>
  readonly secrets: Readonly<Record<string, string>>
}

export async function readStep(): Promise<Step> {
  const step: Step = JSON.parse(await readFile(new URL('step.json', EXAMPLES), 'utf8'))
  return step
}

/** All registries, by name. */
export async function readExamples(): Promise<readonly Example[]> {
  const directory = new URL('registries/', EXAMPLES)
  const files = (await readdir(directory)).filter((name) => name.endsWith('.json')).sort()
  return await Promise.all(
    files.map(async (file) => {
      const example: Omit<Example, 'host'> = JSON.parse(
        await readFile(new URL(file, directory), 'utf8')
      )
      return { ...example, host: basename(file, '.json') }
    })
  )
}

/** Starts the registries; they listen until disposed. */
export async function stageRegistries(examples: readonly Example[]): Promise<FakeRegistry> {
  const certificates = Object.fromEntries(
    examples.map(({ host, certificate = 'good' }) => [host, certificate])
  )
  const registry = await FakeRegistry.start({ certificates })
  for (const { host, token, answers } of examples) {
    for (const [path, answer] of Object.entries(answers)) {
      registry.answer(`https://${host}${path}`, guarded(answer, token))
    }
  }
  return registry
}

function guarded(answer: Answer, token: string | undefined): Answer | Handler {
  if (token === undefined) return answer
  return ({ authorization }) => (authorization === `Bearer ${token}` ? answer : { status: 401 })
}

/** The hosts that the step checks, in order. */
export const hostsOf = (step: Step): readonly string[] =>
  [step.with['hostnames'] ?? []].flat().map((line) => line.split(' ')[0] ?? '')

/** The step's inputs as GitHub passes them to the Action: lines joined, secrets inserted. */
export function inputsOf(step: Step): Record<string, string> {
  const fill = (text: string): string =>
    text.replace(/\$\{\{ secrets\.(\w+) \}\}/g, (_, name: string) => step.secrets[name] ?? '')
  return Object.fromEntries(
    Object.entries(step.with).map(([name, value]) => [name, fill([value].flat().join('\n'))])
  )
}

/** The step as YAML. */
export function renderStep(step: Step): string {
  const lines = Object.entries(step.with).flatMap(([name, value]) =>
    typeof value === 'string'
      ? [`    ${name}: ${value}`]
      : [`    ${name}: |`, ...value.map((line) => `      ${line}`)]
  )
  return ['- uses: org/tf-disco-action@v1', '  with:', ...lines].join('\n')
}
