module "network" {
  source = "https://registry.example.com/acme/network/aws"
}

module "dns" {
  source  = "registry.example.com./acme/dns/aws"
  version = "1.0.0"
}

module "mail" {
  source = "https://registry.terraform.io/modules/acme/mail/aws/latest"
}

module "copied" {
  source = "https://artifacts.example.com/acme/vpc/aws"
}
