// Registries that answer everyone, whose users do not run them.

/** The page that reports outages, by host. */
const STATUS_PAGES: ReadonlyMap<string, string> = new Map([
  ['registry.terraform.io', 'https://status.hashicorp.com'],
  ['app.terraform.io', 'https://status.hashicorp.com'],
  ['app.eu.terraform.io', 'https://status.hashicorp.com'],
  ['registry.opentofu.org', 'https://status.opentofu.org'],
  ['gitlab.com', 'https://status.gitlab.com']
])

/** The status page of a public registry; null for any other host. */
export const statusPageOf = (host: string): string | null => STATUS_PAGES.get(host) ?? null
