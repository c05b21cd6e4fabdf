// The completion script for zsh: a file of `fpath`, or read with `source`.
import { FIRST_WORDS, type Flag, SUBJECTS } from '../commands.ts'
import { COMPLETED, descriptionOf, operandOf, or, SUMMARIES, spelled } from './words.ts'

/** The function finds the command, and describes its flags and operands to `_arguments`. */
export function zshScript(): string {
  const described = SUMMARIES.map(({ name, summary }) => `'${name}:${summary}'`)
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
${cases().join('\n')}
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

const cases = (): readonly string[] =>
  COMPLETED.map(({ command, flags, operands }) => {
    // The words of the command are operands as well.
    const own = command.split(' ').map((_, at) => `'${at + 1}: : '`)
    const following =
      operands === 'paths' ? ["'*:path:_files'"] : [...own, `'*: :(${operands.join(' ')})'`]
    const lines = [...flags.map(specOf), ...following]
    return `    (${command.replace(' ', '\\ ')})
      _arguments -S ${lines.join(' \\\n        ')} ;;`
  })

const ACTIONS = { path: '_files', text: ' ' }

/** A flag as `_arguments` reads it. */
function specOf(flag: Flag): string {
  const what = `[${descriptionOf(flag).replace(/[[\]:\\]/g, '\\$&')}]`
  const operand = operandOf(flag)
  if (operand === null) {
    const words = spelled(flag)
    return words.length === 1 ? `'${words[0]}${what}'` : `'(${words.join(' ')})'{${words}}'${what}'`
  }
  const action = typeof operand === 'string' ? ACTIONS[operand] : `(${operand.join(' ')})`
  const often = flag.kind.isList ? '*' : ''
  return `'${often}--${flag.name}=${what}:${flag.kind.value.replaceAll(/[:[\]]/g, '\\$&')}:${action}'`
}
