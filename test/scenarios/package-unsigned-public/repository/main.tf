terraform {
  required_providers {
    box = {
      source  = "registry.opentofu.org/acme/box"
      version = "~> 1.0"
    }
  }
}
