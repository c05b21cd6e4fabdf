// `npm run pictures`: makes the pictures of a job summary that README shows, the text in them, and their description.
import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { delimiter, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { pageOf, SCHEMES } from './pictures/page.ts'
import { reduce } from './pictures/palette.ts'
import { describePicture, IMAGES, makeSummary, PICTURED, withoutTimes } from './pictures/summary.ts'

const BROWSERS = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']
const ROOT = fileURLToPath(new URL('..', import.meta.url))
const PAGES = join(ROOT, '.tmp/pictures')
// Higher than any page; the empty rows below the page are cut off.
const WINDOW = { width: 800, height: 2400 }
const DEVICE_PIXELS = 2

process.chdir(ROOT)
process.exitCode = await main()

async function main(): Promise<number> {
  const browser = findBrowser()
  if (browser === undefined) {
    console.error(
      'found no Chromium; install it, or set CHROMIUM to the path of Chromium or Chrome'
    )
    return 3
  }
  const [made, old] = await Promise.all([makeSummary(), readFile(PICTURED, 'utf8')])
  // Other durations alone are no reason for other pictures.
  const summary = withoutTimes(made) === withoutTimes(old) ? old : made
  await mkdir(PAGES, { recursive: true })
  for (const scheme of SCHEMES) {
    const page = join(PAGES, `${scheme}.html`)
    await writeFile(page, pageOf(summary, scheme))
    const picture = reduce(await photograph(browser, page), summary)
    await writeFile(join(IMAGES, `summary-${scheme}.png`), picture)
    console.log(`${IMAGES}/summary-${scheme}.png: ${picture.length} bytes`)
  }
  await writeFile(PICTURED, summary)
  const readme = await readFile('README.md', 'utf8')
  const described = readme.replace(/(?<=<img alt=")[^"]*/, () => describePicture(summary))
  await writeFile('README.md', described)
  return 0
}

/** The path in `CHROMIUM`, else the first browser on the PATH. */
function findBrowser(): string | undefined {
  const { CHROMIUM, PATH = '' } = process.env
  const installed = PATH.split(delimiter).flatMap((directory) =>
    BROWSERS.map((name) => join(directory, name))
  )
  return [CHROMIUM ?? installed].flat().find((path) => existsSync(path))
}

async function photograph(browser: string, page: string): Promise<Uint8Array> {
  const picture = `${page}.png`
  await promisify(execFile)(browser, [
    '--headless',
    // Chromium does not start as root with its sandbox, and the page is one of ours.
    '--no-sandbox',
    '--hide-scrollbars',
    `--force-device-scale-factor=${DEVICE_PIXELS}`,
    `--window-size=${WINDOW.width},${WINDOW.height}`,
    `--screenshot=${picture}`,
    page
  ])
  return await readFile(picture)
}
