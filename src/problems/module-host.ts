// Problems of hosts whose names module source addresses cannot contain.
import { MAIN_CLIENTS } from '../protocol/clients.ts'
import { defineProblem, error } from './problem.ts'

export const hostDotlessModule = defineProblem(
  error('host-dotless-module', 'Module host has no dot in its name', MAIN_CLIENTS),
  /** `name` is the host without its port. */
  ({ host, name }: { readonly host: string; readonly name: string }) => ({
    message: `module sources cannot name host ${host}: must contain at least one dot`,
    help: `use a full name such as ${name}.localdomain; provider addresses accept the short name`
  })
)

export const hostIdnModule = defineProblem(
  error('host-idn-module', 'Terraform cannot use modules from an internationalized host', [
    'terraform'
  ]),
  ({ host }: { readonly host: string }) => ({
    message: `Terraform cannot use modules from host ${host}: it converts the name to punycode and then refuses punycode`,
    help: 'serve modules from a host with an ASCII name; OpenTofu 1.12 and later accept this one'
  })
)
