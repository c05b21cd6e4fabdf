// Functions in module sources: the values that OpenTofu 1.12.6 installs from, and what stays unknown.

import type { Lookup } from '../../src/read/hcl/scope.ts'
import { callFunction } from '../../src/read/scan/values/functions.ts'
import { describe, expect, it } from '../support/jest.ts'
import { readCheckout } from '../support/module.ts'

const DECLARED = `variable "plain" {
  default = "a"
}

locals {
  list  = ["r", "example.com"]
  map   = { a = "r.example.com", unknown = substr("x", 0, 1) }
  mixed = ["a", substr("x", 0, 1)]
}
`

/** The value in OpenTofu, or the messages of the notices for both clients. */
function read(source: string) {
  const text = `${DECLARED}module "m" {\n  source = ${source}\n}\n`
  const { usages, notes } = readCheckout({ 'main.tf': text })
  const [usage] = usages.filter(({ kind }) => kind === 'module')
  const evaluated = usage?.evaluated?.opentofu
  const messages = notes.map(({ clients, problem }) => `${clients.join()}: ${problem.message}`)
  return { value: evaluated?.isWhole === true ? evaluated.text : undefined, messages }
}

describe('a function', () => {
  it.each([
    ['coalesce("", "r.example.com/a/b/c")', 'r.example.com/a/b/c'],
    ['format("%s/a/b/c", local.map.a)', 'r.example.com/a/b/c'],
    [`"\${join(".", local.list)}/a/b/c"`, 'r.example.com/a/b/c'],
    ['join("/", ["r.example.com", "a"], ["b", 1])', 'r.example.com/a/b/1'],
    [`"\${join("", [])}./c"`, './c'],
    ['element(["./a", "./b"], 3)', './b'],
    [`"\${lookup(local.map, "a")}/a/b/c"`, 'r.example.com/a/b/c'],
    ['lower("./A")', './a'],
    ['upper("./a")', './A'],
    ['replace("./a-a", "a", "$&")', './$&-$&'],
    ['split(":", "x:./a")[1]', './a'],
    ['element(split(":", "x:./a"), 1)', './a'],
    ['tostring("./a")', './a'],
    ['trimspace("\\t./a \\n")', './a'],
    ['trimprefix("v./a", "v")', './a'],
    ['trimprefix("./a", "v")', './a'],
    ['trimsuffix("./a.git", ".git")', './a']
  ])('%s is %s', (source, value) => {
    expect(read(source)).toEqual({ value, messages: [] })
  })

  it.each([
    'substr("./a", 0, 2)',
    'replace("x./a", "/^x/", "")',
    'format("%05d", 1)',
    'join("/", local.mixed)',
    'element([], 0)',
    'element(local.mixed, 0)',
    'lookup(local.map, "unknown", "./a")',
    'split(1)',
    'trimspace(substr("./a", 0, 2))',
    '[for path in ["./a"] : path][0]',
    'terraform.workspace'
  ])('%s stays unknown', (source) => {
    const { value, messages } = read(source)
    expect(value).toBeUndefined()
    const isRefused = source === 'terraform.workspace'
    const why = 'which is only known at init time'
    expect(messages).toEqual(
      isRefused
        ? [
            expect.stringContaining('terraform: source of module.m is terraform.workspace'),
            `opentofu: source of module.m is ${source}, ${why}`
          ]
        : [`terraform,opentofu: source of module.m is ${source}, ${why}`]
    )
  })
})

describe('what no client evaluates in a source', () => {
  it.each([
    'each.value',
    'data.x.y.z',
    `"\${module.x.path}/a"`,
    'trimspace(each.value)',
    'each.value == "a" ? "./a" : "./b"',
    '["./a"][count.index]'
  ])('%s', (source) => {
    const { value, messages } = read(source)
    expect(value).toBeUndefined()
    expect(messages).toEqual([
      expect.stringMatching(/^terraform,opentofu: .*, which cannot be known during init$/)
    ])
  })

  it.each(['trimspace(var.plain)', 'var.plain == "a" ? "x" : "y"', '{ a = "x" }[var.plain]'])(
    '%s with a variable that is not constant: in Terraform',
    (source) => {
      const [first] = read(source).messages
      expect(first).toMatch(/^terraform: .*evaluates var\.plain here only with `const = true`$/)
    }
  )
})

describe('texts that are too long for an address', () => {
  const [text, size] = ['x'.repeat(1000), 1_000_000]
  let reads = 0
  const long: Lookup = (key) => {
    if (key === '#') return size
    reads += 1
    return text
  }
  const short: Lookup = (key) => (key === '#' ? 20 : '')

  it.each([
    ['join', [',', long], 66],
    ['join', [text, long], 33],
    ['element', [long, 0], 66]
  ] as const)('are read no further (%s)', (name, given, most) => {
    reads = 0
    expect(callFunction(name, given)).toBeUndefined()
    expect(reads).toBeGreaterThan(0)
    expect(reads).toBeLessThanOrEqual(most)
  })

  it('are too long together in several lists', () => {
    const lists = (count: number) => Array.from({ length: count }, () => short)
    expect(callFunction('join', [text, ...lists(3)])).toHaveLength(59_000)
    expect(callFunction('join', [text, ...lists(4)])).toBeUndefined()
  })
})
