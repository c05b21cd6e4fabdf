locals {
  environment = read_terragrunt_config(find_in_parent_folders("environment.hcl"))
}

terraform {
  source = "tfr://${local.environment.locals.registry}/acme/mail/aws?version=2.0.0"
}
