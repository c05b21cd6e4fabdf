// Runs the built Action on a checkout of given files.
import { type CheckoutFiles, writeCheckout } from './checkout.ts'
import { type ActionEnded, runAction } from './program.ts'
import type { FakeRegistry } from './registry.ts'
import { temporaryDirectory } from './temporary.ts'

/** Without retries, so that tests can count requests. */
export async function runOn(
  registry: FakeRegistry,
  files: CheckoutFiles,
  inputs: Readonly<Record<string, string>> = {}
): Promise<ActionEnded> {
  await using directory = await temporaryDirectory()
  writeCheckout(directory.path, files)
  const reach = { resolve: registry.resolve, 'ca-file': registry.caFile }
  return await runAction({ ...reach, ...inputs }, { directory: directory.path })
}

/** The output `hosts`, sorted. */
export function hostsIn({ outputs }: ActionEnded): readonly string[] {
  const hosts: readonly string[] = JSON.parse(outputs['hosts'] ?? '')
  return hosts.toSorted()
}

/** A module block; its source is in line 2 from column 13. */
export const moduleFrom = (source: string, name = 'network'): string =>
  `module "${name}" {\n  source  = "${source}"\n  version = "~> 1.0"\n}\n`

export const documentUrl = (host: string): string => `https://${host}/.well-known/terraform.json`
