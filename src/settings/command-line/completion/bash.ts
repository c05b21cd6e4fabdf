// The completion script for bash, from version 3.2 on, which macOS has.
import { FIRST_WORDS, FLAGS, type Flag, isSwitch, SUBJECTS } from '../commands.ts'
import { COMPLETED, isPath, or, spelled, valuesOf } from './words.ts'

const PREAMBLE = `# Completion of tf-disco for bash.
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
  done`

const END = `  if [[ $isPath ]]; then
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

/** The function finds the command, then what can follow the word before the cursor, then words of the command. */
export function bashScript(): string {
  return `${PREAMBLE}
  case $previous in
${valueCases().join('\n')}
  esac
  case $command:$current in
${commandCases().join('\n')}
  esac
${END}`
}

function valueCases(): readonly string[] {
  const known = FLAGS.filter((flag) => valuesOf(flag).length > 0)
  const free = FLAGS.filter(
    (flag) => !isSwitch(flag) && !isPath(flag) && valuesOf(flag).length === 0
  )
  const names = (flags: readonly Flag[]) => or(flags.map(({ name }) => `--${name}`))
  return [
    ...known.map(
      (flag) => `    --${flag.name}) words='${valuesOf(flag).join(' ')}' isPath= command= ;;`
    ),
    `    ${names(FLAGS.filter(isPath))}) return ;;`,
    `    ${names(free)}) compopt +o default 2>/dev/null; return ;;`
  ]
}

function commandCases(): readonly string[] {
  const cases = COMPLETED.flatMap(({ command, flags, operands }) => [
    `    '${command}':-*) words='${flags.flatMap(spelled).join(' ')}' ;;`,
    ...(operands === 'paths'
      ? []
      : [`    '${command}':*) words='${operands.join(' ')}'; isPath= ;;`])
  ])
  return [...cases, `    check:*) ((COMP_CWORD == 1)) && words='${FIRST_WORDS.join(' ')}' ;;`]
}
