provider "registry.example.com/acme/box" {
  version     = "1.0.0"
  constraints = "~> 1.0"
}
