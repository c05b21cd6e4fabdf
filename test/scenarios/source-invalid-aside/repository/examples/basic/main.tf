module "subnets" {
  source = "acme/subnets/AWS"
}
