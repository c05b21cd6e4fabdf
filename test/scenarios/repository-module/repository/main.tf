terraform {
  required_version = ">= 1.8"

  required_providers {
    aws = {
      source  = "hashicorp/aws"
      version = "~> 5.0"
    }
  }
}

module "network" {
  source  = "registry.example.com/acme/network/aws"
  version = "~> 2.1"

  cidr = "10.0.0.0/16"
}

module "dns" {
  source  = "registry.example.org/acme/dns/aws"
  version = "1.4.0"
}
