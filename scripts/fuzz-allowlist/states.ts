// States in the checkout, and what an earlier `init` saved.
import type { Checkout } from './checkout.ts'
import { type Attribute, block, literal, text } from './syntax.ts'

export const attributes = (
  values: Readonly<Record<string, string | boolean | number>>
): Attribute[] =>
  Object.entries(values).map(([name, value]) => [
    name,
    typeof value === 'string' ? text(value) : literal(value)
  ])

/** An address as arguments of backends have it. */
export function address(checkout: Checkout): string {
  const host = checkout.host()
  return checkout.random.pick([
    `https://${host}/s`,
    `https://${host}/s`,
    `http://${host}:8080/s`,
    `https://${host}`,
    host,
    `${host}:8443`,
    `HTTPS://${host.toUpperCase()}/s`,
    `https://user:pw@${host}/s`,
    `https://allowed.example.com@${host}/s`,
    `//${host}/s`,
    `https://é${host}/s`,
    `https://${host}./s`,
    `https:///${host}/s`
  ])
}

export function stateFile(checkout: Checkout, path: string): void {
  const { random } = checkout
  const host = checkout.host()
  const provider = random.pick([
    `provider["${host}/a/b"]`,
    `provider["${host}/a/b"]`,
    `provider["${host}:8443/a/b"].x`,
    `module.x.provider["${host}/a/b"]`,
    `provider["${host.toUpperCase()}/a/b"]`,
    `provider["a/b"]`,
    `provider["${host.replace('h', '\\u0068')}/a/b"]`,
    `provider[ "${host}/a/b" ]`
  ])
  const resource = {
    mode: random.pick(['managed', 'data']),
    type: 'b_x',
    name: 'n',
    provider,
    instances: []
  }
  const whole = {
    version: 4,
    terraform_version: '1.5.0',
    serial: 1,
    lineage: 'a',
    outputs: {},
    resources: [resource]
  }
  const body = JSON.stringify(whole, null, random.below(2))
  const changed = random.pick([
    body,
    body,
    body,
    body.replace('"provider"', '"PROVIDER"'),
    `\uFEFF${body}`,
    `${body} `
  ])
  checkout.files.set(checkout.atRoot(path), { kind: 'file', parts: [changed] })
}

/** A state beside the configuration, or that of the workspace which is selected. */
export function state(checkout: Checkout): void {
  const name = checkout.random.pick(['default', 'foo', '../x', 'foo\n', ''])
  if (checkout.chance(2)) {
    stateFile(checkout, 'terraform.tfstate')
    return
  }
  checkout.file(checkout.atRoot('.terraform/environment'), name)
  if (checkout.chance(3)) {
    const type = block('backend', ['local'], ...attributes({ workspace_dir: 'w' }))
    checkout.add(checkout.root, block('terraform', [], type))
    stateFile(checkout, `w/${name.trim()}/terraform.tfstate`)
  } else stateFile(checkout, `terraform.tfstate.d/${name.trim()}/terraform.tfstate`)
}

// What Terraform 1.11 and OpenTofu 1.12 save for `backend "http" {}`. Then they use what is saved.
const HASHES = { terraform: 3307601501, opentofu: 2984870146 }

export function saved(checkout: Checkout): void {
  const { random } = checkout
  checkout.usesClouds = true
  const config = random.pick([
    { type: 'http', config: { address: address(checkout), retry_max: 0 } },
    { type: 'http', config: { address: `https://${checkout.host()}/s`, retry_max: 0 } },
    {
      type: 'remote',
      config: { hostname: checkout.host(), organization: 'o', workspaces: [{ name: 'w' }] }
    }
  ])
  const hash = random.below(4) > 0 ? HASHES[checkout.client] : 1
  const whole = { version: 3, serial: 1, lineage: 'a', backend: { ...config, hash }, modules: [] }
  checkout.files.set(checkout.atRoot('.terraform/terraform.tfstate'), {
    kind: 'file',
    parts: [JSON.stringify(whole)]
  })
  if (random.below(4) > 0) {
    checkout.add(checkout.root, block('terraform', [], block('backend', ['http'])))
  }
}
