variable "prefix" {}

module "vpc" {
  source  = "${var.prefix}/vpc/aws"
  version = "~> 1.0"
}
