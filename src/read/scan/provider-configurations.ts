// The provider configurations that one block of a module expects, has or passes (Terraform's configs/provider_validation.go).

import {
  attributeOf,
  attributesOf,
  type Block,
  type Body,
  blocksOf,
  type Span
} from '../hcl/structure.ts'
import { detach, literalText, type SourceText } from '../hcl/values.ts'
import type { ConfigurationKind, Declared } from './usage.ts'

export function* configurationsIn(source: SourceText, block: Block): Generator<Declared> {
  const found = READERS.get(block.type)?.(block, source) ?? []
  for (const { kind, text, localName = null, span } of found) {
    yield { kind, text: detach(text), localName, place: source.place(span) }
  }
}

const READERS = new Map([
  ['terraform', expectedIn],
  ['provider', configuredIn],
  ['module', passedIn]
])

type Found = {
  readonly kind: ConfigurationKind
  readonly text: string
  /** The name of the call. */
  readonly localName?: string
  readonly span: Span
}

/** The `configuration_aliases` of each entry of `required_providers`. */
function* expectedIn({ body }: Block, source: SourceText): Generator<Found> {
  const entries = blocksOf(body, 'required_providers', 0).flatMap((inner) =>
    attributesOf(inner.body)
  )
  for (const { value } of entries) {
    const items = value.kind === 'object' ? value.items : []
    const aliases = items.find(({ name }) => name === 'configuration_aliases')?.value
    for (const span of aliases?.kind === 'tuple' ? aliases.elements : []) {
      const text = span.kind === 'string' ? span.value : textOf(source, span)
      yield { kind: 'provider-expected', text, span }
    }
  }
}

const textOf = ({ text }: SourceText, { start, end }: Span): string => text.slice(start, end).trim()

function* configuredIn(block: Block): Generator<Found> {
  const { labels, body } = block
  const [label] = labels
  if (label === undefined || isEmpty(body)) return
  const alias = literalText(attributeOf(body, 'alias')?.value)
  const text = alias === null ? label.value : `${label.value}.${alias}`
  yield { kind: 'provider-configured', text, span: block }
}

/** An empty block only says that the module expects a configuration. */
const isEmpty = (body: Body): boolean =>
  attributesOf(body).every(({ name }) => name === 'alias' || name === '//') &&
  (body.kind === 'json' || body.blocks.length === 0)

// With one of these, the module can have no configurations of its own.
const REPEATING = ['count', 'for_each', 'depends_on']

function* passedIn({ labels: [label], body }: Block, source: SourceText): Generator<Found> {
  const localName = detach(label?.value ?? '')
  const providers = attributeOf(body, 'providers')?.value
  for (const span of providers?.kind === 'object' ? providers.items : []) {
    yield { kind: 'provider-passed', text: span.name ?? textOf(source, span), localName, span }
  }
  for (const text of REPEATING) {
    const span = attributeOf(body, text)
    if (span !== undefined) yield { kind: 'call-repeated', text, localName, span }
  }
}
