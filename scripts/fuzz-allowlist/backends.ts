// Where the state is, as files of the root module say: backends, `cloud`, encryption.
import { ALLOWED, type Checkout } from './checkout.ts'
import { address, attributes, saved, state, stateFile } from './states.ts'
import {
  type Attribute,
  type Block,
  block,
  expression,
  native,
  text,
  type Value,
  withItem
} from './syntax.ts'

/** Adds something about the state to the root module that may make `init` contact a host. */
export function nameStateHost(checkout: Checkout): void {
  checkout.one(
    () => backend(checkout),
    () => backend(checkout),
    () => backend(checkout),
    () => cloud(checkout),
    () => state(checkout),
    () => state(checkout),
    () => saved(checkout),
    () => (checkout.client === 'opentofu' ? encryption(checkout) : backend(checkout))
  )
}

const S3 = {
  bucket: 'bkt',
  key: 'k',
  region: 'us-east-1',
  access_key: 'A',
  secret_key: 'S',
  max_retries: 0,
  skip_requesting_account_id: true
}
const AZURE = { storage_account_name: 'acct1', container_name: 'cont1', key: 'k' }
const COS = { bucket: 'b-1', region: 'ap-guangzhou', secret_id: 'i', secret_key: 'k' }
const OSS = { bucket: 'bkt1', region: 'cn-beijing', access_key: 'a', secret_key: 's' }

function backendBody(checkout: Checkout): readonly [type: string, body: (Attribute | Block)[]] {
  const { random } = checkout
  const at = address(checkout)
  const host = checkout.host()
  const endpoints = (name: string): Attribute => [
    'endpoints',
    withItem(name, text(at), text(`https://${ALLOWED}`), random)
  ]
  const skipped = { ...S3, skip_credentials_validation: true }
  return random.pick([
    ['http', attributes({ address: at, retry_max: 0 })],
    ['http', attributes({ address: at, lock_address: `https://${host}/l`, retry_max: 0 })],
    ['remote', [...attributes({ hostname: host, organization: 'o' }), workspaces('default')]],
    ['remote', [...attributes({ hostname: `${host}:8443`, organization: 'o' }), workspaces('w')]],
    ['consul', attributes({ address: at, path: 'p' })],
    ['consul', attributes({ address: host, scheme: 'https', path: 'p' })],
    ['pg', attributes({ conn_str: `postgres://${host}/db` })],
    ['pg', attributes({ conn_str: `postgres://allowed.example.com@${host}:5433/db` })],
    ['pg', attributes({ conn_str: `host=${host} sslmode=disable` })],
    ['pg', attributes({ conn_str: `postgres:///db?host=${host}` })],
    ['s3', [...attributes(skipped), endpoints('s3')]],
    ['s3', [...attributes(S3), endpoints('sts')]],
    ['s3', [...attributes(skipped), endpoints(random.pick(['iam', 'dynamodb', 'sso']))]],
    ['s3', attributes({ ...skipped, endpoint: at })],
    ['s3', attributes({ ...S3, sts_endpoint: at })],
    ['s3', attributes({ ...skipped, https_proxy: `http://${host}:3128` })],
    ['s3', attributes({ ...skipped, region: `x.${host}` })],
    ['s3', attributes({ ...skipped, bucket: `${host}/x` })],
    ['gcs', attributes({ bucket: 'b', access_token: 't', storage_custom_endpoint: at })],
    ['gcs', attributes({ bucket: `@${host}`, access_token: 't' })],
    ['azurerm', attributes({ ...AZURE, access_key: 'QUJD', metadata_host: host })],
    ['azurerm', attributes({ ...AZURE, access_key: 'QUJD', storage_account_name: `${host}/x#` })],
    ['azurerm', attributes({ ...AZURE, access_key: 'QUJD', storage_account_name: `x@${host}/` })],
    ['cos', attributes({ ...COS, region: `x@${host}/` })],
    ['cos', attributes({ ...COS, region: host })],
    ['oss', attributes({ ...OSS, endpoint: at })],
    ['oss', attributes({ ...OSS, bucket: `${host}/` })],
    ['oss', attributes({ ...OSS, region: `${host}#` })],
    ['kubernetes', attributes({ secret_suffix: 's', host: at, token: 't' })],
    ['local', attributes({ path: 'state.json' })],
    ['etcdv3', attributes({ endpoints: at })]
  ] as const)
}

const workspaces = (name: string): Block => block('workspaces', [], ['name', text(name)])

function backend(checkout: Checkout): void {
  const { random } = checkout
  const [type, body] = backendBody(checkout)
  checkout.usesClouds = true
  const first = body[0]
  // OpenTofu evaluates arguments; Terraform refuses them.
  if (first !== undefined && Array.isArray(first) && checkout.chance(10)) {
    const name = checkout.name('b')
    const value = first[1] as Value
    checkout.add(checkout.root, block('locals', [], [name, value]))
    body[0] = [first[0] as string, expression(`local.${name}`)]
  }
  const made = block('terraform', [], block('backend', [type], ...body))
  if (type === 'local') stateFile(checkout, 'state.json')
  if (random.below(8) === 0) {
    checkout.add(checkout.root, block('terraform', [], block('backend', ['local'])))
    checkout.file(checkout.atRoot('backend_override.tf'), native(made))
  } else checkout.add(checkout.root, made)
}

function cloud(checkout: Checkout): void {
  const { random } = checkout
  const host = checkout.host()
  const hostname = random.pick([host, host.toUpperCase(), `${host}:8443`, `é${host}`, `${host}.`])
  const body = [...attributes({ hostname, organization: 'o' }), workspaces('w')]
  if (random.below(6) === 0) body.shift()
  checkout.add(checkout.root, block('terraform', [], block('cloud', [], ...body)))
}

/** Key providers that contact a host. */
function encryption(checkout: Checkout): void {
  checkout.usesClouds = true
  const at = address(checkout)
  const provider = checkout.random.pick([
    block(
      'key_provider',
      ['openbao', 'k'],
      ...attributes({ address: at, token: 't', key_name: 'k' })
    ),
    block(
      'key_provider',
      ['aws_kms', 'k'],
      ...attributes({
        kms_key_id: 'a',
        region: 'us-east-1',
        key_spec: 'AES_256',
        access_key: 'A',
        secret_key: 'S',
        max_retries: 0
      }),
      block('endpoints', [], ['sts', text(at)])
    )
  ])
  const method = block(
    'method',
    ['aes_gcm', 'm'],
    ['keys', reference(`key_provider.${provider.labels[0]}.k`)]
  )
  const part = checkout.random.pick(['state', 'plan', 'remote_state_data_sources'])
  const used = block(part, [], ['method', reference('method.aes_gcm.m')])
  checkout.add(
    checkout.root,
    block('terraform', [], block('encryption', [], provider, method, used))
  )
}

const reference = (name: string): Value => expression(name)
