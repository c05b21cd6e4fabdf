// The completion scripts for shells. They are static: starting this program for each press of a key would be slow.
import { problemFacts } from '../../rules/problems/catalogue.ts'
import * as cli from './commands.ts'
import { describeFlag } from './help.ts'

export function completionScript(shell: cli.Shell): string {
  return { bash: bashScript, zsh: zshScript, fish: fishScript }[shell]()
}

/** Each command, its flags, and the words that follow it: undefined for paths. */
const COMPLETED = (
  [
    ['check', null],
    ['usages', null],
    ['explain', [...cli.SUBJECTS, ...Object.keys(problemFacts())]],
    ...cli.SUBJECTS.map((subject) => [`explain ${subject}`, []] as const),
    ['completion', cli.SHELLS],
    ['help', cli.FIRST_WORDS]
  ] as const
).map(([command, operands]) => ({
  command,
  flags: cli.flagsOf(command),
  operands: operands?.join(' ')
}))

const withoutQuotes = (text: string): string => text.replaceAll("'", '’')

const SUMMARIES = Object.entries(cli.COMMANDS)
  .filter(([name]) => cli.FIRST_WORDS.includes(name))
  .map(([name, { summary }]) => ({ name, summary: withoutQuotes(summary) }))

function operandOf(flag: cli.Flag): readonly string[] | 'path' | 'text' | null {
  const { name, kind } = flag
  if (cli.isSwitch(flag)) return null
  if (name === 'ignore') return Object.keys(problemFacts())
  return kind.choices ?? (/^(?:FILE|PATH|GLOB)$/.test(kind.value) ? 'path' : 'text')
}

/** The first clause of the help, without what shells would read. */
const descriptionOf = (flag: cli.Flag): string =>
  withoutQuotes(describeFlag(flag).split(/[:;.](?:\s|$)/, 1)[0] ?? '')

const spelled = ({ name, short }: cli.Flag): readonly string[] =>
  short === undefined ? [`--${name}`] : [`-${short}`, `--${name}`]

const or = (words: readonly string[]): string => words.join('|')

/** The function finds the command, then what can follow the word before the cursor. macOS has bash 3.2. */
function bashScript(): string {
  return `# Completion of tf-disco for bash.
# shellcheck shell=bash
_tf_disco() {
  local current=\${COMP_WORDS[COMP_CWORD]} previous=\${COMP_WORDS[COMP_CWORD-1]}
  local command=check isPath=1 words= i
  # Bash splits --flag=value into three words.
  if [[ $current == '=' ]]; then
    current=
  elif [[ $previous == '=' ]]; then
    previous=\${COMP_WORDS[COMP_CWORD-2]}
  fi
  for ((i = 1; i < COMP_CWORD; i++)); do
    case \${COMP_WORDS[i]} in
      ${or(cli.FIRST_WORDS)})
        command=\${COMP_WORDS[i]}
        case $command:\${COMP_WORDS[i+1]} in
          ${or(cli.SUBJECTS.map((subject) => `explain:${subject}`))})
            ((i + 1 < COMP_CWORD)) && command="explain \${COMP_WORDS[i+1]}" ;;
        esac
        break ;;
    esac
  done
  case $previous in
${bashValues().join('\n')}
  esac
  case $command:$current in
${bashCommands().join('\n')}
  esac
  if [[ $isPath ]]; then
    # Bash 3 has no compopt, and offers paths only where nothing else fits.
    [[ $current != -* ]] && compopt -o plusdirs 2>/dev/null
  else
    compopt +o default 2>/dev/null
  fi
  # shellcheck disable=SC2207
  COMPREPLY=($(compgen -W "$words" -- "$current"))
}
complete -o default -F _tf_disco tf-disco
`
}

function bashValues(): readonly string[] {
  const flags = cli.FLAGS.map((flag) => ({ name: `--${flag.name}`, operand: operandOf(flag) }))
  const named = (wanted: 'path' | 'text') =>
    or(flags.filter(({ operand }) => operand === wanted).map(({ name }) => name))
  return [
    ...flags.flatMap(({ name, operand }) =>
      Array.isArray(operand) ? `    ${name}) words='${operand.join(' ')}' isPath= command= ;;` : []
    ),
    `    ${named('path')}) return ;;`,
    `    ${named('text')}) compopt +o default 2>/dev/null; return ;;`
  ]
}

