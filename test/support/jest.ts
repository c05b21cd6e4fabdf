// What test files import of Jest: the globals of its runner, since `@jest/globals` works only in Jest's own.
import type * as jestGlobals from '@jest/globals'

export const { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, jest, test } =
  globalThis as unknown as typeof jestGlobals
