module "network" {
  source = "https://registry.example.com/acme/network/aws"
}

module "dns" {
  source  = "registry.example.com./acme/dns/aws"
  version = "1.0.0"
}

module "mail" {
  source = "localhost:8080/acme/mail/aws"
}


module "copied" {
  source = "https://artifacts.example.com/acme/vpc/aws"
}
