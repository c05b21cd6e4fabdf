// A client of GitHub's REST API with a token, time limits and retries.
import { setTimeout as wait } from 'node:timers/promises'
import { getOctokit } from '@actions/github'
import type { Token } from '../../rules/protocol/token.ts'
import { USER_AGENT } from '../../rules/protocol/version.ts'
import { ApiFailure, waitBeforeRetry } from './failure.ts'
import { at, type Run } from './workflow-run.ts'

// GitHub itself ends requests after ten seconds.
const REQUEST_MS = 10_000

// A page of 100 comments of 64 KiB each, as UTF-8, with room for their other fields.
const MAX_BYTES = 32 * 1024 * 1024

// GitHub redirects only if the repository was renamed during the run. 304 is not a redirect.
const REDIRECTS = [301, 302, 303, 307, 308]

// Octokit's messages would go to the log of the job.
const SILENT = { debug: () => {}, info: () => {}, warn: () => {}, error: () => {} }

/** Requests have a time limit, are retried when that can help, end at `deadline`, and reject with ApiFailure. */
export function connect(run: Run, token: Token, deadline: AbortSignal) {
  const octokit = getOctokit(token.reveal(), {
    baseUrl: run.apiUrl,
    userAgent: USER_AGENT,
    log: SILENT
  })
  octokit.hook.wrap('request', async (send, options) => {
    const plainFetch: typeof fetch = options.request?.fetch ?? fetch
    for (let before = 0; ; before += 1) {
      const refusal = new AbortController()
      const signal = AbortSignal.any([deadline, AbortSignal.timeout(REQUEST_MS), refusal.signal])
      const bounded = boundedFetch(plainFetch, run, refusal)
      // Changed in place, since later hooks get the same object (before-after-hook, register.js).
      options.request = { ...options.request, signal, log: SILENT, fetch: bounded }
      try {
        const response = await send(options)
        // Octokit takes a body that ends too early for an empty one, and an empty one for an empty list.
        signal.throwIfAborted()
        if (options.method === 'GET' && !response.data) throw new Error('empty response')
        const type = response.headers['content-type'] ?? 'no Content-Type'
        if (response.data && !/\bjson\b/i.test(type)) {
          throw new ApiFailure(`${type}; expected JSON of GitHub’s REST API`, response.status)
        }
        return response
      } catch (error) {
        if (refusal.signal.aborted) throw refusal.signal.reason
        const failure = error instanceof ApiFailure ? error : failureOf(error)
        const waitMs = waitBeforeRetry(failure, options.method, before, Date.now())
        if (waitMs === null || deadline.aborted) throw failure
        await wait(waitMs, undefined, { signal: deadline }).catch(() => {
          throw failure
        })
      }
    }
  })
  return octokit
}

/** Contacts only the server of the run. A response that leads elsewhere, or is too long, aborts `refusal`. */
function boundedFetch(plain: typeof fetch, run: Run, refusal: AbortController): typeof fetch {
  const refuse = (why: string) => {
    refusal.abort(new ApiFailure(why))
    return refusal.signal.reason
  }
  return async (url, init) => {
    if (new URL(String(url)).origin !== new URL(run.apiUrl).origin) {
      throw refuse('the response links to another server')
    }
    const response = await plain(url, { ...init, redirect: 'manual' })
    if (REDIRECTS.includes(response.status)) throw refuse('the response is a redirect')
    let bytes = 0
    const counted = new TransformStream<Uint8Array, Uint8Array>({
      transform: (chunk, controller) => {
        bytes += chunk.length
        if (bytes > MAX_BYTES) throw refuse('the response is too long')
        controller.enqueue(chunk)
      }
    })
    return new Response(response.body?.pipeThrough(counted) ?? null, response)
  }
}

function failureOf(error: unknown): ApiFailure {
  // Octokit's own status is 500 if there is no response.
  const status = at(error, 'response', 'status')
  const headers = at(error, 'response', 'headers')
  const names = [at(error, 'name'), at(error, 'cause', 'name')]
  const isTimeout = names.some((name) => name === 'AbortError' || name === 'TimeoutError')
  const message = error instanceof Error ? error.message : String(error)
  return new ApiFailure(
    isTimeout ? 'timed out' : message,
    typeof status === 'number' ? status : null,
    typeof headers === 'object' ? { ...headers } : {}
  )
}
