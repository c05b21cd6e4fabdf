terraform {
  required_providers {
    box = {
      source  = "registry.example.com/acme/box"
      version = "~> 1.0"
    }
  }
}
