// Runs the measured cases with the `terraform` on PATH and with the built programs, and compares the results.
//
//   npm run build && node scripts/compare-terraform.ts [discovery|init]
//
// `discovery` compares requests and verdicts of discovery, `init` verdicts and times of all that follows, also
// with the `tofu` on PATH.
import { Authority } from '../test/support/certificates.ts'
import { CASES, type Case, LEFT } from './compare-terraform/cases.ts'
import { inTurns } from './compare-terraform/in-turns.ts'
import { compareInit } from './compare-terraform/init.ts'
import {
  type Result,
  runOurs,
  runTerraform,
  terraformVersion
} from './compare-terraform/programs.ts'

// Both programs mostly wait, so more cases than cores run at once.
const AT_ONCE = 3

const [part] = process.argv.slice(2)

type Compared = { readonly each: Case; readonly theirs: Result; readonly ours: Result }

async function compareAll(name: string): Promise<void> {
  const compared = await inTurns(CASES, AT_ONCE, await comparer())
  for (const line of compared.map(describe)) console.log(line)
  for (const { name: left, why } of LEFT) console.log(`skipped    ${left}: ${why}`)
  const wrong = compared.filter((each) => verdictOf(each) === 'DIFFER')
  const onPurpose = compared.filter((each) => verdictOf(each) === 'on purpose')
  const agreed = compared.length - wrong.length - onPurpose.length
  console.log(
    `${name} and dist/cli/index.js agree in ${agreed} of ${compared.length} cases, differ on purpose in ${onPurpose.length}, otherwise in ${wrong.length}.`
  )
  if (wrong.length > 0) process.exitCode = 1
}

/** One certificate authority for all cases, because generating keys is slow. */
async function comparer(): Promise<(each: Case) => Promise<Compared>> {
  const authority = new Authority()
  return async (each) => ({
    each,
    theirs: await runTerraform(each, authority),
    ours: await runOurs(each, authority)
  })
}

type Verdict = 'agree' | 'on purpose' | 'DIFFER'

function verdictOf(compared: Compared): Verdict {
  if (differencesOf(compared).length === 0) return 'agree'
  return compared.each.differs === null ? 'DIFFER' : 'on purpose'
}

/** Lists what differs: the verdict, the discovery requests, the service URL. */
function differencesOf({ theirs, ours }: Compared): readonly string[] {
  return [
    ...(theirs.reached === ours.reached ? [] : ['verdict']),
    ...(theirs.requests.join('\n') === ours.requests.join('\n') ? [] : ['requests']),
    ...(isSameService(theirs.service, ours.service) ? [] : ['service'])
  ]
}

/** Terraform adds a slash and drops the query, which the report does not show. */
function isSameService(theirs: string | null, ours: string | null): boolean {
  if (theirs === null || ours === null) return true
  return tidy(theirs) === tidy(ours.endsWith('/') ? ours : `${ours}/`)
}

/** Normalizes parts that can be written in several ways; some URLs are valid in Go only. */
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

const version = await terraformVersion()
if (version === null) {
  console.log('There is no `terraform` on PATH.')
} else {
  if (part !== 'init') await compareAll(version)
  if (part !== 'discovery' && (await compareInit(new Authority())) > 0) process.exitCode = 1
}
