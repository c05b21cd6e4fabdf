// Which services of a document are kept, so that the evidence is small whatever a host serves: every later step walks it,
// and 60 hosts with 60,000 services each once took 49 s and 620 MiB. What is left out is counted.
import { jsonString } from '../../go/json.ts'
import { isAsked, LOGIN } from '../services.ts'
import type { Selection } from './document.ts'
import { shortLogin } from './short-login.ts'
import { shortUrl } from './short-url.ts'
import { shortValue } from './short-value.ts'

// More than any registry has. Reports list the services that are not required.
const MAX_OTHERS = 100
// Their ids and values together.
const MAX_OTHER_CHARACTERS = 16 * 1024
const MAX_ID = 200

// A longer value is replaced by one that the same rules apply to.
const MAX_VALUE = 2048

/**
 * Keeps the services that are required or that Terraform and OpenTofu know; of a required name that is
 * only offered in other versions, one of them; and the first of the others.
 */
export function selectServices(required: readonly string[]): Selection {
  const needed = new Set(required)
  const names = new Set(required.map(nameWithDot))
  let others = 0
  let room = MAX_OTHER_CHARACTERS
  const fits = (characters: number): boolean => {
    if (others === MAX_OTHERS || characters > room) return false
    others += 1
    room -= characters
    return true
  }
  return {
    keeps: (id, length) => {
      if (isAsked(id) || needed.has(id)) return true
      const isFirst = id.length <= MAX_ID && names.delete(nameWithDot(id))
      return fits(id.length + length) || isFirst
    },
    read: (id, text, range) => {
      const { start, end } = range
      const isLong = end - start > MAX_VALUE
      if (isLong && id === LOGIN && text[start] === '{') return shortLogin(text, range)
      const value = text.slice(start, end)
      const isUrl = isLong && value.startsWith('"')
      return isUrl ? shortUrl(jsonString(value)) : shortValue(value)
    }
  }
}

/** `modules.` of `modules.v1`. */
const nameWithDot = (id: string): string => id.slice(0, id.indexOf('.') + 1)
