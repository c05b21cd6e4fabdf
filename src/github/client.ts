// The client of GitHub's REST API: with a token, within a time, and patient where that helps.
import { setTimeout as wait } from 'node:timers/promises'
import { getOctokit } from '@actions/github'
import type { Token } from '../protocol/token.ts'
import { USER_AGENT } from '../protocol/version.ts'
import { ApiFailure } from './failure.ts'
import { type Failed, isLimited, waitBeforeRetry } from './retry.ts'
import type { Run } from './workflow-run.ts'

// GitHub ends a request of its own after ten seconds.
const REQUEST_MS = 10_000

// Its own words about requests are not for the log of whoever uses this.
const SILENT = { debug: () => {}, info: () => {}, warn: () => {}, error: () => {} }

/**
 * A client for one run. Every request has its own time, is sent again when that may help, and all together
 * have so much as `deadline` leaves. Requests reject with ApiFailure.
 */
export function connect(run: Run, token: Token, deadline: AbortSignal) {
  const octokit = getOctokit(token.reveal(), {
    baseUrl: run.apiUrl,
    userAgent: USER_AGENT,
    log: SILENT
  })
  octokit.hook.wrap('request', async (send, options) => {
    for (let before = 0; ; before += 1) {
      const signal = AbortSignal.any([deadline, AbortSignal.timeout(REQUEST_MS)])
      // In place, for other hooks come after this one and take no others (before-after-hook, register.js).
      options.request = { ...options.request, signal, log: SILENT }
      try {
        return await send(options)
      } catch (error) {
        const failed = failedOf(error, options.method, before)
        const waitMs = deadline.aborted ? null : waitBeforeRetry(failed)
        if (waitMs === null) throw failureOf(failed)
        await wait(waitMs, undefined, { signal: deadline }).catch(() => {
          throw failureOf(failed)
        })
      }
    }
  })
  return octokit
}

/** An answer that is not what the API describes, such as a proxy's page, is a failure like any other. */
export async function asked<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (error instanceof ApiFailure) throw error
    throw new ApiFailure('it is not what the API gives')
  }
}

function failedOf(error: unknown, method: string, before: number): Failed {
  const response = error instanceof Error && 'response' in error ? error.response : undefined
  const status = response instanceof Object ? Reflect.get(response, 'status') : null
  const headers = response instanceof Object ? Reflect.get(response, 'headers') : {}
  return {
    method,
    // Octokit itself gives 500 to what had no answer at all.
    status: typeof status === 'number' ? status : null,
    headers: headers instanceof Object ? { ...headers } : {},
    message: messageOf(error),
    before,
    now: Date.now()
  }
}

function failureOf(failed: Failed): ApiFailure {
  const accepted = failed.headers['x-accepted-github-permissions']
  return new ApiFailure(failed.message, {
    httpStatus: failed.status,
    accepted: accepted === undefined ? null : String(accepted),
    isLimit: isLimited(failed)
  })
}

function messageOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  const cause = error.cause instanceof Error ? error.cause : error
  return [error.name, cause.name].some((name) => /^(Abort|Timeout)Error$/.test(name))
    ? 'no answer in time'
    : error.message
}
