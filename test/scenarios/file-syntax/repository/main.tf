module "network" {
  source  = "registry.example.com/acme/network/aws"
  version = "~> 2.1"

  tags = {
    Name = "network
  }
}

module "dns" {
  source = "registry.example.com/acme/dns/aws"
}
