terraform {
  cloud {
    hostname     = "tfe.example.com"
    organization = "acme"

    workspaces {
      name = "network"
    }
  }
}
