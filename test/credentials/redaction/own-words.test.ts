// Which members of the verdict and of usages no token changes. The compiler compares their types with the names that redaction has.

import type { Verdict } from '../../../src/judge/verdict.ts'
import {
  makeRedact,
  type OURS,
  type THEIRS
} from '../../../src/observe/credentials/redaction/redaction.ts'
import type { RepositoryUsages } from '../../../src/read/fleet/format.ts'
import type { Dialect } from '../../../src/read/scan/clients/dialect.ts'
import { Token } from '../../../src/rules/protocol/token.ts'
import { expect, it } from '../../support/jest.ts'

type Split<S extends string> = S extends `${infer First} ${infer Rest}` ? First | Split<Rest> : S
type Ours = Split<typeof OURS>
type Theirs = Split<typeof THEIRS>

/** `fixed` for a string of known words, `free` for any other. */
type KindOf<Value> = Value extends readonly (infer Item)[]
  ? KindOf<Item>
  : Value extends string
    ? Record<never, true> extends Record<Value, true>
      ? 'free'
      : 'fixed'
    : never

/** Every member of strings in data as `NAME KIND`, without those in members that redaction leaves alone or hides as a whole. */
type Members<T> = T extends readonly (infer Item)[]
  ? Members<Item>
  : T extends string
    ? never
    : T extends { readonly size: number; readonly keys: () => unknown }
      ? 'names from outside'
      : T extends object
        ? {
            [Name in keyof T & string]: string extends Name
              ? 'names from outside'
              : Name extends Theirs
                ? never
                : `${Name} ${KindOf<T[Name]>}` | (Name extends Ours ? never : Members<T[Name]>)
          }[keyof T & string]
        : never

type All =
  | Members<Verdict>
  | Members<Pick<Dialect, 'why' | 'evidence'>>
  // The name of the dialect is not written.
  | Members<Omit<RepositoryUsages, 'dialect'> & { readonly dialect: Omit<Dialect, 'name'> }>
type Named<Kind extends string> = All extends infer Each
  ? Each extends `${infer Name} ${Kind}`
    ? Name
    : never
  : never

/** Those that stay, though their types allow any text. */
const SHOWN: Readonly<Record<Extract<Named<'free'>, Ours>, string>> = {
  title: 'of a table',
  code: 'of a setting',
  signal: 'a name of the system',
  writtenAt: 'a time',
  file: 'a name in the checkout',
  rowKeys: 'names in the checkout, which no report shows',
  directory: 'a name in the checkout',
  directories: 'names in the checkout',
  failing: 'names in the checkout',
  root: 'a name in the checkout',
  exclude: 'patterns for names in the checkout',
  repository: 'its name in the checkout',
  namedHost: 'a host that files name'
}

/** Those that are searched, though their types allow only fixed words. */
const SEARCHED: Readonly<Record<Exclude<Named<'fixed'>, Ours>, string>> = {
  client: 'a CLI, whose name stays everywhere, but in login.v1 a text of the host'
}

/** Where names of members are from outside, and are not searched. */
const OUTSIDE: Readonly<Record<Extract<All, 'names from outside'>, string>> = {}

it('changes members of texts, and none of fixed words or of names in the checkout', () => {
  const redact = makeRedact([new Token('error')])
  const withError = (names: Readonly<Record<string, string>>) =>
    Object.fromEntries(Object.keys(names).map((name) => [name, 'error']))
  expect(redact(withError(SHOWN))).toEqual(withError(SHOWN))
  expect(redact(withError(SEARCHED))).toEqual({ client: '***' })
  expect(OUTSIDE).toEqual({})
})
