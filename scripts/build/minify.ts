// Makes the bundle smaller, and quicker to load.
import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { transformSync } from 'esbuild'

// Node prints the whole line of an uncaught error.
const LINE = 160

/**
 * Removes comments and white space from each JavaScript file of a directory, and shortens names. Comments with
 * licenses stay.
 */
export function minify(directory: string): void {
  for (const file of globSync('**/*.{js,cjs}', { cwd: directory })) {
    const path = `${directory}/${file}`
    const { code } = transformSync(withoutRequire(readFileSync(path, 'utf8')), {
      format: file.endsWith('.cjs') ? 'cjs' : 'esm',
      legalComments: 'inline',
      lineLimit: LINE,
      minify: true,
      // Otherwise esbuild makes some of them anew at each use.
      supported: { 'regexp-unicode-property-escapes': true },
      target: 'node24'
    })
    writeFileSync(path, lateExpressions(code))
  }
}

/** ncc makes a function `require` for each module of Node that it loads, which takes longer than the loading. */
const withoutRequire = (code: string): string =>
  code
    .replaceAll('__WEBPACK_EXTERNAL_createRequire(import.meta.url)(', 'process.getBuiltinModule(')
    .replace(/^import \{ createRequire as __WEBPACK_EXTERNAL_createRequire \} from "module";$/m, '')

// After what can come before an expression. In minified code, nothing else looks like it.
const LITERAL =
  /(?<=[=(,:?!&|[{;>]\n?|return)\/(?!\*)((?:\\.|\[(?:\\.|[^\]\\\n])*\]|[^/\\[\n])+)\/([a-z]*)/g

/**
 * V8 reads each regular expression together with the file, though its function may never run, and needs up to 0.4 ms
 * for one with `\p{…}`. It reads the text of a `RegExp` when that is made: once, since a function may run for each
 * character of a report. An expression that keeps its position is made anew each time. Characters beyond ASCII, which
 * esbuild leaves in literals, double the memory and the reading time of the whole file.
 */
function lateExpressions(code: string): string {
  const names: string[] = []
  const late = code.replaceAll(LITERAL, (literal, pattern, flags) => {
    const ascii = pattern.replaceAll(/[^\0-\x7f]/g, (unit: string) => `\\u${hex(unit)}`)
    if (!pattern.includes('\\p{')) return ascii === pattern ? literal : `/${ascii}/${flags}`
    const made = `new RegExp(${JSON.stringify(ascii)},"${flags}")`
    if (/[gy]/.test(flags)) return made
    const name = `$late${names.length}`
    names.push(name)
    return `(${name}??=${made})`
  })
  return names.length === 0 ? late : `${late}var ${names.join(',')};\n`
}

const hex = (unit: string): string => unit.charCodeAt(0).toString(16).padStart(4, '0')
