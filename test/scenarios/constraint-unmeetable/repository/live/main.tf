terraform {
  required_providers {
    box = {
      source  = "registry.example.com/acme/box"
      version = "~> 4.0"
    }
  }
}

module "storage" {
  source = "../modules/storage"
}

module "network" {
  source  = "registry.example.com/acme/network/aws"
  version = "1.2, ~> 2.0"
}

module "pre" {
  source  = "registry.example.com/acme/network/aws"
  version = "v1.0.0-beta1"
}
