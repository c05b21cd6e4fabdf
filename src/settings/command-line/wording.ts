// How the command line names settings, which the rest of the program calls by their names alone.
import { basename, dirname, join, resolve } from 'node:path'
import { namesIn } from '../../read/files/read-text.ts'
import { parseHostname } from '../../rules/protocol/hostname.ts'
import { nearestOf } from '../nearest.ts'
import type { Wording } from '../settings.ts'
import { GROUPS } from '../table.ts'
import { FIRST_WORDS } from './commands.ts'

const NAMES: ReadonlySet<string> = new Set(
  GROUPS.flatMap(([, settings]) => settings.map(({ name }) => name))
)

/** `depth` in backticks becomes `--depth`, `depth: packages` `--depth packages`, `hostnames input` `--hostnames`. */
export const withFlags = (text: string): string =>
  text
    .replace(/`([a-z-]{1,20})(?:: ([^`\n]{1,80}))?`/g, (quoted, name: string, value?: string) =>
      NAMES.has(name) ? `\`--${name}${value === undefined ? '' : ` ${value}`}\`` : quoted
    )
    .replaceAll('hostnames input', '--hostnames')

export const OF_FLAGS: Wording = {
  isTerminal: true,
  setting: (name) => (name === 'changed-only' ? '--changed-since' : `--${name}`),
  missingPath: (path, directory) => {
    // A token may follow.
    const [host = '', ...value] = path.split('=')
    const isToken = value.length > 0 && isHost(host)
    const meant = isToken ? '--tokens' : meantBy(path, directory)
    const hint = meant === null ? '' : `; did you mean ${meant}?`
    return `"${isToken ? `${host}=…` : path}" does not exist in ${directory}${hint}`
  }
}

const CHECKS_OF_OTHERS = /^(?:init|lint|run|scan|test|validate)$/

function meantBy(path: string, directory: string): string | null {
  const command = CHECKS_OF_OTHERS.test(path)
    ? 'check'
    : nearestOf(path, [...FIRST_WORDS, '--version'])
  if (command !== null) return `"tf-disco ${command}"`
  const similar = nearestOf(basename(path), namesIn(dirname(resolve(directory, path))))
  if (similar !== null) return `"${join(dirname(path), similar)}"`
  const name = path.replace(/^https:\/\/|\/$/g, '')
  const host = parseHostname(name)
  return host.ok && isHost(name) ? `--hostnames ${host.value}` : null
}

const isHost = (text: string): boolean =>
  text.includes('.') && !CONFIGURATION.test(text) && parseHostname(text).ok

// Endings that no public domain has, or `.tf`, which few have.
const CONFIGURATION = /\.(?:tf|tofu|hcl|json|tfvars)$/
