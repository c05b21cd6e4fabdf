// Completion scripts for shells, made from the tables of commands and settings. They are static: starting this program
// for each press of a key would be slow.
import type { Shell } from '../commands.ts'
import { bashScript } from './bash.ts'
import { fishScript } from './fish.ts'
import { zshScript } from './zsh.ts'

const SCRIPTS = { bash: bashScript, zsh: zshScript, fish: fishScript }

/** The script that teaches a shell to complete commands, flags and values. */
export const renderCompletion = (shell: Shell): string => SCRIPTS[shell]()
