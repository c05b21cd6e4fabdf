// The completion script for fish.
import { COMMANDS, FIRST_WORDS, FLAGS, type Flag, isSwitch, SUBJECTS } from '../commands.ts'
import { descriptionOf, flagsOf, isPath, OPERANDS, quiet, valuesOf } from './words.ts'

/** A function tells which command is written; each line has a condition on it. */
export function fishScript(): string {
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
${[...first, ...operands, ...FLAGS.map(flagLine)].join('\n')}
`
}

/** One line for each flag, with the commands that take it. */
function flagLine(flag: Flag): string {
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
}
