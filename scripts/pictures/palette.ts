// Makes a photograph of text small: few colours, and no empty rows at its end.
import { hash } from 'node:crypto'
import { decode, encode } from 'fast-png'

const COLOURS = 64
// The padding of the page below its text, of which each pixel is two rows.
const KEPT_ROWS = 32

/** The picture with a palette of its most frequent colours; the text `Source` in it is the hash of `source`. */
export function reduce(png: Uint8Array, source: string): Uint8Array<ArrayBuffer> {
  const { width, data, channels } = decode(png)
  const pixels = Uint32Array.from({ length: data.length / channels }, (_, index) => {
    const at = index * channels
    return ((data[at] ?? 0) << 16) | ((data[at + 1] ?? 0) << 8) | (data[at + 2] ?? 0)
  })
  const end = pixels.findLastIndex((pixel) => pixel !== pixels.at(-1))
  const height = Math.min(Math.ceil(end / width) + KEPT_ROWS, pixels.length / width)
  const shown = pixels.subarray(0, width * height)
  const counts = new Map<number, number>()
  for (const pixel of shown) counts.set(pixel, (counts.get(pixel) ?? 0) + 1)
  const colours = [...counts].sort(([, one], [, other]) => other - one).map(([pixel]) => pixel)
  const palette = colours.slice(0, COLOURS).map(colourOf)
  const places = new Map(colours.map((pixel) => [pixel, nearest(palette, colourOf(pixel))]))
  const indices = Uint8Array.from(shown, (pixel) => places.get(pixel) ?? 0)
  const text = { Source: hashOf(source) }
  const picture = { width, height, channels: 1, data: indices, palette, text }
  return Uint8Array.from(encode(picture, { zlib: { level: 9 } }))
}

/** The hash of what `reduce` made a picture from; undefined for other pictures. */
export const sourceOf = (png: Uint8Array): string | undefined => decode(png).text['Source']

export const hashOf = (source: string): string => hash('sha256', source)

const colourOf = (pixel: number): number[] => [pixel >> 16, (pixel >> 8) & 255, pixel & 255]

/** The place in the palette of the colour that differs least. */
function nearest(palette: readonly number[][], colour: readonly number[]): number {
  const distances = palette.map((own) =>
    own.reduce((sum, channel, at) => sum + (channel - (colour[at] ?? 0)) ** 2, 0)
  )
  return distances.indexOf(Math.min(...distances))
}
