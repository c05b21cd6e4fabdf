module "subnets" {
  source = "acme/subnets/AWS"
}

module "dns" {
  source  = "../dns"
  version = "1.0.0"
}
