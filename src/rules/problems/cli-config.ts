// Problems of the CLI configuration and of credentials helpers.
import { quoteText } from '../go/text.ts'
import type { MainClient } from '../protocol/clients.ts'
import type { Hostname } from '../protocol/hostname.ts'
import { marked, named, shown } from '../protocol/marked-text.ts'
import { brief, describeReadFailure, type ReadFailure, showSome } from './brief.ts'
import { problem } from './problem.ts'

/** One mistake in a CLI configuration. `file` is for display, some with a line; `why` never has text of the file, which may be a token. */
export type ConfigMistake =
  | { readonly kind: 'missing'; readonly setting: string; readonly path: string }
  | { readonly kind: 'unreadable'; readonly file: string; readonly failure: ReadFailure }
  | { readonly kind: 'syntax' | 'block'; readonly file: string; readonly why: string }
  | {
      readonly kind: 'type'
      readonly file: string
      /** The names of the argument, outermost first. */
      readonly path: readonly string[]
      readonly want: string
    }
  | {
      readonly kind: 'label'
      readonly type: string
      readonly label: string
      readonly why: string
      /** The probable meaning, as a help. */
      readonly advice: string | null
    }
  | { readonly kind: 'two helpers' | 'two installations' }
  | {
      readonly kind: 'no token'
      readonly file: string
      readonly host: Hostname
      /** An argument `token` exists, with a value of another type. */
      readonly hasValue: boolean
    }
  | { readonly kind: 'no helper'; readonly name: string; readonly directories: readonly string[] }

export const credentialsConfig = ({
  clients,
  mistake
}: {
  clients: readonly MainClient[]
  mistake: ConfigMistake
}) =>
  problem('credentials-config', {
    ...describeMistake(mistake),
    affects: clients
  })

function describeMistake(mistake: ConfigMistake) {
  switch (mistake.kind) {
    case 'missing':
      return {
        message: `${mistake.setting} names ${quoteText(mistake.path)}, which does not exist`,
        help: 'correct the path; the client continues without any CLI configuration'
      }
    case 'unreadable':
      return {
        message: `${mistake.file} ${describeReadFailure(mistake.failure)}`,
        help:
          mistake.failure.kind === 'size'
            ? 'shorten the file; the client reads all of it, this check nothing'
            : 'make it a regular file that this account can read; this check continues without it'
      }
    case 'syntax':
      return {
        message: `${mistake.file} has a syntax error: ${mistake.why}`,
        help: 'correct the file; the client ignores all of it, including its tokens'
      }
    case 'type':
      return {
        message: `${mistake.file}: ${mistake.path.join('.')} must be ${mistake.want}`,
        help: 'correct the value; Terraform ignores the whole file, OpenTofu the blocks that it has not read yet'
      }
    case 'block':
      return {
        message: `${mistake.file}: ${mistake.why}`,
        help: 'correct the block; the client ignores it'
      }
    case 'label':
      return {
        message: `the label of the block ${mistake.type} ${quoteText(mistake.label)} is not a hostname: ${mistake.why}`,
        help: mistake.advice ?? 'write a hostname as the label; the client ignores the block'
      }
    case 'two helpers':
      return {
        message: 'there is more than one credentials_helper block',
        help: 'remove all but one; the client uses any of them at random'
      }
    case 'two installations':
      return {
        message: 'there is more than one provider_installation block',
        help: 'remove all but one; the client uses the first'
      }
    case 'no token':
      return {
        message: mistake.hasValue
          ? marked`the token in the credentials block for host ${shown(mistake.host)} at ${mistake.file} is not a string`
          : marked`the credentials block for host ${shown(mistake.host)} at ${mistake.file} has no token`,
        help: 'add token = "…" or remove the block; the clients send no token and try no other credentials source'
      }
    case 'no helper':
      return {
        message: `credentials helper ${quoteText(mistake.name)}: there is no terraform-credentials-${mistake.name} in ${mistake.directories.join(', ')}`,
        help:
          mistake.name === mistake.name.toLowerCase()
            ? 'install the program there (PATH is not searched); the client continues without a helper'
            : 'write the name in lower case; the client finds no other name'
      }
  }
}

export const credentialsHelper = ({ name, why }: { readonly name: string; readonly why: string }) =>
  problem('credentials-helper', {
    message: `credentials helper ${name}: ${why}`,
    help: 'run the program with "get" and the host: it must print {"token": "…"} and exit with 0'
  })

/** `at` is the block's file and line. */
type HostBlockAt = { readonly host: string; readonly at: string }

export const servicesForced = ({ host, at }: HostBlockAt) =>
  problem('services-forced', {
    message: marked`the host block at ${at} defines the services of ${named(host)}; the host's own discovery document is not used`,
    help: marked`remove the host block at ${at} to use the discovery document of ${named(host)}`
  })

export const servicesForcedDiffer = (block: HostBlockAt & { services: readonly string[] }) =>
  problem('services-forced-differ', {
    message: marked`the host block at ${block.at} and the discovery document of ${named(block.host)} differ in ${showSome(block.services, 10, brief)}`,
    help: 'update the host block or remove it; machines without it use other services'
  })
