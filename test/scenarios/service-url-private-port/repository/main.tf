module "vpc" {
  source  = "registry.example.com:8443/acme/network/aws"
  version = "~> 1.0"
}
