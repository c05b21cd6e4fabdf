terraform {
  required_providers {
    box = {
      source  = "registry.example.com/acme/box"
      version = ">= 3.0, ~> 5.0"
    }
  }
}
