import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pluginCache } from '../../src/observe/visit/plugins.ts'
import { thisMachine } from '../../src/read/cli-config/machine.ts'
import { readCliConfig } from '../../src/read/cli-config/read.ts'
import { layoutsOf, rootsOf } from '../../src/read/roots/find-roots.ts'
import type { MainClient } from '../../src/rules/protocol/clients.ts'
import { describe, expect, it } from '../support/jest.ts'
import { scanTexts } from '../support/scan-texts.ts'
import { temporaryDirectory } from '../support/temporary.ts'

const KEY = 'registry.example.com/acme/box'
const REQUIRED = `terraform {\n  required_providers {\n    box = { source = "${KEY}" }\n  }\n}\n`
const lock = (hash: string, version = '1.0.0') =>
  `provider "${KEY}" {\n  version = "${version}"\n  hashes  = ["${hash}"]\n}\n`

type Situation = {
  readonly client?: MainClient
  readonly version?: string
  readonly upgrade?: boolean
  readonly environment?: Readonly<Record<string, string>>
  /** Of each root; null without a lock file. */
  readonly locks?: readonly (string | null)[]
}

/** Whether the cache, which has 1.0.0, replaces the package in the first root, and the registry in all. */
async function cachedIn(situation: Situation) {
  const { client = 'opentofu', version = '1.12.0', locks = [lock('h1:a')] } = situation
  const { upgrade = false, environment = { TF_PLUGIN_CACHE_DIR: '../cache' } } = situation
  await using directory = await temporaryDirectory()
  await mkdir(join(directory.path, 'cache', KEY, '1.0.0/os_arch'), { recursive: true })
  const files = Object.fromEntries(
    locks.flatMap((text, at): [string, string][] => [
      [`r${at}/main.tf`, REQUIRED],
      ...(text === null ? [] : [[`r${at}/.terraform.lock.hcl`, text] as [string, string]])
    ])
  )
  for (const [file, text] of Object.entries(files)) {
    await mkdir(join(directory.path, file, '..'), { recursive: true })
    await writeFile(join(directory.path, file), text)
  }
  const machine = thisMachine({ HOME: join(directory.path, 'home'), ...environment })
  const config = readCliConfig(client, machine)
  const layouts = layoutsOf({ ...scanTexts(files), clients: [client], patterns: [] })
  const roots = [...rootsOf(layouts, null, {})]
  const dialect = { releases: [], versions: { [client]: version } }
  const checkout = { root: directory.path, roots, platform: 'os_arch', upgrade, dialect }
  const cache = pluginCache(config, checkout)
  const [root] = roots
  const [required] = root?.providers ?? []
  if (root === undefined || required === undefined) throw new Error('no root')
  return [cache.has(required, root, '1.0.0'), cache.replacesRegistry(KEY)]
}

describe('a version in the plugin cache', () => {
  it.each<readonly [string, Situation, readonly boolean[]]>([
    ['replaces package and registry for OpenTofu', {}, [true, true]],
    ['replaces the package for OpenTofu before 1.12', { version: '1.11.14' }, [true, false]],
    ['replaces the package for Terraform', { client: 'terraform' }, [true, false]],
    ['replaces the package for init -upgrade', { upgrade: true }, [true, false]],
    ['replaces nothing for an empty variable', { environment: {} }, [false, false]],
    [
      'replaces nothing for another locked version',
      { locks: [lock('h1:a', '1.1.0')] },
      [false, false]
    ],
    [
      'replaces nothing if the checksums are of archives',
      { locks: [lock('zh:a')] },
      [false, false]
    ],
    ['replaces nothing without a lock file', { locks: [null] }, [false, false]],
    ['replaces no registry that another root asks', { locks: [lock('h1:a'), null] }, [true, false]]
  ])('%s', async (_, situation, wanted) => {
    expect(await cachedIn(situation)).toEqual(wanted)
  })

  it('replaces the package of Terraform without a lock file, if that may become incomplete', async () => {
    const variable = 'TF_PLUGIN_CACHE_MAY_BREAK_DEPENDENCY_LOCK_FILE'
    const having = async (value: string, client: MainClient) => {
      const environment = { TF_PLUGIN_CACHE_DIR: '../cache', [variable]: value }
      const [isReplaced] = await cachedIn({ client, environment, locks: [null] })
      return isReplaced
    }
    expect(await having('1', 'terraform')).toBe(true)
    expect(await having('0', 'terraform')).toBe(false)
    expect(await having('1', 'opentofu')).toBe(false)
  })
})
