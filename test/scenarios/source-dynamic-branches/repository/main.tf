variable "is_local" {}

module "network" {
  source = var.is_local ? "./network" : "git::https://git.example.com/network.git?ref=v1"
}

module "dns" {
  source = var.is_local ? "./network" : "acme/network/aws"
}
