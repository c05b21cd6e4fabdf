terraform {
  required_providers {
    aws = {
      source  = "hashicorp/aws"
      version = "~> 5.0"
    }
    dns = {
      source  = "registry.example.org/acme/dns"
      version = "~> 1.0"
    }
    network = {
      source = "registry.example.com/acme/network"
    }
  }
}
