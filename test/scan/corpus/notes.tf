// Odd, but legal: what formatters would change and editors leave behind.
module unquoted {
source="acme/unquoted/aws" // no spaces
	version	=	"1.0.0"	# tabs
}
module "comments" { # after the brace {
  /* before */ source /* within */ = /* "not/this/one" */ "acme/comments/aws" /* after */
  # source = "not/this/one"
  // version = "0"
  version = "2.0.0"
} # }
module "été" {
  source = "registry.example.com/acme/été-日本/aws"
  名前     = "日本語 — \U0001F600 😀"
}
module "empty" {}
locals { one_line = [1, 2.5, -3e+10, true, null, "text"] }
locals {
  nested   = "a ${"b ${"c ${upper("d")} }"} {"} e"
  escaped  = "$${not} %%{not} $5 100% $"
  braces   = "}{)(][\"'`"
  object   = { a : 1, "b" = 2, (var.key) = 3, 4 = "four", c = { d = [{}] } }
  splat    = var.list[*].id
  legacy   = var.list.*.id.0
  indexes  = local.object["a"]["b"][0].c
  compare  = 1 < 2 && 2 <= 3 || !(4 >= 5) != (6 > 7) == true
  math     = -(1 + 2) * 3 / 4 % 5
  choice   = var.flag ? "yes" : var.other ? "maybe" : "no"
  call     = provider::acme::parse("text", { deep = [1, 2] })
  lines = (
    1 +
    2
  )
  heredocs = [<<A
]"
A
    , <<-B
    ${join(",", [for x in ["}", "\""] : "${x}}"])} $${x} %{ if true }"%{ endif }
    B
  ]
  strip = "  ${~ var.a ~}  %{~ if var.b ~} b %{~ endif ~}"
}
data "external" "x" { program = ["sh", "-c", "echo '{\"a\": \"${path.module}\"}'"] }
_ {
  source = "not/this/one"
}
resource "null_resource" "r" {
  triggers = {
    source = "not/this/one"
    always = timestamp()
  }
  module {
    source = "not/this/one"
  }
}
