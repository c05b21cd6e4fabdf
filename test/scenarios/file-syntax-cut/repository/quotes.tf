module "b" {
  source = 'acme/network/aws'
}
