provider "registry.example.com/acme/box" {
  version = "1.1.0"
  hashes  = []
}
