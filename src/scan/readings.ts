// What a mention says to one client, with the literals of its module filled in.

import { fold } from '../hcl/fold.ts'
import type { MainClient } from '../protocol/clients.ts'
import { defaultRegistry, knownHost } from '../protocol/module-address.ts'
import { parseProviderPart } from '../protocol/provider-address.ts'
import type { FileKind } from './file-kinds.ts'
import type { FileMentions } from './file-mentions.ts'
import type { Mention } from './mentions.ts'
import type { Reading } from './rules.ts'
import { implied, NOTHING, READERS, readBeginning } from './rules.ts'

/** The literals that a client would put in for `local.x` and `var.x`. */
export type Values = (client: MainClient) => ReadonlyMap<string, string>

/** What the mention says to this client. */
export function readMention(
  { kind }: FileMentions,
  mention: Mention,
  client: MainClient,
  values: Values
): Reading {
  const { row, value, versions, address } = mention
  if (value === undefined) return readAbsent(mention, kind, client)
  if (value.kind === 'known') return READERS[row.rule](value.text, client, versions !== null)
  if (value.text === 'null') {
    const problem = {
      code: 'source-invalid' as const,
      message: `${address} has null as its source`
    }
    return { ...NOTHING, problem }
  }
  const folded = fold(value, values(client))
  if (folded.isWhole) return READERS[row.rule](folded.text, client, versions !== null)
  const beginning = readBeginning(row.rule, folded.text, client)
  // Terragrunt's sources are full of functions, and hardly any of them is a registry's.
  if (beginning !== undefined || row.rule === 'terragrunt') return beginning ?? NOTHING
  const what = row.rule === 'host' ? 'host' : 'source'
  const message = `${address} has ${what} ${clip(value.text)}, which is known at init only`
  return { ...NOTHING, problem: { code: 'source-dynamic', message } }
}

function readAbsent(mention: Mention, file: FileKind, client: MainClient): Reading {
  const { row, kind, address, localName } = mention
  if (row.defaults !== undefined) {
    const host = row.defaults[client]
    if (host !== null) return implied(knownHost(host))
    const message = `${address} has no hostname, and OpenTofu has no default for it`
    const help = 'write hostname, or set TF_CLOUD_HOSTNAME for a cloud block'
    return { ...NOTHING, problem: { code: 'host-missing', message, help } }
  }
  if (kind === 'required_provider_invalid') {
    const message = `${address} is neither a version nor an object with a source`
    return { ...NOTHING, problem: { code: 'source-invalid', message } }
  }
  // A local name without a source means the provider of that name, or the client itself.
  if (localName !== null && !needsSource(file)) {
    const isProvider = localName !== 'terraform' && parseProviderPart(localName).ok
    return isProvider ? implied(defaultRegistry(client)) : NOTHING
  }
  if (file.isOverride) return NOTHING
  return { ...NOTHING, problem: { code: 'source-invalid', message: `${address} has no source` } }
}

const needsSource = ({ class: fileClass }: FileKind): boolean =>
  fileClass === 'stack' || fileClass === 'deploy'

/** `local.x` and `var.x` with a literal value, as far as the client evaluates them before init. */
export function valuesFor(
  files: readonly FileMentions[],
  client: MainClient
): ReadonlyMap<string, string> {
  const values = new Map<string, string>()
  for (const { kind, scope } of files) {
    if (!kind.clients.includes(client)) continue
    for (const { name, text, clients } of scope.constants()) {
      if (clients.includes(client)) values.set(name, text)
    }
  }
  return values
}

// Longer texts are cut in messages.
const MAX_SHOWN = 120

const clip = (text: string): string =>
  text.length > MAX_SHOWN ? `${text.slice(0, MAX_SHOWN)}…` : text
