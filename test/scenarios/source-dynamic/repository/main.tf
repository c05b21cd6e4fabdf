variable "registry" {
  type  = string
  const = true
}

locals {
  namespace = "acme"
}

module "network" {
  source  = "${var.registry}/acme/network/aws"
  version = "~> 2.1"
}

module "dns" {
  source  = "registry.example.com/${local.namespace}/dns/aws"
  version = "~> 1.0"
}

module "mail" {
  source = "./modules/${var.registry}"
}
