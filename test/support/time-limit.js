// Fails a test that does not end: the runner waits for ever.
import { addEventHandler } from 'jest-circus'

// Generous enough for a busy machine.
const LIMIT_MS = 180_000
// Before a test replaces it.
const { setTimeout } = globalThis

addEventHandler(({ name }, { currentDescribeBlock }) => {
  if (name !== 'add_test') return
  const test = currentDescribeBlock.children.at(-1)
  const { fn, timeout = LIMIT_MS } = test
  test.fn = async () => {
    let timer
    const limit = new Promise((_, reject) => {
      timer = setTimeout(reject, timeout, new Error(`does not end within ${timeout / 1000} s`))
    })
    await Promise.race([Promise.resolve().then(fn), limit]).finally(() => clearTimeout(timer))
  }
})
