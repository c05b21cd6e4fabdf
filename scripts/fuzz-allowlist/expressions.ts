// Expressions whose value is a given text: constants, and for OpenTofu also what needs variables, locals and functions.
import { join } from 'node:path/posix'
import type { Checkout, Place } from './checkout.ts'
import { block, escaped, expression, quoted, text, type Value } from './syntax.ts'

const OTHER = quoted('https://allowed.example.com/other.zip')

/** The text as a value in a module: mostly a quoted string. */
export function valueFor(checkout: Checkout, place: Place, wanted: string): Value {
  const { random } = checkout
  // No escapes or expressions around text that is not UTF-8 or looks like a template.
  if (random.below(10) < 8 || /[\uE0FF$%\n]/.test(wanted)) return text(wanted)
  if (random.below(8) === 0) return { hcl: escaped(wanted, random), json: wanted }
  const dynamic = checkout.client === 'opentofu' ? random.below(3) > 0 : checkout.covers(6)
  return dynamic ? dynamicValue(checkout, place, wanted) : constant(checkout, wanted)
}

/** Needs no variables and no functions: Terraform evaluates it in a source. */
function constant({ random }: Checkout, wanted: string): Value {
  const it = quoted(wanted)
  const at = random.below(wanted.length + 1)
  const [start, end] = [wanted.slice(0, at), wanted.slice(at)].map(quoted)
  const number = wanted.replace(/h(\d+)\./, (_, digits) => `h\${${Number(digits) + 3} - 3}.`)
  return expression(
    random.pick([
      `(${it})`,
      `true ? ${it} : ${OTHER}`,
      `1 > 2 ? ${OTHER} : ${it}`,
      `null == null && !false ? ${it} : ${OTHER}`,
      `[${OTHER}, ${it}][1]`,
      `[${OTHER}, ${it}].1`,
      `{ a = ${it} }.a`,
      `{ "a b" = ${it} }["a b"]`,
      `{ (${it}) = 1 } == null ? "" : ${it}`,
      `[for x in [${it}] : x][0]`,
      `[for x in [${OTHER}, ${it}] : x if x != ${OTHER}][0]`,
      `{ for k, v in { a = ${it} } : v => k } == {} ? "" : ${it}`,
      `{ for k, v in { a = ${it} } : k => v }.a`,
      `([{ a = ${it} }][*].a)[0]`,
      `[{ a = ${it} }].*.a[0]`,
      `"\${${it}}"`,
      `"\${${start}}\${${end}}"`,
      `"%{ if true }\${${it}}%{ else }x%{ endif }"`,
      `"%{ for x in [${start}, ${end}] }\${x}%{ endfor }"`,
      quoted(number),
      `(1 + 1 == 2) ? "\${${start}}\${${end}}" : "x"`
    ])
  )
}

function dynamicValue(checkout: Checkout, place: Place, wanted: string): Value {
  const { random } = checkout
  const it = quoted(wanted)
  const name = checkout.name('v')
  const local = (value: string): Value => {
    checkout.add(place.directory, block('locals', [], [name, expression(value)]))
    return expression(`local.${name}`)
  }
  if (random.below(3) === 0) return variable(checkout, place, wanted, name)
  const base64 = Buffer.from(wanted).toString('base64')
  const backwards = [...wanted].reverse().join('')
  const computed = random.pick([
    it,
    `join("", [${it}])`,
    `join("/", split("/", ${it}))`,
    `format("%s", ${it})`,
    `format("%[2]s", "x", ${it})`,
    `lower(${it})`,
    `trimspace(<<-EOT\n  ${wanted}\n  EOT\n  )`,
    `chomp(<<EOT\n${wanted}\nEOT\n  )`,
    `replace(${quoted(wanted.replace('example', '____'))}, "____", "example")`,
    `replace(${quoted(wanted.replace('example', 'exaample'))}, "/a+/", "a")`,
    `base64decode("${base64}")`,
    `jsondecode(${quoted(JSON.stringify({ a: wanted }))}).a`,
    `strrev(${quoted(backwards)})`,
    `substr(${quoted(`xx${wanted}`)}, 2, -1)`,
    `try(local.nothing.x, ${it})`,
    `coalesce("", ${it})`,
    `element([${OTHER}, ${it}], 3)`,
    `lookup({ a = ${it} }, "b", ${it})`,
    `lookup({ a = ${it} }, "a")`,
    `merge({ a = ${OTHER} }, { a = ${it} }).a`,
    `one([${it}])`,
    `regex(".+", ${it})`,
    `reverse([${it}, ${OTHER}])[1]`,
    `templatestring("$\${a}", { a = ${it} })`,
    `concat([], [${it}])[0]`,
    `values({ a = ${it} })[0]`,
    `tostring(${it})`,
    `terraform.workspace == "default" ? ${it} : ${OTHER}`,
    `can(regex("x", "y")) ? ${OTHER} : ${it}`,
    `sort([${it}])[0]`,
    `title("x") == "X" ? ${it} : ${OTHER}`,
    `file("\${path.module}/${sourceFile(checkout, place, wanted, name)}")`,
    `var.${name}_unset == null ? ${it} : ${OTHER}`
  ])
  return random.below(2) === 0 ? local(computed) : expression(computed)
}

function sourceFile(checkout: Checkout, place: Place, wanted: string, name: string): string {
  checkout.file(join(place.directory, `${name}.txt`), wanted)
  return `${name}.txt`
}

/** A variable whose value is a default, in a file of values, or an argument of the call. */
function variable(checkout: Checkout, place: Place, wanted: string, name: string): Value {
  const { random } = checkout
  const isRoot = place.call === undefined
  const files = ['terraform.tfvars', 'a.auto.tfvars', '.auto.tfvars', 'z.auto.tfvars']
  const way = random.below(4)
  const fallback = way === 0 ? wanted : 'https://allowed.example.com/default.zip'
  checkout.add(place.directory, block('variable', [name], ['default', text(fallback)]))
  if (way === 0) return expression(`var.${name}`)
  if (!isRoot) place.call?.body.push([name, text(wanted)])
  else if (way === 1) {
    const file = random.pick(['terraform.tfvars.json', 'b.auto.tfvars.json'])
    checkout.files.set(join(place.directory, file), {
      kind: 'file',
      parts: [JSON.stringify({ [name]: wanted })]
    })
  } else {
    const [first = '', ...others] = files
    const file = random.pick([first, ...others])
    checkout.file(join(place.directory, file), `${name} = ${quoted(wanted)}\n`)
  }
  return expression(random.below(3) === 0 ? `"\${var.${name}}"` : `var.${name}`)
}
