terraform {
  required_providers {
    box = {
      source  = "acme/box"
    }
  }
}
