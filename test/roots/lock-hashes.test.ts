import { readLockHashes } from '../../src/read/roots/root.ts'
import { expect, test } from '../support/jest.ts'

test('reads the checksums that a client knows, by provider', () => {
  const hashes = readLockHashes(`
provider "registry.terraform.io/hashicorp/aws" {
  version = "5.0.0"
  hashes = [
    "h1:AAAA=",
    "zh:0123",
    "h9:new",
  ]
}
provider "registry.example.com/acme/box" {
  version = "1.0.0"
}
`)
  expect([...hashes]).toEqual([
    ['registry.terraform.io/hashicorp/aws', ['h1:AAAA=', 'zh:0123']],
    ['registry.example.com/acme/box', []]
  ])
})

test('reads a broken file as far as it goes', () => {
  expect([...readLockHashes('provider "registry.example.com/acme/box" {')]).toEqual([
    ['registry.example.com/acme/box', []]
  ])
})
