required_providers {
  aws = {
    source  = "hashicorp/aws"
    version = "~> 5.40"
  }
  vault = { source = "registry.example.com/acme/vault", version = "0.3.0" }
}

provider "aws" "main" {
  for_each = var.regions
  config {
    region = each.value
    assume_role_with_web_identity {
      role_arn           = var.role_arn
      web_identity_token = var.identity_token
    }
  }
}

variable "regions" {
  type = set(string)
}

component "vpc" {
  for_each = var.regions
  source   = "registry.example.com/acme/vpc/aws"
  version  = "4.1.0"

  inputs = {
    name = "acme-${each.value}"
    cidr = cidrsubnet("10.0.0.0/8", 8, index(tolist(var.regions), each.value))
  }

  providers = {
    aws = provider.aws.main[each.value]
  }
}

removed {
  source = "./old"
  from   = component.old
  providers = { aws = provider.aws.main["eu-west-1"] }
}

stack "edge" {
  source  = "app.example.com/acme/edge"
  version = "1.0.0"
}

output "ids" {
  type  = map(string)
  value = { for region, vpc in component.vpc : region => vpc.vpc_id }
}
