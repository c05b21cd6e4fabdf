// The sources as JavaScript, as programs run them: Node takes longer to load TypeScript.
import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import type { readHcl } from '../../src/read/hcl/native.ts'
import type { scanInSteps } from '../../src/read/scan/values/values.ts'

const ROOT = fileURLToPath(new URL('../../', import.meta.url))

export type Built = {
  readonly directory: string
  readonly scanInSteps: typeof scanInSteps
  readonly readHcl: typeof readHcl
}

/** Builds src/ aside, so that a build of dist/ meanwhile does not remove it. */
export async function buildLibrary(): Promise<Built> {
  const directory = join(ROOT, '.tmp/bench')
  const tsc = join(ROOT, 'node_modules/typescript/bin/tsc')
  execFileSync(process.execPath, [tsc, '-p', 'tsconfig.build.json', '--outDir', directory], {
    cwd: ROOT,
    stdio: 'inherit'
  })
  const load = (file: string) => import(pathToFileURL(join(directory, file)).href)
  const { scanInSteps } = await load('scan/values/values.js')
  const { readHcl } = await load('hcl/native.js')
  return { directory, scanInSteps, readHcl }
}
