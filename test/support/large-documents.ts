// Discovery documents of one MiB, each of which costs a careless reader much time or memory.

const MIB = 1024 * 1024

/** The start, as many of the numbered pieces as fit, and the end. */
function fill(start: string, piece: (index: number) => string, end: string): Uint8Array {
  const parts = [start]
  let size = start.length + end.length
  for (let index = 0; ; index += 1) {
    const part = piece(index)
    size += part.length
    if (size > MIB) return latin1(parts.join('') + end)
    parts.push(part)
  }
}

const latin1 = (text: string): Uint8Array =>
  Uint8Array.from(text, (character) => character.charCodeAt(0))

const MODULES = '"modules.v1":"/v1/modules/"'
const LOGIN = `{${MODULES},"login.v1":{"client":"c","authz":"/a","token":"/t"`

/** Each is valid JSON and an object. */
export const LARGE_DOCUMENTS: Readonly<Record<string, () => Uint8Array>> = {
  'one long URL': () => latin1(`{"modules.v1":"/${'a'.repeat(MIB - 20)}/"}`),
  'URLs of all known services': () =>
    latin1(
      `{${['modules.v1', 'providers.v1', 'tfe.v2', 'motd.v1', 'versions.v1']
        .map((id) => `"${id}":"/${'a/'.repeat(MIB / 11)}"`)
        .join(',')}}`
    ),
  escapes: () => latin1(`{"modules.v1":"/${'\\u0061'.repeat(MIB / 6 - 5)}/"}`),
  'bytes that are not UTF-8': () => latin1(`{"modules.v1":"/${'\xe2\x82'.repeat(MIB / 2 - 10)}/"}`),
  'unknown services': () => fill(`{${MODULES}`, (index) => `,"s${index}.v1":"/x"`, '}'),
  'unknown services with numbers': () => fill('{"s.v1":1', (index) => `,"s${index}.v1":1`, '}'),
  'keys that are no service ids': () => fill(`{${MODULES}`, (index) => `,"${index}":""`, '}'),
  'versions of a required service': () =>
    fill('{"modules.v2":"/"', (index) => `,"modules.v${index + 3}":"/"`, '}'),
  'URLs on other hosts': () =>
    fill(`{${MODULES}`, (index) => `,"s${index}.v1":"http://h${index}.example.net/"`, '}'),
  'one long id': () => latin1(`{${MODULES},"${'a'.repeat(MIB - 50)}.v1":"/"}`),
  'ids of 10,000 characters': () =>
    fill(`{${MODULES}`, (index) => `,"${index}${'a'.repeat(10_000)}.v1":"/"`, '}'),
  'values of 10,000 characters': () =>
    fill(`{${MODULES}`, (index) => `,"s${index}.v1":"/${'a'.repeat(10_000)}"`, '}'),
  'duplicates with long values': () =>
    fill('{"a.v1":1,"b.v1":1', () => `,"a.v1":"/${'a'.repeat(10_000)}"`, '}'),
  'a list in a known service': () => fill('{"modules.v1":[[]', () => ',[]', ']}'),
  'an object in a known service': () =>
    fill('{"modules.v1":{"a":1', (index) => `,"${index}":1`, '}}'),
  'nested lists': () => fill(`{${MODULES}`, (index) => `,"a${index}.v1":${NESTED}`, '}'),
  scopes: () => fill(`${LOGIN},"scopes":["x"`, (index) => `,"s${index}"`, ']}}'),
  ports: () => fill(`${LOGIN},"ports":[1`, (index) => `,${index}`, ']}}'),
  'grant types': () => fill(`${LOGIN},"grant_types":["authz_code"`, () => ',"authz_code"', ']}}'),
  'fields of login.v1': () => fill(LOGIN, (index) => `,"k${index}":1`, '}}'),
  'white space': () => latin1(`{${MODULES}}`.padEnd(MIB))
}

const NESTED = '['.repeat(9_000) + ']'.repeat(9_000)
