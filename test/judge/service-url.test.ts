import { urlProblems } from '../../src/judge/base-urls.ts'
import { parseUrl } from '../../src/rules/go/url.ts'
import { parseHostname } from '../../src/rules/protocol/hostname.ts'
import { plain } from '../../src/rules/protocol/marked-text.ts'
import { resolveServiceUrl } from '../../src/rules/protocol/services.ts'
import { describe, expect, it } from '../support/jest.ts'

/** `CODE: MESSAGE` of every problem of a value of modules.v1. */
function problemsOf(value: string, hostText = 'registry.example.com'): readonly string[] {
  const host = parseHostname(hostText)
  if (!host.ok) throw new Error(host.why)
  const documentUrl = parseUrl(`https://${host.value}/.well-known/terraform.json`)
  if (!documentUrl.ok) throw new Error(documentUrl.why)
  const url = resolveServiceUrl(documentUrl.value, value)
  if (!url.ok) throw new Error(url.why)
  return urlProblems({
    id: 'modules.v1',
    value,
    url: url.value,
    host: hostText
  }).map(({ code, message }) => `${code}: ${plain(message)}`)
}

it('reports a lost scheme alone: what follows is no path', () => {
  expect(problemsOf('registry.example.com/v1')).toEqual([
    expect.stringMatching(/^service-url-looks-like-host: /)
  ])
  expect(problemsOf('/v1')).toEqual([expect.stringMatching(/^service-url-no-slash: /)])
})

describe('a URL that Go parses but no client can connect to', () => {
  // The reasons are net/http's own, which Terraform 1.11.4 prints for each of these.
  const noHost = 'no Host in request URL'
  it.each([
    ['a scheme without slashes', 'https:foo', 'https:foo', noHost],
    ['one slash after the scheme', 'https:/foo', 'https:/foo', noHost],
    ['three slashes after the scheme', 'https:///foo', 'https:///foo', noHost],
    ['a scheme and slashes alone', 'https://', 'https:', noHost],
    ['a scheme alone', 'http:', 'http:', noHost],
    ['backslashes', 'https:\\\\h\\x', 'https:\\\\h\\x', noHost],
    ['a port above 65535', 'https://h:65536/', 'https://h:65536/', 'invalid port "65536"'],
    ['port 0', 'https://h:0/', 'https://h:0/', 'invalid port "0"']
  ])('reports only service-url-invalid for %s', (_, value, shown, why) => {
    expect(problemsOf(value)).toEqual([
      `service-url-invalid: modules.v1 of host registry.example.com is "${shown}", which the clients cannot connect to: ${why}`
    ])
  })

  it.each([
    ['port 65535', 'https://registry.example.com:65535/'],
    ['a colon without a port', 'https://registry.example.com:/']
  ])('accepts %s', (_, value) => {
    expect(problemsOf(value)).toEqual([])
  })
})
