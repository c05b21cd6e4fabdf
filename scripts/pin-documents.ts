// Pins the workflows in the documents to a release, and prints each pin: `node scripts/pin-documents.ts v1.2.3`. It runs
// after the release, because no commit can contain its own hash.
import { execFileSync } from 'node:child_process'
import { globSync, readFileSync, writeFileSync } from 'node:fs'

const PIN = /(?<=\buses: org\/tf-disco-action[^@\s]*@)[0-9a-f]{40} # v[\d.]+/g

/** The page with this pin, a commit and its version in a comment, wherever it uses the Action or a workflow of it. */
export const pinned = (page: string, pin: string): string => page.replaceAll(PIN, pin)

if (import.meta.main) {
  const [tag = ''] = process.argv.slice(2)
  if (!/^v\d+\.\d+\.\d+$/.test(tag)) throw new Error(`"${tag}" is not a tag such as v1.2.3`)
  const command = ['rev-parse', '--verify', `refs/tags/${tag}^{commit}`]
  const pin = `${execFileSync('git', command, { encoding: 'utf8' }).trim()} # ${tag}`
  for (const path of globSync(['*.md', 'docs/**/*.md']).sort()) {
    const page = pinned(readFileSync(path, 'utf8'), pin)
    writeFileSync(path, page)
    for (const [index, line] of page.split('\n').entries()) {
      if (line.includes(`@${pin}`)) console.log(`${path}:${index + 1}: ${line.trim()}`)
    }
  }
}
