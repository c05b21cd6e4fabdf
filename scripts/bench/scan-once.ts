// Run as a process: reads or scans a directory once; prints milliseconds.
import { readTree } from './read-tree.ts'

const [what = '', directory = ''] = process.argv.slice(2)

const act = await actionOf(what)
const begun = performance.now()
act(directory)
process.stdout.write(`${performance.now() - begun}\n`)

async function actionOf(name: string): Promise<(root: string) => unknown> {
  if (name === 'read') return readTree
  const { scanCheckout } = await import('../../src/scan/values/scan-checkout.ts')
  return (root) => scanCheckout({ root, scan: ['.'], exclude: [] })
}
