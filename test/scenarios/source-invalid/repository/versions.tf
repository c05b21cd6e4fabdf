terraform {
  required_providers {
    aws = {
      source = "https://registry.terraform.io/hashicorp/aws"
    }
    dns = {
      source = "acme/terraform-provider-dns"
    }
  }
}
