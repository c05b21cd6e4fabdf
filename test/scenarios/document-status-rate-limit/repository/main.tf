module "vpc" {
  source = "acme/vpc/aws"
}

module "dns" {
  source = "registry.example.com/acme/dns/aws"
}
