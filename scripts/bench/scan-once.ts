// Run as a process: reads a directory once, or scans it with the built library; prints milliseconds.
import { pathToFileURL } from 'node:url'
import { atOnce } from '../../test/support/scan-at-once.ts'
import { readTree } from './read-tree.ts'

const [directory = '', library] = process.argv.slice(2)

const act = await actionOf()
const begun = performance.now()
act(directory)
process.stdout.write(`${performance.now() - begun}\n`)

async function actionOf(): Promise<(root: string) => unknown> {
  if (library === undefined) return readTree
  const { scanInSteps } = await import(pathToFileURL(`${library}/scan/values/values.js`).href)
  return (root) => atOnce(scanInSteps({ root, scan: ['.'], exclude: [] }))
}
