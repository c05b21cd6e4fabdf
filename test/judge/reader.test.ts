import { readerOf } from '../../src/judge/finding.ts'
import { aHost, aPlace, aRequirement } from '../support/evidence-builder.ts'
import { expect, it } from '../support/jest.ts'

const inFile = aRequirement({ because: [aPlace()] })
const listed = aRequirement({ because: ['hostnames input'] })

it.each([
  ['a user of a host that only files name', 'registry.example.com', [inFile], 'user'],
  ['the operator of a host in `hostnames`', 'registry.example.com', [listed], 'operator'],
  [
    'the operator of a host that files name, too',
    'registry.example.com',
    [inFile, listed],
    'operator'
  ],
  ['a guest of a public registry in a file', 'registry.terraform.io', [inFile], 'guest'],
  ['a guest of a public registry in `hostnames`', 'gitlab.com', [listed], 'guest']
])('takes the reader for %s', (_, host, requirements, role) => {
  expect(readerOf(aHost(host), requirements, { isTerminal: true })).toEqual({
    role,
    host,
    isTerminal: true
  })
})
