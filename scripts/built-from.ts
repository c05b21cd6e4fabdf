// Checks whether dist/ was built on this machine from the current sources.
import { createHash } from 'node:crypto'
import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'

const RECORD = '.tmp/built-from.sha256'
// What the bundles depend on, and the bundles.
const INPUTS = ['src/**/*.ts', 'package-lock.json', 'tsconfig*.json', 'scripts/build{.ts,/*.ts}']
const BUILT = ['dist/**/*.*']

/** One hash of names and contents; paths are relative to `root`. */
export function hashOf(patterns: readonly string[], root = '.'): string {
  const hash = createHash('sha256')
  for (const file of globSync([...patterns], { cwd: root }).sort()) {
    const content = readFileSync(`${root}/${file}`)
    hash.update(`${file}\0${content.length}\0`).update(content)
  }
  return hash.digest('hex')
}

/** Called when dist/ has been built. */
export function recordBuild(): void {
  mkdirSync(dirname(RECORD), { recursive: true })
  writeFileSync(RECORD, hashOf([...INPUTS, ...BUILT]))
}

/** @throws Error unless `npm run build` was the last to change dist/ and no source changed since */
export function requireFreshBuild(): void {
  const current = hashOf([...INPUTS, ...BUILT])
  let recorded = ''
  try {
    recorded = readFileSync(RECORD, 'utf8')
  } catch {
    // Never built here.
  }
  if (recorded !== current) throw new Error('dist/ is older than src/: run npm run build first')
}
