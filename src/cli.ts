// The command line: reads arguments, runs the command, sets the exit code.
import { type Running, runCheck } from './check-command.ts'
import { clearCrash, openSecrets, type Secrets } from './credentials/redaction/secrets.ts'
import { clockOf } from './program/clock.ts'
import { endWhenInterrupted, leave } from './program/interruption.ts'
import { keepHeapSmall } from './program/small-heap.ts'
import { outlive } from './program/streams.ts'
import { VERSION } from './protocol/version.ts'
import { visible } from './report/safe-text.ts'
import { describeCrash } from './report/text/crash.ts'
import { renderCompletion } from './settings/command-line/completion/completion.ts'
import { renderHelp } from './settings/command-line/help.ts'
import { settingsMistakes } from './settings/command-line/mistakes.ts'
import { type Command, parseCommandLine } from './settings/command-line/parse.ts'
import { SettingsError } from './settings/settings.ts'
import { Stop } from './visit/stop.ts'

const { env, stderr, stdout } = process

// Each name lookup occupies a thread. With Node's four threads, a few lookups without an answer would
// block all others.
env['UV_THREADPOOL_SIZE'] ??= '64'
keepHeapSmall()
const command = parseCommandLine(process.argv.slice(2))
// A check has its exit code and reports as well; other commands have only their output.
const loseOutput = (why: string): void => {
  stderr.write(`tf-disco: the output was not written: ${visible(why)}\n`)
  if (command.kind !== 'check') process.exit(3)
}
outlive(stdout, loseOutput)
outlive(stderr, () => {})

const stop = new Stop()
await leave(process, await main(command))

async function main(command: Command): Promise<number> {
  const secrets = openSecrets('raw' in command ? command.raw : {}, env)
  const crash = (error: unknown): number => {
    stderr.write(`${clearCrash((clear) => describeCrash(error, clear), secrets)}\n`)
    return 3
  }
  // The other commands have no results to be reported in part.
  const isFinal = command.kind !== 'check'
  const interrupted = endWhenInterrupted(process, stop, { isFinal, crash, now: clockOf(process) })
  try {
    const exitCode = await perform(command, { program: process, secrets, stop, loseOutput })
    return interrupted.aborted ? 3 : exitCode
  } catch (error) {
    if (error instanceof SettingsError) return complain(error.mistakes, secrets)
    return crash(error)
  }
}

async function perform(command: Command, running: Running): Promise<number> {
  switch (command.kind) {
    case 'help':
      stdout.write(renderHelp(command.topic))
      return 0
    case 'completion':
      stdout.write(renderCompletion(command.shell))
      return 0
    case 'version':
      stdout.write(`${VERSION}\n`)
      return 0
    case 'mistakes': {
      const world = { environment: env, directory: process.cwd() }
      const inSettings = settingsMistakes(command.raw, world)
      return complain([...command.mistakes, ...inSettings], running.secrets)
    }
    case 'explain':
      return (await import('./explain-command.ts')).explain(command, running)
    case 'usages':
      return (await import('./usages-command.ts')).listUsages(command, running)
    case 'check':
      return runCheck(command, running)
  }
}

function complain(mistakes: readonly string[], { redact }: Secrets): number {
  for (const mistake of redact(mistakes)) stderr.write(`tf-disco: ${visible(mistake)}\n`)
  return 2
}
