variable "host" {}

locals {
  organization = "${var.host}/acme"
}

module "vpc" {
  source = "../vpc"
  prefix = local.organization
}
