terraform {
  required_providers {
    net = {
      source = "www.example.com/app/net"
    }
  }
}
