module "network" {
  source  = "registry.example.com/acme/network/aws"
  version = "~> 1.0"
}

module "labels" {
  source = "git::https://git.example.com/acme/labels.git?ref=v1"
}
