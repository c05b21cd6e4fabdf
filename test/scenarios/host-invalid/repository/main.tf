terraform {
  cloud {
    hostname     = "https://app.example.com"
    organization = "acme"
  }
}

module "network" {
  source  = "registry.example.com/acme/network/aws"
  version = "~> 2.1"

  cidr = "10.0.0.0/16"
}
