module "network" {
  source  = "registry.example.org/acme/network/aws"
  version = "~> 1.0"
}
