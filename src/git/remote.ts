// Which repository on which server a checkout is of.

export type Remote = {
  /** In lower case; with its port if the URL is one of HTTP and has one. */
  readonly host: string
  readonly owner: string
  readonly name: string
}

// Neither part is `.` or `..`.
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

/** Of `https://host/owner/name.git`, `ssh://git@host/owner/name` or `git@host:owner/name`; a user is left out. */
function remoteOf(url: string): Remote | null {
  const short = /^[\w.-]+@([\w.-]+):(?!\/)(.+)$/.exec(url)
  const [host, path] = short === null ? partsOf(url) : [short[1], short[2]]
  const [owner = '', name = '', ...rest] = (path ?? '').replace(/\/$/, '').split('/')
  const plain = name.replace(/\.git$/, '')
  if (!host || rest.length > 0 || !NAME.test(owner) || !NAME.test(plain)) return null
  return { host: host.toLowerCase(), owner, name: plain }
}

function partsOf(url: string): readonly [host?: string, path?: string] {
  const parsed = URL.parse(url)
  if (parsed === null || !/^(https?|ssh):$/.test(parsed.protocol)) return []
  const host = parsed.protocol === 'ssh:' ? parsed.hostname : parsed.host
  return [host, parsed.pathname.slice(1)]
}
