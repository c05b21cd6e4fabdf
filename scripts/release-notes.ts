// Prints the notes of a release, the pin for workflows and the changelog's section:
// `node scripts/release-notes.ts v1.2.3 COMMIT https://github.com/OWNER/NAME`.
import { readFileSync } from 'node:fs'

export type Release = {
  /** `v1.2.3`. */
  readonly tag: string
  readonly commit: string
  /** The page of the repository. */
  readonly repository: string
}

/**
 * The line to copy into workflows, and the section as the page of a release shows it: that page breaks lines where the text does, and has no relative links.
 * @throws Error if the changelog has no text for this version, or no date
 */
export function notesOf(changelog: string, { tag, commit, repository }: Release): string {
  const version = tag.replace(/^v/, '')
  const sections = changelog.split(/^## /m).slice(1)
  const section = sections.find((text) => text.startsWith(`[${version}]`))
  if (section === undefined) throw new Error(`CHANGELOG.md has no section [${version}]`)
  const [heading = '', ...lines] = section.split('\n')
  if (!/^\S+ - \d{4}-\d{2}-\d{2}$/.test(heading)) {
    throw new Error(`the heading of [${version}] in CHANGELOG.md has no date`)
  }
  const text = lines.join('\n').trim()
  if (text === '') throw new Error(`the section [${version}] in CHANGELOG.md is empty`)
  const pin = `- uses: ${new URL(repository).pathname.slice(1)}@${commit} # ${tag}`
  return `\`\`\`yaml\n${pin}\n\`\`\`\n\n${withWholeLinks(unwrap(text), `${repository}/blob/${tag}`)}\n`
}

/** Joins the lines of each paragraph and list item. */
const unwrap = (text: string): string => text.replaceAll(/([^\n])\n(?![\n#]| *[-*] )\s*/g, '$1 ')

const withWholeLinks = (text: string, root: string): string =>
  text.replaceAll(/\]\((?![a-z]+:|#)([^)]+)\)/g, `](${root}/$1)`)

if (import.meta.main) {
  const [tag = '', commit = '', repository = ''] = process.argv.slice(2)
  const { version } = JSON.parse(readFileSync('package.json', 'utf8'))
  if (tag !== `v${version}`) throw new Error(`the tag is ${tag}, package.json has ${version}`)
  process.stdout.write(notesOf(readFileSync('CHANGELOG.md', 'utf8'), { tag, commit, repository }))
}
