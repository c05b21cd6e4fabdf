// Which clients besides the two CLIs use a repository, by their configuration and by the tools that run them. Only the
// wording of reports depends on it, so one mention is enough: to leave a client out would hide a consequence.
import type { Client } from '../../protocol/clients.ts'
import { linesOf } from './lines.ts'
import type { ToolText } from './tool-files.ts'

type Configuration = {
  readonly client: Client
  /** Paths from the root of the checkout. */
  readonly path: RegExp
  /** Must be on a line, comments aside; any content will do without it. */
  readonly line?: RegExp
}

const CONFIGURATIONS: readonly Configuration[] = [
  // GitHub's, and those of the services that run Dependabot elsewhere.
  {
    client: 'dependabot',
    path: /^\.(?:github|gitlab|azuredevops)\/dependabot\.ya?ml$/,
    line: /\bpackage-ecosystem["']?\s*:\s*["']?(?:terraform|opentofu)\b/
  },
  // Renovate looks for these names (lib/config/app-strings.ts, getConfigFileNames).
  {
    client: 'renovate',
    path: /^(?:(?:\.git(?:hub|lab)\/)?renovate\.json[5c]?|\.renovaterc(?:\.json[5c]?)?)$/
  },
  { client: 'renovate', path: /^package\.json$/, line: /"renovate"\s*:/ },
  { client: 'checkov', path: /^\.checkov\.ya?ml$/ }
]

/** Whether a file, relative to the root of the checkout, configures a client. */
export const configuresClient = (file: string): boolean =>
  CONFIGURATIONS.some(({ path }) => path.test(file))

const NAMED = /(?<![\w-])(?:terragrunt|checkov|renovate)/gi

/**
 * The clients that a file configures, or that a tool file names. A tool file names Dependabot for many
 * reasons; only its configuration says whether it looks at registries.
 */
export function otherClientsIn({ file, text }: ToolText): readonly Client[] {
  if (configuresClient(file)) {
    const lines = linesOf(file, text)
    return CONFIGURATIONS.filter(
      ({ path, line }) =>
        path.test(file) && (line === undefined || lines.some((each) => line.test(each.text)))
    ).map(({ client }) => client)
  }
  // Nearly every file ends here.
  if (text.search(NAMED) < 0) return []
  return linesOf(file, text).flatMap(
    (line) => line.text.match(NAMED)?.map((name) => name.toLowerCase() as Client) ?? []
  )
}
