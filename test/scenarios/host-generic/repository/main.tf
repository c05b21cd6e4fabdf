module "network" {
  source  = "localterraform.com/acme/network/aws"
  version = "~> 2.1"
}
