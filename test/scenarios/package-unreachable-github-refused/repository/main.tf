module "vpc" {
  source  = "acme/network/aws"
  version = "~> 1.0"
}