function bashCommands(): readonly string[] {
  const cases = COMPLETED.flatMap(({ command, flags, operands }) => [
    `    '${command}':-*) words='${flags.flatMap(spelled).join(' ')}' ;;`,
    ...(operands === undefined ? [] : [`    '${command}':*) words='${operands}'; isPath= ;;`])
  ])
  return [...cases, `    check:*) ((COMP_CWORD == 1)) && words='${cli.FIRST_WORDS.join(' ')}' ;;`]
}

/** The function finds the command, and describes its flags and operands to `_arguments`. */
function zshScript(): string {
  const described = SUMMARIES.map(({ name, summary }) => `'${name}:${summary}'`)
  return `#compdef tf-disco
# Completion of tf-disco for zsh.
_tf-disco() {
  local command= word
  local -a commands=(${described.join(' ')})
  for word in \${words[2,CURRENT-1]}; do
    case $word in
      (${or(cli.SUBJECTS)}) [[ $command == explain ]] && command="explain $word" && break ;;
      (${or(cli.FIRST_WORDS)}) [[ -z $command ]] && command=$word ;;
    esac
  done
  if [[ -z $command && $PREFIX != -* ]] && (( CURRENT == 2 )); then
    _alternative 'commands:command:{_describe command commands}' 'paths:path:_files'
    return
  fi
  case \${command:-check} in
${zshCases().join('\n')}
  esac
}
# This file is either read with source, or is itself the function.
if [[ $funcstack[1] == _tf-disco ]]; then
  _tf-disco "$@"
else
  compdef _tf-disco tf-disco
fi
`
}

const zshCases = (): readonly string[] =>
  COMPLETED.map(({ command, flags, operands }) => {
    // The words of the command are operands as well.
    const words = command.split(' ').map((_, at) => `'${at + 1}: : '`)
    const paths = ["'*:path:_files'"]
    const following = operands === undefined ? paths : [...words, `'*: :(${operands})'`]
    const lines = [...flags.map(zshFlag), ...following]
    return `    (${command.replace(' ', '\\ ')})
      _arguments -S ${lines.join(' \\\n        ')} ;;`
  })

const ZSH_ACTIONS = { path: '_files', text: ' ' }

function zshFlag(flag: cli.Flag): string {
  const what = `[${descriptionOf(flag).replace(/[[\]:\\]/g, '\\$&')}]`
  const operand = operandOf(flag)
  if (operand === null) {
    const words = spelled(flag)
    return words.length === 1 ? `'${words[0]}${what}'` : `'(${words.join(' ')})'{${words}}'${what}'`
  }
  const action = typeof operand === 'string' ? ZSH_ACTIONS[operand] : `(${operand.join(' ')})`
  const often = flag.kind.isList ? '*' : ''
  return `'${often}--${flag.name}=${what}:${flag.kind.value.replaceAll(/[:[\]]/g, '\\$&')}:${action}'`
}

/** A function tells which command is written; each line has a condition on it. */
function fishScript(): string {
  const first = SUMMARIES.map(
    ({ name, summary }) =>
      `complete -c tf-disco -n __fish_use_subcommand -a ${name} -d '${summary}'`
  )
  const following = COMPLETED.flatMap(({ command, operands }) =>
    operands === undefined
      ? []
      : `complete -c tf-disco -n '__tf_disco_is "${command}"' -f -a '${operands}'`
  )
  return `# Completion of tf-disco for fish.
function __tf_disco_is
    set -l command check
    set -l words (commandline -opc)
    for i in (seq 2 (count $words))
        switch $words[$i]
            case ${cli.SUBJECTS.join(' ')}
                if test $command = explain
                    set command "explain $words[$i]"
                    break
                end
            case ${cli.FIRST_WORDS.join(' ')}
                set command $words[$i]
                test $command = explain; or break
        end
    end
    contains -- $command $argv
end
${[...first, ...following, ...cli.FLAGS.map(fishFlag)].join('\n')}
`
}

const FISH_OPTIONS = { path: ' -r -F', text: ' -x' }

function fishFlag(flag: cli.Flag): string {
  const operand = operandOf(flag) ?? ''
  const isKind = operand === 'path' || operand === 'text'
  const words = operand === '' || isKind ? '' : ` -x -a '${operand.join(' ')}'`
  const value = isKind ? FISH_OPTIONS[operand] : words
  const short = flag.short === undefined ? '' : ` -s ${flag.short}`
  const commands = COMPLETED.filter(({ flags }) => flags.includes(flag))
  const condition = commands.map(({ command }) => `"${command}"`).join(' ')
  return `complete -c tf-disco -n '__tf_disco_is ${condition}'${short} -l ${flag.name}${value} -d '${descriptionOf(flag)}'`
}
