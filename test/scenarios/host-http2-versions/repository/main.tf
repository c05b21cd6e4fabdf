module "network" {
  source  = "registry.example.com/acme/network/aws"
  version = "1.2.0"
}

module "labels" {
  source  = "registry.example.com/acme/labels/aws"
  version = "1.2.0"
}
