// The completion script for bash, from version 3.2 on, which macOS has.
import { FIRST_WORDS, FLAGS, SUBJECTS } from '../commands.ts'
import { COMPLETED, operandOf, or, spelled } from './words.ts'

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
  const flags = FLAGS.map((flag) => ({ name: `--${flag.name}`, operand: operandOf(flag) }))
  const named = (wanted: 'path' | 'text') =>
    or(flags.filter(({ operand }) => operand === wanted).map(({ name }) => name))
  return [
    ...flags.flatMap(({ name, operand }) =>
      Array.isArray(operand)
        ? [`    ${name}) words='${operand.join(' ')}' isPath= command= ;;`]
        : []
    ),
    `    ${named('path')}) return ;;`,
    `    ${named('text')}) compopt +o default 2>/dev/null; return ;;`
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
