// Module and component sources: every measured case, and what the cases do not reach.
import { readFileSync } from 'node:fs'
import { describe, expect, it } from '@jest/globals'
import type { MainClient } from '../../src/protocol/clients.ts'
import { CLIENT_NAMES, MAIN_CLIENTS } from '../../src/protocol/clients.ts'
import { showHostname } from '../../src/protocol/hostname.ts'
import type { ModuleAddress } from '../../src/protocol/module-address.ts'
import {
  parseComponentSource,
  parseModuleSource,
  parseRegistryModule
} from '../../src/protocol/module-address.ts'

type Row = {
  input: string
  kind: 'registry' | 'local' | 'remote' | 'error'
  host: string | null
  hostDisplay?: string
  hostOpenTofu?: string
  hostImplied?: boolean
  namespace: string | null
  name: string | null
  provider: string | null
  subdir: string | null
  error: string | null
  package?: string
  path?: string
  registryOnlyError: string | null
}

const rows: Row[] = JSON.parse(
  readFileSync(new URL('../vectors/module-source.json', import.meta.url), 'utf8')
)

// The rows are Terraform's; OpenTofu differs in its own name, in "string" and in its registry.
const inWordsOf = (client: MainClient, text: string): string =>
  client === 'terraform'
    ? text
    : text
        .replace(/^Terraform cannot/, `${CLIENT_NAMES[client]} cannot`)
        .replace('invalid source address', 'invalid source string')

function wanted(row: Row, client: MainClient): unknown {
  if (row.kind === 'error') return { kind: 'invalid', error: inWordsOf(client, row.error ?? '') }
  if (row.kind === 'local') return { kind: 'local', path: row.path }
  if (row.kind === 'remote') {
    return { kind: 'remote', package: row.package, subdirectory: row.subdir }
  }
  return {
    kind: 'registry',
    host: client === 'terraform' ? row.host : row.hostOpenTofu,
    hostImplied: row.hostImplied,
    namespace: row.namespace,
    name: row.name,
    system: row.provider,
    subdirectory: row.subdir
  }
}

describe.each(MAIN_CLIENTS)('a module source as %s reads it', (client) => {
  it.each(rows)('$input', (row) => {
    expect(parseModuleSource(row.input, client)).toEqual(wanted(row, client))
  })

  it.each(rows)('beside a version: $input', (row) => {
    const registry = parseRegistryModule(row.input, client)
    expect(registry.ok ? null : registry.why).toBe(row.registryOnlyError)
  })
})

it('a host is shown in Unicode', () => {
  for (const row of rows) {
    const address = parseModuleSource(row.input, 'terraform')
    if (address.kind === 'registry') expect(showHostname(address.host)).toBe(row.hostDisplay)
  }
})

const remote = (address: string, subdirectory = ''): ModuleAddress => ({
  kind: 'remote',
  package: address,
  subdirectory
})

