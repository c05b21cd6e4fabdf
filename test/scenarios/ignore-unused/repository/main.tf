module "dns" {
  # tf-disco:ignore source-invalid the template fills it in
  source = "modules/dns"
}

module "mail" {
  # tf-disco:ignore source-invalid moved to the registry
  source = "./mail"
}

# tf-disco: ignore source-invalid
module "database" {
  source = "./mail" # tf-disco:ignore source-mising
}

module "network" {
  # tf-disco:ignore source-missing
  source = "./mail"
}
