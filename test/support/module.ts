// Files given as names and texts, read as the scan reads them.
import { posix } from 'node:path'
import { classify } from '../../src/read/scan/file-kinds.ts'
import type { ParsedFile } from '../../src/read/scan/host-references.ts'
import { usagesOf } from '../../src/read/scan/module-usages.ts'
import { parseFile } from '../../src/read/scan/read-module.ts'
import type { ScanResult } from '../../src/read/scan/usage.ts'
import { Terragrunt } from '../../src/read/scan/values/terragrunt.ts'
import { contextOf, valuesIn } from '../../src/read/scan/values/values.ts'
import { once } from '../../src/rules/text/once.ts'

const baseName = (file: string): string => file.slice(file.lastIndexOf('/') + 1)

const directoryOf = (file: string): string => {
  const directory = posix.dirname(file)
  return directory === '.' ? '' : directory
}

/** In place of a text: the file exists, but cannot be read. */
export const UNREADABLE = 'unreadable'

type Texts = Readonly<Record<string, string>>

/** The files of one directory. */
export function readModule(files: Texts, environment: Texts = {}): ScanResult {
  const directories = new Set(Object.keys(files).map(directoryOf))
  return readDirectory(files, [...directories][0] ?? '', environment)
}

/** All directories. */
export function readCheckout(files: Texts, environment: Texts = {}): ScanResult {
  const directories = [...new Set(Object.keys(files).map(directoryOf))]
  const results = directories.map((directory) => readDirectory(files, directory, environment))
  return {
    usages: results.flatMap(({ usages }) => usages),
    notes: results.flatMap(({ notes }) => notes)
  }
}

/** One directory of a checkout with these files. */
function readDirectory(files: Texts, directory: string, environment: Texts): ScanResult {
  const list = (wanted: string) =>
    Object.keys(files)
      .filter((file) => directoryOf(file) === wanted)
      .map(baseName)
      .sort()
  const parsed = Object.entries(files).flatMap(([file, text]): readonly ParsedFile[] => {
    const kind = classify(baseName(file), new Set(list(directoryOf(file))), 'module')
    return kind === undefined ? [] : [parseFile(text, kind, file)]
  })
  const calls = parsed.flatMap(({ references, file }) =>
    references.flatMap(({ kind, value }) =>
      kind === 'module' && value !== undefined ? { source: value.text, file } : []
    )
  )
  const checkout = {
    list,
    directories: (wanted: string) => {
      const prefix = wanted === '' ? '' : `${wanted}/`
      const inner = Object.keys(files).filter((file) => file.startsWith(prefix))
      const names = inner.map((file) => file.slice(prefix.length).split('/'))
      return [...new Set(names.flatMap(([name, ...more]) => (more.length > 0 && name ? name : [])))]
    },
    exists: () => false,
    nameOf: () => null,
    locate: (path: string) =>
      Object.keys(files).some((file) => `${file}/`.startsWith(`${path}/`)) ? path : null,
    read: (file: string) => (files[file] === UNREADABLE ? null : (files[file] ?? null))
  }
  const terragrunt = parsed.flatMap(({ file, kind }) => (kind.class === 'terragrunt' ? file : []))
  const context = contextOf(checkout, { calls, links: new Map(), terragrunt }, environment)
  const values = valuesIn(
    context,
    once(() => new Terragrunt(context))
  )
  const own = parsed.filter(({ file }) => directoryOf(file) === directory)
  return usagesOf(own, values)
}
