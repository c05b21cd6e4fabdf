variable "registry" {
  default = "default.example.com"
}

module "platform" {
  source   = "../modules/platform"
  registry = var.registry
}
