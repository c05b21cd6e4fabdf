language {
  compatible_with {
    opentofu = ">= 1.12"
  }
}

terraform {
  required_providers {
    box = { source = "registry.example.com/acme/box" }
  }
}

provider "box" {
  alias    = "by_region"
  for_each = var.regions
}

action "box_open" "warm" {
  config {}
}

module "network" {
  source = "registry.example.com/acme/network/aws"
}
