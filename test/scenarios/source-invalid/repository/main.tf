module "network" {
  source  = "acme/network/AWS"
  version = "~> 2.1"
}

module "dns" {
  source = "modules/dns"
}

module "mail" {
  source = "registry.example.com/acme/mail"
}

module "empty" {
}
