// Reads a file's text in the syntax that it is written in.

import { readHclJson } from '../hcl/json.ts'
import { readHcl, readHcl1 } from '../hcl/native.ts'
import type { Structure } from '../hcl/structure.ts'
import type { Syntax } from './file-kinds.ts'

const READERS: Readonly<Record<Syntax, (text: string) => Structure>> = {
  hcl: readHcl,
  json: readHclJson,
  // A CLI configuration is JSON when it begins like that, by whatever name (hashicorp/hcl v1: lex.go).
  hcl1: (text) => (/^[^\S\uFEFF]*\{/.test(text) ? readHclJson(text) : readHcl1(text))
}

/** Never throws; `problems` has what is wrong with the text. */
export const readIn = (syntax: Syntax, text: string): Structure => READERS[syntax](text)
