module "vpc" {
  source = "git::https://git.example.com/acme/vpc.git?ref=v1"
}