const cases: { name: string; text: string; client?: MainClient; want: ModuleAddress }[] = [
  {
    name: 'the directory in a GitHub repository comes before the one that is asked for',
    text: 'github.com/acme/network/modules//aws?ref=v1/x',
    want: remote('git::https://github.com/acme/network.git?ref=v1/x', 'modules/aws')
  },
  {
    name: 'a GitHub address needs a repository',
    text: 'github.com/acme',
    want: { kind: 'invalid', error: 'GitHub URLs should be github.com/username/repo' }
  },
  {
    name: 'the way to fetch can be forced upon a shorthand',
    text: 'hg::bitbucket.org/acme/network',
    want: remote('hg::https://bitbucket.org/acme/network.git')
  },
  {
    name: 'a query that cannot be read is refused',
    text: 'git@example.com:acme/network?ref=a;b',
    client: 'opentofu',
    want: {
      kind: 'invalid',
      error: 'error parsing GitHub SSH URL: invalid semicolon separator in query'
    }
  },
  {
    name: 'a bucket of the older style',
    text: 'acme.s3-eu-west-1.amazonaws.com/network.zip',
    want: remote('s3::https://s3-eu-west-1.amazonaws.com/acme/network.zip')
  },
  {
    name: 'a host of Amazon that is no bucket',
    text: 'a.b.c.d.amazonaws.com/x',
    want: { kind: 'invalid', error: 'URL is not a valid S3 URL' }
  },
  {
    name: 'Terraform looks for Google by the end of a host',
    text: 'fakegoogleapis.com/a/b/c/d',
    want: remote('gcs::https://www.googleapis.com/storage/b/c/d')
  },
  {
    name: 'OpenTofu wants a dot before it',
    text: 'fakegoogleapis.com/a/b/c/d',
    client: 'opentofu',
    want: {
      kind: 'invalid',
      error:
        'OpenTofu cannot detect a supported external module source type for fakegoogleapis.com/a/b/c/d'
    }
  },
  {
    name: 'a host that no URL can have makes it a path',
    text: 'https://exa mple.com/x',
    want: {
      kind: 'invalid',
      error:
        'Terraform cannot detect a supported external module source type for https://exa mple.com/x'
    }
  },
  {
    name: 'a port that is no number makes it a path',
    text: 'https://example.com:abc/x',
    want: {
      kind: 'invalid',
      error:
        'Terraform cannot detect a supported external module source type for https://example.com:abc/x'
    }
  },
  {
    name: 'a space in a repository is escaped',
    text: 'github.com/acme/net work',
    want: remote('git::https://github.com/acme/net%20work.git')
  },
  {
    name: 'a name that is ASCII and escaped is no longer, once something is added to it',
    text: 'github.com/acme/%6eetwork',
    want: remote('git::https://github.com/acme/network.git')
  },
  {
    name: 'and stays as it is while nothing is',
    text: 'github.com/acme/%6eetwork%2egit',
    want: remote('git::https://github.com/acme/%6eetwork%2egit')
  },
  {
    name: 'bytes that are not UTF-8 stay what they are',
    text: 'bitbucket.org/acme/net%e9',
    want: remote('git::https://bitbucket.org/acme/net%E9.git')
  },
  {
    name: 'an escape means nothing in a path over SSH',
    text: 'git@exämple.com:acme/n%41?b=1&a=%2f',
    want: remote('git::ssh://git@ex%C3%A4mple.com/acme/n%2541?a=%2F&b=1')
  },
  {
    name: 'wildcards in a directory stay',
    text: 'git@example.com:acme/network//modules/(a*)',
    want: remote('git::ssh://git@example.com/acme/network', 'modules/(a*)')
  },
  {
    name: 'a broken escape says where it is',
    text: 'github.com/acme/%zz',
    want: {
      kind: 'invalid',
      error:
        'error parsing GitHub URL: parse "https://github.com/acme/%zz": invalid URL escape "%zz"'
    }
  }
]

it.each(cases)('$name', ({ text, client = 'terraform', want }) => {
  expect(parseModuleSource(text, client)).toEqual(want)
})

const components: { name: string; text: string; want?: object; why?: string }[] = [
  {
    name: 'two parts are on the default registry',
    text: 'acme/network',
    want: { host: 'registry.terraform.io', hostImplied: true, namespace: 'acme', name: 'network' }
  },
  {
    name: 'three parts begin with the host',
    text: 'Registry.example.com:443/acme/network//a/./b',
    want: { host: 'registry.example.com', hostImplied: false, subdirectory: 'a/b' }
  },
  {
    name: 'gitlab.com is reserved here, though not for modules',
    text: 'gitlab.com/acme/network',
    why: 'can\'t use "gitlab.com" as a component registry host, because it\'s reserved for installing directly from version control repositories'
  },
  {
    name: 'a host needs a dot',
    text: 'localhost/acme/network',
    why: 'invalid component registry hostname: must contain at least one dot'
  },
  {
    name: 'a host alone is not enough',
    text: 'registry.example.com/network',
    why: 'source address must have two more components after the hostname: the namespace and the name'
  },
  {
    name: 'a query is refused',
    text: 'acme/network?ref=v1',
    why: 'component registry addresses may not include a query string portion'
  },
  {
    name: 'four parts are too many',
    text: 'registry.example.com/acme/network/aws',
    why: 'a component registry source address must have either two or three slash-separated segments'
  },
  {
    name: 'a directory outside is refused',
    text: 'acme/network//../x',
    why: 'subdirectory path "../x" leads outside of the component package'
  }
]

it.each(components)('a component source: $name', ({ text, want, why }) => {
  const parsed = parseComponentSource(text)
  expect(parsed.ok ? parsed.value : parsed.why).toEqual(why ?? expect.objectContaining(want ?? {}))
})

it('a long source of any shape is read in time', () => {
  const started = performance.now()
  for (const piece of ['/', '%', '@', ':', '//', 'a', '?a=b&', '../', '"']) {
    parseModuleSource(`git@example.com:a${piece.repeat(2e5 / piece.length)}`, 'opentofu')
    parseModuleSource(`github.com/a/b${piece.repeat(2e5 / piece.length)}`, 'terraform')
  }
  // A second or two when nothing else runs; what grows with the square takes minutes.
  expect(performance.now() - started).toBeLessThan(15_000)
}, 30_000)
