// Problems of the CLI configuration and of credentials helpers.
import { quoteText } from '../go/text.ts'
import type { MainClient } from '../protocol/clients.ts'
import type { Hostname } from '../protocol/hostname.ts'
import { marked, named, shown } from '../protocol/marked-text.ts'
import { describeReadFailure, type ReadFailure, writtenCure } from './brief.ts'
import { type KindIn, problem, wordsOf } from './problem.ts'

/** A mistake in a CLI configuration, by its kind. `file` is for display, some with a line; `why` never has text of the file, which may be a token. */
const MISTAKES = {
  missing: ({ setting, path }: { setting: string; path: string }) => ({
    message: `${setting} names ${quoteText(path)}, which does not exist`,
    help: writtenCure(
      path,
      'set it to the absolute path of a file; the client continues without any CLI configuration'
    )
  }),
  relative: ({ path, root }: { path: string; root: string }) => ({
    message: `TF_CLI_CONFIG_FILE is the relative path ${quoteText(path)}, which \`init\` does not find if it is started in ${root}`,
    help: 'set it to the absolute path'
  }),
  /** Both clients report an error, and create the directory when they install a provider. */
  cache: ({ path }: { path: string }) => ({
    message: `the plugin cache directory ${quoteText(path)} does not exist, for which the client reports an error`,
    help: path.startsWith('~')
      ? 'write the absolute path: the client does not expand ~'
      : 'create the directory before `init`',
    severity: 'notice' as const
  }),
  unreadable: ({ file, failure }: { file: string; failure: ReadFailure }) => ({
    message: `${file} ${describeReadFailure(failure)}`,
    help:
      failure.kind === 'size'
        ? 'shorten the file; the client reads all of it, this check nothing'
        : 'make it a regular file that this account can read; this check continues without it'
  }),
  syntax: ({ file, why }: { file: string; why: string }) => ({
    message: `${file} has a syntax error: ${why}`,
    help: 'correct the file; the client ignores all of it, including its tokens'
  }),
  encoding: ({ file, isWide }: { file: string; isWide: boolean }) => ({
    message: `${file} ${isWide ? 'is encoded as UTF-16' : 'begins with a byte order mark'}, so the client ignores all of it`,
    help: 'save it as UTF-8 without a byte order mark (BOM)'
  }),
  type: ({ file, why }: { file: string; why: string }) => ({
    message: `${file}: ${why}`,
    help: 'correct the value; Terraform ignores the whole file, OpenTofu the blocks that it has not read yet'
  }),
  block: ({ file, why }: { file: string; why: string }) => ({
    message: `${file}: ${why}`,
    help: 'correct the block; the client ignores it'
  }),
  /** `advice`: the probable meaning, as a help. */
  label: (
    block: Record<'type' | 'label' | 'file' | 'why', string> & { advice: string | null }
  ) => ({
    message: `the label of the block ${block.type} ${quoteText(block.label)} at ${block.file} is not a hostname: ${block.why}`,
    help: block.advice ?? 'write a hostname as the label; the client ignores the block'
  }),
  'two helpers': () => ({
    message: 'there is more than one credentials_helper block',
    help: 'remove all but one; the client uses any of them at random'
  }),
  'two installations': () => ({
    message: 'there is more than one provider_installation block',
    help: 'remove all but one; the client uses the first'
  }),
  /** `hasValue`: an argument `token` exists, with a value of another type. */
  'no token': ({ file, host, hasValue }: { file: string; host: Hostname; hasValue: boolean }) => ({
    message: hasValue
      ? marked`the token in the credentials block for host ${shown(host)} at ${file} is not a string`
      : marked`the credentials block for host ${shown(host)} at ${file} has no token`,
    help: 'add token = "…" or remove the block; the clients send no token and try no other credentials source'
  }),
  'no helper': ({ name, directories }: { name: string; directories: readonly string[] }) => ({
    message: `credentials helper ${quoteText(name)}: there is no terraform-credentials-${name} in ${directories.join(', ')}`,
    help:
      name === name.toLowerCase()
        ? 'install the program there (PATH is not searched); the client continues without a helper'
        : 'write the name in lower case; the client finds no other name'
  })
}

export type ConfigMistake = KindIn<typeof MISTAKES>

export const credentialsConfig = (mistake: ConfigMistake, clients: readonly MainClient[]) =>
  problem('credentials-config', { ...wordsOf(MISTAKES, mistake), affects: clients })

export const credentialsHelper = ({ name, why }: { readonly name: string; readonly why: string }) =>
  problem('credentials-helper', {
    message: `credentials helper ${name}: ${why}`,
    help: 'run the program with "get" and the host: it must print {"token": "…"}, or {} for a host without a token, and exit with 0'
  })

/** `at` is the block's file and line. */
export const servicesForced = ({ host, at }: { readonly host: string; readonly at: string }) =>
  problem('services-forced', {
    message: marked`the host block at ${at} defines the services of ${named(host)}; the host's own discovery document is not used`,
    help: marked`remove the host block at ${at} to use the discovery document of ${named(host)}`
  })
