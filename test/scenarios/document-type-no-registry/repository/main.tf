module "vpc" {
  source = "www.example.com/acme/vpc/aws"
}
