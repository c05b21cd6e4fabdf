import { readFileSync } from 'node:fs'
import { describe, expect, it } from '@jest/globals'
import type { MainClient } from '../../src/protocol/clients.ts'
import { MAIN_CLIENTS } from '../../src/protocol/clients.ts'
import type { ModuleAddress } from '../../src/protocol/module-address.ts'
import { parseComponentSource, parseModuleSource } from '../../src/protocol/module-address.ts'
import { packageHostOf } from '../../src/protocol/package-address.ts'

const remote = (host: string, subdirectory = ''): ModuleAddress => ({
  kind: 'remote',
  subdirectory,
  host
})

const cases: { name: string; text: string; client?: MainClient; want: ModuleAddress }[] = [
  {
    name: 'puts a directory in a GitHub repository before the subdirectory',
    text: 'github.com/acme/network/modules//aws?ref=v1/x',
    want: remote('github.com', 'modules/aws')
  },
  {
    name: 'rejects a GitHub address without a repository',
    text: 'github.com/acme',
    want: { kind: 'invalid', error: 'GitHub URLs should be github.com/username/repo' }
  },
  {
    name: 'accepts a forced getter before a shorthand',
    text: 'hg::bitbucket.org/acme/network',
    want: remote('bitbucket.org')
  },
  {
    name: 'rejects a forced getter with a colon too many',
    text: 'git:://example.com/network',
    want: { kind: 'invalid', error: 'invalid source address: git:://example.com/network' }
  },
  {
    name: 'rejects an invalid query over SSH',
    text: 'git@example.com:acme/network?ref=a;b',
    client: 'opentofu',
    want: {
      kind: 'invalid',
      error: 'error parsing GitHub SSH URL: invalid semicolon separator in query'
    }
  },
  {
    name: 'accepts a bucket with a region in its host',
    text: 'acme.s3-eu-west-1.amazonaws.com/network.zip',
    want: remote('s3-eu-west-1.amazonaws.com')
  },
  {
    name: 'rejects a host of Amazon that is not a bucket',
    text: 'a.b.c.d.amazonaws.com/x',
    want: { kind: 'invalid', error: 'URL is not a valid S3 URL' }
  },
  {
    name: 'accepts any host that ends with googleapis.com for Terraform',
    text: 'fakegoogleapis.com/a/b/c/d',
    want: remote('www.googleapis.com')
  },
  {
    name: 'requires a dot before googleapis.com for OpenTofu',
    text: 'fakegoogleapis.com/a/b/c/d',
    client: 'opentofu',
    want: {
      kind: 'invalid',
      error:
        'OpenTofu cannot detect a supported external module source type for fakegoogleapis.com/a/b/c/d'
    }
  },
  {
    name: 'reads a URL with an invalid host as a path',
    text: 'https://exa mple.com/x',
    want: {
      kind: 'invalid',
      error:
        'Terraform cannot detect a supported external module source type for https://exa mple.com/x'
    }
  },
  {
    name: 'reads a URL with an invalid port as a path',
    text: 'https://example.com:abc/x',
    want: {
      kind: 'invalid',
      error:
        'Terraform cannot detect a supported external module source type for https://example.com:abc/x'
    }
  },
  {
    name: 'accepts a space in a repository',
    text: 'github.com/acme/net work',
    want: remote('github.com')
  },
  {
    name: 'accepts escaped bytes that are not UTF-8',
    text: 'bitbucket.org/acme/net%e9',
    want: remote('bitbucket.org')
  },
  {
    name: 'accepts a percent sign in a path over SSH',
    text: 'git@exämple.com:acme/n%41?b=1&a=%2f',
    want: remote('xn--exmple-cua.com')
  },
  {
    name: 'keeps wildcards in a subdirectory',
    text: 'git@example.com:acme/network//modules/(a*)',
    want: remote('example.com', 'modules/(a*)')
  },
  {
    name: 'escapes a directory in a GitHub repository twice',
    text: 'github.com/acme/network/a b/(c)',
    want: remote('github.com', 'a%2520b/%2528c%2529')
  },
  {
    name: 'rejects a directory outside of a GitHub repository',
    text: 'github.com/acme/network/../x',
    want: {
      kind: 'invalid',
      error: 'detected subdirectory path "../x" leads outside of the module package'
    }
  },
  {
    name: 'quotes an invalid escape',
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
    name: 'with two parts is on the default registry',
    text: 'acme/network',
    want: { host: 'registry.terraform.io', hostImplied: true, namespace: 'acme', name: 'network' }
  },
  {
    name: 'with three parts begins with the host',
    text: 'Registry.example.com:443/acme/network//a/./b',
    want: { host: 'registry.example.com', hostImplied: false, subdirectory: 'a/b' }
  },
  {
    name: 'cannot be on gitlab.com, which modules can',
    text: 'gitlab.com/acme/network',
    why: 'can\'t use "gitlab.com" as a component registry host, because it\'s reserved for installing directly from version control repositories'
  },
  {
    name: 'cannot have a host without a dot',
    text: 'localhost/acme/network',
    why: 'invalid component registry hostname: must contain at least one dot'
  },
  {
    name: 'needs two parts after the host',
    text: 'registry.example.com/network',
    why: 'source address must have two more components after the hostname: the namespace and the name'
  },
  {
    name: 'cannot have a query',
    text: 'acme/network?ref=v1',
    why: 'component registry addresses may not include a query string portion'
  },
  {
    name: 'cannot have four parts',
    text: 'registry.example.com/acme/network/aws',
    why: 'a component registry source address must have either two or three slash-separated segments'
  },
  {
    name: 'cannot have a subdirectory outside of the package',
    text: 'acme/network//../x',
    why: 'subdirectory path "../x" leads outside of the component package'
  }
]

it.each(components)('a component source $name', ({ text, want, why }) => {
  const parsed = parseComponentSource(text)
  expect(parsed.ok ? parsed.value : parsed.why).toEqual(why ?? expect.objectContaining(want ?? {}))
})

describe('the host of a package', () => {
  // `package` is what Terraform 1.15.9 and OpenTofu 1.12.6 make of the text; null where it is none.
  const packages: { text: string; package: string | null; host: string | null }[] = JSON.parse(
    readFileSync(new URL('../vectors/package-hosts.json', import.meta.url), 'utf8')
  )

  it.each(packages)('$text is $host', ({ text, host, package: made }) => {
    for (const client of MAIN_CLIENTS) {
      const address = parseModuleSource(text, client)
      expect(address.kind === 'remote').toBe(made !== null)
      expect(address.kind === 'remote' ? address.host : null).toBe(host)
    }
  })

  const beginnings = [
    { text: 'git::https://git.example.com/acme/', host: 'git.example.com' },
    { text: 'git@git.example.com:', host: 'git.example.com' },
    { text: 'github.com/', host: 'github.com' },
    { text: 'git::https://git.example', host: null },
    { text: 'git::ssh://git@', host: null },
    { text: 'git@git.example', host: null },
    { text: 'acme/', host: null }
  ]
  it.each(beginnings)('is $host if only "$text" is known', ({ text, host }) => {
    expect(packageHostOf(text, 'terraform')).toBe(host)
  })
})
