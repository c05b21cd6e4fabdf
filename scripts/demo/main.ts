// The demo: registries good and bad on this machine, and the built Action run on them as a runner does.
import { mkdir, writeFile } from 'node:fs/promises'
import { paint } from '../../src/report/text/terminal.ts'
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

const KEPT = '.tmp/demo/'
// The outputs that are JSON may be long; how one begins says what it is.
const OUTPUT_CHARACTERS = 80

const { env, stdout } = process
const colour = !env['NO_COLOR'] && (env['FORCE_COLOR'] ? env['FORCE_COLOR'] !== '0' : stdout.isTTY)
const layout = { colour, width: Math.min(stdout.columns ?? 100, 100) }

// Whoever reads along may have read enough.
stdout.on('error', () => process.exit(3))
process.exitCode = await main()

async function main(): Promise<number> {
  const [examples, step] = await Promise.all([readExamples(), readStep()])
  print('tf-disco asks Terraform and OpenTofu registries what `init` and `login` would ask them.')
  section('The registries', 'on this machine, with certificates of an authority made for the demo')
  for (const host of hostsOf(step)) {
    print(`${host.padEnd(24)}${examples.find((example) => example.host === host)?.about ?? ''}`)
  }
  section('The step of a job', 'it checks them; a service after a host must be offered there')
  print(renderStep(step))

  await using registry = await stageRegistries(examples)
  // What leads to this machine, and would stand in no real workflow.
  const here = { resolve: registry.resolve, 'ca-file': registry.caFile }
  const ended = await runAction({ ...inputsOf(step), ...here })

  section('Its log', '✗ fails, ! warns; look at the line below, and at `help` for what to do')
  print(showLog(ended.stdout + ended.stderr, layout))
  section(
    'The summary on the page of the job',
    'below the table, each host unfolds to all that was seen'
  )
  print(showSummary(ended.summary))
  section('The outputs', 'for later steps')
  for (const [name, value] of Object.entries(ended.outputs)) {
    const rest = value.length > OUTPUT_CHARACTERS ? '…' : ''
    print(`${name.padEnd(10)}${value.slice(0, OUTPUT_CHARACTERS)}${rest}`)
  }
  await keep(ended)
  section(`Exit code ${ended.exitCode}`, explainExit(ended))
  return ended.exitCode
}

function print(text: string): void {
  stdout.write(`${text.trimEnd()}\n`)
}

/** A headline, and what to look at below it. */
function section(title: string, hint: string): void {
  print(`\n${paint(`── ${title} `, 'bold', layout)}${paint(`── ${hint}`, 'dim', layout)}`)
}

/** Everything in full where it can be looked at: the runner's directory is gone by now. */
async function keep({ stdout: log, summary, report }: ActionEnded): Promise<void> {
  const directory = new URL(`../../${KEPT}`, import.meta.url)
  await mkdir(directory, { recursive: true })
  await Promise.all([
    writeFile(new URL('log.txt', directory), log),
    writeFile(new URL('summary.md', directory), summary),
    writeFile(new URL('report.json', directory), report ?? '')
  ])
  print(`\nIn full: log.txt, summary.md and report.json in ${KEPT}`)
}

function explainExit({ exitCode, outputs }: ActionEnded): string {
  switch (exitCode) {
    case 0:
      return 'every host offers what it must, so the job goes on'
    case 1:
      return `the Action’s own: the check found ${outputs['errors']} errors, so the job fails, as it should here`
    case 2:
      return 'the settings are wrong; nothing was contacted'
    default:
      return 'the Action could not run: a fault of ours or of the machine'
  }
}
