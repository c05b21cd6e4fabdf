// Hosts that answer well and still serve modules to nobody, or not to Terraform: because of their name.

import { splitHostname } from '../protocol/hostname.ts'
import type { Visit } from '../visit/evidence.ts'
import type { Requirement } from '../visit/requirements.ts'
import { type Draft, draftOf } from './draft.ts'

const MODULES = 'modules.v1'

/** What the clients' module sources do not allow in a host, though discovery does. */
export function judgeModuleHost(
  { host }: Visit,
  requirements: readonly Requirement[]
): readonly Draft[] {
  if (!requirements.some(({ service }) => service === MODULES)) return []
  return [dotless(host), international(host)].filter((draft) => draft !== null)
}

/** registry-address module.go of both projects: otherwise `a/b/c/d` might be a local path. */
function dotless(host: Visit['host']): Draft | null {
  const { name } = splitHostname(host)
  if (name.includes('.')) return null
  return draftOf(
    {
      code: 'host-dotless-module',
      message: `host ${host} has no dot in its name, so no module source can name it: must contain at least one dot`,
      help: `use a full name such as ${name}.localdomain; for providers the short name will do`
    },
    MODULES
  )
}

/**
 * Terraform turns the host of a module source into text and reads it again, and then refuses the
 * punycode that it wrote itself (internal/registry/regsrc/module.go).
 */
function international(host: Visit['host']): Draft | null {
  if (!/(^|\.)xn--/.test(host)) return null
  return draftOf(
    {
      code: 'host-idn-module',
      message: `Terraform cannot use modules from ${host}: it refuses the ASCII form of the name that it makes itself`,
      help: 'give the registry a name in ASCII as well; OpenTofu 1.12 and later can use this one'
    },
    MODULES
  )
}
