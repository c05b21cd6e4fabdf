locals {
  registry = get_env("REGISTRY", "environment.example.com")
}
