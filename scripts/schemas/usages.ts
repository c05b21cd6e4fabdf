// What docs/usages.schema.json says of each member of a usages file.
import { union } from 'valibot'
import * as format from '../../src/read/fleet/format.ts'
import { schemaText } from './schema-text.ts'

const DESCRIPTIONS: Readonly<Record<string, string>> = {
  repository: 'About the repository: the last line. A file without it is not whole.',
  'repository.kind': 'No usage has this kind.',
  'repository.schemaVersion': 'Version of this schema: 2.',
  'repository.version': 'Version of tf-disco that wrote the file.',
  'repository.writtenAt': 'When the file was written, in UTC.',
  'repository.repository': 'The repository.',
  'repository.repository.name':
    'Its name, such as `acme/network`: by the remote `origin`, else by the workflow run, else the name of the directory. Unique among the files of one check; case is ignored.',
  'repository.repository.url': 'Its page; null if it is not known.',
  'repository.repository.commit':
    'The commit that is checked out, if the server has it; null otherwise.',
  'repository.dialect': 'Which CLIs use the repository.',
  'repository.dialect.clients': 'The CLIs.',
  'repository.dialect.releases': 'The releases that may be in use, as messages name them.',
  'repository.dialect.versions': 'The known versions, as written.',
  'repository.dialect.why': 'The reason.',
  'repository.dialect.evidence': 'What the choice of CLIs and releases is based on.',
  'repository.dialect.evidence.level': 'The kind of evidence.',
  'repository.dialect.evidence.text': 'What the place has to do with the CLI.',
  'repository.dialect.evidence.version': 'The version or constraint as written; null without one.',
  'repository.dialect.isGuess': 'Whether the CLI is assumed, because it could not be detected.',
  'repository.setting': 'The setting `dialect`.',
  'repository.setting.name': '`auto` if the CLI was detected.',
  'repository.setting.version': 'The version that the setting names.',
  'repository.usedBy': 'All clients that use the files, such as Dependabot.',
  'repository.files': 'Number of files.',
  'repository.bytes': 'Their size.',
  'repository.usages':
    'Number of lines before this one, so that a file without some of them is noticed.',
  'repository.isEmpty': 'Whether no file is one of Terraform, OpenTofu or Terragrunt.',
  'repository.notes': 'Problems of single files.',
  'repository.notes.code': 'Problem code; docs/problems/ has a section about each.',
  'repository.notes.severity': 'The severity if it breaks a CLI that is checked.',
  'repository.notes.message': 'What is wrong.',
  'repository.notes.help': 'How to fix it.',
  'repository.notes.affects': 'The clients that it affects.',
  'repository.notes.clients': 'The CLIs that it concerns.',
  'repository.notes.namedHost': 'The host that the text names; null without one.',
  'repository.notes.places': 'Where it is, and further places that take part.',
  'repository.notes.isPlaceholder': 'Whether the text is a placeholder of a template.',
  'repository.ignore': 'Rules of its files, which ignore findings in the files of the repository.',
  'repository.ignore.code': 'The problem code.',
  'repository.ignore.host': 'The host to which the rule is limited; null for all.',
  'repository.ignore.paths': 'Globs of the files to which it is limited; null for all.',
  'repository.ignore.reason': 'The reason.',
  'repository.ignore.place': 'The comment, or the block of the project file.',
  'repository.ignore.line': 'Of a comment: the line whose findings it ignores.',
  'repository.declared':
    'What directories declare besides usages: constraints on versions, and what decides where `init` runs.',
  'repository.declared.kind':
    '`module`: configuration without usages. `state`: a `backend` or `cloud` block. `lock`: an empty lock file. `version`, `compatible`, `provider-version`: a constraint on the version of the CLI, of OpenTofu or of a provider. `binary`: the CLI that Terragrunt runs. Others: syntax that only one CLI accepts.',
  'repository.declared.text':
    'The constraint as written, or the name of a CLI; empty for other kinds.',
  'repository.declared.localName': 'The name of the provider in its module; null without one.',
  'repository.declared.directories': 'As those of a usage.',
  'repository.units': 'The directories in which Terragrunt runs `init`.',
  'repository.units.directory': 'The directory; empty for the top of the repository.',
  'repository.units.module':
    'The directory of its module, whose files are added; null for a remote or unknown module.',
  'repository.units.unknown': 'Where its `source` is, if the module is not known; null otherwise.',
  'repository.units.missing':
    'The directory that the Terragrunt file names as its module, if it is not there.',
  'repository.units.isPartial':
    'Whether some of its files are not known, besides those of a remote module.',
  'repository.units.replaced':
    'Files of the directory and of its module that other files of the unit replace.',
  'repository.units.files': 'Its Terragrunt file and those that it includes.',
  'repository.installed': 'The modules that `init` has installed.',
  'repository.installed.root': 'The directory where it has run; empty for the top.',
  'repository.installed.key': 'The names of the calls that lead to the module: `network.subnets`.',
  'repository.installed.source': 'The source, as `init` writes it.',
  'repository.installed.version': 'The version; empty without one.',
  'repository.installed.directory': 'The directory of the module.',
  'repository.roots': 'The directories in which `init` runs.',
  'repository.roots.clients': 'The CLIs for which it is a root module.',
  'repository.rootsAreNamed': 'Whether the setting `roots` names them.',
  'repository.isReadByProject':
    'Whether `exclude`, `roots` or `dialect` of its file `.tf-disco.hcl` decided what was read. With `allowed-hosts`, a check fails then.',
  'repository.locks': 'The lock files of these directories.',
  'repository.locks.hashes':
    'The checksums of each provider, such as `registry.terraform.io/hashicorp/aws`.',
  'repository.plugins':
    'The directories that contain a `terraform.d/plugins` with providers of the usages.',
  'repository.plugins.providers': 'The providers with any version in it.',
  usage: 'A use of a host, module or provider.',
  'usage.kind':
    'What uses it. After `_missing`, `_default` and `_nosource`, the argument that would name a host is missing.',
  'usage.host':
    'The host that the text names or implies, for people: a check derives it from the other members. Null if there is none or it is not known.',
  'usage.line': '1-based line.',
  'usage.column': '1-based column in UTF-16 units.',
  'usage.endColumn': 'Exclusive.',
  'usage.target': 'The file that has the line, if the file is a symbolic link to it.',
  'usage.address': 'Where in the configuration, such as `module.network`; not unique.',
  'usage.text': 'The value as written, without quotes; null without a value.',
  'usage.clients': 'The CLIs that read the file.',
  'usage.version': 'The version of a module or provider; missing without one.',
  'usage.version.text':
    'The constraint or the expression as written; `…` for an expression with a string in it.',
  'usage.version.value':
    'Only of an expression: its value for each CLI, null where it is not known before `init`, missing where the CLI rejects a variable in it.',
  'usage.constraints': 'The `constraints` of an entry of a lock file.',
  'usage.evaluated':
    'The value of an expression for each CLI that can evaluate it; missing for a literal text.',
  'usage.evaluated.text': 'The value, or how it begins; null for no value.',
  'usage.evaluated.isWhole': 'Whether it is the whole value.',
  'usage.calls':
    'What a module call with an expression in its source or version, or through a link, installs in each use, for each CLI; missing where the CLI rejects the source.',
  'usage.backend': 'The `backend` of a remote state.',
  'usage.hasOwnToken': 'Whether the block has a token of its own.',
  'usage.workspace': 'The workspace of a `cloud` block or remote backend.',
  'usage.workspace.organization': 'Its organization; null if it is not written as plain text.',
  'usage.workspace.name': 'Its name; null if it is not written as plain text.',
  'usage.workspace.lacks':
    'What is not written in the block, and neither in a file of another program that runs `init`.',
  'usage.directories':
    'The directories of Terragrunt units that it is part of; without it, it is part of the directory of its file.',
  'usage.isOverridden':
    'Whether an override file replaces the value for every CLI, or another file names the provider.',
  'usage.replacedFor':
    'The CLIs for which an override file replaces the value, if it does so for one of two.',
  moduleUse: 'What one use of a module call installs.',
  'moduleUse.root':
    'The directory of the root module that uses it so, empty for the top; null for all of them.',
  'moduleUse.source': 'The value of the source; null if it is not known.',
  'moduleUse.version': 'The value of the version; null without one, or if it is not known.',
  'moduleUse.isOpen': 'Whether source or version is only known at init time.',
  place: 'A place in a file.',
  'place.line': '1-based line.',
  'place.column': '1-based column in UTF-16 units.',
  'place.endColumn': 'Exclusive.',
  'place.target': 'The file that has the line, if the file is a symbolic link to it.',
  file: 'File or directory of the repository, relative to its top.',
  host: 'Hostname in lower-case ASCII, with its port unless that is 443.',
  client: 'A program that uses service discovery.',
  mainClient: 'A CLI.'
}

/** docs/usages.schema.json */
export const usagesSchema = (): string =>
  schemaText(
    {
      title: 'tf-disco usages',
      description:
        'One line of what `tf-disco usages --format json` prints about the files of a repository: a line for each usage, in the order of files and lines, then one about the repository. Together they are all that a later check (`usages`) needs to know. No host has been contacted. The lines hold what the files say; a check derives from it which services hosts must provide. Strings are as files have them, without user info and secret query values of addresses: escape them before you show them. Names of files and directories are relative to the repository, with slashes.',
      schema: union([format.repositoryLine, format.usageLine]),
      path: 'line',
      definitions: {
        repository: format.repositoryLine,
        usage: format.usageLine,
        moduleUse: format.moduleUse,
        place: format.place,
        file: format.file,
        host: format.host,
        client: format.client,
        mainClient: format.mainClient
      }
    },
    DESCRIPTIONS
  )
