terraform {
  required_providers {
    box = {
      source = "registry.example.com/acme/box"
    }
  }
}
