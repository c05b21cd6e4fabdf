// Puts the measured cases before the `terraform` on PATH and before dist/index.js, or another build
// that is named, and compares what they do.
import { Authority } from '../test/support/certificates.ts'
import { ACTION } from '../test/support/program.ts'
import { CASES, type Case, LEFT } from './compare-terraform/cases.ts'
import {
  type Result,
  runOurs,
  runTerraform,
  terraformVersion
} from './compare-terraform/programs.ts'

// Both programs are waited for most of the time.
const AT_ONCE = 3

const [program = ACTION] = process.argv.slice(2)

type Compared = { readonly each: Case; readonly theirs: Result; readonly ours: Result }

async function compareAll(name: string): Promise<void> {
  const compared = await inTurns(CASES, AT_ONCE, await comparer())
  for (const line of compared.map(describe)) console.log(line)
  for (const { name: left, why } of LEFT) console.log(`left out   ${left}: ${why}`)
  const wrong = compared.filter((each) => verdictOf(each) === 'DIFFER')
  const onPurpose = compared.filter((each) => verdictOf(each) === 'on purpose')
  const agreed = compared.length - wrong.length - onPurpose.length
  console.log(
    `${name} and dist/index.js agree in ${agreed} of ${compared.length} cases, differ on purpose in ${onPurpose.length}, otherwise in ${wrong.length}.`
  )
  process.exitCode = wrong.length > 0 ? 1 : 0
}

/** One authority for all: keys are what costs most. */
async function comparer(): Promise<(each: Case) => Promise<Compared>> {
  const authority = new Authority()
  return async (each) => ({
    each,
    theirs: await runTerraform(each, authority),
    ours: await runOurs(each, authority, program)
  })
}

type Verdict = 'agree' | 'on purpose' | 'DIFFER'

function verdictOf(compared: Compared): Verdict {
  if (differencesOf(compared).length === 0) return 'agree'
  return compared.each.differs === null ? 'DIFFER' : 'on purpose'
}

/** Verdict, requests of discovery, and where the service is: each that is not the same. */
function differencesOf({ theirs, ours }: Compared): readonly string[] {
  return [
    ...(theirs.reached === ours.reached ? [] : ['verdict']),
    ...(theirs.requests.join('\n') === ours.requests.join('\n') ? [] : ['requests']),
    ...(isSameService(theirs.service, ours.service) ? [] : ['service'])
  ]
}

/** Terraform adds a slash and drops the query, which we do not print; else they are the same. */
function isSameService(theirs: string | null, ours: string | null): boolean {
  if (theirs === null || ours === null) return true
  return tidy(theirs) === tidy(ours.endsWith('/') ? ours : `${ours}/`)
}

/** Without what is written in several ways, and not the same in a request; some URLs only Go takes. */
const tidy = (url: string): string =>
  URL.canParse(url) ? decodeURIComponent(new URL(url).href) : url

function describe(compared: Compared): string {
  const { each, theirs, ours } = compared
  const word = ({ reached }: Result): string =>
    each.kind === 'login' ? (reached ? 'went on' : 'refused') : reached ? 'reached it' : 'did not'
  const differences = differencesOf(compared)
  const codes = ours.said === '' ? '' : ` (${ours.said})`
  const line = `${verdictOf(compared).padEnd(10)} ${each.name}: terraform ${word(theirs)}, we ${word(ours)}${codes}`
  if (differences.length === 0) return line
  return [
    `${line}: not the same ${differences.join(', ')}${each.differs === null ? '' : `: ${each.differs}`}`,
    `    terraform said ${theirs.said}`,
    ...theirs.requests.map((request) => `    terraform  ${request}`),
    ...ours.requests.map((request) => `    we         ${request}`),
    `    service    ${theirs.service} and ${ours.service}`
  ].join('\n')
}

/** All results, in the order of the items, so many at once. */
async function inTurns<T, R>(
  items: readonly T[],
  atOnce: number,
  work: (item: T) => Promise<R>
): Promise<readonly R[]> {
  const results: R[] = new Array(items.length)
  const queue = items.entries()
  const worker = async (): Promise<void> => {
    for (const [index, item] of queue) results[index] = await work(item)
  }
  await Promise.all(Array.from({ length: atOnce }, worker))
  return results
}

const version = await terraformVersion()
if (version === null) {
  console.log('There is no `terraform` on PATH, so there is nothing to compare with.')
} else {
  await compareAll(version)
}
