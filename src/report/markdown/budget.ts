// How much of a list fits into a page that must not be longer than so many bytes.

export const bytesOf = (text: string): number => new TextEncoder().encode(text).length

export type Budget = {
  readonly maxBytes: number
  /** What is put around each item. */
  readonly markupBytes: number
}

/** What `render` makes of the leading items, as many as fit; nothing after the first that does not. */
export function leading<Item, Rendered extends string | readonly string[]>(
  items: readonly Item[],
  { maxBytes, markupBytes }: Budget,
  render: (item: Item) => Rendered
): readonly Rendered[] {
  const rendered: Rendered[] = []
  let bytes = 0
  for (const item of items) {
    const next = render(item)
    bytes += bytesOf([next].flat().join('')) + markupBytes
    if (bytes > maxBytes) break
    rendered.push(next)
  }
  return rendered
}
