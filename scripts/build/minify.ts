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
      target: 'node24'
    })
    writeFileSync(path, code)
  }
}

/** ncc makes a function `require` for each module of Node that it loads, which takes longer than the loading. */
const withoutRequire = (code: string): string =>
  code
    .replaceAll('__WEBPACK_EXTERNAL_createRequire(import.meta.url)(', 'process.getBuiltinModule(')
    .replace(/^import \{ createRequire as __WEBPACK_EXTERNAL_createRequire \} from "module";$/m, '')
