// Comments that are to ignore findings: where each is, and which line it is about.

import { ignoreCommentsIn } from '../../src/read/hcl/comments.ts'
import { HOSTILE_HCL } from '../support/hostile-hcl.ts'
import { expect, it } from '../support/jest.ts'
import { flood, growthOf, isLinear } from '../support/linear.ts'

const MARK = 'tf-disco:ignore a b'
const found = (text: string) =>
  ignoreCommentsIn(text, { file: 'main.tf' }).map(({ text, place, line }) => [
    `${place.line}:${place.column}-${place.endColumn}`,
    text,
    line
  ])

it.each<[string, string, unknown]>([
  ['a line', `# ${MARK}\nb = 1`, [['1:1-22', `# ${MARK}`, 2]]],
  ['after code', `b = 1 // ${MARK}`, [['1:7-29', `// ${MARK}`, 1]]],
  ['after an address', `b = "https://c" # ${MARK}`, [['1:17-38', `# ${MARK}`, 1]]],
  [
    'in brackets',
    `b = [\n  1, # ${MARK}\n  /* ${MARK} */\n]`,
    [
      ['2:6-27', `# ${MARK}`, 2],
      ['3:3-26', `/* ${MARK} `, 4]
    ]
  ],
  ['before code', `/* ${MARK} */ b = 1`, [['1:1-24', `/* ${MARK} `, 1]]],
  [
    'above each other',
    `# ${MARK}\n  // ${MARK}\nb = 1`,
    [
      ['1:1-22', `# ${MARK}`, 3],
      ['2:3-25', `// ${MARK}`, 3]
    ]
  ],
  ['after a string without end', `b = "c\n# ${MARK}`, [['2:1-22', `# ${MARK}`, 3]]],
  ['none in a string', `b = "${MARK}"`, []],
  ['none without a sign', MARK, []]
])('finds comments: %s', (_, text, expected) => {
  expect(found(text)).toEqual(expected)
})

it('finds at most 1,000 in a file', () => {
  expect(found(`# ${MARK}\n`.repeat(1100))).toHaveLength(1000)
})

it.each([
  ...HOSTILE_HCL,
  { name: 'comment signs', make: flood('', '#') },
  { name: 'comments in lines', make: flood('', `# ${MARK}\n`) },
  { name: 'comments in a line', make: flood('', `# ${MARK} `) }
])('reads a hostile file in linear time: $name', ({ make }) => {
  const growths = growthOf((text) => void found(`# tf-disco\n${text}`), make)
  expect({ growths, isLinear: isLinear(growths) }).toMatchObject({ isLinear: true })
})
