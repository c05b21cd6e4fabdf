// What no scan can be faster than: walking a directory and reading the files of which it makes sense.
import { readdirSync, readFileSync } from 'node:fs'

const READ = /\.(tf|tofu|hcl|tf\.json|tofu\.json)$/

/** The texts in the tree are handed over, if anybody wants them. Returns how many there were. */
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
