# The network that everything else stands in.
terraform {
  required_version = ">= 1.5.0, < 2.0.0"

  required_providers {
    aws = {
      source  = "hashicorp/aws"
      version = "~> 5.40"
    }
    ipam = {
      source                = "registry.example.com/acme/ipam"
      version               = ">= 1.2"
      configuration_aliases = [ipam.hub, ipam.spoke]
    }
    random = "~> 3.6"
  }

  backend "remote" {
    hostname     = "app.example.com"
    organization = "acme"

    workspaces {
      prefix = "network-"
    }
  }
}

provider "aws" {
  region = var.region

  default_tags {
    tags = local.tags
  }
}

locals {
  tags = merge(var.tags, {
    "acme:owner"   = "platform"
    "acme:managed" = "terraform"
    environment    = terraform.workspace
  })

  azs     = slice(data.aws_availability_zones.available.names, 0, 3)
  subnets = { for index, az in local.azs : az => cidrsubnet(var.cidr, 4, index) }
  longest = max([for name in local.azs : length(name)]...)
}

data "aws_availability_zones" "available" {
  state = "available"

  filter {
    name   = "opt-in-status"
    values = ["opt-in-not-required"]
  }
}

module "vpc" {
  source  = "registry.example.com/acme/vpc/aws"
  version = "~> 4.1"

  name            = "acme-${var.environment}"
  cidr            = var.cidr
  azs             = local.azs
  private_subnets = [for az in local.azs : cidrsubnet(var.cidr, 4, index(local.azs, az))]
  public_subnets  = ["10.0.101.0/24", "10.0.102.0/24", "10.0.103.0/24"] # one a zone

  enable_nat_gateway = var.environment == "production" ? true : false
  tags               = local.tags

  providers = {
    aws = aws
  }
}

module "endpoints" {
  source  = "terraform-aws-modules/vpc/aws//modules/vpc-endpoints"
  version = "5.8.1"

  vpc_id = module.vpc.vpc_id
  endpoints = {
    s3 = {
      service = "s3"
      tags    = { Name = "s3-vpc-endpoint" }
    },
    dynamodb = {
      service         = "dynamodb"
      service_type    = "Gateway"
      route_table_ids = flatten([module.vpc.private_route_table_ids, module.vpc.public_route_table_ids])
    }
  }
}

resource "aws_flow_log" "this" {
  count = var.flow_logs ? 1 : 0

  log_destination      = aws_s3_bucket.logs.arn
  log_destination_type = "s3"
  traffic_type         = "ALL"
  vpc_id               = module.vpc.vpc_id

  lifecycle {
    ignore_changes = [tags["created"], tags_all]
  }
}
