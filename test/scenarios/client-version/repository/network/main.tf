terraform {
  required_version = "~> 1.9"
}

module "dns" {
  source = "registry.example.com/acme/dns/aws"
}
