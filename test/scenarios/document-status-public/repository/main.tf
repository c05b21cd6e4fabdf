module "vpc" {
  source = "acme/vpc/aws"
}
