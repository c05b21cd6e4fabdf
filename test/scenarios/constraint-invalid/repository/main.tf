terraform {
  required_version = ">= 1.5.0-beta1"

  required_providers {
    terraform = {
      source  = "terraform.io/builtin/terraform"
      version = "~> 1.0"
    }
    box = {
      source  = "registry.example.com/acme/box"
      version = "v1.0.0"
    }
    disk = {
      source  = "registry.example.com/acme/disk"
      version = 1.2
    }
  }
}

variable "release" {
  default = "1.0.0"
}

module "network" {
  source  = "registry.example.com/acme/network/aws"
  version = "^1.0"
}

module "dns" {
  source  = "registry.example.com/acme/dns/aws"
  version = var.release
}
