terraform {
  backend "http" {
    address      = "https://state.example.net/production"
    lock_address = "https://locks.example.com:8443/production"
  }
}

module "network" {
  source = "registry.example.com/acme/network/aws"
}

module "dns" {
  source = "git::https://git.example.com/acme/dns.git?ref=v1"
}

module "vault" {
  source = "github.com/acme/vault"
}

module "vault_replica" {
  source = "git@github.com:acme/vault.git"
}

module "archive" {
  source = "s3::https://s3-eu-west-1.amazonaws.com/acme/network.zip"
}
