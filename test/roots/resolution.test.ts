// The version of a module with which the constraints of a root do not conflict.
import { versionList } from '../../src/read/roots/choice.ts'
import { releasesFor, resolver } from '../../src/read/roots/resolution.ts'
import type { ModuleCall, Root } from '../../src/read/roots/root.ts'
import type { RegistryModule } from '../../src/rules/protocol/module-address.ts'
import { HOST } from '../support/evidence-builder.ts'
import { aCall, aProvider, rootsWith } from '../support/inquiring.ts'
import { describe, expect, it } from '../support/jest.ts'

const BOX = `${HOST}/acme/box`
const NET = aCall(7, `${HOST}/acme/net/aws`) as ModuleCall & { readonly module: RegistryModule }

/** A root that calls this version of the module, which has these constraints on the provider. */
function aRootOf(call: ModuleCall, version: string, constraints: readonly string[]): Root {
  const through = [`module.net (acme/net/aws ${version})`]
  const inside = { through, package: '', file: 'main.tf', line: 1, isPublic: true }
  const own = aProvider(1, BOX, { versions: ['< 6.0'] })
  const ofModule = constraints.map((text) => ({ text, place: { ...call.place, inside } }))
  const provider = { ...own, constraints: [...own.constraints, ...ofModule] }
  const [root] = rootsWith({ calls: [call], providers: [provider] }, ['terraform'])
  return root as Root
}

const CONFLICT = aRootOf(NET, '2.1.0', ['>= 6.0'])

/** What a registry describes, by version. */
const describing = (constraints: Readonly<Record<string, string>>) =>
  new Map(
    Object.entries(constraints).map(([version, constraint]) => {
      const provider = { name: 'box', namespace: 'acme', source: BOX, version: constraint }
      return [version, [{ path: '', calls: [], providers: [provider] }]]
    })
  )

/** What is known of the releases for the call. */
const knownIn = (described: Parameters<typeof releasesFor>[0]) =>
  [...releasesFor(described, [{ ...NET, client: 'terraform' }]).values()].flat()

/** `NAME VERSION` of what ends the conflict; `isMet` refuses what both sides of 6.0 need. */
function resolved(root: Root, roots: readonly Root[], constraints: Record<string, string> = {}) {
  const described = describing(constraints)
  const releases = releasesFor(described, [{ ...NET, client: 'terraform' }])
  const list = versionList('module', Object.keys(constraints), { releases })
  const answer = { outcome: { kind: 'read', value: list } }
  const modules = new Map([[`${HOST}/acme/net/aws`, { terraform: answer }]])
  const [provider] = root.providers
  if (provider === undefined) throw new Error('no provider')
  const found = resolver(roots, modules)(
    root,
    provider,
    (texts) => !(texts.includes('< 6.0') && texts.includes('>= 6.0'))
  )
  return found && `${found.calls.join(' ')} ${found.module} ${found.version}`
}

describe('a conflict with the package of a module ends with', () => {
  it('the newest release whose description allows it', () => {
    const constraints = {
      '2.1.0': '>= 6.0',
      '1.8.0': '>= 4.0',
      '1.9.0': '>= 5.0',
      '1.10.0-rc1': ''
    }
    expect(resolved(CONFLICT, [CONFLICT], constraints)).toBe('module.m7 acme/net/aws 1.9.0')
  })

  it('a newer release, if that allows it', () => {
    const constraints = { '2.1.0': '>= 6.0', '3.0.0': '>= 5.0', '1.9.0': '>= 5.0' }
    expect(resolved(CONFLICT, [CONFLICT], constraints)).toBe('module.m7 acme/net/aws 3.0.0')
  })

  it('the version that another root has opened', () => {
    const other = aRootOf(aCall(3, `${HOST}/acme/net/aws`, null, 'b/main.tf'), '1.4.0', ['>= 5.0'])
    expect(resolved(CONFLICT, [CONFLICT, other])).toBe('module.m7 acme/net/aws 1.4.0')
  })

  it('no version of another directory of the package, or for another client', () => {
    const inside = aCall(3, `${HOST}/acme/net/aws//modules/x`, null, 'b/main.tf')
    const other = { ...aRootOf(NET, '1.4.0', ['>= 5.0']), client: 'opentofu' as const }
    const roots = [CONFLICT, aRootOf(inside, '1.4.0', ['>= 5.0']), other]
    expect(resolved(CONFLICT, roots)).toBeNull()
  })

  it('no version that has the conflict, and not with the version in use, whatever its description says', () => {
    const constraints = { '2.1.0': '>= 5.0', '2.0.0': '>= 6.0' }
    expect(resolved(CONFLICT, [CONFLICT], constraints)).toBeNull()
  })
})

describe('a conflict with the packages of several calls of one module', () => {
  it('ends with the same version in all of them', () => {
    const second = aCall(9, `${HOST}/acme/net/aws`)
    const root = { ...CONFLICT, calls: [NET, second] }
    expect(resolved(root, [root], { '2.1.0': '>= 6.0', '1.9.0': '>= 5.0' })).toBe(
      'module.m7 module.m9 acme/net/aws 1.9.0'
    )
  })
})

describe('what is not known whole ends no conflict:', () => {
  it('a release whose description calls other packages', () => {
    const calls = [{ name: 'inner', source: `${HOST}/acme/inner/aws`, version: '' }]
    const described = new Map(
      Array.from(describing({ '1.9.0': '>= 5.0' }), ([version, modules]) => [
        version,
        modules.map((module) => ({ ...module, calls }))
      ])
    )
    expect(knownIn(described)).toEqual([])
  })

  it('a version whose opened package calls others', () => {
    const call = aCall(3, `${HOST}/acme/net/aws`, null, 'b/main.tf')
    const other = aRootOf(call, '1.4.0', ['>= 5.0'])
    const inside = other.providers[0]?.constraints.at(-1)?.place ?? call.place
    const inner = { ...aCall(1, `${HOST}/acme/inner/aws`), place: inside }
    expect(resolved(CONFLICT, [CONFLICT, { ...other, calls: [call, inner] }])).toBeNull()
  })
})

it('Of releases that require the same, the newest is kept, and of all at most twenty', () => {
  const versions = Array.from({ length: 60 }, (_, at) => [`1.${at}.0`, `>= ${Math.floor(at / 2)}`])
  const described = describing(Object.fromEntries(versions))
  const releases = knownIn(described)
  expect(releases.map(({ version }) => version)).toEqual(
    Array.from({ length: 20 }, (_, at) => `1.${59 - 2 * at}.0`)
  )
})
