// Names the repository whose files are in a directory, and the commit that is checked out.
import { basename, resolve } from 'node:path'
import { checkoutAt, type Remote } from './checkout.ts'

/** By the remote `origin`, the run, or else the directory. */
export function nameRepository(directory: string, environment: NodeJS.ProcessEnv): Repository {
  const checkout = checkoutAt(directory)
  const remote = checkout?.remote ?? null
  if (checkout !== null && remote !== null) {
    const isOnServer = checkout.isFetched || checkout.commit === environment['GITHUB_SHA']
    return {
      name: `${remote.owner}/${remote.name}`,
      url: pageOf(remote, environment['GITHUB_SERVER_URL']),
      commit: isOnServer ? checkout.commit : null
    }
  }
  const name = checkout === null ? nameInRun(directory, environment) : null
  return { name: name ?? directoryName(directory), url: null, commit: null }
}

/** The server of the run may be one of plain HTTP, and a remote of SSH does not tell. */
function pageOf({ host, owner, name }: Remote, server = ''): string {
  const scheme = URL.parse(server)?.host === host ? URL.parse(server)?.protocol : 'https:'
  return `${scheme}//${host}/${owner}/${name}`
}

const NAME = /^[\w.-]+\/[\w.-]+$/

function nameInRun(directory: string, environment: NodeJS.ProcessEnv): string | null {
  const { GITHUB_WORKSPACE: workspace, GITHUB_REPOSITORY: name = '' } = environment
  const isWorkspace = workspace !== undefined && resolve(workspace) === resolve(directory)
  return isWorkspace && NAME.test(name) ? name : null
}

/** Only has characters that names of repositories may have. */
const directoryName = (directory: string): string =>
  basename(resolve(directory))
    .replace(/[^\w.-]+/g, '-')
    .replace(/^\.+$/, '') || 'repository'

export type Repository = {
  /** `acme/network`: unique among the repositories of one check. */
  readonly name: string
  /** Its page, `https://github.com/acme/network`; null if that is not known. */
  readonly url: string | null
  /** The commit that is checked out, if the server of the page has it; else null. */
  readonly commit: string | null
}
