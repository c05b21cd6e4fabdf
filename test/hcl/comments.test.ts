import { commentsIn } from '../../src/read/hcl/comments.ts'
import { HOSTILE_HCL } from '../support/hostile-hcl.ts'
import { expect, it } from '../support/jest.ts'
import { growthOf, isLinear } from '../support/linear.ts'

const found = (text: string, max = 100) =>
  commentsIn(text, /mark/, max).map((comment) => [
    text.slice(comment.start, comment.end),
    comment.isAlone
  ])

it.each<[string, string, unknown]>([
  ['a line', '# mark a\nb = 1', [['# mark a', true]]],
  ['after code', 'b = 1 // mark', [['// mark', false]]],
  [
    'in brackets',
    'b = [\n  1, # mark\n  /* mark */\n]',
    [
      ['# mark', false],
      ['/* mark */', true]
    ]
  ],
  ['in a body that is read on demand', 'resource "a" "b" {\n  # mark\n}', [['# mark', true]]],
  ['in a template', `b = "\${c /* mark */}"`, [['/* mark */', false]]],
  ['none in a string', 'b = "# mark"', []],
  ['none in a heredoc', 'b = <<-EOT\n  # mark\n  EOT\n# mark', [['# mark', true]]],
  ['none in a comment', '/* # mark */ # other', [['/* # mark */', false]]],
  ['after brackets that close nothing', '}}\n)\n# mark', [['# mark', true]]],
  ['after a string without end', 'b = "c\n# mark', [['# mark', true]]],
  ['without an end', '/* mark', [['/* mark', true]]],
  ['none after the head of a heredoc', 'b = <<EOT\nmark\nEOT', []]
])('finds comments: %s', (_, text, expected) => {
  expect(found(text)).toEqual(expected)
})

it('keeps at most so many', () => {
  expect(found('# mark\n'.repeat(10), 3)).toHaveLength(3)
})

it.each(HOSTILE_HCL)('reads a hostile file in linear time: $name', ({ make }) => {
  const growths = growthOf((text) => void commentsIn(text, /./, 1000), make)
  expect({ growths, isLinear: isLinear(growths) }).toMatchObject({ isLinear: true })
})
