terraform {
  required_providers {
    net = {
      source = "artifacts.example.com/acme/net"
    }
  }
}
