// The arguments that TF_CLI_ARGS_init and TF_CLI_ARGS add to `init`. Like the CLI configuration, they are of the machine.
import { brief } from '../../rules/problems/brief.ts'
import type { Environment } from './machine.ts'

/** An argument as Go's package `flag` reads it; `from` is the variable. */
type InitArgument = { readonly name: string; readonly value: string; readonly from: string }

// The arguments of both are put after the name of the command, those of the first before the others (mergeEnvArgs in main.go).
const VARIABLES = ['TF_CLI_ARGS_init', 'TF_CLI_ARGS']

// The flags of `init` whose value may be the next word.
const WITH_VALUE =
  /^(backend-config|from-module|lock-timeout|lockfile|plugin-dir|test-directory|var|var-file)$/

// These change what is predicted.
const COUNTED = /^(backend|backend-config|cloud|lockfile|plugin-dir|upgrade|var|var-file)$/

/** The last value of a flag counts. */
export function initArguments(environment: Environment) {
  const all = argumentsIn(environment)
  const values = (flag: string) => all.flatMap(({ name, value }) => (name === flag ? value : []))
  const last = (flag: string) => values(flag).at(-1)
  return {
    upgrade: isTrue(last('upgrade') ?? 'false'),
    hasBackend: isTrue(last('backend') ?? last('cloud') ?? 'true'),
    isLockReadonly: last('lockfile') === 'readonly',
    pluginDirectories: values('plugin-dir'),
    /** Each `NAME=VALUE`, or a file. */
    backendConfig: values('backend-config'),
    /** Each `NAME=VALUE` of -var and file of -var-file, the weakest first. */
    variables: all.filter(({ name }) => name === 'var' || name === 'var-file'),
    remarks: VARIABLES.flatMap((variable) => {
      const counted = all.filter(({ name, from }) => from === variable && COUNTED.test(name))
      const flags = counted.map(shown).join(' ')
      return flags === '' ? [] : [`init is predicted with ${flags} of ${variable}`]
    })
  }
}

const isTrue = (text: string): boolean => /^(1|[tT]|true|TRUE|True)$/.test(text)

/** The value of a variable or of a backend argument may be a token. */
function shown({ name, value }: InitArgument): string {
  if (value === 'true') return `-${name}`
  const isSecret = name === 'var' || (name === 'backend-config' && !value.startsWith('hostname='))
  return `-${name}=${brief(isSecret ? value.replace(/=.*/s, '=…') : value)}`
}

function argumentsIn(environment: Environment): readonly InitArgument[] {
  const words = VARIABLES.flatMap((from) =>
    wordsIn(environment[from] ?? '').map((text) => ({ text, from }))
  ).values()
  const read: InitArgument[] = []
  for (const { text, from } of words) {
    const [, name, , inline] = /^--?([^-=][^=]*)(=(.*))?$/s.exec(text) ?? []
    // Nothing after this is a flag.
    if (name === undefined) break
    const next = () => (WITH_VALUE.test(name) ? (words.next().value?.text ?? '') : 'true')
    read.push({ name, from, value: inline ?? next() })
  }
  return read
}

/** Quotes and backslashes, up to an operator of the shell (go-shellwords). */
function wordsIn(text: string): readonly string[] {
  const [command = ''] = /^(?:\\.|'[^']*'|"(?:\\.|[^"\\])*"|[^'"\\;&|<>])*/s.exec(text) ?? []
  const words = command.match(/(?:\\.|'[^']*'|"(?:\\.|[^"\\])*"|[^\s'"\\])+/gs) ?? []
  return words.map((word) =>
    word.replace(/'([^']*)'|"((?:\\.|[^"\\])*)"|\\(.)/gs, (_, single, double, escaped) =>
      String(single ?? escaped ?? double.replace(/\\(.)/gs, '$1'))
    )
  )
}
