// Reads a response: its head, and as much of its body as the caller asks for.
import { pipeline } from 'node:stream'
import { createGunzip } from 'node:zlib'
import type { ResponseHead } from '../../rules/go/http-response.ts'
import { otherScheme } from '../../rules/protocol/token.ts'
import { codedError, codeOf } from './dial.ts'

/** The head of a response. */
export type Head = Readonly<ReturnType<typeof readHead>>

/** `whole`: up to `maxBytes`; a failure is an error. `excerpt`: what arrives soon; a failure is ignored. */
type KeptPlan = {
  readonly kind: 'whole' | 'excerpt'
  readonly maxBytes: number
  /** Waits until a large body may be read on. The returned function lets the next one. */
  readonly turn?: () => Promise<() => void>
}

/** Nothing is kept: `take` gets the parts as they arrive, and may stop before the end. */
type TakenPlan = {
  readonly kind: 'taken'
  readonly maxBytes: number
  readonly take: (parts: AsyncIterable<Uint8Array>) => Promise<void>
}

export type BodyPlan = KeptPlan | TakenPlan

export const EXCERPT: BodyPlan = { kind: 'excerpt', maxBytes: 2048 }

/** The parts of a body. `destroy` ends the wait for the next one. */
export type BodyStream = AsyncIterable<Uint8Array> & { readonly destroy: () => void }

export type ResponseBody = {
  readonly bytes: Uint8Array
  /** There was more than `maxBytes`. */
  readonly truncated: boolean
}

// An excerpt is only shown in messages, so a slow server is not waited for.
const EXCERPT_MS = 1000

// A long body may take as long as the check, if it does not pause for so long.
const LONGEST_PAUSE_MS = 60_000

// Compressed bytes beyond the limit of the body, which gzip blocks without content would never reach.
const COMPRESSED_EXCESS = 64 * 1024

// A body of single bytes would otherwise take 300 times its size.
const MAX_PIECES = 1024

// Longer bodies take turns: four of 8 MiB from each of many hosts would take hundreds of MiB.
const LARGE_BYTES = 1024 * 1024

// Far more than a registry needs. Go's 10 MiB would cost a check of many hosts too much memory.
export const MAX_HEADER_BYTES = 256 * 1024

// Servers write UTF-8.
const utf8 = (latin1: string): string => Buffer.from(latin1, 'latin1').toString('utf8')

/** Header values are UTF-8; only the first of repeated headers is used, as in Go. */
export function readHead({ status, reason, headers }: ResponseHead) {
  const first = (name: string): string | null => {
    const text = headers.get(name)?.[0]
    return text === undefined ? null : utf8(text)
  }
  const declared = first('content-length')
  // net/http decompresses nothing where there is no body (transport.go, hasBody).
  const hasBody = status !== 204 && status !== 304 && declared !== '0'
  const contentEncoding = hasBody ? first('content-encoding') : null
  return {
    status,
    reason: utf8(reason),
    contentType: first('content-type'),
    contentEncoding,
    location: first('location'),
    retryAfter: first('retry-after'),
    /** The location of a module, or what to ask next for it. */
    terraformGet: first('x-terraform-get'),
    /** The version of the API of HCP Terraform and Terraform Enterprise. */
    apiVersion: first('tfp-api-version'),
    /** What a bot protection (Cloudflare, Vercel, AWS WAF) does with the request. */
    mitigation: first('cf-mitigated') ?? first('x-vercel-mitigated') ?? first('x-amzn-waf-action'),
    /** The kind of an error of API Gateway. */
    errorType: first('x-amzn-errortype'),
    /** The scheme of WWW-Authenticate, if none of its challenges is Bearer; else null. */
    challenge: otherScheme(headers.get('www-authenticate') ?? []),
    /** Content-Length; null without one, or if the body is compressed. */
    declaredBytes: declared === null || isGzip(contentEncoding) ? null : Number(declared)
  }
}

/** net/http decompresses gzip and nothing else (transport.go, ascii.EqualFold of Content-Encoding). */
const isGzip = (encoding: string | null): boolean => encoding?.toLowerCase() === 'gzip'

/** Reads and decompresses a body up to the limit. Throws the error of the stream if the plan is `whole`. */
export async function readBody(stream: BodyStream, head: Head, plan: BodyPlan) {
  if (plan.kind === 'taken') {
    try {
      await plan.take(decompressed(withoutPauses(stream), head, plan.maxBytes))
    } finally {
      // It may not have read any of it.
      stream.destroy()
    }
    return { bytes: new Uint8Array(), truncated: false }
  }
  const chunks: Uint8Array[] = []
  let size = 0
  let leave: (() => void) | undefined
  const timer =
    plan.kind === 'excerpt' ? setTimeout(() => stream.destroy(), EXCERPT_MS).unref() : undefined
  try {
    for await (const chunk of decompressed(stream, head, plan.maxBytes)) {
      chunks.push(chunk)
      if (chunks.length === MAX_PIECES) chunks.splice(0, MAX_PIECES, Buffer.concat(chunks))
      size += chunk.length
      if (size > plan.maxBytes) break
      if (size > LARGE_BYTES) leave ??= await plan.turn?.()
    }
  } catch (error) {
    if (codeOf(error) === 'COMPRESSED_TOO_LARGE') size = Number.POSITIVE_INFINITY
    else if (plan.kind === 'whole') throw error
  } finally {
    clearTimeout(timer)
    stream.destroy()
    leave?.()
  }
  const bytes = Buffer.concat(chunks)
  return { bytes: bytes.subarray(0, plan.maxBytes), truncated: size > plan.maxBytes }
}

/** @throws an error with the code BODY_PAUSED */
async function* withoutPauses(stream: BodyStream): AsyncGenerator<Uint8Array> {
  let isPaused = false
  const pause = () => {
    isPaused = true
    stream.destroy()
  }
  let timer = setTimeout(pause, LONGEST_PAUSE_MS).unref()
  try {
    for await (const part of stream) {
      clearTimeout(timer)
      yield part
      timer = setTimeout(pause, LONGEST_PAUSE_MS).unref()
    }
    if (isPaused) throw codedError('BODY_PAUSED', 'the body pauses')
  } catch (error) {
    throw isPaused ? codedError('BODY_PAUSED', 'the body pauses') : error
  } finally {
    clearTimeout(timer)
  }
}

function decompressed(
  stream: AsyncIterable<Uint8Array>,
  head: Head,
  maxBytes: number
): AsyncIterable<Uint8Array> {
  if (!isGzip(head.contentEncoding)) return stream
  const gunzip = createGunzip()
  let left = maxBytes + COMPRESSED_EXCESS
  const bounded = async function* (source: AsyncIterable<Uint8Array>) {
    for await (const chunk of source) {
      left -= chunk.length
      if (left < 0) throw codedError('COMPRESSED_TOO_LARGE', 'too many compressed bytes')
      yield chunk
    }
  }
  // The loop over gunzip sees every error; without a callback pipeline would throw them again.
  pipeline(stream, bounded, gunzip, () => {})
  return gunzip
}
