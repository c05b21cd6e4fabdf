// Addresses that people copy from a browser: pages of registries, and repositories.

// Of registry.terraform.io and terrareg: HOST/modules/NAMESPACE/NAME/SYSTEM[/VERSION[/…]]. HCP Terraform has them below
// /app/ORGANIZATION/registry, with the word `private` or `public`.
const PAGES = {
  module: page('modules', 3),
  provider: page('providers?', 2)
}

function page(name: string, parts: number): RegExp {
  const start = `([^/]+)(?:/app/[^/]+/registry)?/${name}/(?:private/|(public)/)?`
  const version = '(?:/(?:latest|v?\\d+(?:\\.\\d+)*)(?:/[^?]*)?)?'
  return new RegExp(`^${start}([^/?#]+(?:/[^/?#]+){${parts - 1}})${version}/?(?:#.*)?$`)
}

/** The address of the module or provider that a page of a registry is about, a URL without its scheme; null for another. */
export function addressOfPage(text: string, of: keyof typeof PAGES): string | null {
  const [, host = '', shared, names = ''] = PAGES[of].exec(text) ?? []
  if (names === '') return null
  // Each CLI has a default registry of its own for what is public.
  const isPublic = shared !== undefined || /^registry\.terraform\.io$|\.opentofu\.org$/.test(host)
  return isPublic ? names : `${host}/${names}`
}

// None of them has a registry of providers, and the first two none of modules.
const HOSTS = /^(?:www\.)?(?:github\.com|bitbucket\.org|gitlab\.com)/i

/** The host, or that of a URL without its scheme, is known for repositories, with which providers are confused. */
export const hasRepositories = (text: string): boolean =>
  /^(?:[:/].*)?$/s.test(text.replace(HOSTS, '')) && text !== ''

/** A URL without its scheme of a repository on such a host, or of a directory in it. */
export const isRepository = (text: string): boolean =>
  hasRepositories(text) &&
  /^[^/]+(?:\/[\w-]+){2}(?:\.git)?(?:\/\/[^?]*)?(?:\?ref=[^&]*)?$/.test(text)
