// The values of a usages file: hosts, repositories, places, clients.
import { isRepositoryName, type Place } from '../problems/place.ts'
import { MAIN_CLIENTS, type MainClient } from '../protocol/clients.ts'
import { type Hostname, parseHostname, showHostname } from '../protocol/hostname.ts'
import { integer, list, mismatch, nullable, object, oneOf, type Read, text } from './shape.ts'

export const TEXT = text()

const hostText = text('a hostname')

/** In lower-case ASCII, as clients compare it. `parseHostname` reads the form that people write. */
export const hostname: Read<Hostname> = (value) => {
  const host = parseHostname(showHostname(hostText(value) as Hostname))
  return host.ok && host.value === value ? host.value : mismatch('a hostname', value)
}

/** It can begin the names of files, and is safe in every output. */
const repositoryName: Read<string> = (value) =>
  typeof value === 'string' && isRepositoryName(value)
    ? value
    : mismatch('a name such as acme/network', value)

export const repository = object({
  name: repositoryName,
  url: nullable(text('a URL of a page', /^https?:\/\/[\w.:/-]+$/)),
  commit: nullable(text('the hash of a commit', /^(?:[\da-f]{40}|[\da-f]{64})$/))
})

// A file of the repository: relative, and not above it.
const PATH = /^(?!(?:[^\0]*\/)?\.\.(?:\/|$))[^\0/]+(?:\/[^\0/]+)*$/

export const FILE = text('a path in the repository', PATH)

// No file has more lines, and no line more columns.
const NUMBER = integer(1, 2 ** 25)

export const RANGE = { line: NUMBER, column: NUMBER, endColumn: NUMBER }
export const PLACE: { readonly [K in keyof Place]: Read<Place[K]> } = { file: FILE, ...RANGE }
export const place = object(PLACE)

const clients = list(oneOf(MAIN_CLIENTS))
const COMBINATIONS: readonly (readonly MainClient[])[] = [
  MAIN_CLIENTS,
  ...MAIN_CLIENTS.map((client) => [client])
]

/** One array for equal lists: a hundred thousand usages have them. */
export const someClients: Read<readonly MainClient[]> = (value) => {
  const given = clients(value)
  const known = COMBINATIONS.find(
    (each) => each.length === given.length && each.every((client) => given.includes(client))
  )
  return known ?? mismatch('one or two different CLIs', value)
}
