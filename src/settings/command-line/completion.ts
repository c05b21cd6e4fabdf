// Completion scripts for shells, made from the tables of commands and settings. They are static: starting this program
// for each press of a key would be slow.
import { problemFacts } from '../../problems/catalogue.ts'
import {
  COMMANDS,
  type CommandName,
  FIRST_WORDS,
  FLAGS,
  type Flag,
  rowOf,
  SHELLS,
  type Shell,
  SUBJECTS
} from './commands.ts'
import { describeFlag } from './help.ts'

/** The script that teaches a shell to complete commands, flags and values. */
export function renderCompletion(shell: Shell): string {
  const render = { bash: bashScript, zsh: zshScript, fish: fishScript }[shell]
  return render()
}

// Which words follow a command: those given, or paths.
const OPERANDS: readonly (readonly [command: CommandName, words: readonly string[] | 'paths'])[] = [
  ['check', 'paths'],
  ['usages', 'paths'],
  ['explain', SUBJECTS],
  ...SUBJECTS.map((subject) => [`explain ${subject}`, []] as const),
  ['completion', SHELLS],
  ['help', FIRST_WORDS]
]

const flagsOf = (command: CommandName): readonly Flag[] => {
  const names = ['help', ...rowOf(command).flags]
  return FLAGS.filter(({ name }) => names.includes(name))
}

const isSwitch = ({ kind }: Flag): boolean => kind.value === ''
const isPath = ({ kind }: Flag): boolean => /^(?:FILE|PATH|GLOB)$/.test(kind.value)

/** The values of a flag, where they are known. */
const valuesOf = ({ name, kind }: Flag): readonly string[] =>
  name === 'ignore' ? Object.keys(problemFacts()) : (kind.choices ?? [])

/** The first clause of the help, without what shells would read. */
const descriptionOf = (flag: Flag): string =>
  quiet(describeFlag(flag).split(/[:;.](?:\s|$)/, 1)[0] ?? '')

const quiet = (text: string): string => text.replaceAll("'", '’')

const spelled = ({ name, short }: Flag): readonly string[] =>
  short === undefined ? [`--${name}`] : [`-${short}`, `--${name}`]

const or = (words: readonly string[]): string => words.join('|')

function bashScript(): string {
  const withValues = FLAGS.filter((flag) => valuesOf(flag).length > 0)
  const free = FLAGS.filter(
    (flag) => !isSwitch(flag) && !isPath(flag) && valuesOf(flag).length === 0
  )
  const names = (flags: readonly Flag[]) => or(flags.map(({ name }) => `--${name}`))
  const perCommand = OPERANDS.flatMap(([command, words]) => [
    `    '${command}':-*) words='${flagsOf(command).flatMap(spelled).join(' ')}' ;;`,
    ...(words === 'paths' ? [] : [`    '${command}':*) words='${words.join(' ')}'; isPath= ;;`])
  ])
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
      ${or(FIRST_WORDS)})
        command=\${COMP_WORDS[i]}
        case $command:\${COMP_WORDS[i+1]} in
          ${or(SUBJECTS.map((subject) => `explain:${subject}`))})
            ((i + 1 < COMP_CWORD)) && command="explain \${COMP_WORDS[i+1]}" ;;
        esac
        break ;;
    esac
  done
  case $previous in
${withValues.map((flag) => `    --${flag.name}) words='${valuesOf(flag).join(' ')}' isPath= command= ;;`).join('\n')}
    ${names(FLAGS.filter(isPath))}) return ;;
    ${names(free)}) compopt +o default 2>/dev/null; return ;;
  esac
  case $command:$current in
${perCommand.join('\n')}
    check:*) ((COMP_CWORD == 1)) && words='${FIRST_WORDS.join(' ')}' ;;
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

function zshScript(): string {
  const described = COMMANDS.filter(({ name }) => FIRST_WORDS.includes(name)).map(
    ({ name, summary }) => `'${name}:${quiet(summary)}'`
  )
  const spec = (flag: Flag): string => {
    const what = `[${descriptionOf(flag).replace(/[[\]:\\]/g, '\\$&')}]`
    const words = spelled(flag)
    if (isSwitch(flag)) {
      return words.length === 1
        ? `'${words[0]}${what}'`
        : `'(${words.join(' ')})'{${words}}'${what}'`
    }
    const values = valuesOf(flag)
    const action = values.length > 0 ? `(${values.join(' ')})` : isPath(flag) ? '_files' : ' '
    const often = flag.kind.isList ? '*' : ''
    return `'${often}--${flag.name}=${what}:${flag.kind.value.replaceAll(/[:[\]]/g, '\\$&')}:${action}'`
  }
  const cases = OPERANDS.map(([command, words]) => {
    // The words of the command are operands as well.
    const own = command.split(' ').map((_, at) => `'${at + 1}: : '`)
    const operands =
      words === 'paths' ? ["'*:path:_files'"] : [...own, `'*: :(${words.join(' ')})'`]
    const lines = [...flagsOf(command).map(spec), ...operands]
    return `    (${command.replace(' ', '\\ ')})
      _arguments -S ${lines.join(' \\\n        ')} ;;`
  })
  return `#compdef tf-disco
# Completion of tf-disco for zsh.
_tf-disco() {
  local command= word
  local -a commands=(${described.join(' ')})
  for word in \${words[2,CURRENT-1]}; do
    case $word in
      (${or(SUBJECTS)}) [[ $command == explain ]] && command="explain $word" && break ;;
      (${or(FIRST_WORDS)}) [[ -z $command ]] && command=$word ;;
    esac
  done
  if [[ -z $command && $PREFIX != -* ]] && (( CURRENT == 2 )); then
    _alternative 'commands:command:{_describe command commands}' 'paths:path:_files'
    return
  fi
  case \${command:-check} in
${cases.join('\n')}
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

function fishScript(): string {
  const flags = FLAGS.map((flag) => {
    const commands = OPERANDS.filter(([command]) => flagsOf(command).includes(flag))
    const values = valuesOf(flag)
    const value = isSwitch(flag)
      ? ''
      : values.length > 0
        ? ` -x -a '${values.join(' ')}'`
        : isPath(flag)
          ? ' -r -F'
          : ' -x'
    const short = flag.short === undefined ? '' : ` -s ${flag.short}`
    const condition = commands.map(([command]) => `"${command}"`).join(' ')
    return `complete -c tf-disco -n '__tf_disco_is ${condition}'${short} -l ${flag.name}${value} -d '${descriptionOf(flag)}'`
  })
  const operands = OPERANDS.flatMap(([command, words]) =>
    words === 'paths'
      ? []
      : [`complete -c tf-disco -n '__tf_disco_is "${command}"' -f -a '${words.join(' ')}'`]
  )
  const first = COMMANDS.filter(({ name }) => FIRST_WORDS.includes(name)).map(
    ({ name, summary }) =>
      `complete -c tf-disco -n __fish_use_subcommand -a ${name} -d '${quiet(summary)}'`
  )
  return `# Completion of tf-disco for fish.
function __tf_disco_is
    set -l command check
    set -l words (commandline -opc)
    for i in (seq 2 (count $words))
        switch $words[$i]
            case ${SUBJECTS.join(' ')}
                if test $command = explain
                    set command "explain $words[$i]"
                    break
                end
            case ${FIRST_WORDS.join(' ')}
                set command $words[$i]
                test $command = explain; or break
        end
    end
    contains -- $command $argv
end
${[...first, ...operands, ...flags].join('\n')}
`
}
