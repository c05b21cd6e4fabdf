terraform {
  required_providers {
    network = {
      source = "registry.example.com/acme/network"
    }
  }
}
