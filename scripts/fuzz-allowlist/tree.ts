// The files of a generated checkout, and of the directory beside it.
import { chmod, mkdir, symlink, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'

export type Entry =
  /** A file in parts. A reproduction is made smaller by leaving parts out. */
  | { readonly kind: 'file'; readonly parts: readonly string[]; readonly mode?: number }
  | { readonly kind: 'link'; readonly target: string }
  | { readonly kind: 'directory' }

/** By path below the directory that holds the checkout `co` and the directory `outside`. */
export type Tree = ReadonlyMap<string, Entry>

/** Stands for the absolute path of the checkout, in texts and targets of links. */
export const CHECKOUT = '@CO@'
/** Stands for a byte that is not UTF-8, in names and texts. */
export const BROKEN = '\uE0FF'

export function bytesOf(value: string): Buffer {
  const parts = value.split(BROKEN).map((part) => Buffer.from(part))
  return Buffer.concat(parts.flatMap((part, at) => (at === 0 ? [part] : [Buffer.of(0xff), part])))
}

/** Writes the entries. One below a file, or below a link without a target, is left out. */
export async function writeTree(base: string, tree: Tree): Promise<void> {
  const checkout = join(base, 'co')
  const real = (value: string): Buffer => bytesOf(value.replaceAll(CHECKOUT, checkout))
  await mkdir(checkout, { recursive: true })
  // Directories first, so that files are not written through links.
  const order = [...tree].sort(([, a], [, b]) => rank(a) - rank(b))
  for (const [path, entry] of order) {
    const place = Buffer.concat([Buffer.from(`${base}/`), bytesOf(path)])
    const parent = Buffer.concat([Buffer.from(`${base}/`), bytesOf(dirname(path))])
    try {
      await mkdir(entry.kind === 'directory' ? place : parent, { recursive: true })
      if (entry.kind === 'link') await symlink(real(entry.target), place)
      if (entry.kind === 'file') {
        await writeFile(place, real(entry.parts.join('')), { flag: 'wx' })
        if (entry.mode !== undefined) await chmod(place, entry.mode)
      }
    } catch {}
  }
}

const rank = ({ kind }: Entry): number => (kind === 'directory' ? 0 : kind === 'file' ? 1 : 2)

/** The files as text, for a report. */
export const showTree = (tree: Tree): string =>
  [...tree]
    .map(([path, entry]) => {
      const name = JSON.stringify(path)
      if (entry.kind === 'directory') return `--- ${name} (directory)\n`
      if (entry.kind === 'link') return `--- ${name} -> ${JSON.stringify(entry.target)}\n`
      const body = entry.parts.join('')
      const shown =
        body.length > 3000 ? `${body.slice(0, 300)} … (${body.length} characters)` : body
      const mode = entry.mode === undefined ? '' : ` (mode ${entry.mode.toString(8)})`
      return `--- ${name}${mode}\n${shown}${shown.endsWith('\n') ? '' : '\n'}`
    })
    .join('')
