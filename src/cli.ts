#!/usr/bin/env node
// The command line: arguments in; text or JSON and an exit code out.
import { type Command, parseCommandLine, renderHelp } from './command-line.ts'
import { explainHost, renderExplainedHost } from './explain.ts'
import { describeCrash } from './report/crash.ts'
import { renderJson } from './report/json.ts'
import { visible } from './report/safe-text.ts'
import { renderText } from './report/text.ts'
import { check, redactorOf } from './run.ts'
import { type RawSettings, SettingsError } from './settings.ts'
import { VERSION } from './version.ts'

const { env, stderr, stdin, stdout } = process
// Wider lines are hard to read, whatever the terminal offers. What is no terminal wraps by itself.
const MAX_WIDTH = 100

// A name lookup holds a thread. With Node's four, a few names that nobody answers for stop all others.
env['UV_THREADPOOL_SIZE'] ??= '64'
// Whoever reads may stop early, as `head` does; the exit code is the same.
stdout.on('error', ({ code }: NodeJS.ErrnoException) => {
  if (code !== 'EPIPE') throw new Error(`the output cannot be written: ${code}`)
})

process.exitCode = await main(parseCommandLine(process.argv.slice(2)))

async function main(command: Command): Promise<number> {
  switch (command.kind) {
    case 'help':
      stdout.write(renderHelp())
      return 0
    case 'version':
      stdout.write(`${VERSION}\n`)
      return 0
    case 'mistakes':
      return complain(command.mistakes)
    case 'explain':
      return explain(command.texts, command.format === 'json')
    case 'check':
      return runCheck(command.raw, command.format === 'json')
  }
}

function complain(mistakes: readonly string[]): number {
  for (const mistake of mistakes) stderr.write(`tf-disco: ${visible(mistake)}\n`)
  return 2
}

async function runCheck(raw: RawSettings, json: boolean): Promise<number> {
  try {
    const { verdict, context } = await check(raw, { environment: env, progress: showProgress })
    const layout = {
      colour: wantsColour(),
      width: stdout.isTTY ? Math.min(stdout.columns, MAX_WIDTH) : Number.POSITIVE_INFINITY
    }
    stdout.write(json ? renderJson(verdict, context) : renderText(verdict, { ...layout, context }))
    return verdict.passed ? 0 : 1
  } catch (error) {
    if (error instanceof SettingsError) return complain(error.mistakes)
    stderr.write(`${redactorOf(raw, env)(describeCrash(error))}\n`)
    return 3
  }
}

/** On a terminal only: in a log it would be noise. */
function showProgress(done: number, total: number): void {
  if (stderr.isTTY)
    stderr.write(done < total ? `\r${done} of ${total} hosts\u001b[K` : '\r\u001b[K')
}

/** https://no-color.org and FORCE_COLOR: either counts when it is not empty. */
function wantsColour(): boolean {
  if (env['NO_COLOR']) return false
  return env['FORCE_COLOR'] ? env['FORCE_COLOR'] !== '0' : stdout.isTTY
}

async function explain(texts: readonly string[], json: boolean): Promise<number> {
  let refused = false
  for (const text of texts) {
    for await (const line of text === '-' ? readLines() : [text]) {
      const explained = explainHost(line)
      refused ||= explained.error !== null
      stdout.write(json ? `${JSON.stringify(explained)}\n` : renderExplainedHost(explained))
    }
  }
  return refused ? 1 : 0
}

async function* readLines(): AsyncGenerator<string> {
  const { createInterface } = await import('node:readline')
  yield* createInterface({ input: stdin, crlfDelay: Number.POSITIVE_INFINITY })
}
