// Values that usages files and reports have in common: hosts and repositories.
import { accept, refuse } from '../go/parsed.ts'
import { isRepositoryName } from '../problems/place.ts'
import { type Hostname, parseHostname, showHostname } from '../protocol/hostname.ts'
import { mismatch, nullable, object, parsed, type Read, text } from './shape.ts'

/** In lower-case ASCII, as clients compare it. `parseHostname` reads the form that people write. */
export const hostname: Read<Hostname> = parsed((name) => {
  const host = parseHostname(showHostname(name as Hostname))
  return host.ok && host.value === name ? accept(host.value) : refuse('another form')
}, 'a hostname')

/** It can begin the names of files, and is safe in every output. */
export const repositoryName: Read<string> = (value) =>
  typeof value === 'string' && isRepositoryName(value)
    ? value
    : mismatch('a name such as acme/network', value)

export const repository = object({
  name: repositoryName,
  url: nullable(text('a URL of a page', /^https?:\/\/[\w.:/-]+$/, 1000)),
  commit: nullable(text('the hash of a commit', /^(?:[\da-f]{40}|[\da-f]{64})$/))
})
