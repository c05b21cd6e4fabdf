import { describe, expect, it } from '@jest/globals'
import {
  type CommentState,
  decideComment,
  readCommentState
} from '../../src/github/publish/comment-plan.ts'
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
    ['never', 'creates nothing', null, FAILED, 'nothing'],
    ['never', 'changes nothing', FAILED, PASSED, 'nothing'],
    ['on-failure', 'creates nothing if the check passed', null, PASSED, 'nothing'],
    ['on-failure', 'creates one for a failure', null, FAILED, 'create'],
    ['on-failure', 'keeps it for the same failure', FAILED, memory(false, 'one', 2), 'nothing'],
    ['on-failure', 'updates it for another failure', FAILED, memory(false, 'two', 2), 'update'],
    ['on-failure', 'reduces it when the check passes', FAILED, PASSED, 'reduce'],
    [
      'on-failure',
      'keeps the reduced one while the check passes',
      PASSED,
      memory(true, 'other', 2),
      'nothing'
    ],
    ['on-failure', 'updates the reduced one for a failure', PASSED, FAILED, 'update'],
    ['on-failure', 'keeps that of a later run', memory(true, 'well', 9), FAILED, 'nothing'],
    ['on-failure', 'updates that of the same run', memory(true, 'well', 1), FAILED, 'update'],
    ['always', 'creates one if the check passed', null, PASSED, 'create'],
    ['always', 'updates it for the same failure', FAILED, FAILED, 'update'],
    ['always', 'reduces it again while the check passes', PASSED, PASSED, 'reduce'],
    ['always', 'keeps that of a later run', memory(true, 'well', 9), FAILED, 'nothing']
  ]

describe('decideComment', () => {
  it.each(ROWS)('%s: %s', (mode, _, before, now, want) => {
    expect(decideComment(mode, before, now).kind).toBe(want)
  })

  it.each([null, 7, 'text', [], {}, { passed: 'true', digest: 1, run: '2' }])(
    'updates a comment with the stored state %j',
    (spoilt) => {
      const before = readCommentState(spoilt)
      expect(decideComment('on-failure', before, FAILED).kind).toBe('update')
    }
  )
})
