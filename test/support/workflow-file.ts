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
  readonly shell?: 'sh' | 'bash'
  readonly with?: Readonly<Record<string, unknown>>
  readonly env?: Readonly<Record<string, unknown>>
  readonly 'continue-on-error'?: boolean
}

export type JobFile = {
  readonly if?: string
  readonly needs?: string | readonly string[]
  readonly strategy?: { readonly matrix: Readonly<Record<string, unknown>> }
  readonly permissions?: Json
  readonly env?: Readonly<Record<string, unknown>>
  readonly outputs?: Readonly<Record<string, unknown>>
  /** A reusable workflow, instead of steps. */
  readonly uses?: string
  readonly with?: Readonly<Record<string, unknown>>
  readonly secrets?: Readonly<Record<string, unknown>>
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

/**
 * The inputs of a reusable workflow: those given, and defaults.
 * @throws for a name that is none of them
 */
export function inputsOf({ on }: WorkflowFile, given: Json): Json {
  const call = Object(Object(on).workflow_call)
  const inputs = Object.entries<Json>(call.inputs ?? {})
  const unknown = Object.keys(given).filter((name) => !inputs.some(([known]) => known === name))
  if (unknown.length > 0) throw new Error(`there is no input ${unknown.join(', ')}`)
  return Object.fromEntries(
    inputs.map(([name, { default: value = '' }]) => [name, given[name] ?? value])
  )
}

/** Whether an earlier step of this job, or for a job, a job that it needs, has failed. */
export type Status = { readonly hasFailed: boolean }

const CONTEXTS = [
  'github',
  'env',
  'secrets',
  'steps',
  'runner',
  'vars',
  'inputs',
  'needs',
  'job',
  'jobs',
  'matrix',
  'strategy'
]
const EXPRESSION = /\$\{\{(.*?)\}\}/gs

/** A value of a workflow as text, with its expressions evaluated. */
export function fill(value: unknown, contexts: Json, status: Status): string {
  return String(value ?? '').replace(EXPRESSION, (_, expression: string) =>
    evaluate(expression, contexts, status).coerceString()
  )
}

/** A list in a workflow: in YAML, or the value of an expression. */
export function listOf(value: unknown, contexts: Json): readonly unknown[] {
  const [, expression] = /^\s*\$\{\{(.*)\}\}\s*$/s.exec(String(value)) ?? []
  if (expression === undefined) return [value].flat()
  const found = evaluate(expression, contexts, { hasFailed: false })
  return [JSON.parse(JSON.stringify(found, data.replacer))].flat()
}

/** Whether a step or job runs: without a status function, only if nothing before it has failed. */
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
