// Sources of modules that are not local, in all spellings. `{h}` is a host of its own, `{a}` an allowed one.
import { ALLOWED, type Checkout } from './checkout.ts'

const REGISTRY = [
  '{h}/a/b/c',
  '{h}/a/b/c//sub',
  '{h}:8443/a/b/c',
  '{H}/a/b/c',
  '{h}./a/b/c',
  'a/b/c'
]
const PLAIN = [
  'https://{h}/x.zip',
  'http://{h}/x.zip',
  'https://{h}/x',
  'http://{h}:8080/x',
  'git::https://{h}/x.git',
  'git::ssh://git@{h}/x.git',
  'git@{h}:x/y.git',
  'git::{h}:x/y',
  'git::git://{h}/x',
  'git://{h}/x',
  'hg::https://{h}/x',
  'hg::ssh://hg@{h}/x',
  'github.com/o/r',
  'git::github.com/o/r',
  'bitbucket.org/o/r',
  'oci://{h}/x',
  'gitlab.com/a/b/c'
]
const ODD = [
  'https::https://{h}/x.zip',
  'http::http://{h}/x.zip',
  'https::http://{h}/x',
  'git::https::https://{h}/x',
  'git::http::https://{h}/x',
  'git::ftp::ftp://{h}/x',
  'git::ftp://{h}/x',
  'git::ftps://{h}/x',
  'git::ftp::https://{h}/x',
  'git::https:///{h}/x',
  'git::https:/{h}/x',
  'git::https:{h}/x',
  'https://{h}//x.zip',
  'https://{h}///x.zip',
  'https:///{h}/x.zip',
  'https:\\\\{h}\\x.zip',
  'git::https:\\\\{h}\\x',
  '\\\\{h}\\share\\x',
  'C:\\x\\y',
  'git::C:/x',
  '//{h}/x.zip',
  'git::git+ssh://git@{h}/x',
  'git::ssh+git://git@{h}/x',
  'git::ssh://git@{h}:2222/x',
  'git::ssh://[{h}]/x',
  'git::ssh://[{h}:22]/x',
  'git::git://[{h}]/x',
  'https://[{h}]/x.zip',
  'git::ssh://{h}%2f@{a}/x',
  'git::ssh://{h}%3a22%2f@{a}/x',
  'git::git://{h}%2f@{a}/x',
  'git::ssh://{a}%2f@{h}/x',
  'git::ssh://a%40{h}%2f@{a}/x',
  'https://{a}%2f@{h}/x.zip',
  'https://{a}@{h}/x.zip',
  'https://{a}:443@{h}/x.zip',
  'https://{a}#@{h}/x.zip',
  'https://{a};@{h}/x.zip',
  'git::https://a@{a}@{h}/x',
  'git::ssh://{a}@{h}/x',
  'git::ssh://{a}#@{h}/x',
  'git::ssh://{a}/@{h}/x',
  'git::{h}:@{a}/x',
  'git::user:pw@{h}:x/y',
  'git::https://{h}.:443/x',
  'https://{h}:443/x.zip',
  'https://{h}:0443/x.zip',
  'https://{h}:/x.zip',
  'https://@{h}/x.zip',
  'https://{H}/x.zip',
  'HTTPS://{h}/x.zip',
  'git::HTTPS://{H}/x',
  'https://{h}/x y.zip',
  'https://{h}/x.zip ',
  'https://{h}\u200b/x.zip',
  'https://{h}\uE0FF.{a}/x.zip',
  'https://{h}?archive=zip',
  'https://{h}/x?archive=tar.gz#f',
  'https://{a}/x.zip?checksum=file:https://{h}/S',
  'https://{a}/x.zip?checksum=file%3Ahttps%3A%2F%2F{h}%2FS',
  'https://{a}/x?archive=zip&checksum=file:http://{h}/S',
  'https://{a}/x.zip?%63hecksum=file:https://{h}/S',
  'https://{a}/x.zip?checksum=file:https://{a}/S?checksum=file:https://{h}/S',
  'https://{a}/x.zip?checksum=file:git::https://{h}/S',
  'https://{a}/x.zip?checksum=file:git::{h}:x',
  'https://{a}/x.zip?checksum=file:hg::https://{h}/S',
  'git::https://{a}/x?checksum=file:https://{h}/S',
  'git@{a}:x/y?checksum=file:https://{h}/S',
  'github.com/o/r?checksum=file:https://{h}/S',
  '@CO@/x?checksum=file:https://{h}/S',
  'https://{a}//sub?checksum=file:https://{h}/S',
  'git::https://{h}/x?ref=v1',
  'git::https://{h}/x?sshkey=YWJj',
  'git::ssh://git@{h}/x?sshkey=YWJj&ref=a',
  'git::https://{h}/x?depth=1',
  'git::https://{h}/x//sub?ref=v1',
  'git::https://{h}/x::y',
  'git@{h}:22/x/y',
  'git@{h}:x//y.git',
  'git@{h}.:x/y',
  'git::git@{H}:x/y.git',
  's3::https://{h}/bucket/key.zip',
  's3::https://{h}/b/k.zip?region=us-east-1&aws_access_key_id=A&aws_access_key_secret=B',
  's3::http://{h}:9000/b/k.zip?aws_access_key_id=A&aws_access_key_secret=B',
  's3::https://s3.amazonaws.com@{h}/b/k.zip',
  'gcs::https://{h}/storage/v1/b/k.zip',
  'oci://{h}:5000/x?tag=v1',
  'oci://{a}@{h}/x',
  'OCI://{h}/x',
  'hg::{h}:x',
  'hg::http://{h}/x?rev=1',
  'http://2130706433/x.zip',
  'http://0x01020304/x',
  'http://[::ffff:1.2.3.4]/x.zip',
  'http://[1:2::3]:8080/x.zip',
  'git::http://1.2/x',
  'git::https://1.2.3.4:444/x',
  'git::git@1.2.3.4:x',
  'https://h\u00e9{h}/x.zip',
  'https://{h}\u3002example.org/x.zip',
  'git::https://fa\u00df.{h}/x',
  '{h}\u3002example.org/a/b/c',
  '\u00e9{h}/a/b/c',
  '{h}:443/a/b/c',
  '{h}:0443/a/b/c',
  '{h}/a/b/c//sub/../..',
  '{h}/a/b/c///sub',
  '{h}/a_b/c/d',
  'app.terraform.io/a/b/c',
  'file://{h}/x',
  'svn::https://{h}/x',
  'https://https://{h}/x'
] as const
const MARKS = [
  '@',
  ':',
  '/',
  '?',
  '#',
  '%2f',
  '%40',
  '\\',
  ' ',
  '.',
  '//',
  '::',
  '[',
  ']',
  ';',
  '\t'
]

