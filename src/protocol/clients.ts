// The programs that perform service discovery, and the limits of the two whose verdict is ours.

/** A program whose verdict ours must equal. */
export type MainClient = 'terraform' | 'opentofu'

/** Any program that reads a discovery document with rules of its own. */
export type Client = MainClient | 'dependabot' | 'renovate' | 'terragrunt' | 'checkov'

export const MAIN_CLIENTS: readonly MainClient[] = ['terraform', 'opentofu']

export const ALL_CLIENTS: readonly Client[] = [
  ...MAIN_CLIENTS,
  'dependabot',
  'renovate',
  'terragrunt',
  'checkov'
]

export const CLIENT_NAMES: Readonly<Record<Client, string>> = {
  terraform: 'Terraform',
  opentofu: 'OpenTofu',
  dependabot: 'Dependabot',
  renovate: 'Renovate',
  terragrunt: 'Terragrunt',
  checkov: 'Checkov'
}

/**
 * Redirects that each client follows before it gives up. Terraform: svchost disco.go, `len(via) > 3`.
 * OpenTofu's command line passes its inner http.Client, so net/http's own limit of 10 requests holds.
 */
export const MAX_REDIRECTS: Readonly<Record<MainClient, number>> = { terraform: 3, opentofu: 9 }

/**
 * Time that each client gives one discovery, all redirects and the document. Terraform: svchost
 * disco.go. OpenTofu: cliconfig/registry_protocols.go, unless TF_REGISTRY_CLIENT_TIMEOUT says otherwise.
 */
export const MAX_DISCOVERY_MS: Readonly<Record<MainClient, number>> = {
  terraform: 11_000,
  opentofu: 10_000
}
