// The time limit that OpenTofu's configuration sets for discovery and registry requests.

import { decodeField, decodeInt, type IgnoredBlock, WrongType } from './hcl1-decode.ts'
import type { Hcl1Item } from './hcl1-tree.ts'
import type { Environment } from './machine.ts'

const BLOCK = 'registry_protocols'

/** With a mistake, OpenTofu uses nothing of the block. */
type RegistryProtocols = {
  readonly requestTimeoutSeconds: number | null
  readonly mistakes: readonly IgnoredBlock[]
}

/**
 * The first block of a file (internal/command/cliconfig/registry_protocols.go of OpenTofu). Its name is
 * compared with regard to case, and it may have labels.
 */
export function decodeRegistryProtocols(items: readonly Hcl1Item[]): RegistryProtocols {
  for (const { keys, value } of items) {
    const [name] = keys
    if (name?.name !== BLOCK || value.kind !== 'object') continue
    let requestTimeoutSeconds: number | null = null
    const within = { path: [BLOCK], span: name }
    try {
      decodeField(value.items, 'retry_count', within, (node, at) => decodeInt(node, at, undefined))
      decodeField(value.items, 'request_timeout_seconds', within, (node, at) => {
        requestTimeoutSeconds = decodeInt(node, at, undefined)
      })
      return { requestTimeoutSeconds, mistakes: [] }
    } catch (error) {
      if (!(error instanceof WrongType)) throw error
      return {
        requestTimeoutSeconds: null,
        mistakes: [{ span: error.argument.span, why: error.message }]
      }
    }
  }
  return { requestTimeoutSeconds: null, mistakes: [] }
}

/**
 * OpenTofu's limit in milliseconds; null for its default. The variable has precedence; anything but a
 * positive whole number in it is ignored. In the file, zero and less turn the limit off.
 */
export function requestTimeoutMs(seconds: number | null, environment: Environment): number | null {
  const variable = environment['TF_REGISTRY_CLIENT_TIMEOUT'] ?? ''
  const fromVariable = /^\+?\d+$/.test(variable) ? Number(variable) : 0
  if (fromVariable > 0) return fromVariable * 1000
  if (seconds === null) return null
  return seconds > 0 ? seconds * 1000 : Number.POSITIVE_INFINITY
}
