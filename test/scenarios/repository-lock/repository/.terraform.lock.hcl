# This file is maintained automatically by "terraform init".
# Manual edits may be lost in future updates.

provider "registry.example.org/acme/network" {
  version     = "1.2.3"
  constraints = "~> 1.2"
  hashes = [
    "h1:AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA=",
  ]
}

provider "registry.terraform.io/hashicorp/aws" {
  version = "5.82.2"
}
