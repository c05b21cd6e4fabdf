required_providers {
  aws = {
    source  = "hashicorp/aws"
    version = "~> 5.0"
  }
}

provider "aws" "this" {
  config {
    region = "eu-central-1"
  }
}

component "network" {
  source  = "registry.example.com/acme/network/aws"
  version = "2.1.0"

  providers = {
    aws = provider.aws.this
  }
}

component "dns" {
  source  = "registry.example.org/acme/dns/aws"
  version = "1.4.0"
}

component "local" {
  source = "./modules/local"
}
