module "network" {
  source  = "registry.example.com/acme/network/aws"
  version = "~> 1.0"
}
