// Parses workflows and evaluates their expressions as GitHub does.
import { data, Evaluator, Lexer, Parser } from '@actions/expressions'
import { parse } from 'yaml'

export type Json = { readonly [name: string]: unknown }

export type StepFile = {
  readonly id?: string
  readonly name?: string
  readonly if?: string
  readonly uses?: string
  readonly run?: string
  readonly with?: Readonly<Record<string, unknown>>
  readonly env?: Readonly<Record<string, unknown>>
  readonly 'continue-on-error'?: boolean
}

export type JobFile = {
  readonly permissions?: Json
  readonly env?: Readonly<Record<string, unknown>>
  readonly steps: readonly StepFile[]
}

export type WorkflowFile = {
  readonly name: string
  readonly on: unknown
  readonly permissions?: Json
  readonly env?: Readonly<Record<string, unknown>>
  readonly jobs: Readonly<Record<string, JobFile>>
}

export const parseWorkflow = (text: string): WorkflowFile => parse(text)

/** The events that trigger the workflow. */
export const eventsOf = ({ on }: WorkflowFile): readonly string[] =>
  typeof on === 'string' ? [on] : Array.isArray(on) ? on : Object.keys(Object(on))

/** Whether an earlier step of this job has failed. */
export type Status = { readonly hasFailed: boolean }

const CONTEXTS = ['github', 'env', 'secrets', 'steps', 'runner', 'vars', 'inputs', 'needs', 'job']

/** A value of a workflow as text, with its expressions evaluated. */
export function fill(value: unknown, contexts: Json, status: Status): string {
  return String(value ?? '').replace(/\$\{\{(.*?)\}\}/gs, (_, expression: string) =>
    evaluate(expression, contexts, status).coerceString()
  )
}

/** Whether a step runs: without a status function, only if no earlier step has failed. */
export function isWanted(condition: string | undefined, contexts: Json, status: Status): boolean {
  const bare = (condition ?? '').replace(/^\s*\$\{\{(.*)\}\}\s*$/s, '$1').trim()
  if (bare === '') return !status.hasFailed
  const asks = /\b(always|failure|success|cancelled)\s*\(/.test(bare)
  if (!asks && status.hasFailed) return false
  const value = evaluate(bare, contexts, status)
  return value.kind === data.Kind.Boolean
    ? value.coerceString() === 'true'
    : value.coerceString() !== ''
}

function evaluate(expression: string, contexts: Json, { hasFailed }: Status): data.ExpressionData {
  const functions = new Map(
    Object.entries({ always: true, cancelled: false, failure: hasFailed, success: !hasFailed }).map(
      ([name, value]) => {
        const call = () => new data.BooleanData(value)
        return [name, { name, minArgs: 0, maxArgs: 0, call }] as const
      }
    )
  )
  const { tokens } = new Lexer(expression).lex()
  const parsed = new Parser(tokens, CONTEXTS, [...functions.values()]).parse()
  const context = JSON.parse(JSON.stringify(contexts), data.reviver)
  return new Evaluator(parsed, context, functions).evaluate()
}
