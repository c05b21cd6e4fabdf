terraform {
  required_providers {
    box = {
      source  = "registry.example.com/acme/box"
      version = "~> 1.0"
    }
  }
}
module "network" {
  source  = "registry.example.com/acme/network/aws"
  version = "~> 1.0"
}
