module "network" {
  source = "acme/network/aws"
}

module "dns" {
  source = "registry.example.com/acme/dns/aws"
}
