provider "registry.example.com/acme/box" {
