// Which repository on which server a checkout is of.

export type Remote = {
  /** In lower case; with its port if the URL is one of HTTP and has one. */
  readonly host: string
  /** On servers with nested groups, all of them: `group/subgroup`. */
  readonly owner: string
  readonly name: string
}

// GitLab has at most 20 levels of groups.
const MAX_PARTS = 21
// No part is `.` or `..`.
const NAME = /^(?!\.{1,2}$)[\w.-]+$/

/** The repository of the remote `origin` in a Git configuration; null if its URL is not one of a server. */
export function remoteIn(config: string): Remote | null {
  let isOrigin = false
  for (const each of config.split('\n')) {
    const line = each.trim()
    if (line.startsWith('[')) isOrigin = line === '[remote "origin"]'
    const at = line.indexOf('=')
    if (!isOrigin || at < 0 || line.slice(0, at).trim().toLowerCase() !== 'url') continue
    return remoteOf(line.slice(at + 1).trim())
  }
  return null
}

/** Reads `https://host/owner/name.git`, `ssh://git@host/owner/name` or `git@host:owner/name`, without the user. */
function remoteOf(url: string): Remote | null {
  const short = /^[\w.-]+@([\w.-]+):(?!\/)(.+)$/.exec(url)
  const [host, path] = short === null ? partsOf(url) : [short[1], short[2]]
  const parts = (path ?? '')
    .replace(/\/$/, '')
    .replace(/\.git$/, '')
    .split('/')
  const isPath = parts.length > 1 && parts.length <= MAX_PARTS
  if (!host || !isPath || !parts.every((part) => NAME.test(part))) return null
  return { host: host.toLowerCase(), owner: parts.slice(0, -1).join('/'), name: parts.at(-1) ?? '' }
}

function partsOf(url: string): readonly [host?: string, path?: string] {
  const parsed = URL.parse(url)
  if (parsed === null || !/^(https?|ssh):$/.test(parsed.protocol)) return []
  const host = parsed.protocol === 'ssh:' ? parsed.hostname : parsed.host
  return [host, parsed.pathname.slice(1)]
}
