variable "registry" {
  default = "default.example.com"
}

module "network" {
  source = "../network"
  host   = var.registry
}
