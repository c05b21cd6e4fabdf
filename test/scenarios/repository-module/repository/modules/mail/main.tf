module "queue" {
  source  = "acme/queue/aws"
  version = "3.0.0"
}

module "local" {
  source = "../queue"
}

module "git" {
  source = "git::https://git.example.com/acme/git.git?ref=v1.0.0"
}
