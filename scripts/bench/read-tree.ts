// The lower bound for a scan: walks a directory and reads the files that a scan reads.
import { readdirSync, readFileSync } from 'node:fs'

const READ = /\.(tf|tofu|hcl|tf\.json|tofu\.json)$/

/** Passes each file's text to the callback, if there is one. Returns the number of files. */
export function readTree(
  root: string,
  use: (name: string, text: string) => void = () => {}
): number {
  let files = 0
  const pending = [root]
  for (let path = pending.pop(); path !== undefined; path = pending.pop()) {
    for (const entry of readdirSync(path, { withFileTypes: true })) {
      const inner = `${path}/${entry.name}`
      if (entry.isDirectory()) pending.push(inner)
      else if (READ.test(entry.name)) {
        use(entry.name, readFileSync(inner, 'utf8'))
        files += 1
      }
    }
  }
  return files
}
