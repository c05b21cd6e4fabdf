// The command line: reads arguments, runs the command, sets the exit code.

import { openSecrets } from '../observe/credentials/redaction/secrets.ts'
import { Stop } from '../observe/visit/stop.ts'
import { VERSION } from '../rules/protocol/version.ts'
import { visible } from '../rules/text/safe-text.ts'
import { completionScript } from '../settings/command-line/completion.ts'
import { renderHelp } from '../settings/command-line/help.ts'
import { settingsMistakes } from '../settings/command-line/mistakes.ts'
import { type Command, parseCommandLine } from '../settings/command-line/parse.ts'
import { SettingsError } from '../settings/settings.ts'
import { checkCommand, type Running } from './check-command.ts'
import { prepareProgram, runProgram } from './program/run.ts'

const { env, stderr, stdout } = process
const command = parseCommandLine(process.argv.slice(2))
let isOutputLost = false
// A check has reports as well; other commands have only their output.
const loseOutput = (why: string): void => {
  stderr.write(`tf-disco: the output was not written: ${visible(why)}\n`)
  if (command.kind !== 'check') process.exit(3)
  isOutputLost = true
}
prepareProgram(process, loseOutput)

const stop = new Stop()
const secrets = openSecrets('raw' in command ? command.raw : {}, env)
await runProgram(process, {
  stop,
  secrets,
  // The other commands have no results to be reported in part.
  isFinal: command.kind !== 'check',
  act: async (interrupted) => {
    const exitCode = await perform(command, { program: process, secrets, stop, loseOutput })
    return interrupted.aborted || isOutputLost ? 3 : exitCode
  },
  reportMistakes: (mistakes) => {
    for (const mistake of mistakes) {
      const lines = mistake.split('\n').map((line) => visible(line))
      stderr.write(`tf-disco: ${lines.join('\n')}\n`)
    }
  },
  reportCrash: (description) => void stderr.write(`${description}\n`)
})

async function perform(command: Command, running: Running): Promise<number> {
  switch (command.kind) {
    case 'help':
      stdout.write(renderHelp(command.topic))
      return 0
    case 'completion':
      stdout.write(completionScript(command.shell))
      return 0
    case 'version':
      stdout.write(`${VERSION}\n`)
      return 0
    case 'mistakes': {
      const world = { environment: env, directory: process.cwd() }
      const ofLine = command.mistakes.map((mistake) => visible(mistake))
      throw new SettingsError([...ofLine, ...settingsMistakes(command.raw, world)])
    }
    case 'explain-codes':
      return (await import('./explain-command.ts')).explainCodes(command, running)
    case 'explain':
      return (await import('./explain-command.ts')).explain(command, running)
    case 'usages':
      return (await import('./usages-command.ts')).listUsages(command, running)
    case 'check':
      return checkCommand(command, running)
  }
}
