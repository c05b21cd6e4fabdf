variable "registry" {
  default = "default.example.com"
}

module "dns" {
  source  = "${var.registry}/acme/dns/aws"
  version = "~> 1.0"
}
