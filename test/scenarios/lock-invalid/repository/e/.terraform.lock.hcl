provider "registry.example.com/Acme/box" {
  version = "1.1.0"
}
