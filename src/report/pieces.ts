// Texts in pieces: as many as fit where the length is limited, and as many in one write as are worth it.

export const bytesOf = (text: string): number => new TextEncoder().encode(text).length

/** The rendered items up to the first that does not fit into `maxBytes`; `around` bytes are added for each. */
export function fitInto<Item>(
  items: readonly Item[],
  maxBytes: number,
  around: number,
  render: (item: Item) => string
): readonly string[] {
  const rendered: string[] = []
  let bytes = 0
  for (const item of items) {
    const next = render(item)
    bytes += bytesOf(next) + around
    if (bytes > maxBytes) break
    rendered.push(next)
  }
  return rendered
}

// One write for many small pieces.
const CHUNK_CHARACTERS = 64 * 1024

/** The same text in pieces that are worth a system call. However long it is, memory stays small. */
export function* inChunks(pieces: Iterable<string>): Generator<string> {
  let chunk = ''
  for (const piece of pieces) {
    chunk += piece
    if (chunk.length < CHUNK_CHARACTERS) continue
    yield chunk
    chunk = ''
  }
  if (chunk !== '') yield chunk
}
