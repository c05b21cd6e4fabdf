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

module "local" {
  source = "localhost:8080/acme/mail/aws"
}

module "terragrunt" {
  source = "tfr:///acme/mail/aws?version=1.0.0"
}

module "empty" {
}

module "below" {
  source = "git.example.com/gitlab/acme/vpc/aws"
}

module "pinned" {
  source  = "https://artifacts.example.com/acme/vpc/aws"
  version = "1.0.0"
}
