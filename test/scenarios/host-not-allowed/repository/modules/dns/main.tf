module "zone" {
  source  = "registry.example.org/elsewhere/zone/aws"
  version = "1.0.0"
}
