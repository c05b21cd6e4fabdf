module "queue" {
  source  = "acme/queue/aws"
  version = "3.0.0"
}
