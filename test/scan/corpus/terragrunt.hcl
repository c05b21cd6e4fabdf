include "root" {
  path   = find_in_parent_folders("root.hcl")
  expose = true
}

include {
  path = find_in_parent_folders()
}

locals {
  common = read_terragrunt_config(find_in_parent_folders("common.hcl"))
  env    = local.common.locals.environment
}

terraform {
  source = "tfr://registry.example.com/acme/vpc/aws//modules/network?version=4.1.0"

  extra_arguments "retry" {
    commands  = get_terraform_commands_that_need_locking()
    arguments = ["-lock-timeout=20m"]
  }

  after_hook "validate" {
    commands = ["validate"]
    execute  = ["sh", "-c", "echo \"${local.env}\" && true"]
  }
}

dependency "network" {
  config_path = "../network"

  mock_outputs = {
    vpc_id = "vpc-00000000"
  }
  mock_outputs_allowed_terraform_commands = ["validate", "plan"]
}

generate "provider" {
  path      = "provider.tf"
  if_exists = "overwrite_terragrunt"
  contents  = <<EOF
provider "aws" {
  region = "${local.common.locals.region}"
  assume_role { role_arn = "arn:aws:iam::$${account}:role/deploy" }
}
EOF
}

inputs = merge(
  local.common.locals,
  {
    vpc_id = dependency.network.outputs.vpc_id
  },
)
