terraform {
  required_version = ">= 1.12"
}

module "network" {
  source = "./network"
}
