// The answers of a registry with any number of modules and providers, each with many versions.

const VERSIONS = Array.from({ length: 20 }, (_, index) => `1.${index}.0`)
const PLATFORMS = ['linux_amd64', 'linux_arm64', 'darwin_arm64', 'windows_amd64'].map((each) => {
  const [os = '', arch = ''] = each.split('_')
  return { os, arch }
})

const DOCUMENT = JSON.stringify({ 'modules.v1': '/v1/modules/', 'providers.v1': '/v1/providers/' })
const MODULE = JSON.stringify({
  modules: [{ versions: VERSIONS.map((version) => ({ version })) }]
})
const PROVIDER = JSON.stringify({
  versions: VERSIONS.map((version) => ({ version, protocols: ['5.0'], platforms: PLATFORMS }))
})

/** The body for a path: the versions of every module and provider, else the discovery document. */
export function registryAnswer(path: string): string {
  if (path.startsWith('/v1/modules/')) return MODULE
  return path.startsWith('/v1/providers/') ? PROVIDER : DOCUMENT
}
