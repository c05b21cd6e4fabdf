terraform {
  cloud {
    organization = "acme"
    hostname     = "tfe.example.com"

    workspaces {
      tags = ["app", "eu"]
    }
  }
}

data "terraform_remote_state" "network" {
  backend = "remote"

  config = {
    hostname     = "app.example.com"
    organization = "acme"
    workspaces   = { name = "network-${terraform.workspace}" }
  }
}

data "terraform_remote_state" "bucket" {
  backend = "s3"
  config = {
    bucket = "acme-state"
    key    = "env:/${terraform.workspace}/app.tfstate"
    region = "eu-central-1"
  }
  defaults = { vpc_id = null }
}

data "terraform_remote_state" "default" {
  backend = "remote"
  config  = { organization = "acme", workspaces = { name = "app" } }
}

provider "tfe" {
  hostname = "tfe.example.com"
  token    = var.tfe_token
}

provider "tfe" {
  alias    = "public"
  hostname = var.tfe_hostname
}

provider "azurerm" {
  features {}
  skip_provider_registration = true
}

module "app" {
  source  = "tfe.example.com/acme/app/azurerm"
  version = "0.9.0"
  count   = var.enabled ? 1 : 0

  vpc_id    = data.terraform_remote_state.network.outputs.vpc_id
  providers = { azurerm = azurerm, azurerm.dns = azurerm.hub }
}

module "dynamic" {
  source = "./modules/${var.kind}"
}

module "host-known" {
  source  = "registry.example.com/${var.organization}/app/aws"
  version = "1.0.0"
}

module "parenthesised" { source = ("acme/app/aws") }

resource "azurerm_resource_group" "this" {
  name     = format("%s-%s-rg", var.name, substr(sha256(var.location), 0, 6))
  location = var.location
  tags     = { for k, v in local.tags : lower(k) => v... }

  timeouts {
    create = "30m"
    delete = "1h"
  }

  provisioner "local-exec" {
    command     = "az group show --name ${self.name} | jq -r '.id'"
    interpreter = ["/bin/bash", "-c"]
    environment = { AZURE_CORE_OUTPUT = "json" }
    when        = destroy
  }
}
