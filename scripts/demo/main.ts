// The demo: starts working and broken registries on this machine and runs the built Action as a runner does.
import { mkdir, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { paint } from '../../src/rules/text/terminal.ts'
import { type ActionEnded, runAction } from '../../test/support/program.ts'
import { showLog } from './runner-log.ts'
import {
  hostsOf,
  inputsOf,
  readExamples,
  readStep,
  renderStep,
  stageRegistries
} from './staging.ts'
import { showSummary } from './summary-view.ts'

const KEPT = new URL('../../.tmp/demo/', import.meta.url)
const FILES = [
  ['log', 'log.txt'],
  ['summary', 'summary.md'],
  ['report', 'report.json'],
  ['page', 'page.html']
] as const
// Outputs that are JSON can be long; only their beginning is shown.
const OUTPUT_CHARACTERS = 80
// Some of the registries are broken, so the check fails. The demo itself succeeds then.
const INTENDED = 1

const { env, stdout } = process
const colour = !env['NO_COLOR'] && (env['FORCE_COLOR'] ? env['FORCE_COLOR'] !== '0' : stdout.isTTY)
const layout = { colour, width: Math.min(stdout.columns ?? 100, 100) }

// The reader of a pipe may close it early.
stdout.on('error', () => process.exit(3))
process.exitCode = await main()

async function main(): Promise<number> {
  const [examples, step] = await Promise.all([readExamples(), readStep()])
  const directory = fileURLToPath(KEPT)
  print(
    `Starts ${examples.length} registries on this machine, some of them broken, and runs the built Action against them.`
  )
  print(
    `No other machine is contacted. Files: ${FILES.map(([, file]) => file).join(', ')} in ${directory}`
  )
  section('The registries', 'on this machine, with certificates of a demo authority')
  for (const host of hostsOf(step)) {
    print(`${host.padEnd(24)}${examples.find((example) => example.host === host)?.about ?? ''}`)
  }
  section('The step of a job', 'each line is a host and its required services')
  print(renderStep(step))

  await using registry = await stageRegistries(examples)
  // Connects the host names to this machine; not part of a real workflow.
  const here = { resolve: registry.resolve, 'ca-file': registry.caFile }
  const inputs = { ...inputsOf(step), ...here, report: 'page.html', ignore: '' }
  await mkdir(directory, { recursive: true })
  const ended = await runAction(inputs, { directory })

  section('Its log', '✗ fails, ! warns; `help` says how to fix it')
  print(showLog(ended.stdout + ended.stderr, layout))
  section('Its job summary', 'on GitHub, lines that begin with ▸ can be expanded')
  print(showSummary(ended.summary))
  section('Its outputs', 'for later steps')
  for (const [name, value] of Object.entries(ended.outputs)) {
    const rest = value.length > OUTPUT_CHARACTERS ? '…' : ''
    print(`${name.padEnd(10)}${value.slice(0, OUTPUT_CHARACTERS)}${rest}`)
  }
  await keep(ended)
  section(`The Action ended with exit code ${ended.exitCode}`, explainExit(ended))
  print(`open the page in a browser: ${new URL('page.html', KEPT)}`)
  return ended.exitCode === INTENDED ? 0 : 1
}

function print(text: string): void {
  stdout.write(`${text.trimEnd()}\n`)
}

/** A heading and a short explanation. */
function section(title: string, hint: string): void {
  print(`\n${paint(`── ${title} `, 'bold', layout)}${paint(`── ${hint}`, 'dim', layout)}`)
}

/** Saves the complete texts beside the page; the runner's temporary directory no longer exists. */
async function keep({ stdout: log, summary, report }: ActionEnded): Promise<void> {
  await writeFile(new URL('log.txt', KEPT), log)
  await writeFile(new URL('summary.md', KEPT), summary)
  await writeFile(new URL('report.json', KEPT), report ?? '')
  section('Its files', 'complete, to open')
  for (const [name, file] of FILES) print(`${name.padEnd(10)}${fileURLToPath(new URL(file, KEPT))}`)
}

function explainExit({ exitCode, outputs }: ActionEnded): string {
  return exitCode === INTENDED
    ? `it found ${outputs['errors']} errors, so the step fails, as intended here`
    : 'this is a fault of the demo, which should end with 1'
}
