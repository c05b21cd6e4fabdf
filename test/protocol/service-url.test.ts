import { parseUrl, showUrl, type Url } from '../../src/rules/go/url.ts'
import { resolveServiceUrl } from '../../src/rules/protocol/services.ts'
import { describe, expect, it } from '../support/jest.ts'
import { discoveryRows, readVectors } from '../support/vectors.ts'

const PREFIX = 'failed to parse service URL: '

type GoRow = {
  readonly base: string
  readonly text: string
  readonly service?: string
  readonly serviceWhy?: string
}
const goRows = (readVectors('go-urls') as readonly GoRow[]).filter(
  ({ service, serviceWhy }) => (service ?? serviceWhy) !== undefined
)

/** The values of every accepted document in discovery.json that a client made a URL of, or refused. */
const measured = discoveryRows().flatMap((row) => {
  const { discoUrl, services, serviceUrls } = row.expected.terraform
  return Object.entries(serviceUrls ?? {}).flatMap(([id, result]) => {
    const value = services?.[id]
    if (discoUrl === undefined || typeof value !== 'string') return []
    const want = 'url' in result ? result.url : result.error.message
    return [{ row: row.name, discoUrl, value, want }]
  })
})
const listed = measured.filter(({ row }) => row === 'service URL values')
const others = measured.filter(({ row }) => row !== 'service URL values')

type ClientRow = {
  readonly value: string
  /** Why each client refuses the value at discovery; null if it uses it. */
  readonly clients: Readonly<Record<string, string | null>>
  /** Clients that read it in another way than this program, with the reason. */
  readonly differ: Readonly<Record<string, string>>
}
const clientRows = (readVectors('service-urls') as readonly ClientRow[]).flatMap(
  ({ value, clients, differ }) =>
    Object.entries(clients).flatMap(([client, refused]) =>
      client in differ ? [] : [{ value, client, refused }]
    )
)

function urlOf(text: string): Url {
  const url = parseUrl(text)
  if (!url.ok) throw new Error(url.why)
  return url.value
}

function outcome(documentUrl: string, value: string): string {
  const url = resolveServiceUrl(urlOf(documentUrl), value)
  return url.ok ? showUrl(url.value) : PREFIX + url.why
}

describe('a measured service URL', () => {
  it('is one of 73 values', () => {
    expect(listed).toHaveLength(73)
  })

  it.each(listed)('$value resolves or fails as in the clients', ({ discoUrl, value, want }) => {
    expect(outcome(discoUrl, value)).toBe(want)
  })

  it.each(others)(
    '$value resolves or fails as in the clients ($row)',
    ({ discoUrl, value, want }) => {
      expect(outcome(discoUrl, value)).toBe(want)
    }
  )

  it.each(clientRows)('$value is refused or not as in $client', ({ value, refused }) => {
    const seen = outcome('https://registry.example.com/', value)
    expect(seen.startsWith(PREFIX) ? seen.slice(PREFIX.length) : null).toBe(refused)
  })

  it.each(goRows)(
    '$text on $base resolves or fails as in Go',
    ({ base, text, service, serviceWhy }) => {
      expect(outcome(base, text)).toBe(service ?? `${PREFIX}${serviceWhy}`)
    }
  )
})

describe('a service URL', () => {
  const documentUrl = 'https://registry.example.com/.well-known/terraform.json'
  const cases = [
    { name: 'may be plain http', value: 'http://h/', want: 'http://h/' },
    { name: 'keeps its query', value: '/v1/?a=b', want: 'https://registry.example.com/v1/?a=b' },
    { name: 'loses its fragment', value: '/v1/#a', want: 'https://registry.example.com/v1/' },
    {
      name: 'keeps dot segments if it is absolute',
      value: 'https://h/a/../b/',
      want: 'https://h/a/../b/'
    },
    {
      name: 'is refused for its scheme before its user info',
      value: 'ftp://u:p@h/',
      want: `${PREFIX}unsupported scheme ftp`
    }
  ]
  it.each(cases)('$name', ({ value, want }) => {
    expect(outcome(documentUrl, value)).toBe(want)
  })

  it('is refused if it is relative to a document URL with user info', () => {
    const want = `${PREFIX}embedded username/password information is not permitted`
    expect(outcome('https://u:p@registry.example.com/d.json', './v1/')).toBe(want)
  })
})
