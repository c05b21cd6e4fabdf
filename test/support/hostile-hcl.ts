// Texts of any size that are slow to read for a parser of HCL or JSON that is not linear.
import { flood, type Make } from './linear.ts'

/** Opening units, then as many closing ones. */
const nest =
  (before: string, open: string, close: string, after = '') =>
  (length: number): string => {
    const count = Math.ceil(length / (open.length + close.length))
    return before + open.repeat(count) + close.repeat(count) + after
  }

type Hostile = { readonly name: string; readonly make: Make }

export const HOSTILE_HCL: readonly Hostile[] = [
  { name: 'open blocks', make: flood('', 'a {\n') },
  { name: 'nested blocks', make: nest('', 'a {\n', '}\n') },
  { name: 'words and spaces', make: flood('a = b', '  +  c', '\n') },
  { name: 'a word and spaces', make: flood('a = b', ' ', '+ c\n') },
  { name: 'one argument again and again', make: flood('', 'a = 1\n') },
  { name: 'open brackets', make: flood('a = ', '[') },
  { name: 'nested brackets', make: nest('a = ', '[', ']', '\n') },
  { name: 'nested objects', make: nest('a = ', '{a=', '}', '\n') },
  { name: 'open object keys', make: flood('a = ', '{("') },
  { name: 'open parentheses', make: flood('a = {', '(') },
  { name: 'brackets of all kinds', make: flood('a = ', '([{') },
  { name: 'wrong closings', make: nest('a = ', '(', ']') },
  { name: 'wrong closings in a template', make: nest('a = "${', '(', ']', '}"\n') },
  { name: 'stray closings', make: flood('', '}])') },
  { name: 'nested templates', make: nest('a = ', '"${', '}"', '\n') },
  { name: 'open templates', make: flood('a = ', '"${') },
  { name: 'open templates in lines', make: flood('', 'a = "${b("\n') },
  { name: 'open templates over lines', make: flood('a = ', '"${\n') },
  { name: 'sequences', make: flood('a = "', '${', '"\n') },
  { name: 'directives', make: flood('a = "', '%{', '"\n') },
  { name: 'constant sequences', make: flood('a = "', `\${"x"}`, '"\n') },
  { name: 'unknown sequences', make: flood('a = "', `x \${~x~} `, '"\n') },
  { name: 'signs', make: flood('a = "', '$$%%', '"\n') },
  { name: 'quotes', make: flood('', '"') },
  { name: 'quotes in a value', make: flood('a = ', '"') },
  { name: 'labels', make: flood('a ', '"x" ') },
  { name: 'open strings', make: flood('', 'a = "b\n') },
  { name: 'backslashes', make: flood('a = "', '\\') },
  { name: 'escapes', make: flood('a = "', '\\u00e9', '"\n') },
  { name: 'heredoc markers', make: flood('a = ', '<<A') },
  { name: 'heredoc markers in lines', make: flood('', 'a = <<A\n') },
  { name: 'heredocs in heredocs', make: flood('a = ', '<<A\n${') },
  { name: 'almost closing lines', make: flood('a = <<A\n', ' A A\n') },
  { name: 'white lines', make: flood('a = <<-A\n', '   \t\n', 'A\n') },
  { name: 'heredoc lines', make: flood('a = <<-A\n', '  x\n', 'A\n') },
  { name: 'open comments', make: flood('', '/*') },
  { name: 'comments', make: flood('a = ', '/**/') },
  { name: 'comment lines', make: flood('', '#\n') },
  { name: 'slashes', make: flood('a = ', '/ ') },
  { name: 'less', make: flood('a = ', '<') },
  { name: 'equal signs', make: flood('a ', '=') },
  { name: 'names', make: flood('', 'a\n') },
  { name: 'a long name', make: flood('', 'é') },
  { name: 'object items', make: flood('a = {', 'b=c,', '}\n') },
  { name: 'object items without value', make: flood('a = {', 'b c ') },
  { name: 'commas', make: flood('a = [', ',') },
  { name: 'carriage returns', make: flood('a = ', '\r') },
  { name: 'control characters', make: flood('a = ', '\0') },
  { name: 'half characters', make: flood('a = "', '\ud83d') },
  { name: 'spaces', make: flood('a = ', ' ') },
  { name: 'spaces that are none', make: flood('a = [', '\uFEFF \u00A0') },
  { name: 'newlines', make: flood('', '\n') },
  { name: 'modules in one line', make: flood('', 'module "😀" { source = "x" } ') },
  { name: 'modules', make: flood('', 'module "a" { source = "x" }\n') },
  { name: 'open resources', make: flood('', 'resource "a" "b" {\n') },
  { name: 'broken resources', make: flood('', 'resource "a" "b" {\n  x = "\n}\n') },
  { name: 'resources', make: flood('', 'resource "a" "b" {\n  provider = é\n}\n') },
  { name: 'for', make: flood('a = ', '[for ') },
  { name: 'a number', make: flood('a = ', '1') }
]

export const HOSTILE_JSON: readonly Hostile[] = [
  { name: 'open lists', make: flood('', '[') },
  { name: 'open objects', make: flood('', '{"a":') },
  { name: 'empty lists', make: flood('[', '[],', '1]') },
  { name: 'quotes', make: flood('[', '"') },
  { name: 'strings', make: flood('[', '"",', '1]') },
  { name: 'backslashes', make: flood('["', '\\') },
  { name: 'escapes', make: flood('["', '\\ud83d', '"]') },
  { name: 'unknown escapes', make: flood('["', '\\x', '"]') },
  { name: 'sequences', make: flood('["', '${', '"]') },
  { name: 'nested templates', make: nest('["', '${\\"', '\\"}', '"]') },
  { name: 'comments', make: flood('', '/**/') },
  { name: 'slashes', make: flood('', '/') },
  { name: 'commas', make: flood('[1', ',') },
  { name: 'numbers', make: flood('[', '1 ') },
  { name: 'a number', make: flood('[', '1') },
  { name: 'duplicates', make: flood('{', '"module":{"a":{}},', '"b":1}') }
]
