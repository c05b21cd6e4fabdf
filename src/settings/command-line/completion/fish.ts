// The completion script for fish.
import { FIRST_WORDS, FLAGS, type Flag, SUBJECTS } from '../commands.ts'
import { COMPLETED, descriptionOf, operandOf, SUMMARIES } from './words.ts'

/** A function tells which command is written; each line has a condition on it. */
export function fishScript(): string {
  const first = SUMMARIES.map(
    ({ name, summary }) =>
      `complete -c tf-disco -n __fish_use_subcommand -a ${name} -d '${summary}'`
  )
  const following = COMPLETED.flatMap(({ command, operands }) =>
    operands === 'paths'
      ? []
      : [`complete -c tf-disco -n '__tf_disco_is "${command}"' -f -a '${operands.join(' ')}'`]
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
${[...first, ...following, ...FLAGS.map(flagLine)].join('\n')}
`
}

const OPTIONS = { path: ' -r -F', text: ' -x' }

/** One line for each flag, with the commands that take it. */
function flagLine(flag: Flag): string {
  const commands = COMPLETED.filter(({ flags }) => flags.includes(flag))
  const operand = operandOf(flag)
  const value =
    typeof operand === 'string' ? OPTIONS[operand] : operand ? ` -x -a '${operand.join(' ')}'` : ''
  const short = flag.short === undefined ? '' : ` -s ${flag.short}`
  const condition = commands.map(({ command }) => `"${command}"`).join(' ')
  return `complete -c tf-disco -n '__tf_disco_is ${condition}'${short} -l ${flag.name}${value} -d '${descriptionOf(flag)}'`
}
