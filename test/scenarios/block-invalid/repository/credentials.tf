credentials "registry.example.com" {
  token = "example"
}
