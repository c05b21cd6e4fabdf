// Which services of a document are kept, so that the evidence is small whatever a host serves: every later step walks it,
// and 60 hosts with 60,000 services each once took 49 s and 620 MiB.
import { isAsked, MAX_VALUE } from '../services.ts'
import type { ServiceSelection } from './document.ts'

// More than any registry has. Reports list the services that are not required.
const MAX_OTHERS = 100
// Their ids and values together.
const MAX_OTHER_CHARACTERS = 16 * 1024
const MAX_ID = 200

/**
 * Keeps the services that are required or that Terraform and OpenTofu know; of a required name that is
 * only offered in other versions, one of them; and the first of the others.
 */
export function selectServices(required: readonly string[]): ServiceSelection {
  const needed = new Set(required)
  const names = new Set(required.map(nameWithDot))
  let others = 0
  let room = MAX_OTHER_CHARACTERS
  return {
    maxValue: MAX_VALUE,
    keeps: (id, length) => {
      if (isAsked(id) || needed.has(id)) return true
      const isFirst = id.length <= MAX_ID && names.delete(nameWithDot(id))
      if (others === MAX_OTHERS || id.length + length > room) return isFirst
      others += 1
      room -= id.length + length
      return true
    }
  }
}

/** `modules.` of `modules.v1`. */
const nameWithDot = (id: string): string => id.slice(0, id.indexOf('.') + 1)
