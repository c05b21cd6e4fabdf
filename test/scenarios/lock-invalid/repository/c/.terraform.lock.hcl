provider "registry.example.com/acme/box" {
  constraints = "~> 1.0"
}