/** A source of a random spelling. */
export function remoteSource(checkout: Checkout): string {
  const { random } = checkout
  const [first, ...others] = random.pick([REGISTRY, PLAIN, PLAIN, ODD, ODD])
  const spelling = random.pick([first ?? '', ...others])
  const name = checkout.host()
  const whole = spelling
    .replaceAll('{h}', name)
    .replaceAll('{H}', name.toUpperCase())
    .replaceAll('{a}', ALLOWED)
  return random.below(4) === 0 ? changed(checkout, whole) : whole
}

/** The same with one change, which may make it another address or none. */
function changed({ random }: Checkout, source: string): string {
  const at = random.below(source.length + 1)
  const [start, end] = [source.slice(0, at), source.slice(at)]
  const [mark, ...marks] = MARKS as readonly string[]
  switch (random.below(9)) {
    case 0:
      return start + random.pick([mark ?? '', ...marks]) + end
    case 1:
      return start + end.slice(1)
    case 2:
      return start + end.slice(0, 1).toUpperCase() + end.slice(1)
    case 3:
      return `${random.pick(['git::', 'https::', 'hg::', 's3::', 'file::', 'http::'])}${source}`
    case 4:
      return source.replace('://', random.pick([':/', ':///', ':', '://user:pw@', '://:@', '::']))
    case 5:
      return `${source}${random.pick(['//sub', '?ref=v1', '#f', '/', '?', '//', '/../x', '&x=1'])}`
    case 6:
      return source.replace('.com', random.pick(['.com:8443', '.com.', '.com:', '.com%2f', '.COM']))
    case 7:
      return source.replace('example', random.pick(['ex%61mple', 'ex\u00e4mple', 'ex_mple', '-x']))
    default:
      return source.replaceAll('/', random.pick(['\\', '//', '%2f']))
  }
}
