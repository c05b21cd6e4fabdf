import { describe, expect, it } from '@jest/globals'
import {
  type CommentState,
  decideComment,
  readCommentState
} from '../../src/github/comment-plan.ts'
import type { CommentMode } from '../../src/settings/settings.ts'

const memory = (passed: boolean, digest = 'one', run = 1): CommentState => ({
  passed,
  digest,
  run
})
const FAILED = memory(false)
const PASSED = memory(true, 'well')

const ROWS: readonly (readonly [CommentMode, string, CommentState | null, CommentState, string])[] =
  [
    ['never', 'nothing is ever said', null, FAILED, 'nothing'],
    ['never', 'nor changed', FAILED, PASSED, 'nothing'],
    ['on-failure', 'there is none while all is well', null, PASSED, 'nothing'],
    ['on-failure', 'a failure makes one', null, FAILED, 'create'],
    ['on-failure', 'the same failure changes nothing', FAILED, memory(false, 'one', 2), 'nothing'],
    ['on-failure', 'another failure does', FAILED, memory(false, 'two', 2), 'update'],
    ['on-failure', 'what is well is one line', FAILED, PASSED, 'reduce'],
    ['on-failure', 'which stays', PASSED, memory(true, 'other', 2), 'nothing'],
    ['on-failure', 'until something fails', PASSED, FAILED, 'update'],
    ['on-failure', 'an earlier run comes too late', memory(true, 'well', 9), FAILED, 'nothing'],
    ['on-failure', 'the same run does not', memory(true, 'well', 1), FAILED, 'update'],
    ['always', 'one is there from the start', null, PASSED, 'create'],
    ['always', 'each run is said', FAILED, FAILED, 'update'],
    ['always', 'in one line while all is well', PASSED, PASSED, 'reduce'],
    ['always', 'an earlier run comes too late', memory(true, 'well', 9), FAILED, 'nothing']
  ]

describe('a comment', () => {
  it.each(ROWS)('%s: %s', (mode, _, before, now, want) => {
    expect(decideComment(mode, before, now).kind).toBe(want)
  })

  it.each([null, 7, 'text', [], {}, { passed: 'true', digest: 1, run: '2' }])(
    'whose memory is %j is written again',
    (spoilt) => {
      const before = readCommentState(spoilt)
      expect(decideComment('on-failure', before, FAILED).kind).toBe('update')
    }
  )
})
