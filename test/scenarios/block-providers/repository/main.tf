terraform {
  required_providers {
    box = {
      source = "registry.example.com/acme/box"
    }
  }
}

module "network" {
  source = "./network"
}

module "legacy" {
  source = "./legacy"
  count  = 2

  providers = {
    box = box
  }
}
