// Directories whose files are parts of documents or of other modules, so that `init` runs in none of them.
import { basename, join } from 'node:path'
import { below, withAbove } from '../../rules/protocol/local/paths.ts'
import { once } from '../../rules/text/once.ts'
import type { CheckoutFiles } from './checkout-files.ts'

// The documents of a provider have these examples (github.com/hashicorp/terraform-plugin-docs), and its tests in Go read files.
const OF_PROVIDER =
  /(?:^|\/)(?:testdata|examples\/(?:resources|data-sources|provider|functions|actions|(?:ephemeral|list)-resources))(?:\/|$)/
const MIXINS = /(^|\/)mixins(\/|$)/
const IN_GO_MOD =
  /^module\s+(\S*\/)?terraform-provider-|^(?!.*\/\/\s*indirect).*\bhashicorp\/terraform-plugin-(framework|sdk)\b/m
// Programs that read HCL, such as Terraform, and their inputs: the go command reads no file below a directory of this name.
const READS_HCL = /^(?!.*\/\/\s*indirect).*\bhashicorp\/hcl\b/m
const TESTDATA = /(?:^|\/)testdata(?:\/|$)/

/** True for a directory that is only copied from: mixins, and what documents of a provider and tests in Go hold. `root` is the path of the checkout. */
export function snippetsIn(root: string, { exists, read }: Pick<CheckoutFiles, 'exists' | 'read'>) {
  const isProvider = once(
    (name: string) =>
      basename(join(root, name)).startsWith('terraform-provider-') ||
      IN_GO_MOD.test(read(below(name, 'go.mod')) ?? '') ||
      exists(below(name, 'terraform-registry-manifest.json'))
  )
  const readsHcl = once((name: string) => READS_HCL.test(read(below(name, 'go.mod')) ?? ''))
  return (directory: string): boolean =>
    MIXINS.test(directory) ||
    (OF_PROVIDER.test(directory) && ['', ...withAbove(directory)].some(isProvider)) ||
    (TESTDATA.test(directory) && ['', ...withAbove(directory)].some(readsHcl))
}
