module "c" {
  source = "acme/network/aws
  version = "1.0.0"
}
