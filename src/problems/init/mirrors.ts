// Problems of the `provider_installation` block: wrong URLs of mirrors, missing versions, and providers without a method.
import { MAIN_CLIENTS } from '../../protocol/clients.ts'
import { brief, returned, type Status } from '../brief.ts'
import { defineProblem, error } from '../problem.ts'

export const mirrorUrl = defineProblem(
  error('mirror-url', 'URL of a network mirror is wrong', MAIN_CLIENTS),
  /**
   * `slash`: the URL does not end in a slash, and `asked` was requested instead of a file below it; `isUsable`: another method has the provider. `port`: the
   * clients read the host of `provider`, which has a port, as the scheme of a URL.
   */
  (
    wrong: { readonly mirror: string } & (
      | {
          readonly kind: 'slash'
          readonly asked: string
          readonly result: string
          readonly isUsable: boolean
        }
      /** `at` is the place of the block in the CLI configuration. */
      | { readonly kind: 'port'; readonly provider: string; readonly at: string }
    )
  ) => {
    const { mirror } = wrong
    if (wrong.kind === 'port') {
      return {
        message: `the network mirror ${mirror} (${wrong.at}) cannot have ${wrong.provider}, because the CLIs read a host with a port as a URL scheme`,
        help: `add \`exclude = ["${wrong.provider.split('/')[0]}/*/*"]\` to \`network_mirror\`, and a \`direct\` block that includes the host`
      }
    }
    return {
      message: `the URL of the network mirror ${mirror} has no slash at the end, so the CLIs request ${wrong.asked}, which ${brief(wrong.result)}`,
      help: `set \`url = "${mirror}/"\``,
      ...(wrong.isUsable ? { severity: 'warning' as const } : {})
    }
  }
)

/** `isListed`: by the mirror itself; otherwise by another installation method. */
type LacksVersion = Status & {
  readonly provider: string
  readonly version: string
  readonly mirror: string
  readonly isListed: boolean
}

export const mirrorVersion = defineProblem(
  error('mirror-version', 'Network mirror lacks the chosen version', MAIN_CLIENTS),
  ({ provider, version, mirror, isListed, ...answer }: LacksVersion) => {
    const shown = `${provider} ${brief(version, 40)}`
    return {
      message: isListed
        ? `the network mirror ${mirror} lists ${shown} but does not have it: ${returned(answer)}`
        : `the network mirror ${mirror} does not have ${shown}, which another installation method lists: ${returned(answer)}`,
      help: {
        operator: `add ${brief(version, 40)} to the mirror, for example with \`terraform providers mirror\``,
        user: isListed
          ? 'set `version` to one that the mirror has'
          : `exclude ${provider} from \`network_mirror\`, or set \`version\` to one that the mirror has`
      }
    }
  }
)

export const providerExcluded = defineProblem(
  error('provider-excluded', 'No installation method covers a provider', MAIN_CLIENTS),
  ({ provider }: { readonly provider: string }) => ({
    message: `no installation method in \`provider_installation\` covers ${provider}`,
    help: `add ${provider} to \`include\` of a method, or add a \`direct\` block`
  })
)
