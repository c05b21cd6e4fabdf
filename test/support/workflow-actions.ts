// Actions of others that the small runner plays with folders: artifacts, caches, checkouts of other branches.
import { globSync } from 'node:fs'
import { cp, mkdir, readdir, stat } from 'node:fs/promises'
import { basename, join, resolve } from 'node:path'

type Given = Readonly<Record<string, string>>

export type Storage = {
  /** Holds `artifacts`, `caches` and `branches`, a folder for each by its name. */
  readonly storage: string
  /** The files that actions/checkout copies. */
  readonly source: string
  readonly workspace: string
}

type Played = {
  readonly outcome: 'success' | 'failure'
  readonly said?: string
  readonly outputs?: Given
}

const DONE: Played = { outcome: 'success' }
const failure = (said: string): Played => ({ outcome: 'failure', said })
const exists = (path: string): Promise<boolean> => stat(path).then(Boolean, () => false)

/** Plays an action; null for one that is not among them. */
export async function play(name: string, given: Given, ground: Storage): Promise<Played | null> {
  switch (name) {
    case 'actions/checkout':
      return await checkout(given, ground)
    case 'actions/upload-artifact':
      return await upload(given, ground)
    case 'actions/download-artifact':
      return await download(given, ground)
    case 'actions/cache/restore':
      return await restore(given, ground)
    case 'actions/cache/save':
      return await save(given, ground)
    case 'actions/create-github-app-token':
      return { ...DONE, outputs: { token: 'token-of-app' } }
    default:
      return null
  }
}

async function checkout({ ref = '', path = '' }: Given, ground: Storage): Promise<Played> {
  const from = ref === '' ? ground.source : join(ground.storage, 'branches', ref)
  if (!(await exists(from))) return failure(`there is no branch ${ref}`)
  await cp(from, resolve(ground.workspace, path), { recursive: true })
  return DONE
}

async function upload(given: Given, { storage, workspace }: Storage): Promise<Played> {
  const { name = '', path = '' } = given
  const from = resolve(workspace, path)
  const into = join(storage, 'artifacts', name)
  if ((await exists(into)) && given['overwrite'] !== 'true') {
    return failure(`409 Conflict: an artifact with this name already exists: ${name}`)
  }
  if (!(await exists(from))) {
    const isError = given['if-no-files-found'] === 'error'
    return isError ? failure(`No files were found with the provided path: ${path}`) : DONE
  }
  const isDirectory = (await stat(from)).isDirectory()
  // Hidden files are left out unless that is asked for.
  const filter = (file: string): boolean => !basename(file).startsWith('.')
  const target = isDirectory ? into : join(into, basename(from))
  await cp(from, target, { recursive: true, filter })
  return DONE
}

async function download(given: Given, { storage, workspace }: Storage): Promise<Played> {
  const { name, pattern = '', path = '' } = given
  const artifacts = join(storage, 'artifacts')
  const found = name === undefined ? globSync(pattern, { cwd: artifacts }).sort() : [name]
  for (const each of found) {
    if (!(await exists(join(artifacts, each)))) return failure(`Artifact not found: ${each}`)
    const isMerged = name !== undefined || given['merge-multiple'] === 'true'
    const into = resolve(workspace, path, isMerged ? '' : each)
    await mkdir(into, { recursive: true })
    await cp(join(artifacts, each), into, { recursive: true })
  }
  return DONE
}

async function restore(given: Given, { storage, workspace }: Storage): Promise<Played> {
  const { path = '', key = '' } = given
  const caches = join(storage, 'caches')
  const keys = (await readdir(caches).catch(() => [])).sort().reverse()
  const prefixes = [key, ...(given['restore-keys'] ?? '').split('\n')].filter((line) => line !== '')
  const hit = prefixes.map((prefix) => keys.find((each) => each.startsWith(prefix))).find(Boolean)
  if (hit !== undefined) await cp(join(caches, hit), resolve(workspace, path), { recursive: true })
  return { ...DONE, outputs: { 'cache-hit': String(hit === key) } }
}

async function save({ path = '', key = '' }: Given, { storage, workspace }: Storage) {
  const from = resolve(workspace, path)
  const into = join(storage, 'caches', key)
  // Both are warnings of the real action.
  if (!(await exists(from)) || (await exists(into))) return DONE
  await cp(from, into, { recursive: true })
  return DONE
}
