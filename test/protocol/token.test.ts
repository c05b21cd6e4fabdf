import { inspect } from 'node:util'
import { isPlaceholder, otherScheme, Token } from '../../src/rules/protocol/token.ts'
import { expect, it } from '../support/jest.ts'
import { seededRandom } from '../support/random.ts'

it('a token shows itself in no way of printing', () => {
  const token = new Token('very-secret')
  const ways = [
    String(token),
    `\${token}`,
    token.toString(),
    JSON.stringify({ token }),
    inspect(token),
    inspect({ deep: { token } }, { depth: 5, showHidden: true }),
    Object.keys(token).join(),
    JSON.stringify(Object.entries(token)),
    JSON.stringify({ ...token })
  ]
  for (const text of ways) expect(text).not.toContain('secret')
  expect(token.reveal()).toBe('very-secret')
})

it('a token in an error is not shown by its stack', () => {
  const error = Object.assign(new Error(`about ${new Token('very-secret')}`), {
    token: new Token('very-secret')
  })
  expect(inspect(error)).not.toContain('very-secret')
})

it.each([
  `\${CI_JOB_TOKEN}`,
  '$CI_JOB_TOKEN',
  '\\$TOKEN',
  '$env:TOKEN',
  '%TOKEN%',
  '$(TOKEN)',
  '$(cat /run/secrets/token)',
  '`cat token`',
  `\${{ secrets.REGISTRY_TOKEN }}`,
  '{{ token }}',
  '{token}',
  '#{TOKEN}#',
  '__TOKEN__',
  '@@TOKEN@@',
  `glpat-\${TOKEN}`,
  `Bearer \${TOKEN}`,
  `"\${TOKEN}"`,
  '<TOKEN>',
  '<your token>',
  '[TOKEN]',
  'secrets.REGISTRY_TOKEN',
  'env.TOKEN',
  'process.env.TOKEN',
  'var.token',
  'op://infra/registry/token',
  'vault:secret/data/registry#token',
  'ref+vault://secret/registry#token',
  'arn:aws:secretsmanager:eu-west-1:123456789012:secret:registry',
  'projects/acme/secrets/registry/versions/latest',
  'file("~/.token")',
  '@Microsoft.KeyVault(SecretUri=https://acme.vault.azure.net/secrets/token)',
  'ENC[AES256_GCM,data:Zm9v,iv:YmFy]',
  '~/.registry-token',
  '/run/secrets/token',
  'YOUR_API_TOKEN',
  'your-token-here',
  'REGISTRY_TOKEN',
  'changeme',
  'CHANGE_ME',
  'replace-with-token',
  'TODO',
  'xxxx',
  '0000',
  '****',
  '...',
  'glpat-xxxxxxxxxxxxxxxxxxxx',
  'xxxxxxxx.atlasv1.zzzzzzzz',
  'undefined',
  'null'
])('%s only stands for a token', (text) => {
  expect(isPlaceholder(text)).toBe(true)
})

it.each([
  ['GitLab', 'glpat-Zk3vX_q9T-bW2yLr8sNd'],
  ['GitLab, with routing', 'glpat-Zk3vXq9TbW2yLr8sNdH7bW86MQp1OjEH.01.0w1bz0qfs'],
  ['a job of GitLab', 'glcbt-64_Yx3kQvT8sWm2Zr9Lp4Nd'],
  [
    'HCP Terraform',
    'Qm8xTz4bVn2Lk7.atlasv1.wR3yPq6sHd9gJf1mKc5vBx8nZt2uEo4aLi7rYp0sDk3fGh6jWq9eTz1xCv'
  ],
  ['HCP Terraform, as documents write it', 'xxx.atlasv1.yyy'],
  ['Artifactory', 'AKCp8kq3vWm7Zr2Lx9Td5Yb1Nf6Hs4Gc8Jp0Qe3Ru7Wi2Oa6Sd9Fk4Lz1Xv5Cb8Nm3'],
  ['Artifactory, a reference', 'cmVmdGtuOjAxOjE3NjM5NzQ0MDA6UXc4WnQzWHI1THk3Vm4yQmo2S3A5'],
  [
    'a JSON web token',
    'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiJ4In0.4pcPyMD09olPSyXnrXCjTwXyr4BsezdI1AVTmud2fU4'
  ],
  ['GitHub', 'ghp_Zk3vXq9TbW2yLr8sNdH7bW86MQp1Oj4EH2Zx'],
  ['GitHub, for one owner', 'github_pat_11AAAAAAA0Zk3vXq9TbW2y_Lr8sNdH7bW86MQp1Oj4EH2ZxVt5Kc'],
  [
    'Scalr',
    'eyJhbGciOiJIUzI1NiJ9.eyJpc3MiOiJzY2FsciJ9.Qm8xTz4bVn2Lk7wR3yPq6sHd9gJf1mKc5vBx8nZt2uE'
  ],
  ['base64', 'q1/+8kZ0PzxWmA7v3Yb9Tg=='],
  ['base64 that begins with a slash', '/q1+8kZ0PzxWmA7v3Yb9Tg=='],
  ['hexadecimal', '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b'],
  ['a UUID', '1b4e28ba-2fa1-11d2-883f-0016d3cca427'],
  ['a key with a name', 'x-api-key:va/lu=e'],
  ['a short word', 'plain']
])('a token as %s has it stands for itself', (_, text) => {
  expect(isPlaceholder(text)).toBe(false)
})

it('no random token only stands for one', () => {
  const { below } = seededRandom(7)
  const LETTERS = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-_+/'
  const token = () => Array.from({ length: 40 }, () => LETTERS[below(LETTERS.length)]).join('')
  expect(Array.from({ length: 20_000 }, token).filter(isPlaceholder)).toEqual([])
})

it.each([
  [['Basic realm="Acme"'], 'Basic'],
  [['Digest realm="Registry of Acme, for staff", nonce="x"'], 'Digest'],
  [['Negotiate', 'Basic realm="a, Bearer"'], 'Basic'],
  [['Basic realm="a", Bearer realm="b"'], null],
  [[], null]
])('the scheme beside Bearer in %j is %j', (values, scheme) => {
  expect(otherScheme(values)).toBe(scheme)
})
