module "network" {
  source  = "registry.example.com/acme/network/aws"
  version = "latest"
}
